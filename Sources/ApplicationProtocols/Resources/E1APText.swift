// swift-format-ignore-file
// Made by tekigo-schema from Sources/tekigo-schema/Facts: change what stands there, not this.
let e1apText = #"""
PROTOCOL E1AP
SPECIFICATION 3GPP TS 37.483
VERSION Release 18 (as of December 2025)
ENCODING aligned
PORT 38462
PAYLOAD-PROTOCOL 64
SIDES CP UP
PDU E1AP-PDU
TRANSACTION TransactionID
UE gNB-CU-CP-UE-E1AP-ID gNB-CU-UP-UE-E1AP-ID
MBS GNB-CU-CP-MBS-E1AP-ID GNB-CU-UP-MBS-E1AP-ID

PROCEDURES E1AP-ELEMENTARY-PROCEDURES
  0 reset reject CP/UP transaction 8.2.1 Reset ResetAcknowledge -
  1 errorIndication ignore CP/UP transaction 8.2.2 ErrorIndication - -
  2 privateMessage ignore CP/UP - - PrivateMessage - -
  3 gNB-CU-UP-E1Setup reject UP transaction 8.2.3 GNB-CU-UP-E1SetupRequest GNB-CU-UP-E1SetupResponse GNB-CU-UP-E1SetupFailure
  4 gNB-CU-CP-E1Setup reject CP transaction 8.2.4 GNB-CU-CP-E1SetupRequest GNB-CU-CP-E1SetupResponse GNB-CU-CP-E1SetupFailure
  5 gNB-CU-UP-ConfigurationUpdate reject UP transaction 8.2.5 GNB-CU-UP-ConfigurationUpdate GNB-CU-UP-ConfigurationUpdateAcknowledge GNB-CU-UP-ConfigurationUpdateFailure
  6 gNB-CU-CP-ConfigurationUpdate reject CP transaction 8.2.6 GNB-CU-CP-ConfigurationUpdate GNB-CU-CP-ConfigurationUpdateAcknowledge GNB-CU-CP-ConfigurationUpdateFailure
  7 e1Release reject CP/UP transaction 8.2.7 E1ReleaseRequest E1ReleaseResponse -
  8 bearerContextSetup reject CP ue 8.3.1 BearerContextSetupRequest BearerContextSetupResponse BearerContextSetupFailure
  9 bearerContextModification reject CP ue 8.3.2 BearerContextModificationRequest BearerContextModificationResponse BearerContextModificationFailure
  10 bearerContextModificationRequired reject UP ue 8.3.3 BearerContextModificationRequired BearerContextModificationConfirm -
  11 bearerContextRelease reject CP ue 8.3.4 BearerContextReleaseCommand BearerContextReleaseComplete -
  12 bearerContextReleaseRequest ignore UP ue 8.3.5 BearerContextReleaseRequest - -
  13 bearerContextInactivityNotification ignore UP ue 8.3.6 BearerContextInactivityNotification - -
  14 dLDataNotification ignore UP ue 8.3.7 DLDataNotification - -
  15 dataUsageReport ignore UP ue 8.3.8 DataUsageReport - -
  16 gNB-CU-UP-CounterCheck ignore UP ue 8.3.9 GNB-CU-UP-CounterCheckRequest - -
  17 gNB-CU-UP-StatusIndication ignore UP transaction 8.2.8 GNB-CU-UP-StatusIndication - -
  18 uLDataNotification ignore UP ue 8.3.10 ULDataNotification - -
  19 mRDC-DataUsageReport ignore UP ue 8.3.11 MRDC-DataUsageReport - -
  20 traceStart ignore CP ue 8.4.1 TraceStart - -
  21 deactivateTrace ignore CP ue 8.4.2 DeactivateTrace - -
  22 resourceStatusReportingInitiation reject CP transaction 8.2.9 ResourceStatusRequest ResourceStatusResponse ResourceStatusFailure
  23 resourceStatusReporting ignore UP transaction 8.2.10 ResourceStatusUpdate - -
  24 iAB-UPTNLAddressUpdate reject CP transaction 8.5.1 IAB-UPTNLAddressUpdate IAB-UPTNLAddressUpdateAcknowledge IAB-UPTNLAddressUpdateFailure
  25 cellTrafficTrace ignore UP ue 8.4.3 CellTrafficTrace - -
  26 earlyForwardingSNTransfer ignore UP ue 8.3.12 EarlyForwardingSNTransfer - -
  27 gNB-CU-CPMeasurementResultsInformation ignore CP ue 8.3.13 GNB-CU-CPMeasurementResultsInformation - -
  28 iABPSKNotification reject CP transaction 8.5.2 IABPSKNotification - -
  29 bCBearerContextSetup reject CP mbs 8.6.1.1 BCBearerContextSetupRequest BCBearerContextSetupResponse BCBearerContextSetupFailure
  30 bCBearerContextModification reject CP mbs 8.6.1.2 BCBearerContextModificationRequest BCBearerContextModificationResponse BCBearerContextModificationFailure
  31 bCBearerContextModificationRequired reject UP mbs 8.6.1.3 BCBearerContextModificationRequired BCBearerContextModificationConfirm -
  32 bCBearerContextRelease reject CP mbs 8.6.1.4 BCBearerContextReleaseCommand BCBearerContextReleaseComplete -
  33 bCBearerContextReleaseRequest reject UP mbs 8.6.1.5 BCBearerContextReleaseRequest - -
  34 mCBearerContextSetup reject CP mbs 8.6.2.1 MCBearerContextSetupRequest MCBearerContextSetupResponse MCBearerContextSetupFailure
  35 mCBearerContextModification reject CP mbs 8.6.2.2 MCBearerContextModificationRequest MCBearerContextModificationResponse MCBearerContextModificationFailure
  36 mCBearerContextModificationRequired reject UP mbs 8.6.2.3 MCBearerContextModificationRequired MCBearerContextModificationConfirm -
  37 mCBearerContextRelease reject CP mbs 8.6.2.4 MCBearerContextReleaseCommand MCBearerContextReleaseComplete -
  38 mCBearerContextReleaseRequest reject UP mbs 8.6.2.5 MCBearerContextReleaseRequest - -
  39 mCBearerNotification reject UP? mbs - MCBearerNotification - -

IDS
  0 Cause
  1 CriticalityDiagnostics
  2 gNB-CU-CP-UE-E1AP-ID
  3 gNB-CU-UP-UE-E1AP-ID
  4 ResetType
  5 UE-associatedLogicalE1-ConnectionItem
  6 UE-associatedLogicalE1-ConnectionListResAck
  7 gNB-CU-UP-ID
  8 gNB-CU-UP-Name
  9 gNB-CU-CP-Name
  10 CNSupport
  11 SupportedPLMNs
  12 TimeToWait
  13 SecurityInformation
  14 UEDLAggregateMaximumBitRate
  15 System-BearerContextSetupRequest
  16 System-BearerContextSetupResponse
  17 BearerContextStatusChange
  18 System-BearerContextModificationRequest
  19 System-BearerContextModificationResponse
  20 System-BearerContextModificationConfirm
  21 System-BearerContextModificationRequired
  22 DRB-Status-List
  23 ActivityNotificationLevel
  24 ActivityInformation
  25 Data-Usage-Report-List
  26 New-UL-TNL-Information-Required
  27 GNB-CU-CP-TNLA-To-Add-List
  28 GNB-CU-CP-TNLA-To-Remove-List
  29 GNB-CU-CP-TNLA-To-Update-List
  30 GNB-CU-CP-TNLA-Setup-List
  31 GNB-CU-CP-TNLA-Failed-To-Setup-List
  32 DRB-To-Setup-List-EUTRAN
  33 DRB-To-Modify-List-EUTRAN
  34 DRB-To-Remove-List-EUTRAN
  35 DRB-Required-To-Modify-List-EUTRAN
  36 DRB-Required-To-Remove-List-EUTRAN
  37 DRB-Setup-List-EUTRAN
  38 DRB-Failed-List-EUTRAN
  39 DRB-Modified-List-EUTRAN
  40 DRB-Failed-To-Modify-List-EUTRAN
  41 DRB-Confirm-Modified-List-EUTRAN
  42 PDU-Session-Resource-To-Setup-List
  43 PDU-Session-Resource-To-Modify-List
  44 PDU-Session-Resource-To-Remove-List
  45 PDU-Session-Resource-Required-To-Modify-List
  46 PDU-Session-Resource-Setup-List
  47 PDU-Session-Resource-Failed-List
  48 PDU-Session-Resource-Modified-List
  49 PDU-Session-Resource-Failed-To-Modify-List
  50 PDU-Session-Resource-Confirm-Modified-List
  51 DRB-To-Setup-Mod-List-EUTRAN
  52 DRB-Setup-Mod-List-EUTRAN
  53 DRB-Failed-Mod-List-EUTRAN
  54 PDU-Session-Resource-Setup-Mod-List
  55 PDU-Session-Resource-Failed-Mod-List
  56 PDU-Session-Resource-To-Setup-Mod-List
  57 TransactionID
  58 Serving-PLMN
  59 UE-Inactivity-Timer
  60 System-GNB-CU-UP-CounterCheckRequest
  61 DRBs-Subject-To-Counter-Check-List-EUTRAN
  62 DRBs-Subject-To-Counter-Check-List-NG-RAN
  63 PPI
  64 gNB-CU-UP-Capacity
  65 GNB-CU-UP-OverloadInformation
  66 UEDLMaximumIntegrityProtectedDataRate
  67 PDU-Session-To-Notify-List
  68 PDU-Session-Resource-Data-Usage-List
  69 SNSSAI
  70 DataDiscardRequired
  71 OldQoSFlowMap-ULendmarkerexpected
  72 DRB-QoS
  73 GNB-CU-UP-TNLA-To-Remove-List
  74 endpoint-IP-Address-and-Port
  75 TNLAssociationTransportLayerAddressgNBCUUP
  76 RANUEID
  77 GNB-DU-ID
  78 CommonNetworkInstance
  79 NetworkInstance
  80 QoSFlowMappingIndication
  81 TraceActivation
  82 TraceID
  83 SubscriberProfileIDforRFP
  84 AdditionalRRMPriorityIndex
  85 RetainabilityMeasurementsInfo
  86 Transport-Layer-Address-Info
  87 QoSMonitoringRequest
  88 PDCP-StatusReportIndication
  89 gNB-CU-CP-Measurement-ID
  90 gNB-CU-UP-Measurement-ID
  91 RegistrationRequest
  92 ReportCharacteristics
  93 ReportingPeriodicity
  94 TNL-AvailableCapacityIndicator
  95 HW-CapacityIndicator
  96 RedundantCommonNetworkInstance
  97 redundant-nG-UL-UP-TNL-Information
  98 redundant-nG-DL-UP-TNL-Information
  99 RedundantQosFlowIndicator
  100 TSCTrafficCharacteristics
  101 CNPacketDelayBudgetDownlink
  102 CNPacketDelayBudgetUplink
  103 ExtendedPacketDelayBudget
  104 AdditionalPDCPduplicationInformation
  105 RedundantPDUSessionInformation
  106 RedundantPDUSessionInformation-used
  107 QoS-Mapping-Information
  108 DLUPTNLAddressToUpdateList
  109 ULUPTNLAddressToUpdateList
  110 NPNSupportInfo
  111 NPNContextInfo
  112 MDTConfiguration
  113 ManagementBasedMDTPLMNList
  114 TraceCollectionEntityIPAddress
  115 PrivacyIndicator
  116 TraceCollectionEntityURI
  117 URIaddress
  118 EHC-Parameters
  119 DRBs-Subject-To-Early-Forwarding-List
  120 DAPSRequestInfo
  121 CHOInitiation
  122 EarlyForwardingCOUNTReq
  123 EarlyForwardingCOUNTInfo
  124 AlternativeQoSParaSetList
  125 ExtendedSliceSupportList
  126 MCG-OfferedGBRQoSFlowInfo
  127 Number-of-tunnels
  128 DRB-Measurement-Results-Information-List
  129 Extended-GNB-CU-CP-Name
  130 Extended-GNB-CU-UP-Name
  131 DataForwardingtoE-UTRANInformationList
  132 QosMonitoringReportingFrequency
  133 QoSMonitoringDisabled
  134 AdditionalHandoverInfo
  135 Extended-NR-CGI-Support-List
  136 DataForwardingtoNG-RANQoSFlowInformationList
  137 MaxCIDEHCDL
  138 ignoreMappingRuleIndication
  139 DirectForwardingPathAvailability
  140 EarlyDataForwardingIndicator
  141 QoSFlowsDRBRemapping
  142 DataForwardingSourceIPAddress
  143 SecurityIndicationModify
  144 IAB-Donor-CU-UPPSKInfo
  145 ECGI-Support-List
  146 MDTPollutedMeasurementIndicator
  147 M4ReportAmount
  148 M6ReportAmount
  149 M7ReportAmount
  150 UESliceMaximumBitRateList
  151 PDUSession-PairID
  152 SurvivalTime
  153 UDC-Parameters
  154 SCGActivationStatus
  155 GNB-CU-CP-MBS-E1AP-ID
  156 GNB-CU-UP-MBS-E1AP-ID
  157 GlobalMBSSessionID
  158 BCBearerContextToSetup
  159 BCBearerContextToSetupResponse
  160 BCBearerContextToModify
  161 BCBearerContextToModifyResponse
  162 BCBearerContextToModifyRequired
  163 BCBearerContextToModifyConfirm
  164 MCBearerContextToSetup
  165 MCBearerContextToSetupResponse
  166 MCBearerContextToModify
  167 MCBearerContextToModifyResponse
  168 MCBearerContextToModifyRequired
  169 MCBearerContextToModifyConfirm
  170 MBSMulticastF1UContextDescriptor
  171 gNB-CU-UP-MBS-Support-Info
  172 SecurityIndication
  173 SecurityResult
  174 SDTContinueROHC
  175 SDTindicatorSetup
  176 SDTindicatorMod
  177 DiscardTimerExtended
  178 ManagementBasedMDTPLMNModificationList
  179 MCForwardingResourceRequest
  180 MCForwardingResourceIndication
  181 MCForwardingResourceResponse
  182 MCForwardingResourceRelease
  183 MCForwardingResourceReleaseIndication
  184 PDCP-COUNT-Reset
  185 MBSSessionAssociatedInfoNonSupportToSupport
  186 VersionID
  187 InactivityInformationRequest
  188 UEInactivityInformation
  189 MBSAreaSessionID
  190 Secondary-PDU-Session-Data-Forwarding-Information
  191 MBSSessionResourceNotification
  192 MCBearerContextInactivityTimer
  193 MCBearerContextStatusChange
  194 MT-SDT-Information
  195 MT-SDT-Information-Request
  196 SDT-data-size-threshold
  197 SDT-data-size-threshold-Crossed
  198 SpecialTriggeringPurpose
  199 AssociatedSessionID
  200 MBS-ServiceArea
  201 PDUSetQoSParameters
  202 N6JitterInformation
  203 ECNMarkingorCongestionInformationReportingRequest
  204 ECNMarkingorCongestionInformationReportingStatus
  205 PDUSetbasedHandlingIndicator
  206 IndirectPathIndication
  207 F1UTunnelNotEstablished
  208 F1U-TNL-InfoToAdd-List
  209 F1U-TNL-InfoAdded-List
  210 F1U-TNL-InfoToAddOrModify-List
  211 F1U-TNL-InfoAddedOrModified-List
  212 F1U-TNL-InfoToRelease-List
  213 BroadcastF1U-ContextReferenceE1
  214 PSIbasedDiscardTimer
  215 UserPlaneErrorIndicator
  216 MaximumDataBurstVolume
  217 BCBearerContextNGU-TNLInfoatNGRAN-Request
  218 PDCPSNGapReport
  219 UserPlaneFailureIndication

TYPES
PrivateIE-Container{Set} ::= SEQUENCE (SIZE(1..65535)) OF PrivateIE-Field{Set}
PrivateIE-Field{Set} ::= SEQUENCE { id PrivateIE-ID, criticality Criticality, value OPEN Value OF Set BY id }
ProtocolExtensionContainer{Set} ::= SEQUENCE (SIZE(1..65535)) OF ProtocolExtensionField{Set}
ProtocolExtensionField{Set} ::= SEQUENCE {
  id ProtocolIE-ID,
  criticality Criticality,
  extensionValue OPEN Extension OF Set BY id
}
ProtocolIE-Container{Set} ::= SEQUENCE (SIZE(0..65535)) OF ProtocolIE-Field{Set}
ProtocolIE-Field{Set} ::= SEQUENCE {
  id ProtocolIE-ID,
  criticality Criticality,
  value OPEN Value OF Set BY id
}
ProtocolIE-SingleContainer{Set} ::= SEQUENCE {
  id ProtocolIE-ID,
  criticality Criticality,
  value OPEN Value OF Set BY id
}
ActivityInformation ::= CHOICE {
  dRB-Activity-List DRB-Activity-List,
  pDU-Session-Resource-Activity-List PDU-Session-Resource-Activity-List,
  uE-Activity UE-Activity,
  choice-extension ProtocolIE-SingleContainer{ActivityInformation-ExtIEs}
}
ActivityNotificationLevel ::= ENUMERATED { drb, pdu-session, ue, ... }
AdditionalHandoverInfo ::= ENUMERATED { discard-pdpc-SN, ... }
AdditionalPDCPduplicationInformation ::= ENUMERATED { three, four, ... }
AdditionalRRMPriorityIndex ::= BIT STRING (SIZE(32))
AlternativeQoSParaSetItem ::= SEQUENCE {
  alternativeQoSParameterIndex INTEGER (1..8, ...),
  guaranteedFlowBitRateDL BitRate OPTIONAL,
  guaranteedFlowBitRateUL BitRate OPTIONAL,
  packetDelayBudget PacketDelayBudget OPTIONAL,
  packetErrorRate PacketErrorRate OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{AlternativeQoSParaSetItem-ExtIEs} OPTIONAL,
  ...
}
AlternativeQoSParaSetList ::= SEQUENCE (SIZE(1..8)) OF AlternativeQoSParaSetItem
AssociatedSessionID ::= OCTET STRING
AveragingWindow ::= INTEGER (0..4095, ...)
BCBearerContextF1U-TNLInfoatCU ::= CHOICE {
  locationindependent MBSF1UInformationAtCU,
  locationdependent LocationDependentMBSF1UInformationAtCU,
  choice-extension ProtocolIE-SingleContainer{BCBearerContextF1U-TNLInfoatCU-ExtIEs}
}
BCBearerContextF1U-TNLInfoatDU ::= CHOICE {
  locationindependent MBSF1UInformationAtDU,
  locationdependent LocationDependentMBSF1UInformationAtDU,
  choice-extension ProtocolIE-SingleContainer{BCBearerContextF1U-TNLInfoatDU-ExtIEs}
}
BCBearerContextModificationConfirm ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BCBearerContextModificationConfirmIEs},
  ...
}
BCBearerContextModificationFailure ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BCBearerContextModificationFailureIEs},
  ...
}
BCBearerContextModificationRequest ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BCBearerContextModificationRequestIEs},
  ...
}
BCBearerContextModificationRequired ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BCBearerContextModificationRequiredIEs},
  ...
}
BCBearerContextModificationResponse ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BCBearerContextModificationResponseIEs},
  ...
}
BCBearerContextNGU-TNLInfoat5GC ::= CHOICE {
  locationindependent MBSNGUInformationAt5GC,
  locationdependent LocationDependentMBSNGUInformationAt5GC,
  choice-extension ProtocolIE-SingleContainer{BCBearerContextNGU-TNLInfoat5GC-ExtIEs}
}
BCBearerContextNGU-TNLInfoatNGRAN ::= CHOICE {
  locationindependent MBSNGUInformationAtNGRAN,
  locationdependent LocationDependentMBSNGUInformationAtNGRAN,
  choice-extension ProtocolIE-SingleContainer{BCBearerContextNGU-TNLInfoatNGRAN-ExtIEs}
}
BCBearerContextNGU-TNLInfoatNGRAN-Request ::= CHOICE {
  locationindependent MBSNGUInformationAtNGRAN-Request,
  locationdependent MBSNGUInformationAtNGRAN-Request-List,
  choice-extension ProtocolIE-SingleContainer{BCBearerContextNGU-TNLInfoatNGRAN-Request-ExtIEs}
}
BCBearerContextReleaseCommand ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BCBearerContextReleaseCommandIEs},
  ...
}
BCBearerContextReleaseComplete ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BCBearerContextReleaseCompleteIEs},
  ...
}
BCBearerContextReleaseRequest ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BCBearerContextReleaseRequestIEs},
  ...
}
BCBearerContextSetupFailure ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BCBearerContextSetupFailureIEs},
  ...
}
BCBearerContextSetupRequest ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BCBearerContextSetupRequestIEs},
  ...
}
BCBearerContextSetupResponse ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BCBearerContextSetupResponseIEs},
  ...
}
BCBearerContextToModify ::= SEQUENCE {
  bcBearerContextNGU-TNLInfoat5GC BCBearerContextNGU-TNLInfoat5GC OPTIONAL,
  bcMRBToSetupList BCMRBSetupConfiguration OPTIONAL,
  bcMRBToModifyList BCMRBModifyConfiguration OPTIONAL,
  bcMRBToRemoveList BCMRBRemoveConfiguration OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{BCBearerContextToModify-ExtIEs} OPTIONAL,
  ...
}
BCBearerContextToModifyConfirm ::= SEQUENCE {
  iE-Extensions ProtocolExtensionContainer{BCBearerContextToModifyConfirm-ExtIEs} OPTIONAL,
  ...
}
BCBearerContextToModifyRequired ::= SEQUENCE {
  bcMRBToRemoveList BCMRBRemoveConfiguration OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{BCBearerContextToModifyRequired-ExtIEs} OPTIONAL,
  ...
}
BCBearerContextToModifyResponse ::= SEQUENCE {
  bcBearerContextNGU-TNLInfoatNGRAN BCBearerContextNGU-TNLInfoatNGRAN OPTIONAL,
  bcMRBSetupModifyResponseList BCMRBSetupModifyResponseList,
  bcMRBFailedList BCMRBFailedList OPTIONAL,
  availableBCMRBConfig BCMRBSetupConfiguration OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{BCBearerContextToModifyResponse-ExtIEs} OPTIONAL,
  ...
}
BCBearerContextToSetup ::= SEQUENCE {
  snssai SNSSAI,
  bcBearerContextNGU-TNLInfoat5GC BCBearerContextNGU-TNLInfoat5GC OPTIONAL,
  bcMRBToSetupList BCMRBSetupConfiguration,
  requestedAction RequestedAction4AvailNGUTermination OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{BCBearerContextToSetup-ExtIEs} OPTIONAL,
  ...
}
BCBearerContextToSetupResponse ::= SEQUENCE {
  bcBearerContextNGU-TNLInfoatNGRAN BCBearerContextNGU-TNLInfoatNGRAN OPTIONAL,
  bcMRBSetupResponseList BCMRBSetupResponseList,
  bcMRBFailedList BCMRBFailedList OPTIONAL,
  availableBCMRBConfig BCMRBSetupConfiguration OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{BCBearerContextToSetupResponse-ExtIEs} OPTIONAL,
  ...
}
BCMRBFailedList ::= SEQUENCE (SIZE(1..32)) OF BCMRBFailedList-Item
BCMRBFailedList-Item ::= SEQUENCE {
  mrb-ID MRB-ID,
  cause Cause,
  iE-Extensions ProtocolExtensionContainer{BCMRBFailedList-Item-ExtIEs} OPTIONAL,
  ...
}
BCMRBModifyConfiguration ::= SEQUENCE (SIZE(1..32)) OF BCMRBModifyConfiguration-Item
BCMRBModifyConfiguration-Item ::= SEQUENCE {
  mrb-ID MRB-ID,
  bcBearerContextF1U-TNLInfoatDU BCBearerContextF1U-TNLInfoatDU OPTIONAL,
  mbs-pdcp-config PDCP-Configuration OPTIONAL,
  qoS-Flow-QoS-Parameter-List QoS-Flow-QoS-Parameter-List OPTIONAL,
  qoSFlowLevelQoSParameters QoSFlowLevelQoSParameters OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{BCMRBModifyConfiguration-Item-ExtIEs} OPTIONAL,
  ...
}
BCMRBRemoveConfiguration ::= SEQUENCE (SIZE(1..32)) OF MRB-ID
BCMRBSetupConfiguration ::= SEQUENCE (SIZE(1..32)) OF BCMRBSetupConfiguration-Item
BCMRBSetupConfiguration-Item ::= SEQUENCE {
  mrb-ID MRB-ID,
  mbs-pdcp-config PDCP-Configuration,
  qoS-Flow-QoS-Parameter-List QoS-Flow-QoS-Parameter-List,
  qoSFlowLevelQoSParameters QoSFlowLevelQoSParameters OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{BCMRBSetupConfiguration-Item-ExtIEs} OPTIONAL,
  ...
}
BCMRBSetupModifyResponseList ::= SEQUENCE (SIZE(1..32)) OF BCMRBSetupModifyResponseList-Item
BCMRBSetupModifyResponseList-Item ::= SEQUENCE {
  mrb-ID MRB-ID,
  qosflow-setup QoS-Flow-List OPTIONAL,
  qosflow-failed QoS-Flow-Failed-List OPTIONAL,
  bcBearerContextF1U-TNLInfoatCU BCBearerContextF1U-TNLInfoatCU OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{BCMRBSetupModifyResponseList-Item-ExtIEs} OPTIONAL,
  ...
}
BCMRBSetupResponseList ::= SEQUENCE (SIZE(1..32)) OF BCMRBSetupResponseList-Item
BCMRBSetupResponseList-Item ::= SEQUENCE {
  mrb-ID MRB-ID,
  qosflow-setup QoS-Flow-List,
  qosflow-failed QoS-Flow-Failed-List OPTIONAL,
  bcBearerContextF1U-TNLInfoatCU BCBearerContextF1U-TNLInfoatCU,
  iE-Extensions ProtocolExtensionContainer{BCMRBSetupResponseList-Item-ExtIEs} OPTIONAL,
  ...
}
BearerContextInactivityNotification ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BearerContextInactivityNotificationIEs},
  ...
}
BearerContextModificationConfirm ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BearerContextModificationConfirmIEs},
  ...
}
BearerContextModificationFailure ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BearerContextModificationFailureIEs},
  ...
}
BearerContextModificationRequest ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BearerContextModificationRequestIEs},
  ...
}
BearerContextModificationRequired ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BearerContextModificationRequiredIEs},
  ...
}
BearerContextModificationResponse ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BearerContextModificationResponseIEs},
  ...
}
BearerContextReleaseCommand ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BearerContextReleaseCommandIEs},
  ...
}
BearerContextReleaseComplete ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BearerContextReleaseCompleteIEs},
  ...
}
BearerContextReleaseRequest ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BearerContextReleaseRequestIEs},
  ...
}
BearerContextSetupFailure ::= SEQUENCE { protocolIEs ProtocolIE-Container{BearerContextSetupFailureIEs}, ... }
BearerContextSetupRequest ::= SEQUENCE { protocolIEs ProtocolIE-Container{BearerContextSetupRequestIEs}, ... }
BearerContextSetupResponse ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BearerContextSetupResponseIEs},
  ...
}
BearerContextStatusChange ::= ENUMERATED { suspend, resume, ..., resumeforSDT }
BitRate ::= INTEGER (0..4000000000000, ...)
BroadcastF1U-ContextReferenceE1 ::= OCTET STRING (SIZE(4))
BufferSize ::= ENUMERATED { kbyte2, kbyte4, kbyte8, ... }
BurstArrivalTime ::= OCTET STRING
CHOInitiation ::= ENUMERATED { true, ... }
CNSupport ::= ENUMERATED { c-epc, c-5gc, both, ... }
CP-TNL-Information ::= CHOICE {
  endpoint-IP-Address TransportLayerAddress,
  choice-extension ProtocolIE-SingleContainer{CP-TNL-Information-ExtIEs}
}
Cause ::= CHOICE {
  radioNetwork CauseRadioNetwork,
  transport CauseTransport,
  protocol CauseProtocol,
  misc CauseMisc,
  choice-extension ProtocolIE-SingleContainer{Cause-ExtIEs}
}
CauseMisc ::= ENUMERATED {
  control-processing-overload, not-enough-user-plane-processing-resources, hardware-failure, om-intervention,
  unspecified, ...
}
CauseProtocol ::= ENUMERATED {
  transfer-syntax-error, abstract-syntax-error-reject, abstract-syntax-error-ignore-and-notify,
  message-not-compatible-with-receiver-state, semantic-error,
  abstract-syntax-error-falsely-constructed-message, unspecified, ...
}
CauseRadioNetwork ::= ENUMERATED {
  unspecified, unknown-or-already-allocated-gnb-cu-cp-ue-e1ap-id,
  unknown-or-already-allocated-gnb-cu-up-ue-e1ap-id, unknown-or-inconsistent-pair-of-ue-e1ap-id,
  interaction-with-other-procedure, pPDCP-Count-wrap-around, not-supported-QCI-value, not-supported-5QI-value,
  encryption-algorithms-not-supported, integrity-protection-algorithms-not-supported,
  uP-integrity-protection-not-possible, uP-confidentiality-protection-not-possible,
  multiple-PDU-Session-ID-Instances, unknown-PDU-Session-ID, multiple-QoS-Flow-ID-Instances,
  unknown-QoS-Flow-ID, multiple-DRB-ID-Instances, unknown-DRB-ID, invalid-QoS-combination,
  procedure-cancelled, normal-release, no-radio-resources-available, action-desirable-for-radio-reasons,
  resources-not-available-for-the-slice, pDCP-configuration-not-supported, ..., ue-dl-max-IP-data-rate-reason,
  uP-integrity-protection-failure, release-due-to-pre-emption, rsn-not-available-for-the-up,
  nPN-not-supported, report-characteristic-empty, existing-measurement-ID,
  measurement-temporarily-not-available, measurement-not-supported-for-the-object,
  scg-activation-deactivation-failure, scg-deactivation-failure-due-to-data-transmission,
  unknown-or-already-allocated-gNB-CU-CP-MBS-E1AP-ID, unknown-or-already-allocated-gNB-CU-UP-MBS-E1AP-ID,
  unknown-or-inconsistent-pair-of-MBS-E1AP-ID, unknown-or-inconsistent-MRB-ID
}
CauseTransport ::= ENUMERATED {
  unspecified, transport-resource-unavailable, ..., unknown-TNL-address-for-IAB
}
Cell-Group-ID ::= INTEGER (0..3, ...)
Cell-Group-Information ::= SEQUENCE (SIZE(1..4)) OF Cell-Group-Information-Item
Cell-Group-Information-Item ::= SEQUENCE {
  cell-Group-ID Cell-Group-ID,
  uL-Configuration UL-Configuration OPTIONAL,
  dL-TX-Stop DL-TX-Stop OPTIONAL,
  rAT-Type RAT-Type OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{Cell-Group-Information-Item-ExtIEs} OPTIONAL,
  ...
}
CellTrafficTrace ::= SEQUENCE { protocolIEs ProtocolIE-Container{CellTrafficTraceIEs}, ... }
CipheringAlgorithm ::= ENUMERATED { nEA0, c-128-NEA1, c-128-NEA2, c-128-NEA3, ... }
CommonNetworkInstance ::= OCTET STRING
ConfidentialityProtectionIndication ::= ENUMERATED { required, preferred, not-needed, ... }
ConfidentialityProtectionResult ::= ENUMERATED { performed, not-performed, ... }
Criticality ::= ENUMERATED { reject, ignore, notify }
CriticalityDiagnostics ::= SEQUENCE {
  procedureCode ProcedureCode OPTIONAL,
  triggeringMessage TriggeringMessage OPTIONAL,
  procedureCriticality Criticality OPTIONAL,
  transactionID TransactionID OPTIONAL,
  iEsCriticalityDiagnostics CriticalityDiagnostics-IE-List OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{CriticalityDiagnostics-ExtIEs} OPTIONAL,
  ...
}
CriticalityDiagnostics-IE-List ::= SEQUENCE (SIZE(1..256)) OF SEQUENCE { iECriticality Criticality, iE-ID ProtocolIE-ID, typeOfError TypeOfError, iE-Extensions ProtocolExtensionContainer{CriticalityDiagnostics-IE-List-ExtIEs} OPTIONAL, ... }
DAPSRequestInfo ::= SEQUENCE {
  dapsIndicator ENUMERATED { daps-HO-required, ... },
  iE-Extensions ProtocolExtensionContainer{DAPSRequestInfo-ExtIEs} OPTIONAL,
  ...
}
DL-TX-Stop ::= ENUMERATED { stop, resume, ... }
DLDataNotification ::= SEQUENCE { protocolIEs ProtocolIE-Container{DLDataNotificationIEs}, ... }
DLDiscarding ::= SEQUENCE {
  dLDiscardingCountVal PDCP-Count,
  iE-Extensions ProtocolExtensionContainer{DLDiscarding-ExtIEs} OPTIONAL
}
DLUPTNLAddressToUpdateItem ::= SEQUENCE {
  oldTNLAdress TransportLayerAddress,
  newTNLAdress TransportLayerAddress,
  iE-Extensions ProtocolExtensionContainer{DLUPTNLAddressToUpdateItemExtIEs} OPTIONAL,
  ...
}
DLUPTNLAddressToUpdateList ::= SEQUENCE (SIZE(1..8)) OF DLUPTNLAddressToUpdateItem
DRB-Activity ::= ENUMERATED { active, not-active, ... }
DRB-Activity-Item ::= SEQUENCE {
  dRB-ID DRB-ID,
  dRB-Activity DRB-Activity,
  iE-Extensions ProtocolExtensionContainer{DRB-Activity-ItemExtIEs} OPTIONAL,
  ...
}
DRB-Activity-List ::= SEQUENCE (SIZE(1..32)) OF DRB-Activity-Item
DRB-Confirm-Modified-Item-EUTRAN ::= SEQUENCE {
  dRB-ID DRB-ID,
  cell-Group-Information Cell-Group-Information OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DRB-Confirm-Modified-Item-EUTRAN-ExtIEs} OPTIONAL,
  ...
}
DRB-Confirm-Modified-Item-NG-RAN ::= SEQUENCE {
  dRB-ID DRB-ID,
  cell-Group-Information Cell-Group-Information OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DRB-Confirm-Modified-Item-NG-RAN-ExtIEs} OPTIONAL,
  ...
}
DRB-Confirm-Modified-List-EUTRAN ::= SEQUENCE (SIZE(1..32)) OF DRB-Confirm-Modified-Item-EUTRAN
DRB-Confirm-Modified-List-NG-RAN ::= SEQUENCE (SIZE(1..32)) OF DRB-Confirm-Modified-Item-NG-RAN
DRB-Failed-Item-EUTRAN ::= SEQUENCE {
  dRB-ID DRB-ID,
  cause Cause,
  iE-Extensions ProtocolExtensionContainer{DRB-Failed-Item-EUTRAN-ExtIEs} OPTIONAL,
  ...
}
DRB-Failed-Item-NG-RAN ::= SEQUENCE {
  dRB-ID DRB-ID,
  cause Cause,
  iE-Extensions ProtocolExtensionContainer{DRB-Failed-Item-NG-RAN-ExtIEs} OPTIONAL,
  ...
}
DRB-Failed-List-EUTRAN ::= SEQUENCE (SIZE(1..32)) OF DRB-Failed-Item-EUTRAN
DRB-Failed-List-NG-RAN ::= SEQUENCE (SIZE(1..32)) OF DRB-Failed-Item-NG-RAN
DRB-Failed-Mod-Item-EUTRAN ::= SEQUENCE {
  dRB-ID DRB-ID,
  cause Cause,
  iE-Extensions ProtocolExtensionContainer{DRB-Failed-Mod-Item-EUTRAN-ExtIEs} OPTIONAL,
  ...
}
DRB-Failed-Mod-Item-NG-RAN ::= SEQUENCE {
  dRB-ID DRB-ID,
  cause Cause,
  iE-Extensions ProtocolExtensionContainer{DRB-Failed-Mod-Item-NG-RAN-ExtIEs} OPTIONAL,
  ...
}
DRB-Failed-Mod-List-EUTRAN ::= SEQUENCE (SIZE(1..32)) OF DRB-Failed-Mod-Item-EUTRAN
DRB-Failed-Mod-List-NG-RAN ::= SEQUENCE (SIZE(1..32)) OF DRB-Failed-Mod-Item-NG-RAN
DRB-Failed-To-Modify-Item-EUTRAN ::= SEQUENCE {
  dRB-ID DRB-ID,
  cause Cause,
  iE-Extensions ProtocolExtensionContainer{DRB-Failed-To-Modify-Item-EUTRAN-ExtIEs} OPTIONAL,
  ...
}
DRB-Failed-To-Modify-Item-NG-RAN ::= SEQUENCE {
  dRB-ID DRB-ID,
  cause Cause,
  iE-Extensions ProtocolExtensionContainer{DRB-Failed-To-Modify-Item-NG-RAN-ExtIEs} OPTIONAL,
  ...
}
DRB-Failed-To-Modify-List-EUTRAN ::= SEQUENCE (SIZE(1..32)) OF DRB-Failed-To-Modify-Item-EUTRAN
DRB-Failed-To-Modify-List-NG-RAN ::= SEQUENCE (SIZE(1..32)) OF DRB-Failed-To-Modify-Item-NG-RAN
DRB-ID ::= INTEGER (1..32, ...)
DRB-Measurement-Results-Information-Item ::= SEQUENCE {
  dRB-ID DRB-ID,
  uL-D1-Result INTEGER (0..10000, ...) OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DRB-Measurement-Results-Information-Item-ExtIEs} OPTIONAL,
  ...
}
DRB-Measurement-Results-Information-List ::= SEQUENCE (SIZE(1..32)) OF DRB-Measurement-Results-Information-Item
DRB-Modified-Item-EUTRAN ::= SEQUENCE {
  dRB-ID DRB-ID,
  s1-DL-UP-TNL-Information UP-TNL-Information OPTIONAL,
  pDCP-SN-Status-Information PDCP-SN-Status-Information OPTIONAL,
  uL-UP-Transport-Parameters UP-Parameters OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DRB-Modified-Item-EUTRAN-ExtIEs} OPTIONAL,
  ...
}
DRB-Modified-Item-NG-RAN ::= SEQUENCE {
  dRB-ID DRB-ID,
  uL-UP-Transport-Parameters UP-Parameters OPTIONAL,
  pDCP-SN-Status-Information PDCP-SN-Status-Information OPTIONAL,
  flow-Setup-List QoS-Flow-List OPTIONAL,
  flow-Failed-List QoS-Flow-Failed-List OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DRB-Modified-Item-NG-RAN-ExtIEs} OPTIONAL,
  ...
}
DRB-Modified-List-EUTRAN ::= SEQUENCE (SIZE(1..32)) OF DRB-Modified-Item-EUTRAN
DRB-Modified-List-NG-RAN ::= SEQUENCE (SIZE(1..32)) OF DRB-Modified-Item-NG-RAN
DRB-Removed-Item ::= SEQUENCE {
  dRB-ID DRB-ID,
  dRB-Released-In-Session ENUMERATED { released-in-session, not-released-in-session, ... } OPTIONAL,
  dRB-Accumulated-Session-Time OCTET STRING (SIZE(5)) OPTIONAL,
  qoS-Flow-Removed-List SEQUENCE (SIZE(1..64)) OF QoS-Flow-Removed-Item OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DRB-Removed-Item-ExtIEs} OPTIONAL,
  ...
}
DRB-Required-To-Modify-Item-EUTRAN ::= SEQUENCE {
  dRB-ID DRB-ID,
  s1-DL-UP-TNL-Information UP-TNL-Information OPTIONAL,
  gNB-CU-UP-CellGroupRelatedConfiguration GNB-CU-UP-CellGroupRelatedConfiguration OPTIONAL,
  cause Cause OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DRB-Required-To-Modify-Item-EUTRAN-ExtIEs} OPTIONAL,
  ...
}
DRB-Required-To-Modify-Item-NG-RAN ::= SEQUENCE {
  dRB-ID DRB-ID,
  gNB-CU-UP-CellGroupRelatedConfiguration GNB-CU-UP-CellGroupRelatedConfiguration OPTIONAL,
  flow-To-Remove QoS-Flow-List OPTIONAL,
  cause Cause OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DRB-Required-To-Modify-Item-NG-RAN-ExtIEs} OPTIONAL,
  ...
}
DRB-Required-To-Modify-List-EUTRAN ::= SEQUENCE (SIZE(1..32)) OF DRB-Required-To-Modify-Item-EUTRAN
DRB-Required-To-Modify-List-NG-RAN ::= SEQUENCE (SIZE(1..32)) OF DRB-Required-To-Modify-Item-NG-RAN
DRB-Required-To-Remove-Item-EUTRAN ::= SEQUENCE {
  dRB-ID DRB-ID,
  cause Cause,
  iE-Extensions ProtocolExtensionContainer{DRB-Required-To-Remove-Item-EUTRAN-ExtIEs} OPTIONAL,
  ...
}
DRB-Required-To-Remove-Item-NG-RAN ::= SEQUENCE {
  dRB-ID DRB-ID,
  cause Cause,
  iE-Extensions ProtocolExtensionContainer{DRB-Required-To-Remove-Item-NG-RAN-ExtIEs} OPTIONAL,
  ...
}
DRB-Required-To-Remove-List-EUTRAN ::= SEQUENCE (SIZE(1..32)) OF DRB-Required-To-Remove-Item-EUTRAN
DRB-Required-To-Remove-List-NG-RAN ::= SEQUENCE (SIZE(1..32)) OF DRB-Required-To-Remove-Item-NG-RAN
DRB-Setup-Item-EUTRAN ::= SEQUENCE {
  dRB-ID DRB-ID,
  s1-DL-UP-TNL-Information UP-TNL-Information,
  data-Forwarding-Information-Response Data-Forwarding-Information OPTIONAL,
  uL-UP-Transport-Parameters UP-Parameters,
  s1-DL-UP-Unchanged ENUMERATED { true, ... } OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DRB-Setup-Item-EUTRAN-ExtIEs} OPTIONAL,
  ...
}
DRB-Setup-Item-NG-RAN ::= SEQUENCE {
  dRB-ID DRB-ID,
  dRB-data-Forwarding-Information-Response Data-Forwarding-Information OPTIONAL,
  uL-UP-Transport-Parameters UP-Parameters,
  flow-Setup-List QoS-Flow-List,
  flow-Failed-List QoS-Flow-Failed-List OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DRB-Setup-Item-NG-RAN-ExtIEs} OPTIONAL,
  ...
}
DRB-Setup-List-EUTRAN ::= SEQUENCE (SIZE(1..32)) OF DRB-Setup-Item-EUTRAN
DRB-Setup-List-NG-RAN ::= SEQUENCE (SIZE(1..32)) OF DRB-Setup-Item-NG-RAN
DRB-Setup-Mod-Item-EUTRAN ::= SEQUENCE {
  dRB-ID DRB-ID,
  s1-DL-UP-TNL-Information UP-TNL-Information,
  data-Forwarding-Information-Response Data-Forwarding-Information OPTIONAL,
  uL-UP-Transport-Parameters UP-Parameters,
  iE-Extensions ProtocolExtensionContainer{DRB-Setup-Mod-Item-EUTRAN-ExtIEs} OPTIONAL,
  ...
}
DRB-Setup-Mod-Item-NG-RAN ::= SEQUENCE {
  dRB-ID DRB-ID,
  dRB-data-Forwarding-Information-Response Data-Forwarding-Information OPTIONAL,
  uL-UP-Transport-Parameters UP-Parameters,
  flow-Setup-List QoS-Flow-List,
  flow-Failed-List QoS-Flow-Failed-List OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DRB-Setup-Mod-Item-NG-RAN-ExtIEs} OPTIONAL,
  ...
}
DRB-Setup-Mod-List-EUTRAN ::= SEQUENCE (SIZE(1..32)) OF DRB-Setup-Mod-Item-EUTRAN
DRB-Setup-Mod-List-NG-RAN ::= SEQUENCE (SIZE(1..32)) OF DRB-Setup-Mod-Item-NG-RAN
DRB-Status-Item ::= SEQUENCE {
  dRB-ID DRB-ID,
  pDCP-DL-Count PDCP-Count OPTIONAL,
  pDCP-UL-Count PDCP-Count OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DRB-Status-ItemExtIEs} OPTIONAL,
  ...
}
DRB-Status-List ::= SEQUENCE (SIZE(1..32)) OF DRB-Status-Item
DRB-To-Modify-Item-EUTRAN ::= SEQUENCE {
  dRB-ID DRB-ID,
  pDCP-Configuration PDCP-Configuration OPTIONAL,
  eUTRAN-QoS EUTRAN-QoS OPTIONAL,
  s1-UL-UP-TNL-Information UP-TNL-Information OPTIONAL,
  data-Forwarding-Information Data-Forwarding-Information OPTIONAL,
  pDCP-SN-Status-Request PDCP-SN-Status-Request OPTIONAL,
  pDCP-SN-Status-Information PDCP-SN-Status-Information OPTIONAL,
  dL-UP-Parameters UP-Parameters OPTIONAL,
  cell-Group-To-Add Cell-Group-Information OPTIONAL,
  cell-Group-To-Modify Cell-Group-Information OPTIONAL,
  cell-Group-To-Remove Cell-Group-Information OPTIONAL,
  dRB-Inactivity-Timer Inactivity-Timer OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DRB-To-Modify-Item-EUTRAN-ExtIEs} OPTIONAL,
  ...
}
DRB-To-Modify-Item-NG-RAN ::= SEQUENCE {
  dRB-ID DRB-ID,
  sDAP-Configuration SDAP-Configuration OPTIONAL,
  pDCP-Configuration PDCP-Configuration OPTIONAL,
  dRB-Data-Forwarding-Information Data-Forwarding-Information OPTIONAL,
  pDCP-SN-Status-Request PDCP-SN-Status-Request OPTIONAL,
  pdcp-SN-Status-Information PDCP-SN-Status-Information OPTIONAL,
  dL-UP-Parameters UP-Parameters OPTIONAL,
  cell-Group-To-Add Cell-Group-Information OPTIONAL,
  cell-Group-To-Modify Cell-Group-Information OPTIONAL,
  cell-Group-To-Remove Cell-Group-Information OPTIONAL,
  flow-Mapping-Information QoS-Flow-QoS-Parameter-List OPTIONAL,
  dRB-Inactivity-Timer Inactivity-Timer OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DRB-To-Modify-Item-NG-RAN-ExtIEs} OPTIONAL,
  ...
}
DRB-To-Modify-List-EUTRAN ::= SEQUENCE (SIZE(1..32)) OF DRB-To-Modify-Item-EUTRAN
DRB-To-Modify-List-NG-RAN ::= SEQUENCE (SIZE(1..32)) OF DRB-To-Modify-Item-NG-RAN
DRB-To-Remove-Item-EUTRAN ::= SEQUENCE {
  dRB-ID DRB-ID,
  iE-Extensions ProtocolExtensionContainer{DRB-To-Remove-Item-EUTRAN-ExtIEs} OPTIONAL,
  ...
}
DRB-To-Remove-Item-NG-RAN ::= SEQUENCE {
  dRB-ID DRB-ID,
  iE-Extensions ProtocolExtensionContainer{DRB-To-Remove-Item-NG-RAN-ExtIEs} OPTIONAL,
  ...
}
DRB-To-Remove-List-EUTRAN ::= SEQUENCE (SIZE(1..32)) OF DRB-To-Remove-Item-EUTRAN
DRB-To-Remove-List-NG-RAN ::= SEQUENCE (SIZE(1..32)) OF DRB-To-Remove-Item-NG-RAN
DRB-To-Setup-Item-EUTRAN ::= SEQUENCE {
  dRB-ID DRB-ID,
  pDCP-Configuration PDCP-Configuration,
  eUTRAN-QoS EUTRAN-QoS,
  s1-UL-UP-TNL-Information UP-TNL-Information,
  data-Forwarding-Information-Request Data-Forwarding-Information-Request OPTIONAL,
  cell-Group-Information Cell-Group-Information,
  dL-UP-Parameters UP-Parameters OPTIONAL,
  dRB-Inactivity-Timer Inactivity-Timer OPTIONAL,
  existing-Allocated-S1-DL-UP-TNL-Info UP-TNL-Information OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DRB-To-Setup-Item-EUTRAN-ExtIEs} OPTIONAL,
  ...
}
DRB-To-Setup-Item-NG-RAN ::= SEQUENCE {
  dRB-ID DRB-ID,
  sDAP-Configuration SDAP-Configuration,
  pDCP-Configuration PDCP-Configuration,
  cell-Group-Information Cell-Group-Information,
  qos-flow-Information-To-Be-Setup QoS-Flow-QoS-Parameter-List,
  dRB-Data-Forwarding-Information-Request Data-Forwarding-Information-Request OPTIONAL,
  dRB-Inactivity-Timer Inactivity-Timer OPTIONAL,
  pDCP-SN-Status-Information PDCP-SN-Status-Information OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DRB-To-Setup-Item-NG-RAN-ExtIEs} OPTIONAL,
  ...
}
DRB-To-Setup-List-EUTRAN ::= SEQUENCE (SIZE(1..32)) OF DRB-To-Setup-Item-EUTRAN
DRB-To-Setup-List-NG-RAN ::= SEQUENCE (SIZE(1..32)) OF DRB-To-Setup-Item-NG-RAN
DRB-To-Setup-Mod-Item-EUTRAN ::= SEQUENCE {
  dRB-ID DRB-ID,
  pDCP-Configuration PDCP-Configuration,
  eUTRAN-QoS EUTRAN-QoS,
  s1-UL-UP-TNL-Information UP-TNL-Information,
  data-Forwarding-Information-Request Data-Forwarding-Information-Request OPTIONAL,
  cell-Group-Information Cell-Group-Information,
  dL-UP-Parameters UP-Parameters OPTIONAL,
  dRB-Inactivity-Timer Inactivity-Timer OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DRB-To-Setup-Mod-Item-EUTRAN-ExtIEs} OPTIONAL,
  ...
}
DRB-To-Setup-Mod-Item-NG-RAN ::= SEQUENCE {
  dRB-ID DRB-ID,
  sDAP-Configuration SDAP-Configuration,
  pDCP-Configuration PDCP-Configuration,
  cell-Group-Information Cell-Group-Information,
  flow-Mapping-Information QoS-Flow-QoS-Parameter-List,
  dRB-Data-Forwarding-Information-Request Data-Forwarding-Information-Request OPTIONAL,
  dRB-Inactivity-Timer Inactivity-Timer OPTIONAL,
  pDCP-SN-Status-Information PDCP-SN-Status-Information OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DRB-To-Setup-Mod-Item-NG-RAN-ExtIEs} OPTIONAL,
  ...
}
DRB-To-Setup-Mod-List-EUTRAN ::= SEQUENCE (SIZE(1..32)) OF DRB-To-Setup-Mod-Item-EUTRAN
DRB-To-Setup-Mod-List-NG-RAN ::= SEQUENCE (SIZE(1..32)) OF DRB-To-Setup-Mod-Item-NG-RAN
DRB-Usage-Report-Item ::= SEQUENCE {
  startTimeStamp OCTET STRING (SIZE(4)),
  endTimeStamp OCTET STRING (SIZE(4)),
  usageCountUL INTEGER (0..18446744073709551615),
  usageCountDL INTEGER (0..18446744073709551615),
  iE-Extensions ProtocolExtensionContainer{DRB-Usage-Report-Item-ExtIEs} OPTIONAL,
  ...
}
DRB-Usage-Report-List ::= SEQUENCE (SIZE(1..2)) OF DRB-Usage-Report-Item
DRBBStatusTransfer ::= SEQUENCE {
  receiveStatusofPDCPSDU BIT STRING (SIZE(1..131072)) OPTIONAL,
  countValue PDCP-Count,
  iE-Extension ProtocolExtensionContainer{DRBBStatusTransfer-ExtIEs} OPTIONAL,
  ...
}
DRBs-Subject-To-Counter-Check-Item-EUTRAN ::= SEQUENCE {
  dRB-ID DRB-ID,
  pDCP-UL-Count PDCP-Count,
  pDCP-DL-Count PDCP-Count,
  iE-Extensions ProtocolExtensionContainer{DRBs-Subject-To-Counter-Check-Item-EUTRAN-ExtIEs} OPTIONAL,
  ...
}
DRBs-Subject-To-Counter-Check-Item-NG-RAN ::= SEQUENCE {
  pDU-Session-ID PDU-Session-ID,
  dRB-ID DRB-ID,
  pDCP-UL-Count PDCP-Count,
  pDCP-DL-Count PDCP-Count,
  iE-Extensions ProtocolExtensionContainer{DRBs-Subject-To-Counter-Check-Item-NG-RAN-ExtIEs} OPTIONAL,
  ...
}
DRBs-Subject-To-Counter-Check-List-EUTRAN ::= SEQUENCE (SIZE(1..32)) OF DRBs-Subject-To-Counter-Check-Item-EUTRAN
DRBs-Subject-To-Counter-Check-List-NG-RAN ::= SEQUENCE (SIZE(1..32)) OF DRBs-Subject-To-Counter-Check-Item-NG-RAN
DRBs-Subject-To-Early-Forwarding-Item ::= SEQUENCE {
  dRB-ID DRB-ID,
  dLCountValue PDCP-Count,
  iE-Extensions ProtocolExtensionContainer{DRBs-Subject-To-Early-Forwarding-Item-ExtIEs} OPTIONAL,
  ...
}
DRBs-Subject-To-Early-Forwarding-List ::= SEQUENCE (SIZE(1..32)) OF DRBs-Subject-To-Early-Forwarding-Item
Data-Forwarding-Information ::= SEQUENCE {
  uL-Data-Forwarding UP-TNL-Information OPTIONAL,
  dL-Data-Forwarding UP-TNL-Information OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{Data-Forwarding-Information-ExtIEs} OPTIONAL,
  ...
}
Data-Forwarding-Information-Request ::= SEQUENCE {
  data-Forwarding-Request Data-Forwarding-Request,
  qoS-Flows-Forwarded-On-Fwd-Tunnels QoS-Flow-Mapping-List OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{Data-Forwarding-Information-Request-ExtIEs} OPTIONAL,
  ...
}
Data-Forwarding-Request ::= ENUMERATED { uL, dL, both, ... }
Data-Usage-Report-Item ::= SEQUENCE {
  dRB-ID DRB-ID,
  rAT-Type RAT-Type,
  dRB-Usage-Report-List DRB-Usage-Report-List,
  iE-Extensions ProtocolExtensionContainer{Data-Usage-Report-ItemExtIEs} OPTIONAL,
  ...
}
Data-Usage-Report-List ::= SEQUENCE (SIZE(1..32)) OF Data-Usage-Report-Item
Data-Usage-per-PDU-Session-Report ::= SEQUENCE {
  secondaryRATType ENUMERATED { nR, e-UTRA, ... },
  pDU-session-Timed-Report-List SEQUENCE (SIZE(1..2)) OF MRDC-Data-Usage-Report-Item,
  iE-Extensions ProtocolExtensionContainer{Data-Usage-per-PDU-Session-Report-ExtIEs} OPTIONAL,
  ...
}
Data-Usage-per-QoS-Flow-Item ::= SEQUENCE {
  qoS-Flow-Identifier QoS-Flow-Identifier,
  secondaryRATType ENUMERATED { nR, e-UTRA, ... },
  qoS-Flow-Timed-Report-List SEQUENCE (SIZE(1..2)) OF MRDC-Data-Usage-Report-Item,
  iE-Extensions ProtocolExtensionContainer{Data-Usage-per-QoS-Flow-Item-ExtIEs} OPTIONAL,
  ...
}
Data-Usage-per-QoS-Flow-List ::= SEQUENCE (SIZE(1..64)) OF Data-Usage-per-QoS-Flow-Item
DataDiscardRequired ::= ENUMERATED { required, ... }
DataForwardingtoE-UTRANInformationList ::= SEQUENCE (SIZE(1..256)) OF DataForwardingtoE-UTRANInformationListItem
DataForwardingtoE-UTRANInformationListItem ::= SEQUENCE {
  data-forwarding-tunnel-information UP-TNL-Information,
  qoS-Flows-to-be-forwarded-List QoS-Flows-to-be-forwarded-List,
  iE-Extensions ProtocolExtensionContainer{DataForwardingtoE-UTRANInformationListItem-ExtIEs} OPTIONAL,
  ...
}
DataForwardingtoNG-RANQoSFlowInformationList ::= SEQUENCE (SIZE(1..64)) OF DataForwardingtoNG-RANQoSFlowInformationList-Item
DataForwardingtoNG-RANQoSFlowInformationList-Item ::= SEQUENCE {
  qoS-Flow-Identifier QoS-Flow-Identifier,
  iE-Extensions ProtocolExtensionContainer{DataForwardingtoNG-RANQoSFlowInformationList-Item-ExtIEs} OPTIONAL,
  ...
}
DataUsageReport ::= SEQUENCE { protocolIEs ProtocolIE-Container{DataUsageReportIEs}, ... }
DeactivateTrace ::= SEQUENCE { protocolIEs ProtocolIE-Container{DeactivateTraceIEs}, ... }
DefaultDRB ::= ENUMERATED { true, false, ... }
Dictionary ::= ENUMERATED { sip-SDP, operator, ... }
DirectForwardingPathAvailability ::= ENUMERATED {
  inter-system-direct-path-available, ..., intra-system-direct-path-available
}
DiscardTimer ::= ENUMERATED {
  ms10, ms20, ms30, ms40, ms50, ms60, ms75, ms100, ms150, ms200, ms250, ms300, ms500, ms750, ms1500, infinity
}
DiscardTimerExtended ::= ENUMERATED { ms0dot5, ms1, ms2, ms4, ms6, ms8, ..., ms2000 }
Duplication-Activation ::= ENUMERATED { active, inactive, ... }
Dynamic5QIDescriptor ::= SEQUENCE {
  qoSPriorityLevel QoSPriorityLevel,
  packetDelayBudget PacketDelayBudget,
  packetErrorRate PacketErrorRate,
  fiveQI INTEGER (0..255, ...) OPTIONAL,
  delayCritical ENUMERATED { delay-critical, non-delay-critical } OPTIONAL,
  averagingWindow AveragingWindow OPTIONAL,
  maxDataBurstVolume MaxDataBurstVolume OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{Dynamic5QIDescriptor-ExtIEs} OPTIONAL
}
E-UTRAN-Cell-Identity ::= BIT STRING (SIZE(28))
E1AP-PDU ::= CHOICE {
  initiatingMessage InitiatingMessage,
  successfulOutcome SuccessfulOutcome,
  unsuccessfulOutcome UnsuccessfulOutcome,
  ...
}
E1ReleaseRequest ::= SEQUENCE { protocolIEs ProtocolIE-Container{E1ReleaseRequestIEs}, ... }
E1ReleaseResponse ::= SEQUENCE { protocolIEs ProtocolIE-Container{E1ReleaseResponseIEs}, ... }
ECGI ::= SEQUENCE {
  pLMN-Identity PLMN-Identity,
  eUTRAN-Cell-Identity E-UTRAN-Cell-Identity,
  iE-Extensions ProtocolExtensionContainer{ECGI-ExtIEs} OPTIONAL
}
ECGI-Support-Item ::= SEQUENCE {
  eCGI ECGI,
  iE-Extensions ProtocolExtensionContainer{ECGI-Support-Item-ExtIEs} OPTIONAL
}
ECGI-Support-List ::= SEQUENCE (SIZE(1..512)) OF ECGI-Support-Item
ECNMarkingorCongestionInformationReportingRequest ::= CHOICE {
  eCNMarkingatNGRAN ENUMERATED { ul, dl, both, stop, ... },
  eCNMarkingatUPF ENUMERATED { ul, dl, both, stop, ... },
  congestionInformation ENUMERATED { ul, dl, both, stop, ... },
  choice-extension ProtocolIE-SingleContainer{ECNMarkingorCongestionInformationReportingRequest-ExtIEs}
}
ECNMarkingorCongestionInformationReportingStatus ::= ENUMERATED { active, not-active, ... }
EHC-Common-Parameters ::= SEQUENCE {
  ehc-CID-Length ENUMERATED { bits7, bits15, ... },
  iE-Extensions ProtocolExtensionContainer{EHC-Common-Parameters-ExtIEs} OPTIONAL
}
EHC-Downlink-Parameters ::= SEQUENCE {
  drb-ContinueEHC-DL ENUMERATED { true, ..., false },
  iE-Extensions ProtocolExtensionContainer{EHC-Downlink-Parameters-ExtIEs} OPTIONAL
}
EHC-Parameters ::= SEQUENCE {
  ehc-Common EHC-Common-Parameters,
  ehc-Downlink EHC-Downlink-Parameters OPTIONAL,
  ehc-Uplink EHC-Uplink-Parameters OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{EHC-Parameters-ExtIEs} OPTIONAL
}
EHC-Uplink-Parameters ::= SEQUENCE {
  drb-ContinueEHC-UL ENUMERATED { true, ..., false },
  iE-Extensions ProtocolExtensionContainer{EHC-Uplink-Parameters-ExtIEs} OPTIONAL
}
EUTRAN-QoS ::= SEQUENCE {
  qCI QCI,
  eUTRANallocationAndRetentionPriority EUTRANAllocationAndRetentionPriority,
  gbrQosInformation GBR-QosInformation OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{EUTRAN-QoS-ExtIEs} OPTIONAL,
  ...
}
EUTRAN-QoS-Support-Item ::= SEQUENCE {
  eUTRAN-QoS EUTRAN-QoS,
  iE-Extensions ProtocolExtensionContainer{EUTRAN-QoS-Support-Item-ExtIEs} OPTIONAL
}
EUTRAN-QoS-Support-List ::= SEQUENCE (SIZE(1..256)) OF EUTRAN-QoS-Support-Item
EUTRANAllocationAndRetentionPriority ::= SEQUENCE {
  priorityLevel PriorityLevel,
  pre-emptionCapability Pre-emptionCapability,
  pre-emptionVulnerability Pre-emptionVulnerability,
  iE-Extensions ProtocolExtensionContainer{EUTRANAllocationAndRetentionPriority-ExtIEs} OPTIONAL,
  ...
}
EarlyDataForwardingIndicator ::= ENUMERATED { stop, ... }
EarlyForwardingCOUNTInfo ::= CHOICE {
  firstDLCount FirstDLCount,
  dLDiscardingCount DLDiscarding,
  choice-Extension ProtocolIE-SingleContainer{EarlyForwardingCOUNTInfo-ExtIEs}
}
EarlyForwardingCOUNTReq ::= ENUMERATED { first-dl-count, dl-discarding, ... }
EarlyForwardingSNTransfer ::= SEQUENCE { protocolIEs ProtocolIE-Container{EarlyForwardingSNTransferIEs}, ... }
EncryptionKey ::= OCTET STRING
Endpoint-IP-address-and-port ::= SEQUENCE {
  endpoint-IP-Address TransportLayerAddress,
  portNumber PortNumber,
  iE-Extensions ProtocolExtensionContainer{Endpoint-IP-address-and-port-ExtIEs} OPTIONAL
}
ErrorIndication ::= SEQUENCE { protocolIEs ProtocolIE-Container{ErrorIndication-IEs}, ... }
Extended-GNB-CU-CP-Name ::= SEQUENCE {
  gNB-CU-CP-NameVisibleString GNB-CU-CP-NameVisibleString OPTIONAL,
  gNB-CU-CP-NameUTF8String GNB-CU-CP-NameUTF8String OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{Extended-GNB-CU-CP-Name-ExtIEs} OPTIONAL,
  ...
}
Extended-GNB-CU-UP-Name ::= SEQUENCE {
  gNB-CU-UP-NameVisibleString GNB-CU-UP-NameVisibleString OPTIONAL,
  gNB-CU-UP-NameUTF8String GNB-CU-UP-NameUTF8String OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{Extended-GNB-CU-UP-Name-ExtIEs} OPTIONAL,
  ...
}
Extended-NR-CGI-Support-Item ::= SEQUENCE {
  nR-CGI NR-CGI,
  iE-Extensions ProtocolExtensionContainer{Extended-NR-CGI-Support-Item-ExtIEs} OPTIONAL
}
Extended-NR-CGI-Support-List ::= SEQUENCE (SIZE(1..16384)) OF Extended-NR-CGI-Support-Item
ExtendedPacketDelayBudget ::= INTEGER (1..65535, ...)
ExtendedSliceSupportList ::= SEQUENCE (SIZE(1..65535)) OF Slice-Support-Item
F1U-TNL-InfoAdded-Item ::= SEQUENCE {
  broadcastF1U-ContextReferenceE1 BroadcastF1U-ContextReferenceE1,
  bcBearerContextF1U-TNLInfoatCU BCBearerContextF1U-TNLInfoatCU,
  iE-Extensions ProtocolExtensionContainer{F1U-TNL-InfoAdded-Item-ExtIEs} OPTIONAL,
  ...
}
F1U-TNL-InfoAdded-List ::= SEQUENCE (SIZE(1..512)) OF F1U-TNL-InfoAdded-Item
F1U-TNL-InfoAddedOrModified-Item ::= SEQUENCE {
  broadcastF1U-ContextReferenceE1 BroadcastF1U-ContextReferenceE1,
  bcBearerContextF1U-TNLInfoatCU BCBearerContextF1U-TNLInfoatCU OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{F1U-TNL-InfoAddedOrModified-Item-ExtIEs} OPTIONAL,
  ...
}
F1U-TNL-InfoAddedOrModified-List ::= SEQUENCE (SIZE(1..512)) OF F1U-TNL-InfoAddedOrModified-Item
F1U-TNL-InfoToAdd-Item ::= SEQUENCE {
  broadcastF1U-ContextReferenceE1 BroadcastF1U-ContextReferenceE1,
  iE-Extensions ProtocolExtensionContainer{F1U-TNL-InfoToAdd-Item-ExtIEs} OPTIONAL,
  ...
}
F1U-TNL-InfoToAdd-List ::= SEQUENCE (SIZE(1..512)) OF F1U-TNL-InfoToAdd-Item
F1U-TNL-InfoToAddOrModify-Item ::= SEQUENCE {
  broadcastF1U-ContextReferenceE1 BroadcastF1U-ContextReferenceE1,
  bcBearerContextF1U-TNLInfoatDU BCBearerContextF1U-TNLInfoatDU OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{F1U-TNL-InfoToAddOrModify-Item-ExtIEs} OPTIONAL,
  ...
}
F1U-TNL-InfoToAddOrModify-List ::= SEQUENCE (SIZE(1..512)) OF F1U-TNL-InfoToAddOrModify-Item
F1U-TNL-InfoToRelease-Item ::= SEQUENCE {
  broadcastF1U-ContextReferenceE1 BroadcastF1U-ContextReferenceE1,
  iE-Extensions ProtocolExtensionContainer{F1U-TNL-InfoToRelease-Item-ExtIEs} OPTIONAL,
  ...
}
F1U-TNL-InfoToRelease-List ::= SEQUENCE (SIZE(1..512)) OF F1U-TNL-InfoToRelease-Item
F1UTunnelNotEstablished ::= ENUMERATED { true, ... }
FirstDLCount ::= SEQUENCE {
  firstDLCountVal PDCP-Count,
  iE-Extensions ProtocolExtensionContainer{FirstDLCount-ExtIEs} OPTIONAL
}
FiveGS-TAC ::= OCTET STRING (SIZE(3))
GBR-QoSFlowInformation ::= SEQUENCE {
  maxFlowBitRateDownlink BitRate,
  maxFlowBitRateUplink BitRate,
  guaranteedFlowBitRateDownlink BitRate,
  guaranteedFlowBitRateUplink BitRate,
  maxPacketLossRateDownlink MaxPacketLossRate OPTIONAL,
  maxPacketLossRateUplink MaxPacketLossRate OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{GBR-QosFlowInformation-ExtIEs} OPTIONAL,
  ...
}
GBR-QosInformation ::= SEQUENCE {
  e-RAB-MaximumBitrateDL BitRate,
  e-RAB-MaximumBitrateUL BitRate,
  e-RAB-GuaranteedBitrateDL BitRate,
  e-RAB-GuaranteedBitrateUL BitRate,
  iE-Extensions ProtocolExtensionContainer{GBR-QosInformation-ExtIEs} OPTIONAL,
  ...
}
GNB-CU-CP-ConfigurationUpdate ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{GNB-CU-CP-ConfigurationUpdateIEs},
  ...
}
GNB-CU-CP-ConfigurationUpdateAcknowledge ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{GNB-CU-CP-ConfigurationUpdateAcknowledgeIEs},
  ...
}
GNB-CU-CP-ConfigurationUpdateFailure ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{GNB-CU-CP-ConfigurationUpdateFailureIEs},
  ...
}
GNB-CU-CP-E1SetupFailure ::= SEQUENCE { protocolIEs ProtocolIE-Container{GNB-CU-CP-E1SetupFailureIEs}, ... }
GNB-CU-CP-E1SetupRequest ::= SEQUENCE { protocolIEs ProtocolIE-Container{GNB-CU-CP-E1SetupRequestIEs}, ... }
GNB-CU-CP-E1SetupResponse ::= SEQUENCE { protocolIEs ProtocolIE-Container{GNB-CU-CP-E1SetupResponseIEs}, ... }
GNB-CU-CP-MBS-E1AP-ID ::= INTEGER (0..16777215)
GNB-CU-CP-Name ::= PrintableString (SIZE(1..150, ...))
GNB-CU-CP-NameUTF8String ::= UTF8String (SIZE(1..150, ...))
GNB-CU-CP-NameVisibleString ::= VisibleString (SIZE(1..150, ...))
GNB-CU-CP-TNLA-Failed-To-Setup-Item ::= SEQUENCE {
  tNLAssociationTransportLayerAddress CP-TNL-Information,
  cause Cause,
  iE-Extensions ProtocolExtensionContainer{GNB-CU-CP-TNLA-Failed-To-Setup-Item-ExtIEs} OPTIONAL
}
GNB-CU-CP-TNLA-Failed-To-Setup-List ::= SEQUENCE (SIZE(1..32)) OF GNB-CU-CP-TNLA-Failed-To-Setup-Item
GNB-CU-CP-TNLA-Setup-Item ::= SEQUENCE {
  tNLAssociationTransportLayerAddress CP-TNL-Information,
  iE-Extensions ProtocolExtensionContainer{GNB-CU-CP-TNLA-Setup-Item-ExtIEs} OPTIONAL,
  ...
}
GNB-CU-CP-TNLA-Setup-List ::= SEQUENCE (SIZE(1..32)) OF GNB-CU-CP-TNLA-Setup-Item
GNB-CU-CP-TNLA-To-Add-Item ::= SEQUENCE {
  tNLAssociationTransportLayerAddress CP-TNL-Information,
  tNLAssociationUsage TNLAssociationUsage,
  iE-Extensions ProtocolExtensionContainer{GNB-CU-CP-TNLA-To-Add-Item-ExtIEs} OPTIONAL
}
GNB-CU-CP-TNLA-To-Add-List ::= SEQUENCE (SIZE(1..32)) OF GNB-CU-CP-TNLA-To-Add-Item
GNB-CU-CP-TNLA-To-Remove-Item ::= SEQUENCE {
  tNLAssociationTransportLayerAddress CP-TNL-Information,
  iE-Extensions ProtocolExtensionContainer{GNB-CU-CP-TNLA-To-Remove-Item-ExtIEs} OPTIONAL
}
GNB-CU-CP-TNLA-To-Remove-List ::= SEQUENCE (SIZE(1..32)) OF GNB-CU-CP-TNLA-To-Remove-Item
GNB-CU-CP-TNLA-To-Update-Item ::= SEQUENCE {
  tNLAssociationTransportLayerAddress CP-TNL-Information,
  tNLAssociationUsage TNLAssociationUsage OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{GNB-CU-CP-TNLA-To-Update-Item-ExtIEs} OPTIONAL
}
GNB-CU-CP-TNLA-To-Update-List ::= SEQUENCE (SIZE(1..32)) OF GNB-CU-CP-TNLA-To-Update-Item
GNB-CU-CP-UE-E1AP-ID ::= INTEGER (0..4294967295)
GNB-CU-CPMeasurementResultsInformation ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{GNB-CU-CPMeasurementResultsInformationIEs},
  ...
}
GNB-CU-UP-Capacity ::= INTEGER (0..255)
GNB-CU-UP-CellGroupRelatedConfiguration ::= SEQUENCE (SIZE(1..8)) OF GNB-CU-UP-CellGroupRelatedConfiguration-Item
GNB-CU-UP-CellGroupRelatedConfiguration-Item ::= SEQUENCE {
  cell-Group-ID Cell-Group-ID,
  uP-TNL-Information UP-TNL-Information,
  uL-Configuration UL-Configuration OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{GNB-CU-UP-CellGroupRelatedConfiguration-Item-ExtIEs} OPTIONAL
}
GNB-CU-UP-ConfigurationUpdate ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{GNB-CU-UP-ConfigurationUpdateIEs},
  ...
}
GNB-CU-UP-ConfigurationUpdateAcknowledge ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{GNB-CU-UP-ConfigurationUpdateAcknowledgeIEs},
  ...
}
GNB-CU-UP-ConfigurationUpdateFailure ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{GNB-CU-UP-ConfigurationUpdateFailureIEs},
  ...
}
GNB-CU-UP-CounterCheckRequest ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{GNB-CU-UP-CounterCheckRequestIEs},
  ...
}
GNB-CU-UP-E1SetupFailure ::= SEQUENCE { protocolIEs ProtocolIE-Container{GNB-CU-UP-E1SetupFailureIEs}, ... }
GNB-CU-UP-E1SetupRequest ::= SEQUENCE { protocolIEs ProtocolIE-Container{GNB-CU-UP-E1SetupRequestIEs}, ... }
GNB-CU-UP-E1SetupResponse ::= SEQUENCE { protocolIEs ProtocolIE-Container{GNB-CU-UP-E1SetupResponseIEs}, ... }
GNB-CU-UP-ID ::= INTEGER (0..68719476735)
GNB-CU-UP-MBS-E1AP-ID ::= INTEGER (0..65535)
GNB-CU-UP-MBS-Support-Info ::= SEQUENCE {
  mbs-Support-Info-ToAdd-List MBS-Support-Info-ToAdd-List OPTIONAL,
  mbs-Support-Info-ToRemove-List MBS-Support-Info-ToRemove-List OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{GNB-CU-UP-MBS-Support-Info-ExtIEs} OPTIONAL,
  ...
}
GNB-CU-UP-Name ::= PrintableString (SIZE(1..150, ...))
GNB-CU-UP-NameUTF8String ::= UTF8String (SIZE(1..150, ...))
GNB-CU-UP-NameVisibleString ::= VisibleString (SIZE(1..150, ...))
GNB-CU-UP-OverloadInformation ::= ENUMERATED { overloaded, not-overloaded }
GNB-CU-UP-StatusIndication ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{GNB-CU-UP-StatusIndicationIEs},
  ...
}
GNB-CU-UP-TNLA-To-Remove-Item ::= SEQUENCE {
  tNLAssociationTransportLayerAddress CP-TNL-Information,
  tNLAssociationTransportLayerAddressgNBCUCP CP-TNL-Information OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{GNB-CU-UP-TNLA-To-Remove-Item-ExtIEs} OPTIONAL
}
GNB-CU-UP-TNLA-To-Remove-List ::= SEQUENCE (SIZE(1..32)) OF GNB-CU-UP-TNLA-To-Remove-Item
GNB-CU-UP-UE-E1AP-ID ::= INTEGER (0..4294967295)
GNB-DU-ID ::= INTEGER (0..68719476735)
GTP-TEID ::= OCTET STRING (SIZE(4))
GTPTLA-Item ::= SEQUENCE {
  gTPTransportLayerAddresses TransportLayerAddress,
  iE-Extensions ProtocolExtensionContainer{GTPTLA-Item-ExtIEs} OPTIONAL,
  ...
}
GTPTLAs ::= SEQUENCE (SIZE(1..16)) OF GTPTLA-Item
GTPTunnel ::= SEQUENCE {
  transportLayerAddress TransportLayerAddress,
  gTP-TEID GTP-TEID,
  iE-Extensions ProtocolExtensionContainer{GTPTunnel-ExtIEs} OPTIONAL,
  ...
}
GlobalMBSSessionID ::= SEQUENCE {
  tmgi OCTET STRING (SIZE(6)),
  nid NID OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{GlobalMBSSessionID-ExtIEs} OPTIONAL,
  ...
}
HFN ::= INTEGER (0..4294967295)
HW-CapacityIndicator ::= SEQUENCE {
  offeredThroughput INTEGER (1..16777216, ...),
  availableThroughput INTEGER (0..100, ...),
  iE-Extensions ProtocolExtensionContainer{HW-CapacityIndicator-ExtIEs} OPTIONAL,
  ...
}
IAB-Donor-CU-UPPSKInfo ::= SEQUENCE (SIZE(1..256)) OF IAB-Donor-CU-UPPSKInfo-Item
IAB-Donor-CU-UPPSKInfo-Item ::= SEQUENCE {
  iAB-donor-CU-UPPSK IAB-donor-CU-UPPSK,
  iAB-donor-CU-UPIPAddress TransportLayerAddress,
  iAB-DUIPAddress TransportLayerAddress,
  iE-Extensions ProtocolExtensionContainer{EMPTY:E1AP-PROTOCOL-EXTENSION} OPTIONAL,
  ...
}
IAB-UPTNLAddressUpdate ::= SEQUENCE { protocolIEs ProtocolIE-Container{IAB-UPTNLAddressUpdateIEs}, ... }
IAB-UPTNLAddressUpdateAcknowledge ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{IAB-UPTNLAddressUpdateAcknowledgeIEs},
  ...
}
IAB-UPTNLAddressUpdateFailure ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{IAB-UPTNLAddressUpdateFailureIEs},
  ...
}
IAB-donor-CU-UPPSK ::= OCTET STRING
IABPSKNotification ::= SEQUENCE { protocolIEs ProtocolIE-Container{IABPSKNotificationIEs}, ... }
IgnoreMappingRuleIndication ::= ENUMERATED { true, ... }
ImmediateMDT ::= SEQUENCE {
  measurementsToActivate MeasurementsToActivate,
  measurementFour M4Configuration OPTIONAL,
  measurementSix M6Configuration OPTIONAL,
  measurementSeven M7Configuration OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{ImmediateMDT-ExtIEs} OPTIONAL,
  ...
}
Inactivity-Timer ::= INTEGER (1..7200, ...)
InactivityInformationRequest ::= ENUMERATED { true, ... }
IndirectPathIndication ::= ENUMERATED { true, ... }
InitiatingMessage ::= SEQUENCE {
  procedureCode ProcedureCode,
  criticality Criticality,
  value OPEN InitiatingMessage OF E1AP-ELEMENTARY-PROCEDURES BY procedureCode
}
IntegrityProtectionAlgorithm ::= ENUMERATED { nIA0, i-128-NIA1, i-128-NIA2, i-128-NIA3, ... }
IntegrityProtectionIndication ::= ENUMERATED { required, preferred, not-needed, ... }
IntegrityProtectionKey ::= OCTET STRING
IntegrityProtectionResult ::= ENUMERATED { performed, not-performed, ... }
InterfacesToTrace ::= BIT STRING (SIZE(8))
Links-to-log ::= ENUMERATED { uplink, downlink, both-uplink-and-downlink, ... }
LocationDependentMBSF1UInformationAtCU ::= SEQUENCE (SIZE(1..256)) OF LocationDependentMBSF1UInformationAtCU-Item
LocationDependentMBSF1UInformationAtCU-Item ::= SEQUENCE {
  mbsAreaSession-ID MBSAreaSessionID,
  mbs-f1u-info-at-CU UP-TNL-Information,
  iE-Extensions ProtocolExtensionContainer{LocationDependentMBSF1UInformationAtCU-Item-ExtIEs} OPTIONAL,
  ...
}
LocationDependentMBSF1UInformationAtDU ::= SEQUENCE (SIZE(1..256)) OF LocationDependentMBSF1UInformationAtDU-Item
LocationDependentMBSF1UInformationAtDU-Item ::= SEQUENCE {
  mbsAreaSession-ID MBSAreaSessionID,
  mbs-f1u-info-at-DU UP-TNL-Information,
  iE-Extensions ProtocolExtensionContainer{LocationDependentMBSF1UInformationAtDU-Item-ExtIEs} OPTIONAL,
  ...
}
LocationDependentMBSNGUInformationAt5GC ::= SEQUENCE (SIZE(1..256)) OF LocationDependentMBSNGUInformationAt5GC-Item
LocationDependentMBSNGUInformationAt5GC-Item ::= SEQUENCE {
  mbsAreaSession-ID MBSAreaSessionID,
  mbsNGUInformationAt5GC MBSNGUInformationAt5GC,
  iE-Extensions ProtocolExtensionContainer{LocationDependentMBSNGUInformationAt5GC-Item-ExtIEs} OPTIONAL,
  ...
}
LocationDependentMBSNGUInformationAtNGRAN ::= SEQUENCE (SIZE(1..256)) OF LocationDependentMBSNGUInformationAtNGRAN-Item
LocationDependentMBSNGUInformationAtNGRAN-Item ::= SEQUENCE {
  mbsAreaSession-ID MBSAreaSessionID,
  mbsNGUInformationAtNGRAN MBSNGUInformationAtNGRAN,
  iE-Extensions ProtocolExtensionContainer{LocationDependentMBSNGUInformationAtNGRAN-Item-ExtIEs} OPTIONAL,
  ...
}
M4Configuration ::= SEQUENCE {
  m4period M4period,
  m4-links-to-log Links-to-log,
  iE-Extensions ProtocolExtensionContainer{M4Configuration-ExtIEs} OPTIONAL,
  ...
}
M4ReportAmount ::= ENUMERATED { r1, r2, r4, r8, r16, r32, r64, infinity, ... }
M4period ::= ENUMERATED { ms1024, ms2048, ms5120, ms10240, min1, ... }
M6Configuration ::= SEQUENCE {
  m6report-Interval M6report-Interval,
  m6-links-to-log Links-to-log,
  iE-Extensions ProtocolExtensionContainer{M6Configuration-ExtIEs} OPTIONAL,
  ...
}
M6ReportAmount ::= ENUMERATED { r1, r2, r4, r8, r16, r32, r64, infinity, ... }
M6report-Interval ::= ENUMERATED {
  ms120, ms240, ms480, ms640, ms1024, ms2048, ms5120, ms10240, ms20480, ms40960, min1, min6, min12, min30, ...
}
M7Configuration ::= SEQUENCE {
  m7period M7period,
  m7-links-to-log Links-to-log,
  iE-Extensions ProtocolExtensionContainer{M7Configuration-ExtIEs} OPTIONAL,
  ...
}
M7ReportAmount ::= ENUMERATED { r1, r2, r4, r8, r16, r32, r64, infinity, ... }
M7period ::= INTEGER (1..60, ...)
MBS-DL-Data-Arrival ::= SEQUENCE {
  dlDataArrival ENUMERATED { true, ... },
  ppi PPI OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MBS-DL-Data-Arrival-ExtIEs} OPTIONAL,
  ...
}
MBS-PDCP-COUNT ::= BIT STRING (SIZE(32))
MBS-PDCP-COUNT-Req ::= ENUMERATED { true, ... }
MBS-ServiceArea ::= SEQUENCE {
  mBS-ServiceAreaInformationList MBS-ServiceAreaInformationList OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MBS-ServiceArea-ExtIEs} OPTIONAL,
  ...
}
MBS-ServiceAreaCellList ::= SEQUENCE (SIZE(1..512)) OF NR-CGI
MBS-ServiceAreaInformation ::= SEQUENCE {
  mBS-ServiceAreaCellList MBS-ServiceAreaCellList OPTIONAL,
  mBS-ServiceAreaTAIList MBS-ServiceAreaTAIList OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MBS-ServiceAreaInformation-ExtIEs} OPTIONAL,
  ...
}
MBS-ServiceAreaInformationItem ::= SEQUENCE {
  mBS-AreaSessionID MBSAreaSessionID,
  mBS-ServiceAreaInformation MBS-ServiceAreaInformation,
  iE-Extensions ProtocolExtensionContainer{MBS-ServiceAreaInformationItem-ExtIEs} OPTIONAL,
  ...
}
MBS-ServiceAreaInformationList ::= SEQUENCE (SIZE(1..256)) OF MBS-ServiceAreaInformationItem
MBS-ServiceAreaTAIList ::= SEQUENCE (SIZE(1..512)) OF MBS-ServiceAreaTAIList-Item
MBS-ServiceAreaTAIList-Item ::= SEQUENCE {
  plmn-ID PLMN-Identity,
  fiveGS-TAC FiveGS-TAC,
  iE-Extensions ProtocolExtensionContainer{MBS-ServiceAreaTAIList-Item-ExtIEs} OPTIONAL,
  ...
}
MBS-Support-Info-ToAdd-Item ::= SEQUENCE {
  globalMBSSessionID GlobalMBSSessionID,
  iE-Extensions ProtocolExtensionContainer{MBS-Support-Info-ToAdd-Item-ExtIEs} OPTIONAL,
  ...
}
MBS-Support-Info-ToAdd-List ::= SEQUENCE (SIZE(1..512)) OF MBS-Support-Info-ToAdd-Item
MBS-Support-Info-ToRemove-Item ::= SEQUENCE {
  globalMBSSessionID GlobalMBSSessionID,
  iE-Extensions ProtocolExtensionContainer{MBS-Support-Info-ToRemove-Item-ExtIEs} OPTIONAL,
  ...
}
MBS-Support-Info-ToRemove-List ::= SEQUENCE (SIZE(1..512)) OF MBS-Support-Info-ToRemove-Item
MBSAreaSessionID ::= INTEGER (0..65535, ...)
MBSF1UInformationAtCU ::= SEQUENCE {
  mbs-f1u-info-at-CU UP-TNL-Information,
  iE-Extensions ProtocolExtensionContainer{MBSF1UInformationAtCU-ExtIEs} OPTIONAL,
  ...
}
MBSF1UInformationAtDU ::= SEQUENCE {
  mbs-f1u-info-at-DU UP-TNL-Information,
  iE-Extensions ProtocolExtensionContainer{MBSF1UInformationAtDU-ExtIEs} OPTIONAL,
  ...
}
MBSMulticastF1UContextDescriptor ::= SEQUENCE {
  multicastF1UContextReferenceE1 MulticastF1UContextReferenceE1,
  mc-F1UCtxtusage ENUMERATED { ptm, ptp, ptp-retransmission, ptp-forwarding, ... },
  mbsAreaSession MBSAreaSessionID OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MBSMulticastF1UContextDescriptor-ExtIEs} OPTIONAL,
  ...
}
MBSNGUInformationAt5GC ::= CHOICE {
  multicast MBSNGUInformationAt5GC-Multicast,
  choice-extension ProtocolIE-SingleContainer{MBSNGUInformationAt5GC-ExtIEs}
}
MBSNGUInformationAt5GC-Multicast ::= SEQUENCE {
  ipmcAddress TransportLayerAddress,
  ipsourceAddress TransportLayerAddress,
  gtpDLTEID GTP-TEID,
  iE-Extensions ProtocolExtensionContainer{MBSNGUInformationAt5GC-Multicast-ExtIEs} OPTIONAL,
  ...
}
MBSNGUInformationAtNGRAN ::= CHOICE {
  unicast UP-TNL-Information,
  choice-extension ProtocolIE-SingleContainer{MBSNGUInformationAtNGRAN-ExtIEs}
}
MBSNGUInformationAtNGRAN-Request ::= ENUMERATED { true, ... }
MBSNGUInformationAtNGRAN-Request-Item ::= SEQUENCE {
  mbsAreaSession-ID MBSAreaSessionID,
  mbsNGUInformationAtNGRAN-Request MBSNGUInformationAtNGRAN-Request,
  iE-Extensions ProtocolExtensionContainer{MBSNGUInformationAtNGRAN-Request-Item-ExtIEs} OPTIONAL,
  ...
}
MBSNGUInformationAtNGRAN-Request-List ::= SEQUENCE (SIZE(1..256)) OF MBSNGUInformationAtNGRAN-Request-Item
MBSSessionAssociatedInfoNonSupportToSupport ::= SEQUENCE {
  ue-Reference-ID GNB-CU-CP-UE-E1AP-ID,
  pDU-Session-ID PDU-Session-ID,
  associatedQoSFlowInformationList MBSSessionAssociatedInformationList,
  iE-Extensions ProtocolExtensionContainer{MBSSessionAssociatedInfoNonSupportToSupport-ExtIEs} OPTIONAL,
  ...
}
MBSSessionAssociatedInformation ::= SEQUENCE {
  mbsSessionAssociatedInformationList MBSSessionAssociatedInformationList,
  mbsSessionForwardingAddress UP-TNL-Information,
  iE-Extensions ProtocolExtensionContainer{MBSSessionAssociatedInformation-ExtIEs} OPTIONAL,
  ...
}
MBSSessionAssociatedInformation-Item ::= SEQUENCE {
  mbs-QoS-Flow-Identifier QoS-Flow-Identifier,
  associated-unicast-QoS-Flow-Identifier QoS-Flow-Identifier,
  iE-Extensions ProtocolExtensionContainer{MBSSessionAssociatedInformation-Item-ExtIEs} OPTIONAL,
  ...
}
MBSSessionAssociatedInformationList ::= SEQUENCE (SIZE(1..64)) OF MBSSessionAssociatedInformation-Item
MBSSessionResourceNotification ::= CHOICE {
  mbs-DL-Data-Arrival MBS-DL-Data-Arrival,
  inactivity MCBearerContext-Inactivity,
  choice-extension ProtocolIE-SingleContainer{MBSSessionResourceNotification-ExtIEs}
}
MCBearerContext-Inactivity ::= SEQUENCE {
  mcBearerContext-Inactivity-Indication ENUMERATED { true, ... },
  iE-Extensions ProtocolExtensionContainer{MCBearerContext-Inactivity-ExtIEs} OPTIONAL,
  ...
}
MCBearerContextF1UTNLInfoatDU ::= SEQUENCE {
  mbsF1UInfoatDU UP-TNL-Information,
  mbsMulticastF1UContextDescriptor MBSMulticastF1UContextDescriptor,
  iE-Extensions ProtocolExtensionContainer{MCBearerContextF1UTNLInfoatDU-ExtIEs} OPTIONAL,
  ...
}
MCBearerContextModificationConfirm ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MCBearerContextModificationConfirmIEs},
  ...
}
MCBearerContextModificationFailure ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MCBearerContextModificationFailureIEs},
  ...
}
MCBearerContextModificationRequest ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MCBearerContextModificationRequestIEs},
  ...
}
MCBearerContextModificationRequired ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MCBearerContextModificationRequiredIEs},
  ...
}
MCBearerContextModificationResponse ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MCBearerContextModificationResponseIEs},
  ...
}
MCBearerContextNGU-TNLInfoatNGRAN ::= CHOICE {
  locationindependent MBSNGUInformationAtNGRAN,
  locationdependent LocationDependentMBSNGUInformationAtNGRAN,
  choice-extension ProtocolIE-SingleContainer{MCBearerContextNGU-TNLInfoatNGRAN-ExtIEs}
}
MCBearerContextNGU-TNLInfoatNGRANModifyResponse ::= SEQUENCE {
  mbs-NGU-InfoatNGRAN MBSNGUInformationAtNGRAN,
  mbsAreaSession MBSAreaSessionID OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MCBearerContextNGU-TNLInfoatNGRANModifyResponse-ExtIEs} OPTIONAL,
  ...
}
MCBearerContextNGUTNLInfoat5GC ::= SEQUENCE {
  mbsNGUInformationAt5GC MBSNGUInformationAt5GC,
  mbsAreaSession-ID MBSAreaSessionID OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MCBearerContextNGUTNLInfoat5GC-ExtIEs} OPTIONAL,
  ...
}
MCBearerContextNGUTnlInfoatNGRANRequest ::= SEQUENCE {
  ngRANNGUTNLRequested ENUMERATED { requested, ... },
  mbsAreaSession-ID MBSAreaSessionID OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MCBearerContextNGUTnlInfoatNGRANRequest-ExtIEs} OPTIONAL,
  ...
}
MCBearerContextReleaseCommand ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MCBearerContextReleaseCommandIEs},
  ...
}
MCBearerContextReleaseComplete ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MCBearerContextReleaseCompleteIEs},
  ...
}
MCBearerContextReleaseRequest ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MCBearerContextReleaseRequestIEs},
  ...
}
MCBearerContextSetupFailure ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MCBearerContextSetupFailureIEs},
  ...
}
MCBearerContextSetupRequest ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MCBearerContextSetupRequestIEs},
  ...
}
MCBearerContextSetupResponse ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MCBearerContextSetupResponseIEs},
  ...
}
MCBearerContextStatusChange ::= ENUMERATED { suspend, resume, ... }
MCBearerContextToModify ::= SEQUENCE {
  mcBearerContextNGUTNLInfoat5GC MCBearerContextNGUTNLInfoat5GC OPTIONAL,
  mcBearerContextNGUTnlInfoatNGRANRequest MCBearerContextNGUTnlInfoatNGRANRequest OPTIONAL,
  mbsMulticastF1UContextDescriptor MBSMulticastF1UContextDescriptor OPTIONAL,
  requestedAction RequestedAction4AvailNGUTermination OPTIONAL,
  mcMRBToSetupModifyList MCMRBSetupModifyConfiguration OPTIONAL,
  mcMRBToRemoveList MCMRBRemoveConfiguration OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MCBearerContextToModify-ExtIEs} OPTIONAL,
  ...
}
MCBearerContextToModifyConfirm ::= SEQUENCE {
  mbsMulticastF1UContextDescriptor MBSMulticastF1UContextDescriptor OPTIONAL,
  mcMRBModifyConfirmList MCMRBModifyConfirmList OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MCBearerContextToModifyConfirm-ExtIEs} OPTIONAL,
  ...
}
MCBearerContextToModifyRequired ::= SEQUENCE {
  mbsMulticastF1UContextDescriptor MBSMulticastF1UContextDescriptor OPTIONAL,
  mcMRBToRemoveRequiredList MCMRBRemoveConfiguration OPTIONAL,
  mcMRBToModifyRequiredList MCMRBModifyRequiredConfiguration OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MCBearerContextToModifyRequired-ExtIEs} OPTIONAL,
  ...
}
MCBearerContextToModifyResponse ::= SEQUENCE {
  mcBearerContextNGU-TNLInfoatNGRANModifyResponse MCBearerContextNGU-TNLInfoatNGRANModifyResponse OPTIONAL,
  mbsMulticastF1UContextDescriptor MBSMulticastF1UContextDescriptor OPTIONAL,
  mcMRBModifySetupResponseList MCMRBSetupModifyResponseList OPTIONAL,
  mcMRBFailedList MCMRBFailedList OPTIONAL,
  availableMCMRBConfig MCMRBSetupConfiguration OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MCBearerContextToModifyResponse-ExtIEs} OPTIONAL,
  ...
}
MCBearerContextToSetup ::= SEQUENCE {
  snssai SNSSAI,
  mcMRBToSetupList MCMRBSetupConfiguration OPTIONAL,
  requestedAction RequestedAction4AvailNGUTermination OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MCBearerContextToSetup-ExtIEs} OPTIONAL,
  ...
}
MCBearerContextToSetupResponse ::= SEQUENCE {
  mcBearerContextNGU-TNLInfoatNGRAN MCBearerContextNGU-TNLInfoatNGRAN OPTIONAL,
  mcMRBSetupResponseList MCMRBSetupResponseList OPTIONAL,
  mcMRBFailedList MCMRBFailedList OPTIONAL,
  availableMCMRBConfig MCMRBSetupConfiguration OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MCBearerContextToSetupResponse-ExtIEs} OPTIONAL,
  ...
}
MCBearerNotification ::= SEQUENCE { protocolIEs ProtocolIE-Container{MCBearerNotificationIEs}, ... }
MCForwardingResourceID ::= OCTET STRING (SIZE(2))
MCForwardingResourceIndication ::= SEQUENCE {
  mcForwardingResourceID MCForwardingResourceID,
  mrbForwardingResourceIndicationList MRBForwardingResourceIndicationList OPTIONAL,
  mbsSessionAssociatedInformation MBSSessionAssociatedInformation OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MCForwardingResourceIndication-ExtIEs} OPTIONAL,
  ...
}
MCForwardingResourceRelease ::= SEQUENCE {
  mcForwardingResourceID MCForwardingResourceID,
  iE-Extensions ProtocolExtensionContainer{MCForwardingResourceRelease-ExtIEs} OPTIONAL,
  ...
}
MCForwardingResourceReleaseIndication ::= SEQUENCE {
  mcForwardingResourceID MCForwardingResourceID,
  iE-Extensions ProtocolExtensionContainer{MCForwardingResourceReleaseIndication-ExtIEs} OPTIONAL,
  ...
}
MCForwardingResourceRequest ::= SEQUENCE {
  mcForwardingResourceID MCForwardingResourceID,
  mbsAreaSession-ID MBSAreaSessionID OPTIONAL,
  mrbForwardingResourceRequestList MRBForwardingResourceRequestList OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MCForwardingResourceRequest-ExtIEs} OPTIONAL,
  ...
}
MCForwardingResourceResponse ::= SEQUENCE {
  mcForwardingResourceID MCForwardingResourceID,
  mrbForwardingResourceResponseList MRBForwardingResourceResponseList OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MCForwardingResourceResponse-ExtIEs} OPTIONAL,
  ...
}
MCMRBFailedList ::= SEQUENCE (SIZE(1..32)) OF MCMRBFailedList-Item
MCMRBFailedList-Item ::= SEQUENCE {
  mrb-ID MRB-ID,
  cause Cause,
  iE-Extensions ProtocolExtensionContainer{MCMRBFailedList-Item-ExtIEs} OPTIONAL,
  ...
}
MCMRBModifyConfirmList ::= SEQUENCE (SIZE(1..32)) OF MCMRBModifyConfirmList-Item
MCMRBModifyConfirmList-Item ::= SEQUENCE {
  mrb-ID MRB-ID,
  iE-Extensions ProtocolExtensionContainer{MCMRBModifyConfirmList-Item-ExtIEs} OPTIONAL,
  ...
}
MCMRBModifyRequiredConfiguration ::= SEQUENCE (SIZE(1..32)) OF MCMRBModifyRequiredConfiguration-Item
MCMRBModifyRequiredConfiguration-Item ::= SEQUENCE {
  mrb-ID MRB-ID,
  mBS-PDCP-COUNT MBS-PDCP-COUNT OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MCMRBModifyRequiredConfiguration-Item-ExtIEs} OPTIONAL,
  ...
}
MCMRBRemoveConfiguration ::= SEQUENCE (SIZE(1..32)) OF MRB-ID
MCMRBSetupConfiguration ::= SEQUENCE (SIZE(1..32)) OF MCMRBSetupConfiguration-Item
MCMRBSetupConfiguration-Item ::= SEQUENCE {
  mrb-ID MRB-ID,
  mbs-pdcp-config PDCP-Configuration,
  qoS-Flow-QoS-Parameter-List QoS-Flow-QoS-Parameter-List,
  qoSFlowLevelQoSParameters QoSFlowLevelQoSParameters OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MCMRBSetupConfiguration-Item-ExtIEs} OPTIONAL,
  ...
}
MCMRBSetupModifyConfiguration ::= SEQUENCE (SIZE(1..32)) OF MCMRBSetupModifyConfiguration-Item
MCMRBSetupModifyConfiguration-Item ::= SEQUENCE {
  mrb-ID MRB-ID,
  f1uTNLatDU MCBearerContextF1UTNLInfoatDU OPTIONAL,
  mbs-pdcp-config PDCP-Configuration OPTIONAL,
  qoS-Flow-QoS-Parameter-List QoS-Flow-QoS-Parameter-List OPTIONAL,
  mrbQoS QoSFlowLevelQoSParameters OPTIONAL,
  mbs-PDCP-COUNT-Req MBS-PDCP-COUNT-Req OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MCMRBSetupModifyConfiguration-Item-ExtIEs} OPTIONAL,
  ...
}
MCMRBSetupModifyResponseList ::= SEQUENCE (SIZE(1..32)) OF MCMRBSetupModifyResponseList-Item
MCMRBSetupModifyResponseList-Item ::= SEQUENCE {
  mrb-ID MRB-ID,
  qosflow-setup QoS-Flow-List OPTIONAL,
  qosflow-failed QoS-Flow-Failed-List OPTIONAL,
  mcBearerContextF1UTNLInfoatCU UP-TNL-Information OPTIONAL,
  mBS-PDCP-COUNT MBS-PDCP-COUNT OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MCMRBSetupModifyResponseList-Item-ExtIEs} OPTIONAL,
  ...
}
MCMRBSetupResponseList ::= SEQUENCE (SIZE(1..32)) OF MCMRBSetupResponseList-Item
MCMRBSetupResponseList-Item ::= SEQUENCE {
  mrb-ID MRB-ID,
  qosflow-setup QoS-Flow-List,
  qosflow-failed QoS-Flow-Failed-List OPTIONAL,
  mBS-PDCP-COUNT MBS-PDCP-COUNT OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MCMRBSetupResponseList-Item-ExtIEs} OPTIONAL,
  ...
}
MDT-Activation ::= ENUMERATED { immediate-MDT-only, immediate-MDT-and-Trace, ... }
MDT-Configuration ::= SEQUENCE {
  mdt-Activation MDT-Activation,
  mDTMode MDTMode,
  iE-Extensions ProtocolExtensionContainer{MDT-Configuration-ExtIEs} OPTIONAL,
  ...
}
MDTMode ::= CHOICE { immediateMDT ImmediateMDT, choice-extension ProtocolIE-SingleContainer{MDTMode-ExtIEs} }
MDTPLMNList ::= SEQUENCE (SIZE(1..16)) OF PLMN-Identity
MDTPLMNModificationList ::= SEQUENCE (SIZE(0..16)) OF PLMN-Identity
MDTPollutedMeasurementIndicator ::= ENUMERATED { iDC, no-IDC, ... }
MRB-ID ::= INTEGER (1..512, ...)
MRB-ProgressInformation ::= SEQUENCE {
  mrb-ProgressInformationSNs MRB-ProgressInformationSNs,
  mrb-ProgressInformationType MRB-ProgressInformationType,
  iE-Extensions ProtocolExtensionContainer{MRB-ProgressInformation-ExtIEs} OPTIONAL,
  ...
}
MRB-ProgressInformationSNs ::= CHOICE {
  pdcp-SN12 INTEGER (0..4095),
  pdcp-SN18 INTEGER (0..262143),
  choice-extension ProtocolIE-SingleContainer{MRB-ProgressInformationSNs-ExtIEs}
}
MRB-ProgressInformationType ::= ENUMERATED { oldest-available, last-delivered, ... }
MRBForwardingResourceIndication-Item ::= SEQUENCE {
  mrb-ID MRB-ID,
  mrb-ProgressInformation MRB-ProgressInformation OPTIONAL,
  mrbForwardingAddress UP-TNL-Information OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MRBForwardingResourceIndication-Item-ExtIEs} OPTIONAL,
  ...
}
MRBForwardingResourceIndicationList ::= SEQUENCE (SIZE(1..64)) OF MRBForwardingResourceIndication-Item
MRBForwardingResourceRequest-Item ::= SEQUENCE {
  mrb-ID MRB-ID,
  mrbProgressRequestType MRB-ProgressInformationType OPTIONAL,
  mrbForwardingAddressRequest ENUMERATED { request, ... } OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MRBForwardingResourceRequest-Item-ExtIEs} OPTIONAL,
  ...
}
MRBForwardingResourceRequestList ::= SEQUENCE (SIZE(1..64)) OF MRBForwardingResourceRequest-Item
MRBForwardingResourceResponse-Item ::= SEQUENCE {
  mrb-ID MRB-ID,
  mrb-ProgressInformation MRB-ProgressInformation OPTIONAL,
  mrbForwardingAddress UP-TNL-Information OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MRBForwardingResourceResponse-Item-ExtIEs} OPTIONAL,
  ...
}
MRBForwardingResourceResponseList ::= SEQUENCE (SIZE(1..64)) OF MRBForwardingResourceResponse-Item
MRDC-Data-Usage-Report-Item ::= SEQUENCE {
  startTimeStamp OCTET STRING (SIZE(4)),
  endTimeStamp OCTET STRING (SIZE(4)),
  usageCountUL INTEGER (0..18446744073709551615),
  usageCountDL INTEGER (0..18446744073709551615),
  iE-Extensions ProtocolExtensionContainer{MRDC-Data-Usage-Report-Item-ExtIEs} OPTIONAL,
  ...
}
MRDC-DataUsageReport ::= SEQUENCE { protocolIEs ProtocolIE-Container{MRDC-DataUsageReportIEs}, ... }
MRDC-Usage-Information ::= SEQUENCE {
  data-Usage-per-PDU-Session-Report Data-Usage-per-PDU-Session-Report OPTIONAL,
  data-Usage-per-QoS-Flow-List Data-Usage-per-QoS-Flow-List OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MRDC-Usage-Information-ExtIEs} OPTIONAL,
  ...
}
MT-SDT-Data-Size ::= INTEGER (1..96000, ...)
MT-SDT-Information ::= SEQUENCE {
  mT-SDT-Data-Size MT-SDT-Data-Size,
  iE-Extensions ProtocolExtensionContainer{MT-SDT-Information-ExtIEs} OPTIONAL
}
MT-SDT-Information-Request ::= ENUMERATED { true, ... }
MaxCIDEHCDL ::= INTEGER (1..32767, ...)
MaxDataBurstVolume ::= INTEGER (0..4095, ...)
MaxIPrate ::= ENUMERATED { bitrate64kbs, max-UErate, ... }
MaxPacketLossRate ::= INTEGER (0..1000, ...)
MaximumIPdatarate ::= SEQUENCE {
  maxIPrate MaxIPrate,
  iE-Extensions ProtocolExtensionContainer{MaximumIPdatarate-ExtIEs} OPTIONAL,
  ...
}
MeasurementsToActivate ::= BIT STRING (SIZE(8))
MulticastF1UContextReferenceE1 ::= OCTET STRING (SIZE(4))
N6JitterInformation ::= SEQUENCE {
  n6JitterLowerBound INTEGER (-127..127),
  n6JitterUpperBound INTEGER (-127..127),
  iE-Extensions ProtocolExtensionContainer{N6JitterInformationExtIEs} OPTIONAL,
  ...
}
NG-RAN-QoS-Support-Item ::= SEQUENCE {
  non-Dynamic5QIDescriptor Non-Dynamic5QIDescriptor,
  iE-Extensions ProtocolExtensionContainer{NG-RAN-QoS-Support-Item-ExtIEs} OPTIONAL
}
NG-RAN-QoS-Support-List ::= SEQUENCE (SIZE(1..256)) OF NG-RAN-QoS-Support-Item
NGRANAllocationAndRetentionPriority ::= SEQUENCE {
  priorityLevel PriorityLevel,
  pre-emptionCapability Pre-emptionCapability,
  pre-emptionVulnerability Pre-emptionVulnerability,
  iE-Extensions ProtocolExtensionContainer{NGRANAllocationAndRetentionPriority-ExtIEs} OPTIONAL
}
NID ::= BIT STRING (SIZE(44))
NPNContextInfo ::= CHOICE {
  sNPN NPNContextInfo-SNPN,
  choice-extension ProtocolIE-SingleContainer{NPNContextInfo-ExtIEs}
}
NPNContextInfo-SNPN ::= SEQUENCE {
  nID NID,
  iE-Extensions ProtocolExtensionContainer{NPNContextInfo-SNPN-ExtIEs} OPTIONAL
}
NPNSupportInfo ::= CHOICE {
  sNPN NPNSupportInfo-SNPN,
  choice-extension ProtocolIE-SingleContainer{NPNSupportInfo-ExtIEs}
}
NPNSupportInfo-SNPN ::= SEQUENCE {
  nID NID,
  iE-Extensions ProtocolExtensionContainer{NPNSupportInfo-SNPN-ExtIEs} OPTIONAL
}
NR-CGI ::= SEQUENCE {
  pLMN-Identity PLMN-Identity,
  nR-Cell-Identity NR-Cell-Identity,
  iE-Extensions ProtocolExtensionContainer{NR-CGI-ExtIEs} OPTIONAL
}
NR-CGI-Support-Item ::= SEQUENCE {
  nR-CGI NR-CGI,
  iE-Extensions ProtocolExtensionContainer{NR-CGI-Support-Item-ExtIEs} OPTIONAL
}
NR-CGI-Support-List ::= SEQUENCE (SIZE(1..512)) OF NR-CGI-Support-Item
NR-Cell-Identity ::= BIT STRING (SIZE(36))
NetworkInstance ::= INTEGER (1..256, ...)
New-UL-TNL-Information-Required ::= ENUMERATED { required, ... }
Non-Dynamic5QIDescriptor ::= SEQUENCE {
  fiveQI INTEGER (0..255, ...),
  qoSPriorityLevel QoSPriorityLevel OPTIONAL,
  averagingWindow AveragingWindow OPTIONAL,
  maxDataBurstVolume MaxDataBurstVolume OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{Non-Dynamic5QIDescriptor-ExtIEs} OPTIONAL
}
Number-of-tunnels ::= INTEGER (1..4, ...)
OutOfOrderDelivery ::= ENUMERATED { true, ... }
PDCP-COUNT-Reset ::= ENUMERATED { true, ... }
PDCP-Configuration ::= SEQUENCE {
  pDCP-SN-Size-UL PDCP-SN-Size,
  pDCP-SN-Size-DL PDCP-SN-Size,
  rLC-Mode RLC-Mode,
  rOHC-Parameters ROHC-Parameters OPTIONAL,
  t-ReorderingTimer T-ReorderingTimer OPTIONAL,
  discardTimer DiscardTimer OPTIONAL,
  uLDataSplitThreshold ULDataSplitThreshold OPTIONAL,
  pDCP-Duplication PDCP-Duplication OPTIONAL,
  pDCP-Reestablishment PDCP-Reestablishment OPTIONAL,
  pDCP-DataRecovery PDCP-DataRecovery OPTIONAL,
  duplication-Activation Duplication-Activation OPTIONAL,
  outOfOrderDelivery OutOfOrderDelivery OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{PDCP-Configuration-ExtIEs} OPTIONAL,
  ...
}
PDCP-Count ::= SEQUENCE {
  pDCP-SN PDCP-SN,
  hFN HFN,
  iE-Extensions ProtocolExtensionContainer{PDCP-Count-ExtIEs} OPTIONAL,
  ...
}
PDCP-DataRecovery ::= ENUMERATED { true, ... }
PDCP-Duplication ::= ENUMERATED { true, ... }
PDCP-Reestablishment ::= ENUMERATED { true, ... }
PDCP-SN ::= INTEGER (0..262143)
PDCP-SN-Size ::= ENUMERATED { s-12, s-18, ..., s-7, s-15, s-16 }
PDCP-SN-Status-Information ::= SEQUENCE {
  pdcpStatusTransfer-UL DRBBStatusTransfer,
  pdcpStatusTransfer-DL PDCP-Count,
  iE-Extension ProtocolExtensionContainer{PDCP-SN-Status-Information-ExtIEs} OPTIONAL,
  ...
}
PDCP-SN-Status-Request ::= ENUMERATED { requested, ... }
PDCP-StatusReportIndication ::= ENUMERATED { downlink, uplink, both, ... }
PDCPSNGapReport ::= ENUMERATED { true, ... }
PDU-Session-ID ::= INTEGER (0..255)
PDU-Session-Resource-Activity ::= ENUMERATED { active, not-active, ... }
PDU-Session-Resource-Activity-Item ::= SEQUENCE {
  pDU-Session-ID PDU-Session-ID,
  pDU-Session-Resource-Activity PDU-Session-Resource-Activity,
  iE-Extensions ProtocolExtensionContainer{PDU-Session-Resource-Activity-ItemExtIEs} OPTIONAL,
  ...
}
PDU-Session-Resource-Activity-List ::= SEQUENCE (SIZE(1..256)) OF PDU-Session-Resource-Activity-Item
PDU-Session-Resource-Confirm-Modified-Item ::= SEQUENCE {
  pDU-Session-ID PDU-Session-ID,
  dRB-Confirm-Modified-List-NG-RAN DRB-Confirm-Modified-List-NG-RAN OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{PDU-Session-Resource-Confirm-Modified-Item-ExtIEs} OPTIONAL,
  ...
}
PDU-Session-Resource-Confirm-Modified-List ::= SEQUENCE (SIZE(1..256)) OF PDU-Session-Resource-Confirm-Modified-Item
PDU-Session-Resource-Data-Usage-Item ::= SEQUENCE {
  pDU-Session-ID PDU-Session-ID,
  mRDC-Usage-Information MRDC-Usage-Information,
  iE-Extensions ProtocolExtensionContainer{PDU-Session-Resource-Data-Usage-Item-ExtIEs} OPTIONAL,
  ...
}
PDU-Session-Resource-Data-Usage-List ::= SEQUENCE (SIZE(1..256)) OF PDU-Session-Resource-Data-Usage-Item
PDU-Session-Resource-Failed-Item ::= SEQUENCE {
  pDU-Session-ID PDU-Session-ID,
  cause Cause,
  iE-Extensions ProtocolExtensionContainer{PDU-Session-Resource-Failed-Item-ExtIEs} OPTIONAL,
  ...
}
PDU-Session-Resource-Failed-List ::= SEQUENCE (SIZE(1..256)) OF PDU-Session-Resource-Failed-Item
PDU-Session-Resource-Failed-Mod-Item ::= SEQUENCE {
  pDU-Session-ID PDU-Session-ID,
  cause Cause,
  iE-Extensions ProtocolExtensionContainer{PDU-Session-Resource-Failed-Mod-Item-ExtIEs} OPTIONAL,
  ...
}
PDU-Session-Resource-Failed-Mod-List ::= SEQUENCE (SIZE(1..256)) OF PDU-Session-Resource-Failed-Mod-Item
PDU-Session-Resource-Failed-To-Modify-Item ::= SEQUENCE {
  pDU-Session-ID PDU-Session-ID,
  cause Cause,
  iE-Extensions ProtocolExtensionContainer{PDU-Session-Resource-Failed-To-Modify-Item-ExtIEs} OPTIONAL,
  ...
}
PDU-Session-Resource-Failed-To-Modify-List ::= SEQUENCE (SIZE(1..256)) OF PDU-Session-Resource-Failed-To-Modify-Item
PDU-Session-Resource-Modified-Item ::= SEQUENCE {
  pDU-Session-ID PDU-Session-ID,
  nG-DL-UP-TNL-Information UP-TNL-Information OPTIONAL,
  securityResult SecurityResult OPTIONAL,
  pDU-Session-Data-Forwarding-Information-Response Data-Forwarding-Information OPTIONAL,
  dRB-Setup-List-NG-RAN DRB-Setup-List-NG-RAN OPTIONAL,
  dRB-Failed-List-NG-RAN DRB-Failed-List-NG-RAN OPTIONAL,
  dRB-Modified-List-NG-RAN DRB-Modified-List-NG-RAN OPTIONAL,
  dRB-Failed-To-Modify-List-NG-RAN DRB-Failed-To-Modify-List-NG-RAN OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{PDU-Session-Resource-Modified-Item-ExtIEs} OPTIONAL,
  ...
}
PDU-Session-Resource-Modified-List ::= SEQUENCE (SIZE(1..256)) OF PDU-Session-Resource-Modified-Item
PDU-Session-Resource-Required-To-Modify-Item ::= SEQUENCE {
  pDU-Session-ID PDU-Session-ID,
  nG-DL-UP-TNL-Information UP-TNL-Information OPTIONAL,
  dRB-Required-To-Modify-List-NG-RAN DRB-Required-To-Modify-List-NG-RAN OPTIONAL,
  dRB-Required-To-Remove-List-NG-RAN DRB-Required-To-Remove-List-NG-RAN OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{PDU-Session-Resource-Required-To-Modify-Item-ExtIEs} OPTIONAL,
  ...
}
PDU-Session-Resource-Required-To-Modify-List ::= SEQUENCE (SIZE(1..256)) OF PDU-Session-Resource-Required-To-Modify-Item
PDU-Session-Resource-Setup-Item ::= SEQUENCE {
  pDU-Session-ID PDU-Session-ID,
  securityResult SecurityResult OPTIONAL,
  nG-DL-UP-TNL-Information UP-TNL-Information,
  pDU-Session-Data-Forwarding-Information-Response Data-Forwarding-Information OPTIONAL,
  nG-DL-UP-Unchanged ENUMERATED { true, ... } OPTIONAL,
  dRB-Setup-List-NG-RAN DRB-Setup-List-NG-RAN,
  dRB-Failed-List-NG-RAN DRB-Failed-List-NG-RAN OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{PDU-Session-Resource-Setup-Item-ExtIEs} OPTIONAL,
  ...
}
PDU-Session-Resource-Setup-List ::= SEQUENCE (SIZE(1..256)) OF PDU-Session-Resource-Setup-Item
PDU-Session-Resource-Setup-Mod-Item ::= SEQUENCE {
  pDU-Session-ID PDU-Session-ID,
  securityResult SecurityResult OPTIONAL,
  nG-DL-UP-TNL-Information UP-TNL-Information,
  pDU-Session-Data-Forwarding-Information-Response Data-Forwarding-Information OPTIONAL,
  dRB-Setup-Mod-List-NG-RAN DRB-Setup-Mod-List-NG-RAN,
  dRB-Failed-Mod-List-NG-RAN DRB-Failed-Mod-List-NG-RAN OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{PDU-Session-Resource-Setup-Mod-Item-ExtIEs} OPTIONAL,
  ...
}
PDU-Session-Resource-Setup-Mod-List ::= SEQUENCE (SIZE(1..256)) OF PDU-Session-Resource-Setup-Mod-Item
PDU-Session-Resource-To-Modify-Item ::= SEQUENCE {
  pDU-Session-ID PDU-Session-ID,
  securityIndication SecurityIndication OPTIONAL,
  pDU-Session-Resource-DL-AMBR BitRate OPTIONAL,
  nG-UL-UP-TNL-Information UP-TNL-Information OPTIONAL,
  pDU-Session-Data-Forwarding-Information-Request Data-Forwarding-Information-Request OPTIONAL,
  pDU-Session-Data-Forwarding-Information Data-Forwarding-Information OPTIONAL,
  pDU-Session-Inactivity-Timer Inactivity-Timer OPTIONAL,
  networkInstance NetworkInstance OPTIONAL,
  dRB-To-Setup-List-NG-RAN DRB-To-Setup-List-NG-RAN OPTIONAL,
  dRB-To-Modify-List-NG-RAN DRB-To-Modify-List-NG-RAN OPTIONAL,
  dRB-To-Remove-List-NG-RAN DRB-To-Remove-List-NG-RAN OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{PDU-Session-Resource-To-Modify-Item-ExtIEs} OPTIONAL,
  ...
}
PDU-Session-Resource-To-Modify-List ::= SEQUENCE (SIZE(1..256)) OF PDU-Session-Resource-To-Modify-Item
PDU-Session-Resource-To-Remove-Item ::= SEQUENCE {
  pDU-Session-ID PDU-Session-ID,
  iE-Extensions ProtocolExtensionContainer{PDU-Session-Resource-To-Remove-Item-ExtIEs} OPTIONAL,
  ...
}
PDU-Session-Resource-To-Remove-List ::= SEQUENCE (SIZE(1..256)) OF PDU-Session-Resource-To-Remove-Item
PDU-Session-Resource-To-Setup-Item ::= SEQUENCE {
  pDU-Session-ID PDU-Session-ID,
  pDU-Session-Type PDU-Session-Type,
  sNSSAI SNSSAI,
  securityIndication SecurityIndication,
  pDU-Session-Resource-DL-AMBR BitRate OPTIONAL,
  nG-UL-UP-TNL-Information UP-TNL-Information,
  pDU-Session-Data-Forwarding-Information-Request Data-Forwarding-Information-Request OPTIONAL,
  pDU-Session-Inactivity-Timer Inactivity-Timer OPTIONAL,
  existing-Allocated-NG-DL-UP-TNL-Info UP-TNL-Information OPTIONAL,
  networkInstance NetworkInstance OPTIONAL,
  dRB-To-Setup-List-NG-RAN DRB-To-Setup-List-NG-RAN,
  iE-Extensions ProtocolExtensionContainer{PDU-Session-Resource-To-Setup-Item-ExtIEs} OPTIONAL,
  ...
}
PDU-Session-Resource-To-Setup-List ::= SEQUENCE (SIZE(1..256)) OF PDU-Session-Resource-To-Setup-Item
PDU-Session-Resource-To-Setup-Mod-Item ::= SEQUENCE {
  pDU-Session-ID PDU-Session-ID,
  pDU-Session-Type PDU-Session-Type,
  sNSSAI SNSSAI,
  securityIndication SecurityIndication,
  pDU-Session-Resource-AMBR BitRate OPTIONAL,
  nG-UL-UP-TNL-Information UP-TNL-Information,
  pDU-Session-Data-Forwarding-Information-Request Data-Forwarding-Information-Request OPTIONAL,
  pDU-Session-Inactivity-Timer Inactivity-Timer OPTIONAL,
  dRB-To-Setup-Mod-List-NG-RAN DRB-To-Setup-Mod-List-NG-RAN,
  iE-Extensions ProtocolExtensionContainer{PDU-Session-Resource-To-Setup-Mod-Item-ExtIEs} OPTIONAL,
  ...
}
PDU-Session-Resource-To-Setup-Mod-List ::= SEQUENCE (SIZE(1..256)) OF PDU-Session-Resource-To-Setup-Mod-Item
PDU-Session-To-Notify-Item ::= SEQUENCE {
  pDU-Session-ID PDU-Session-ID,
  qoS-Flow-List QoS-Flow-List,
  iE-Extensions ProtocolExtensionContainer{PDU-Session-To-Notify-Item-ExtIEs} OPTIONAL,
  ...
}
PDU-Session-To-Notify-List ::= SEQUENCE (SIZE(1..256)) OF PDU-Session-To-Notify-Item
PDU-Session-Type ::= ENUMERATED { ipv4, ipv6, ipv4v6, ethernet, unstructured, ... }
PDUSession-PairID ::= INTEGER (0..255, ...)
PDUSetQoSInformation ::= SEQUENCE {
  pduSetDelayBudget ExtendedPacketDelayBudget OPTIONAL,
  pduSetErrorRate PacketErrorRate OPTIONAL,
  pduSetIntegratedHandlingInformation ENUMERATED { true, false, ... } OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{PDUSetQoSInformation-ExtIEs} OPTIONAL
}
PDUSetQoSParameters ::= SEQUENCE {
  ulPDUSetQoSInformation PDUSetQoSInformation OPTIONAL,
  dlPDUSetQoSInformation PDUSetQoSInformation OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{PDUSetQoSParameters-ExtIEs} OPTIONAL
}
PDUSetbasedHandlingIndicator ::= ENUMERATED { supported, ... }
PER-Exponent ::= INTEGER (0..9, ...)
PER-Scalar ::= INTEGER (0..9, ...)
PLMN-Identity ::= OCTET STRING (SIZE(3))
PPI ::= INTEGER (0..7, ...)
PSIbasedDiscardTimer ::= ENUMERATED {
  ms0, ms2, ms4, ms6, ms8, ms10, ms12, ms14, ms18, ms22, ms26, ms30, ms40, ms50, ms75, ms100, ...
}
PacketDelayBudget ::= INTEGER (0..1023, ...)
PacketErrorRate ::= SEQUENCE {
  pER-Scalar PER-Scalar,
  pER-Exponent PER-Exponent,
  iE-Extensions ProtocolExtensionContainer{PacketErrorRate-ExtIEs} OPTIONAL,
  ...
}
Periodicity ::= INTEGER (0..640000, ...)
PortNumber ::= BIT STRING (SIZE(16))
Pre-emptionCapability ::= ENUMERATED { shall-not-trigger-pre-emption, may-trigger-pre-emption }
Pre-emptionVulnerability ::= ENUMERATED { not-pre-emptable, pre-emptable }
PriorityLevel ::= INTEGER (0..15)
PrivacyIndicator ::= ENUMERATED { immediate-MDT, logged-MDT, ... }
PrivateIE-ID ::= CHOICE { local INTEGER (0..65535), global OBJECT IDENTIFIER }
PrivateMessage ::= SEQUENCE { privateIEs PrivateIE-Container{PrivateMessage-IEs}, ... }
ProcedureCode ::= INTEGER (0..255)
ProtocolIE-ID ::= INTEGER (0..65535)
QCI ::= INTEGER (0..255)
QoS-Characteristics ::= CHOICE {
  non-Dynamic-5QI Non-Dynamic5QIDescriptor,
  dynamic-5QI Dynamic5QIDescriptor,
  choice-extension ProtocolIE-SingleContainer{QoS-Characteristics-ExtIEs}
}
QoS-Flow-Failed-Item ::= SEQUENCE {
  qoS-Flow-Identifier QoS-Flow-Identifier,
  cause Cause,
  iE-Extensions ProtocolExtensionContainer{QoS-Flow-Failed-Item-ExtIEs} OPTIONAL,
  ...
}
QoS-Flow-Failed-List ::= SEQUENCE (SIZE(1..64)) OF QoS-Flow-Failed-Item
QoS-Flow-Identifier ::= INTEGER (0..63)
QoS-Flow-Item ::= SEQUENCE {
  qoS-Flow-Identifier QoS-Flow-Identifier,
  iE-Extensions ProtocolExtensionContainer{QoS-Flow-Item-ExtIEs} OPTIONAL,
  ...
}
QoS-Flow-List ::= SEQUENCE (SIZE(1..64)) OF QoS-Flow-Item
QoS-Flow-Mapping-Indication ::= ENUMERATED { ul, dl, ... }
QoS-Flow-Mapping-Item ::= SEQUENCE {
  qoS-Flow-Identifier QoS-Flow-Identifier,
  qoSFlowMappingIndication QoS-Flow-Mapping-Indication OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{QoS-Flow-Mapping-Item-ExtIEs} OPTIONAL,
  ...
}
QoS-Flow-Mapping-List ::= SEQUENCE (SIZE(1..64)) OF QoS-Flow-Mapping-Item
QoS-Flow-QoS-Parameter-Item ::= SEQUENCE {
  qoS-Flow-Identifier QoS-Flow-Identifier,
  qoSFlowLevelQoSParameters QoSFlowLevelQoSParameters,
  qoSFlowMappingIndication QoS-Flow-Mapping-Indication OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{QoS-Flow-QoS-Parameter-Item-ExtIEs} OPTIONAL,
  ...
}
QoS-Flow-QoS-Parameter-List ::= SEQUENCE (SIZE(1..64)) OF QoS-Flow-QoS-Parameter-Item
QoS-Flow-Removed-Item ::= SEQUENCE {
  qoS-Flow-Identifier QoS-Flow-Identifier,
  qoS-Flow-Released-In-Session ENUMERATED { released-in-session, not-released-in-session, ... } OPTIONAL,
  qoS-Flow-Accumulated-Session-Time OCTET STRING (SIZE(5)) OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{QoS-Flow-Removed-Item-ExtIEs} OPTIONAL,
  ...
}
QoS-Flows-DRB-Remapping ::= ENUMERATED { update, source-configuration, ... }
QoS-Flows-to-be-forwarded-Item ::= SEQUENCE {
  qoS-Flow-Identifier QoS-Flow-Identifier,
  iE-Extensions ProtocolExtensionContainer{QoS-Flows-to-be-forwarded-Item-ExtIEs} OPTIONAL,
  ...
}
QoS-Flows-to-be-forwarded-List ::= SEQUENCE (SIZE(1..64)) OF QoS-Flows-to-be-forwarded-Item
QoS-Mapping-Information ::= SEQUENCE {
  dscp BIT STRING (SIZE(6)) OPTIONAL,
  flow-label BIT STRING (SIZE(20)) OPTIONAL,
  ...
}
QoS-Parameters-Support-List ::= SEQUENCE {
  eUTRAN-QoS-Support-List EUTRAN-QoS-Support-List OPTIONAL,
  nG-RAN-QoS-Support-List NG-RAN-QoS-Support-List OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{EMPTY:E1AP-PROTOCOL-EXTENSION} OPTIONAL,
  ...
}
QoSFlowLevelQoSParameters ::= SEQUENCE {
  qoS-Characteristics QoS-Characteristics,
  nGRANallocationRetentionPriority NGRANAllocationAndRetentionPriority,
  gBR-QoS-Flow-Information GBR-QoSFlowInformation OPTIONAL,
  reflective-QoS-Attribute ENUMERATED { subject-to, ... } OPTIONAL,
  additional-QoS-Information ENUMERATED { more-likely, ... } OPTIONAL,
  paging-Policy-Index INTEGER (1..8, ...) OPTIONAL,
  reflective-QoS-Indicator ENUMERATED { enabled, ... } OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{QoSFlowLevelQoSParameters-ExtIEs} OPTIONAL
}
QoSPriorityLevel ::= INTEGER (0..127, ...)
QosMonitoringDisabled ::= ENUMERATED { true, ... }
QosMonitoringReportingFrequency ::= INTEGER (1..1800, ...)
QosMonitoringRequest ::= ENUMERATED { ul, dl, both }
RANUEID ::= OCTET STRING (SIZE(8))
RAT-Type ::= ENUMERATED { e-UTRA, nR, ... }
RLC-Mode ::= ENUMERATED {
  rlc-tm, rlc-am, rlc-um-bidirectional, rlc-um-unidirectional-ul, rlc-um-unidirectional-dl, ...
}
ROHC ::= SEQUENCE {
  maxCID INTEGER (0..16383, ...),
  rOHC-Profiles INTEGER (0..511, ...),
  continueROHC ENUMERATED { true, ... } OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{ROHC-ExtIEs} OPTIONAL
}
ROHC-Parameters ::= CHOICE {
  rOHC ROHC,
  uPlinkOnlyROHC UplinkOnlyROHC,
  choice-Extension ProtocolIE-SingleContainer{ROHC-Parameters-ExtIEs}
}
RSN ::= ENUMERATED { v1, v2, ... }
RedundantPDUSessionInformation ::= SEQUENCE {
  rSN RSN,
  iE-Extensions ProtocolExtensionContainer{RedundantPDUSessionInformation-ExtIEs} OPTIONAL,
  ...
}
RedundantQoSFlowIndicator ::= ENUMERATED { true, false }
RegistrationRequest ::= ENUMERATED { start, stop, ... }
ReportCharacteristics ::= BIT STRING (SIZE(36))
ReportingPeriodicity ::= ENUMERATED {
  ms500, ms1000, ms2000, ms5000, ms10000, ms20000, ms30000, ms40000, ms50000, ms60000, ms70000, ms80000,
  ms90000, ms100000, ms110000, ms120000, ...
}
RequestedAction4AvailNGUTermination ::= ENUMERATED {
  apply-available-configuration, apply-requested-configuration, ...,
  apply-available-configuration-if-same-as-requested
}
Reset ::= SEQUENCE { protocolIEs ProtocolIE-Container{ResetIEs}, ... }
ResetAcknowledge ::= SEQUENCE { protocolIEs ProtocolIE-Container{ResetAcknowledgeIEs}, ... }
ResetAll ::= ENUMERATED { reset-all, ... }
ResetType ::= CHOICE {
  e1-Interface ResetAll,
  partOfE1-Interface UE-associatedLogicalE1-ConnectionListRes,
  choice-extension ProtocolIE-SingleContainer{ResetType-ExtIEs}
}
ResourceStatusFailure ::= SEQUENCE { protocolIEs ProtocolIE-Container{ResourceStatusFailureIEs}, ... }
ResourceStatusRequest ::= SEQUENCE { protocolIEs ProtocolIE-Container{ResourceStatusRequestIEs}, ... }
ResourceStatusResponse ::= SEQUENCE { protocolIEs ProtocolIE-Container{ResourceStatusResponseIEs}, ... }
ResourceStatusUpdate ::= SEQUENCE { protocolIEs ProtocolIE-Container{ResourceStatusUpdateIEs}, ... }
RetainabilityMeasurementsInfo ::= SEQUENCE (SIZE(1..32)) OF DRB-Removed-Item
SCGActivationStatus ::= ENUMERATED { scg-activated, scg-deactivated, ... }
SDAP-Configuration ::= SEQUENCE {
  defaultDRB DefaultDRB,
  sDAP-Header-UL SDAP-Header-UL,
  sDAP-Header-DL SDAP-Header-DL,
  iE-Extensions ProtocolExtensionContainer{SDAP-Configuration-ExtIEs} OPTIONAL,
  ...
}
SDAP-Header-DL ::= ENUMERATED { present, absent, ... }
SDAP-Header-UL ::= ENUMERATED { present, absent, ... }
SDT-data-size-threshold ::= INTEGER (1..192000, ...)
SDT-data-size-threshold-Crossed ::= ENUMERATED { true, ... }
SDTContinueROHC ::= ENUMERATED { true, ... }
SDTindicatorMod ::= ENUMERATED { true, false, ... }
SDTindicatorSetup ::= ENUMERATED { true, ... }
SNSSAI ::= SEQUENCE {
  sST OCTET STRING (SIZE(1)),
  sD OCTET STRING (SIZE(3)) OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SNSSAI-ExtIEs} OPTIONAL,
  ...
}
SecurityAlgorithm ::= SEQUENCE {
  cipheringAlgorithm CipheringAlgorithm,
  integrityProtectionAlgorithm IntegrityProtectionAlgorithm OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SecurityAlgorithm-ExtIEs} OPTIONAL,
  ...
}
SecurityIndication ::= SEQUENCE {
  integrityProtectionIndication IntegrityProtectionIndication,
  confidentialityProtectionIndication ConfidentialityProtectionIndication,
  maximumIPdatarate MaximumIPdatarate OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SecurityIndication-ExtIEs} OPTIONAL,
  ...
}
SecurityInformation ::= SEQUENCE {
  securityAlgorithm SecurityAlgorithm,
  uPSecuritykey UPSecuritykey,
  iE-Extensions ProtocolExtensionContainer{SecurityInformation-ExtIEs} OPTIONAL,
  ...
}
SecurityResult ::= SEQUENCE {
  integrityProtectionResult IntegrityProtectionResult,
  confidentialityProtectionResult ConfidentialityProtectionResult,
  iE-Extensions ProtocolExtensionContainer{SecurityResult-ExtIEs} OPTIONAL,
  ...
}
Slice-Support-Item ::= SEQUENCE {
  sNSSAI SNSSAI,
  iE-Extensions ProtocolExtensionContainer{Slice-Support-Item-ExtIEs} OPTIONAL
}
Slice-Support-List ::= SEQUENCE (SIZE(1..1024)) OF Slice-Support-Item
SpecialTriggeringPurpose ::= ENUMERATED { indirect-data-forwarding, ... }
SubscriberProfileIDforRFP ::= INTEGER (1..256, ...)
SuccessfulOutcome ::= SEQUENCE {
  procedureCode ProcedureCode,
  criticality Criticality,
  value OPEN SuccessfulOutcome OF E1AP-ELEMENTARY-PROCEDURES BY procedureCode
}
SupportedPLMNs-Item ::= SEQUENCE {
  pLMN-Identity PLMN-Identity,
  slice-Support-List Slice-Support-List OPTIONAL,
  nR-CGI-Support-List NR-CGI-Support-List OPTIONAL,
  qoS-Parameters-Support-List QoS-Parameters-Support-List OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SupportedPLMNs-ExtIEs} OPTIONAL,
  ...
}
SupportedPLMNs-List ::= SEQUENCE (SIZE(1..12)) OF SupportedPLMNs-Item
SurvivalTime ::= INTEGER (0..1920000, ...)
System-BearerContextModificationConfirm ::= CHOICE {
  e-UTRAN-BearerContextModificationConfirm ProtocolIE-Container{EUTRAN-BearerContextModificationConfirm},
  nG-RAN-BearerContextModificationConfirm ProtocolIE-Container{NG-RAN-BearerContextModificationConfirm},
  choice-extension ProtocolIE-SingleContainer{System-BearerContextModificationConfirm-ExtIEs}
}
System-BearerContextModificationRequest ::= CHOICE {
  e-UTRAN-BearerContextModificationRequest ProtocolIE-Container{EUTRAN-BearerContextModificationRequest},
  nG-RAN-BearerContextModificationRequest ProtocolIE-Container{NG-RAN-BearerContextModificationRequest},
  choice-extension ProtocolIE-SingleContainer{System-BearerContextModificationRequest-ExtIEs}
}
System-BearerContextModificationRequired ::= CHOICE {
  e-UTRAN-BearerContextModificationRequired ProtocolIE-Container{EUTRAN-BearerContextModificationRequired},
  nG-RAN-BearerContextModificationRequired ProtocolIE-Container{NG-RAN-BearerContextModificationRequired},
  choice-extension ProtocolIE-SingleContainer{System-BearerContextModificationRequired-ExtIEs}
}
System-BearerContextModificationResponse ::= CHOICE {
  e-UTRAN-BearerContextModificationResponse ProtocolIE-Container{EUTRAN-BearerContextModificationResponse},
  nG-RAN-BearerContextModificationResponse ProtocolIE-Container{NG-RAN-BearerContextModificationResponse},
  choice-extension ProtocolIE-SingleContainer{System-BearerContextModificationResponse-ExtIEs}
}
System-BearerContextSetupRequest ::= CHOICE {
  e-UTRAN-BearerContextSetupRequest ProtocolIE-Container{EUTRAN-BearerContextSetupRequest},
  nG-RAN-BearerContextSetupRequest ProtocolIE-Container{NG-RAN-BearerContextSetupRequest},
  choice-extension ProtocolIE-SingleContainer{System-BearerContextSetupRequest-ExtIEs}
}
System-BearerContextSetupResponse ::= CHOICE {
  e-UTRAN-BearerContextSetupResponse ProtocolIE-Container{EUTRAN-BearerContextSetupResponse},
  nG-RAN-BearerContextSetupResponse ProtocolIE-Container{NG-RAN-BearerContextSetupResponse},
  choice-extension ProtocolIE-SingleContainer{System-BearerContextSetupResponse-ExtIEs}
}
System-GNB-CU-UP-CounterCheckRequest ::= CHOICE {
  e-UTRAN-GNB-CU-UP-CounterCheckRequest ProtocolIE-Container{EUTRAN-GNB-CU-UP-CounterCheckRequest},
  nG-RAN-GNB-CU-UP-CounterCheckRequest ProtocolIE-Container{NG-RAN-GNB-CU-UP-CounterCheckRequest},
  choice-extension ProtocolIE-SingleContainer{System-GNB-CU-UP-CounterCheckRequest-ExtIEs}
}
T-Reordering ::= ENUMERATED {
  ms0, ms1, ms2, ms4, ms5, ms8, ms10, ms15, ms20, ms30, ms40, ms50, ms60, ms80, ms100, ms120, ms140, ms160,
  ms180, ms200, ms220, ms240, ms260, ms280, ms300, ms500, ms750, ms1000, ms1250, ms1500, ms1750, ms2000,
  ms2250, ms2500, ms2750, ms3000, ...
}
T-ReorderingTimer ::= SEQUENCE {
  t-Reordering T-Reordering,
  iE-Extensions ProtocolExtensionContainer{T-ReorderingTimer-ExtIEs} OPTIONAL,
  ...
}
TNL-AvailableCapacityIndicator ::= SEQUENCE {
  dL-TNL-OfferedCapacity INTEGER (0..16777216, ...),
  dL-TNL-AvailableCapacity INTEGER (0..100, ...),
  uL-TNL-OfferedCapacity INTEGER (0..16777216, ...),
  uL-TNL-AvailableCapacity INTEGER (0..100, ...),
  iE-Extensions ProtocolExtensionContainer{TNL-AvailableCapacityIndicator-ExtIEs} OPTIONAL,
  ...
}
TNLAssociationUsage ::= ENUMERATED { ue, non-ue, both, ... }
TSCAssistanceInformation ::= SEQUENCE {
  periodicity Periodicity,
  burstArrivalTime BurstArrivalTime OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{TSCAssistanceInformation-ExtIEs} OPTIONAL
}
TSCTrafficCharacteristics ::= SEQUENCE {
  tSCTrafficCharacteristicsUL TSCAssistanceInformation OPTIONAL,
  tSCTrafficCharacteristicsDL TSCAssistanceInformation OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{TSCTrafficCharacteristics-ExtIEs} OPTIONAL
}
TimeToWait ::= ENUMERATED { v1s, v2s, v5s, v10s, v20s, v60s, ... }
TraceActivation ::= SEQUENCE {
  traceID TraceID,
  interfacesToTrace InterfacesToTrace,
  traceDepth TraceDepth,
  traceCollectionEntityIPAddress TransportLayerAddress,
  iE-Extensions ProtocolExtensionContainer{TraceActivation-ExtIEs} OPTIONAL,
  ...
}
TraceDepth ::= ENUMERATED {
  minimum, medium, maximum, minimumWithoutVendorSpecificExtension, mediumWithoutVendorSpecificExtension,
  maximumWithoutVendorSpecificExtension, ...
}
TraceID ::= OCTET STRING (SIZE(8))
TraceStart ::= SEQUENCE { protocolIEs ProtocolIE-Container{TraceStartIEs}, ... }
TransactionID ::= INTEGER (0..255, ...)
Transport-Layer-Address-Info ::= SEQUENCE {
  transport-UP-Layer-Addresses-Info-To-Add-List Transport-UP-Layer-Addresses-Info-To-Add-List OPTIONAL,
  transport-UP-Layer-Addresses-Info-To-Remove-List Transport-UP-Layer-Addresses-Info-To-Remove-List OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{Transport-Layer-Address-Info-ExtIEs} OPTIONAL,
  ...
}
Transport-UP-Layer-Addresses-Info-To-Add-Item ::= SEQUENCE {
  iP-SecTransportLayerAddress TransportLayerAddress,
  gTPTransportLayerAddressesToAdd GTPTLAs OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{Transport-UP-Layer-Addresses-Info-To-Add-ItemExtIEs} OPTIONAL,
  ...
}
Transport-UP-Layer-Addresses-Info-To-Add-List ::= SEQUENCE (SIZE(1..16)) OF Transport-UP-Layer-Addresses-Info-To-Add-Item
Transport-UP-Layer-Addresses-Info-To-Remove-Item ::= SEQUENCE {
  iP-SecTransportLayerAddress TransportLayerAddress,
  gTPTransportLayerAddressesToRemove GTPTLAs OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{Transport-UP-Layer-Addresses-Info-To-Remove-ItemExtIEs} OPTIONAL,
  ...
}
Transport-UP-Layer-Addresses-Info-To-Remove-List ::= SEQUENCE (SIZE(1..16)) OF Transport-UP-Layer-Addresses-Info-To-Remove-Item
TransportLayerAddress ::= BIT STRING (SIZE(1..160, ...))
TriggeringMessage ::= ENUMERATED { initiating-message, successful-outcome, unsuccessful-outcome }
TypeOfError ::= ENUMERATED { not-understood, missing, ... }
UDC-Parameters ::= SEQUENCE {
  bufferSize BufferSize,
  dictionary Dictionary OPTIONAL,
  continueUDC ENUMERATED { true, ... } OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{UDC-Parameters-ExtIEs} OPTIONAL
}
UE-Activity ::= ENUMERATED { active, not-active, ... }
UE-associatedLogicalE1-ConnectionItem ::= SEQUENCE {
  gNB-CU-CP-UE-E1AP-ID GNB-CU-CP-UE-E1AP-ID OPTIONAL,
  gNB-CU-UP-UE-E1AP-ID GNB-CU-UP-UE-E1AP-ID OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{UE-associatedLogicalE1-ConnectionItemExtIEs} OPTIONAL,
  ...
}
UE-associatedLogicalE1-ConnectionListRes ::= SEQUENCE (SIZE(1..65536)) OF ProtocolIE-SingleContainer{UE-associatedLogicalE1-ConnectionItemRes}
UE-associatedLogicalE1-ConnectionListResAck ::= SEQUENCE (SIZE(1..65536)) OF ProtocolIE-SingleContainer{UE-associatedLogicalE1-ConnectionItemResAck}
UEInactivityInformation ::= INTEGER (1..7200, ...)
UESliceMaximumBitRateItem ::= SEQUENCE {
  sNSSAI SNSSAI,
  uESliceMaximumBitRateDL BitRate,
  iE-Extensions ProtocolExtensionContainer{UESliceMaximumBitRateItem-ExtIEs} OPTIONAL,
  ...
}
UESliceMaximumBitRateList ::= SEQUENCE (SIZE(1..8)) OF UESliceMaximumBitRateItem
UL-Configuration ::= ENUMERATED { no-data, shared, only, ... }
ULDataNotification ::= SEQUENCE { protocolIEs ProtocolIE-Container{ULDataNotificationIEs}, ... }
ULDataSplitThreshold ::= ENUMERATED {
  b0, b100, b200, b400, b800, b1600, b3200, b6400, b12800, b25600, b51200, b102400, b204800, b409600, b819200,
  b1228800, b1638400, b2457600, b3276800, b4096000, b4915200, b5734400, b6553600, infinity, ...
}
ULUPTNLAddressToUpdateItem ::= SEQUENCE {
  oldTNLAdress TransportLayerAddress,
  newTNLAdress TransportLayerAddress,
  iE-Extensions ProtocolExtensionContainer{ULUPTNLAddressToUpdateItemExtIEs} OPTIONAL,
  ...
}
ULUPTNLAddressToUpdateList ::= SEQUENCE (SIZE(1..8)) OF ULUPTNLAddressToUpdateItem
UP-Parameters ::= SEQUENCE (SIZE(1..8)) OF UP-Parameters-Item
UP-Parameters-Item ::= SEQUENCE {
  uP-TNL-Information UP-TNL-Information,
  cell-Group-ID Cell-Group-ID,
  iE-Extensions ProtocolExtensionContainer{UP-Parameters-Item-ExtIEs} OPTIONAL,
  ...
}
UP-TNL-Information ::= CHOICE {
  gTPTunnel GTPTunnel,
  choice-extension ProtocolIE-SingleContainer{UP-TNL-Information-ExtIEs}
}
UPSecuritykey ::= SEQUENCE {
  encryptionKey EncryptionKey,
  integrityProtectionKey IntegrityProtectionKey OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{UPSecuritykey-ExtIEs} OPTIONAL,
  ...
}
URIaddress ::= VisibleString
UnsuccessfulOutcome ::= SEQUENCE {
  procedureCode ProcedureCode,
  criticality Criticality,
  value OPEN UnsuccessfulOutcome OF E1AP-ELEMENTARY-PROCEDURES BY procedureCode
}
UplinkOnlyROHC ::= SEQUENCE {
  maxCID INTEGER (0..16383, ...),
  rOHC-Profiles INTEGER (0..511, ...),
  continueROHC ENUMERATED { true, ... } OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{UplinkOnlyROHC-ExtIEs} OPTIONAL
}
UserPlaneErrorIndicator ::= ENUMERATED { gTP-U-error-indication-received, ... }
UserPlaneFailureIndication ::= SEQUENCE {
  userPlaneFailureType UserPlaneFailureType,
  nG-DL-UP-TNL-Information UP-TNL-Information,
  nG-UL-UP-TNL-Information UP-TNL-Information,
  iE-Extensions ProtocolExtensionContainer{UserPlaneFailureIndication-ExtIEs} OPTIONAL,
  ...
}
UserPlaneFailureType ::= ENUMERATED { gtp-u-error-indication-received, up-path-failure, ... }
ActivityInformation-ExtIEs ::= SET Value { }
AlternativeQoSParaSetItem-ExtIEs ::= SET Extension {
  MaximumDataBurstVolume ignore optional MaxDataBurstVolume
}
BCBearerContextF1U-TNLInfoatCU-ExtIEs ::= SET Value { }
BCBearerContextF1U-TNLInfoatDU-ExtIEs ::= SET Value { }
BCBearerContextModificationConfirmIEs ::= SET Value {
  GNB-CU-CP-MBS-E1AP-ID reject mandatory,
  GNB-CU-UP-MBS-E1AP-ID reject mandatory,
  BCBearerContextToModifyConfirm reject mandatory,
  CriticalityDiagnostics ignore optional
}
BCBearerContextModificationFailureIEs ::= SET Value {
  GNB-CU-CP-MBS-E1AP-ID reject mandatory,
  GNB-CU-UP-MBS-E1AP-ID reject mandatory,
  Cause ignore mandatory,
  CriticalityDiagnostics ignore optional
}
BCBearerContextModificationRequestIEs ::= SET Value {
  GNB-CU-CP-MBS-E1AP-ID reject mandatory,
  GNB-CU-UP-MBS-E1AP-ID reject mandatory,
  BCBearerContextToModify reject mandatory
}
BCBearerContextModificationRequiredIEs ::= SET Value {
  GNB-CU-CP-MBS-E1AP-ID reject mandatory,
  GNB-CU-UP-MBS-E1AP-ID reject mandatory,
  BCBearerContextToModifyRequired reject mandatory
}
BCBearerContextModificationResponseIEs ::= SET Value {
  GNB-CU-CP-MBS-E1AP-ID reject mandatory,
  GNB-CU-UP-MBS-E1AP-ID reject mandatory,
  BCBearerContextToModifyResponse reject mandatory,
  CriticalityDiagnostics ignore optional
}
BCBearerContextNGU-TNLInfoat5GC-ExtIEs ::= SET Value { }
BCBearerContextNGU-TNLInfoatNGRAN-ExtIEs ::= SET Value { }
BCBearerContextNGU-TNLInfoatNGRAN-Request-ExtIEs ::= SET Value { }
BCBearerContextReleaseCommandIEs ::= SET Value {
  GNB-CU-CP-MBS-E1AP-ID reject mandatory,
  GNB-CU-UP-MBS-E1AP-ID reject mandatory,
  Cause ignore mandatory
}
BCBearerContextReleaseCompleteIEs ::= SET Value {
  GNB-CU-CP-MBS-E1AP-ID reject mandatory,
  GNB-CU-UP-MBS-E1AP-ID reject mandatory,
  CriticalityDiagnostics ignore optional
}
BCBearerContextReleaseRequestIEs ::= SET Value {
  GNB-CU-CP-MBS-E1AP-ID reject mandatory,
  GNB-CU-UP-MBS-E1AP-ID reject mandatory,
  Cause ignore mandatory
}
BCBearerContextSetupFailureIEs ::= SET Value {
  GNB-CU-CP-MBS-E1AP-ID reject mandatory,
  GNB-CU-UP-MBS-E1AP-ID ignore optional,
  Cause ignore mandatory,
  CriticalityDiagnostics ignore optional
}
BCBearerContextSetupRequestIEs ::= SET Value {
  GNB-CU-CP-MBS-E1AP-ID reject mandatory,
  GlobalMBSSessionID reject mandatory,
  BCBearerContextToSetup reject mandatory,
  AssociatedSessionID ignore optional,
  MBS-ServiceArea ignore optional
}
BCBearerContextSetupResponseIEs ::= SET Value {
  GNB-CU-CP-MBS-E1AP-ID reject mandatory,
  GNB-CU-UP-MBS-E1AP-ID reject mandatory,
  BCBearerContextToSetupResponse reject mandatory,
  CriticalityDiagnostics ignore optional
}
BCBearerContextToModify-ExtIEs ::= SET Extension {
  BCBearerContextNGU-TNLInfoatNGRAN-Request ignore optional
}
BCBearerContextToModifyConfirm-ExtIEs ::= SET Extension { }
BCBearerContextToModifyRequired-ExtIEs ::= SET Extension { }
BCBearerContextToModifyResponse-ExtIEs ::= SET Extension { }
BCBearerContextToSetup-ExtIEs ::= SET Extension { }
BCBearerContextToSetupResponse-ExtIEs ::= SET Extension { }
BCMRBFailedList-Item-ExtIEs ::= SET Extension { }
BCMRBModifyConfiguration-Item-ExtIEs ::= SET Extension {
  F1U-TNL-InfoToAddOrModify-List ignore optional,
  F1U-TNL-InfoToRelease-List ignore optional
}
BCMRBSetupConfiguration-Item-ExtIEs ::= SET Extension { F1U-TNL-InfoToAdd-List ignore optional }
BCMRBSetupModifyResponseList-Item-ExtIEs ::= SET Extension {
  F1U-TNL-InfoAddedOrModified-List ignore optional
}
BCMRBSetupResponseList-Item-ExtIEs ::= SET Extension { F1U-TNL-InfoAdded-List ignore optional }
BearerContextInactivityNotificationIEs ::= SET Value {
  gNB-CU-CP-UE-E1AP-ID reject mandatory,
  gNB-CU-UP-UE-E1AP-ID reject mandatory,
  ActivityInformation reject mandatory
}
BearerContextModificationConfirmIEs ::= SET Value {
  gNB-CU-CP-UE-E1AP-ID reject mandatory,
  gNB-CU-UP-UE-E1AP-ID reject mandatory,
  System-BearerContextModificationConfirm ignore optional,
  CriticalityDiagnostics ignore optional
}
BearerContextModificationFailureIEs ::= SET Value {
  gNB-CU-CP-UE-E1AP-ID reject mandatory,
  gNB-CU-UP-UE-E1AP-ID reject mandatory,
  Cause ignore mandatory,
  CriticalityDiagnostics ignore optional
}
BearerContextModificationRequestIEs ::= SET Value {
  gNB-CU-CP-UE-E1AP-ID reject mandatory,
  gNB-CU-UP-UE-E1AP-ID reject mandatory,
  SecurityInformation reject optional,
  UEDLAggregateMaximumBitRate reject optional BitRate,
  UEDLMaximumIntegrityProtectedDataRate reject optional BitRate,
  BearerContextStatusChange reject optional,
  New-UL-TNL-Information-Required reject optional,
  UE-Inactivity-Timer reject optional Inactivity-Timer,
  DataDiscardRequired ignore optional,
  System-BearerContextModificationRequest reject optional,
  RANUEID ignore optional,
  GNB-DU-ID ignore optional,
  ActivityNotificationLevel ignore optional,
  MDTPollutedMeasurementIndicator ignore optional,
  UESliceMaximumBitRateList ignore optional,
  SCGActivationStatus ignore optional,
  SDTContinueROHC reject optional,
  ManagementBasedMDTPLMNModificationList ignore optional MDTPLMNModificationList,
  InactivityInformationRequest ignore optional,
  MT-SDT-Information-Request ignore optional,
  SDT-data-size-threshold ignore optional
}
BearerContextModificationRequiredIEs ::= SET Value {
  gNB-CU-CP-UE-E1AP-ID reject mandatory,
  gNB-CU-UP-UE-E1AP-ID reject mandatory,
  System-BearerContextModificationRequired reject mandatory
}
BearerContextModificationResponseIEs ::= SET Value {
  gNB-CU-CP-UE-E1AP-ID reject mandatory,
  gNB-CU-UP-UE-E1AP-ID reject mandatory,
  System-BearerContextModificationResponse ignore optional,
  CriticalityDiagnostics ignore optional,
  UEInactivityInformation ignore optional
}
BearerContextReleaseCommandIEs ::= SET Value {
  gNB-CU-CP-UE-E1AP-ID reject mandatory,
  gNB-CU-UP-UE-E1AP-ID reject mandatory,
  Cause ignore mandatory
}
BearerContextReleaseCompleteIEs ::= SET Value {
  gNB-CU-CP-UE-E1AP-ID reject mandatory,
  gNB-CU-UP-UE-E1AP-ID reject mandatory,
  CriticalityDiagnostics ignore optional,
  RetainabilityMeasurementsInfo ignore optional
}
BearerContextReleaseRequestIEs ::= SET Value {
  gNB-CU-CP-UE-E1AP-ID reject mandatory,
  gNB-CU-UP-UE-E1AP-ID reject mandatory,
  DRB-Status-List ignore optional,
  Cause ignore mandatory
}
BearerContextSetupFailureIEs ::= SET Value {
  gNB-CU-CP-UE-E1AP-ID reject mandatory,
  gNB-CU-UP-UE-E1AP-ID ignore optional,
  Cause ignore mandatory,
  CriticalityDiagnostics ignore optional
}
BearerContextSetupRequestIEs ::= SET Value {
  gNB-CU-CP-UE-E1AP-ID reject mandatory,
  SecurityInformation reject mandatory,
  UEDLAggregateMaximumBitRate reject mandatory BitRate,
  UEDLMaximumIntegrityProtectedDataRate reject optional BitRate,
  Serving-PLMN ignore mandatory PLMN-Identity,
  ActivityNotificationLevel reject mandatory,
  UE-Inactivity-Timer reject optional Inactivity-Timer,
  BearerContextStatusChange reject optional,
  System-BearerContextSetupRequest reject mandatory,
  RANUEID ignore optional,
  GNB-DU-ID ignore optional,
  TraceActivation ignore optional,
  NPNContextInfo reject optional,
  ManagementBasedMDTPLMNList ignore optional MDTPLMNList,
  CHOInitiation reject optional,
  AdditionalHandoverInfo ignore optional,
  DirectForwardingPathAvailability ignore optional,
  gNB-CU-UP-UE-E1AP-ID ignore optional,
  MDTPollutedMeasurementIndicator ignore optional,
  UESliceMaximumBitRateList ignore optional,
  SCGActivationStatus ignore optional,
  MT-SDT-Information-Request ignore optional,
  SDT-data-size-threshold ignore optional
}
BearerContextSetupResponseIEs ::= SET Value {
  gNB-CU-CP-UE-E1AP-ID reject mandatory,
  gNB-CU-UP-UE-E1AP-ID reject mandatory,
  System-BearerContextSetupResponse ignore mandatory,
  CriticalityDiagnostics ignore optional
}
CP-TNL-Information-ExtIEs ::= SET Value {
  endpoint-IP-Address-and-Port reject mandatory Endpoint-IP-address-and-port
}
Cause-ExtIEs ::= SET Value { }
Cell-Group-Information-Item-ExtIEs ::= SET Extension { Number-of-tunnels ignore optional }
CellTrafficTraceIEs ::= SET Value {
  gNB-CU-CP-UE-E1AP-ID reject mandatory,
  gNB-CU-UP-UE-E1AP-ID reject mandatory,
  TraceID ignore mandatory,
  TraceCollectionEntityIPAddress ignore mandatory TransportLayerAddress,
  PrivacyIndicator ignore optional,
  URIaddress ignore optional
}
CriticalityDiagnostics-ExtIEs ::= SET Extension { }
CriticalityDiagnostics-IE-List-ExtIEs ::= SET Extension { }
DAPSRequestInfo-ExtIEs ::= SET Extension { }
DLDataNotificationIEs ::= SET Value {
  gNB-CU-CP-UE-E1AP-ID reject mandatory,
  gNB-CU-UP-UE-E1AP-ID reject mandatory,
  PPI ignore optional,
  PDU-Session-To-Notify-List ignore optional,
  MT-SDT-Information ignore optional,
  SDT-data-size-threshold-Crossed ignore optional
}
DLDiscarding-ExtIEs ::= SET Extension { }
DLUPTNLAddressToUpdateItemExtIEs ::= SET Extension { }
DRB-Activity-ItemExtIEs ::= SET Extension { }
DRB-Confirm-Modified-Item-EUTRAN-ExtIEs ::= SET Extension { }
DRB-Confirm-Modified-Item-NG-RAN-ExtIEs ::= SET Extension { }
DRB-Failed-Item-EUTRAN-ExtIEs ::= SET Extension { }
DRB-Failed-Item-NG-RAN-ExtIEs ::= SET Extension { }
DRB-Failed-Mod-Item-EUTRAN-ExtIEs ::= SET Extension { }
DRB-Failed-Mod-Item-NG-RAN-ExtIEs ::= SET Extension { }
DRB-Failed-To-Modify-Item-EUTRAN-ExtIEs ::= SET Extension { }
DRB-Failed-To-Modify-Item-NG-RAN-ExtIEs ::= SET Extension { }
DRB-Measurement-Results-Information-Item-ExtIEs ::= SET Extension { }
DRB-Modified-Item-EUTRAN-ExtIEs ::= SET Extension { }
DRB-Modified-Item-NG-RAN-ExtIEs ::= SET Extension {
  EarlyForwardingCOUNTInfo reject optional,
  OldQoSFlowMap-ULendmarkerexpected ignore optional QoS-Flow-List
}
DRB-Removed-Item-ExtIEs ::= SET Extension { }
DRB-Required-To-Modify-Item-EUTRAN-ExtIEs ::= SET Extension { }
DRB-Required-To-Modify-Item-NG-RAN-ExtIEs ::= SET Extension { }
DRB-Required-To-Remove-Item-EUTRAN-ExtIEs ::= SET Extension { }
DRB-Required-To-Remove-Item-NG-RAN-ExtIEs ::= SET Extension { }
DRB-Setup-Item-EUTRAN-ExtIEs ::= SET Extension {
  DataForwardingSourceIPAddress ignore optional TransportLayerAddress,
  SecurityResult ignore optional
}
DRB-Setup-Item-NG-RAN-ExtIEs ::= SET Extension { }
DRB-Setup-Mod-Item-EUTRAN-ExtIEs ::= SET Extension {
  SecurityResult ignore optional,
  DataForwardingSourceIPAddress ignore optional TransportLayerAddress
}
DRB-Setup-Mod-Item-NG-RAN-ExtIEs ::= SET Extension { }
DRB-Status-ItemExtIEs ::= SET Extension { }
DRB-To-Modify-Item-EUTRAN-ExtIEs ::= SET Extension { }
DRB-To-Modify-Item-NG-RAN-ExtIEs ::= SET Extension {
  OldQoSFlowMap-ULendmarkerexpected reject optional QoS-Flow-List,
  DRB-QoS ignore optional QoSFlowLevelQoSParameters,
  EarlyForwardingCOUNTReq reject optional,
  EarlyForwardingCOUNTInfo reject optional,
  DAPSRequestInfo ignore optional,
  EarlyDataForwardingIndicator ignore optional,
  SDTindicatorMod reject optional,
  PDCP-COUNT-Reset reject optional
}
DRB-To-Remove-Item-EUTRAN-ExtIEs ::= SET Extension { }
DRB-To-Remove-Item-NG-RAN-ExtIEs ::= SET Extension { }
DRB-To-Setup-Item-EUTRAN-ExtIEs ::= SET Extension {
  DataForwardingSourceIPAddress ignore optional TransportLayerAddress,
  SecurityIndication reject optional
}
DRB-To-Setup-Item-NG-RAN-ExtIEs ::= SET Extension {
  DRB-QoS ignore optional QoSFlowLevelQoSParameters,
  DAPSRequestInfo ignore optional,
  ignoreMappingRuleIndication reject optional,
  QoSFlowsDRBRemapping reject optional QoS-Flows-DRB-Remapping,
  SDTindicatorSetup reject optional,
  SpecialTriggeringPurpose ignore optional
}
DRB-To-Setup-Mod-Item-EUTRAN-ExtIEs ::= SET Extension {
  SecurityIndication reject optional,
  DataForwardingSourceIPAddress ignore optional TransportLayerAddress
}
DRB-To-Setup-Mod-Item-NG-RAN-ExtIEs ::= SET Extension {
  DRB-QoS ignore optional QoSFlowLevelQoSParameters,
  ignoreMappingRuleIndication reject optional,
  DAPSRequestInfo ignore optional,
  SDTindicatorSetup reject optional,
  SpecialTriggeringPurpose ignore optional
}
DRB-Usage-Report-Item-ExtIEs ::= SET Extension { }
DRBBStatusTransfer-ExtIEs ::= SET Extension { }
DRBs-Subject-To-Counter-Check-Item-EUTRAN-ExtIEs ::= SET Extension { }
DRBs-Subject-To-Counter-Check-Item-NG-RAN-ExtIEs ::= SET Extension { }
DRBs-Subject-To-Early-Forwarding-Item-ExtIEs ::= SET Extension { }
Data-Forwarding-Information-ExtIEs ::= SET Extension {
  DataForwardingtoNG-RANQoSFlowInformationList ignore optional,
  PDUSetbasedHandlingIndicator ignore optional
}
Data-Forwarding-Information-Request-ExtIEs ::= SET Extension { }
Data-Usage-Report-ItemExtIEs ::= SET Extension { }
Data-Usage-per-PDU-Session-Report-ExtIEs ::= SET Extension { }
Data-Usage-per-QoS-Flow-Item-ExtIEs ::= SET Extension { }
DataForwardingtoE-UTRANInformationListItem-ExtIEs ::= SET Extension { }
DataForwardingtoNG-RANQoSFlowInformationList-Item-ExtIEs ::= SET Extension { }
DataUsageReportIEs ::= SET Value {
  gNB-CU-CP-UE-E1AP-ID reject mandatory,
  gNB-CU-UP-UE-E1AP-ID reject mandatory,
  Data-Usage-Report-List ignore mandatory
}
DeactivateTraceIEs ::= SET Value {
  gNB-CU-CP-UE-E1AP-ID reject mandatory,
  gNB-CU-UP-UE-E1AP-ID reject mandatory,
  TraceID ignore mandatory
}
Dynamic5QIDescriptor-ExtIEs ::= SET Extension {
  ExtendedPacketDelayBudget ignore optional,
  CNPacketDelayBudgetDownlink ignore optional ExtendedPacketDelayBudget,
  CNPacketDelayBudgetUplink ignore optional ExtendedPacketDelayBudget
}
E1ReleaseRequestIEs ::= SET Value { TransactionID reject mandatory, Cause ignore mandatory }
E1ReleaseResponseIEs ::= SET Value { TransactionID reject mandatory, CriticalityDiagnostics ignore optional }
ECGI-ExtIEs ::= SET Extension { }
ECGI-Support-Item-ExtIEs ::= SET Extension { }
ECNMarkingorCongestionInformationReportingRequest-ExtIEs ::= SET Value { }
EHC-Common-Parameters-ExtIEs ::= SET Extension { }
EHC-Downlink-Parameters-ExtIEs ::= SET Extension { MaxCIDEHCDL ignore optional }
EHC-Parameters-ExtIEs ::= SET Extension { }
EHC-Uplink-Parameters-ExtIEs ::= SET Extension { }
EMPTY:E1AP-PROTOCOL-EXTENSION ::= SET Extension { }
EUTRAN-BearerContextModificationConfirm ::= SET Value { DRB-Confirm-Modified-List-EUTRAN ignore optional }
EUTRAN-BearerContextModificationRequest ::= SET Value {
  DRB-To-Setup-Mod-List-EUTRAN reject optional,
  DRB-To-Modify-List-EUTRAN reject optional,
  DRB-To-Remove-List-EUTRAN reject optional,
  SubscriberProfileIDforRFP ignore optional,
  AdditionalRRMPriorityIndex ignore optional
}
EUTRAN-BearerContextModificationRequired ::= SET Value {
  DRB-Required-To-Modify-List-EUTRAN reject optional,
  DRB-Required-To-Remove-List-EUTRAN reject optional
}
EUTRAN-BearerContextModificationResponse ::= SET Value {
  DRB-Setup-Mod-List-EUTRAN ignore optional,
  DRB-Failed-Mod-List-EUTRAN ignore optional,
  DRB-Modified-List-EUTRAN ignore optional,
  DRB-Failed-To-Modify-List-EUTRAN ignore optional,
  RetainabilityMeasurementsInfo ignore optional
}
EUTRAN-BearerContextSetupRequest ::= SET Value {
  DRB-To-Setup-List-EUTRAN reject mandatory,
  SubscriberProfileIDforRFP ignore optional,
  AdditionalRRMPriorityIndex ignore optional
}
EUTRAN-BearerContextSetupResponse ::= SET Value {
  DRB-Setup-List-EUTRAN ignore mandatory,
  DRB-Failed-List-EUTRAN ignore optional
}
EUTRAN-GNB-CU-UP-CounterCheckRequest ::= SET Value {
  DRBs-Subject-To-Counter-Check-List-EUTRAN ignore mandatory
}
EUTRAN-QoS-ExtIEs ::= SET Extension { }
EUTRAN-QoS-Support-Item-ExtIEs ::= SET Extension { }
EUTRANAllocationAndRetentionPriority-ExtIEs ::= SET Extension { }
EarlyForwardingCOUNTInfo-ExtIEs ::= SET Value { }
EarlyForwardingSNTransferIEs ::= SET Value {
  gNB-CU-CP-UE-E1AP-ID reject mandatory,
  gNB-CU-UP-UE-E1AP-ID reject mandatory,
  DRBs-Subject-To-Early-Forwarding-List reject mandatory
}
Endpoint-IP-address-and-port-ExtIEs ::= SET Extension { }
ErrorIndication-IEs ::= SET Value {
  TransactionID reject mandatory,
  gNB-CU-CP-UE-E1AP-ID ignore optional,
  gNB-CU-UP-UE-E1AP-ID ignore optional,
  Cause ignore optional,
  CriticalityDiagnostics ignore optional,
  GNB-CU-CP-MBS-E1AP-ID ignore optional,
  GNB-CU-UP-MBS-E1AP-ID ignore optional
}
Extended-GNB-CU-CP-Name-ExtIEs ::= SET Extension { }
Extended-GNB-CU-UP-Name-ExtIEs ::= SET Extension { }
Extended-NR-CGI-Support-Item-ExtIEs ::= SET Extension { }
F1U-TNL-InfoAdded-Item-ExtIEs ::= SET Extension { }
F1U-TNL-InfoAddedOrModified-Item-ExtIEs ::= SET Extension { }
F1U-TNL-InfoToAdd-Item-ExtIEs ::= SET Extension { }
F1U-TNL-InfoToAddOrModify-Item-ExtIEs ::= SET Extension { }
F1U-TNL-InfoToRelease-Item-ExtIEs ::= SET Extension { }
FirstDLCount-ExtIEs ::= SET Extension { }
GBR-QosFlowInformation-ExtIEs ::= SET Extension { AlternativeQoSParaSetList ignore optional }
GBR-QosInformation-ExtIEs ::= SET Extension { }
GNB-CU-CP-ConfigurationUpdateAcknowledgeIEs ::= SET Value {
  TransactionID reject mandatory,
  CriticalityDiagnostics ignore optional,
  GNB-CU-CP-TNLA-Setup-List ignore optional,
  GNB-CU-CP-TNLA-Failed-To-Setup-List ignore optional,
  Transport-Layer-Address-Info ignore optional
}
GNB-CU-CP-ConfigurationUpdateFailureIEs ::= SET Value {
  TransactionID reject mandatory,
  Cause ignore mandatory,
  TimeToWait ignore optional,
  CriticalityDiagnostics ignore optional
}
GNB-CU-CP-ConfigurationUpdateIEs ::= SET Value {
  TransactionID reject mandatory,
  gNB-CU-CP-Name ignore optional,
  GNB-CU-CP-TNLA-To-Add-List ignore optional,
  GNB-CU-CP-TNLA-To-Remove-List ignore optional,
  GNB-CU-CP-TNLA-To-Update-List ignore optional,
  Transport-Layer-Address-Info ignore optional,
  Extended-GNB-CU-CP-Name ignore optional
}
GNB-CU-CP-E1SetupFailureIEs ::= SET Value {
  TransactionID reject mandatory,
  Cause ignore mandatory,
  TimeToWait ignore optional,
  CriticalityDiagnostics ignore optional
}
GNB-CU-CP-E1SetupRequestIEs ::= SET Value {
  TransactionID reject mandatory,
  gNB-CU-CP-Name ignore optional,
  Transport-Layer-Address-Info ignore optional,
  Extended-GNB-CU-CP-Name ignore optional
}
GNB-CU-CP-E1SetupResponseIEs ::= SET Value {
  TransactionID reject mandatory,
  gNB-CU-UP-ID reject mandatory,
  gNB-CU-UP-Name ignore optional,
  CNSupport reject mandatory,
  SupportedPLMNs reject mandatory SupportedPLMNs-List,
  gNB-CU-UP-Capacity ignore optional,
  Transport-Layer-Address-Info ignore optional,
  Extended-GNB-CU-UP-Name ignore optional,
  CriticalityDiagnostics ignore optional
}
GNB-CU-CP-TNLA-Failed-To-Setup-Item-ExtIEs ::= SET Extension { }
GNB-CU-CP-TNLA-Setup-Item-ExtIEs ::= SET Extension { }
GNB-CU-CP-TNLA-To-Add-Item-ExtIEs ::= SET Extension { }
GNB-CU-CP-TNLA-To-Remove-Item-ExtIEs ::= SET Extension {
  TNLAssociationTransportLayerAddressgNBCUUP reject optional CP-TNL-Information
}
GNB-CU-CP-TNLA-To-Update-Item-ExtIEs ::= SET Extension { }
GNB-CU-CPMeasurementResultsInformationIEs ::= SET Value {
  gNB-CU-CP-UE-E1AP-ID reject mandatory,
  gNB-CU-UP-UE-E1AP-ID reject mandatory,
  DRB-Measurement-Results-Information-List ignore mandatory
}
GNB-CU-UP-CellGroupRelatedConfiguration-Item-ExtIEs ::= SET Extension { }
GNB-CU-UP-ConfigurationUpdateAcknowledgeIEs ::= SET Value {
  TransactionID reject mandatory,
  CriticalityDiagnostics ignore optional,
  Transport-Layer-Address-Info ignore optional
}
GNB-CU-UP-ConfigurationUpdateFailureIEs ::= SET Value {
  TransactionID reject mandatory,
  Cause ignore mandatory,
  TimeToWait ignore optional,
  CriticalityDiagnostics ignore optional
}
GNB-CU-UP-ConfigurationUpdateIEs ::= SET Value {
  TransactionID reject mandatory,
  gNB-CU-UP-ID reject mandatory,
  gNB-CU-UP-Name ignore optional,
  SupportedPLMNs reject optional SupportedPLMNs-List,
  gNB-CU-UP-Capacity ignore optional,
  GNB-CU-UP-TNLA-To-Remove-List reject optional,
  Transport-Layer-Address-Info ignore optional,
  Extended-GNB-CU-UP-Name ignore optional,
  gNB-CU-UP-MBS-Support-Info reject optional
}
GNB-CU-UP-CounterCheckRequestIEs ::= SET Value {
  gNB-CU-CP-UE-E1AP-ID reject mandatory,
  gNB-CU-UP-UE-E1AP-ID reject mandatory,
  System-GNB-CU-UP-CounterCheckRequest reject mandatory
}
GNB-CU-UP-E1SetupFailureIEs ::= SET Value {
  TransactionID reject mandatory,
  Cause ignore mandatory,
  TimeToWait ignore optional,
  CriticalityDiagnostics ignore optional
}
GNB-CU-UP-E1SetupRequestIEs ::= SET Value {
  TransactionID reject mandatory,
  gNB-CU-UP-ID reject mandatory,
  gNB-CU-UP-Name ignore optional,
  CNSupport reject mandatory,
  SupportedPLMNs reject mandatory SupportedPLMNs-List,
  gNB-CU-UP-Capacity ignore optional,
  Transport-Layer-Address-Info ignore optional,
  Extended-GNB-CU-UP-Name ignore optional,
  gNB-CU-UP-MBS-Support-Info reject optional
}
GNB-CU-UP-E1SetupResponseIEs ::= SET Value {
  TransactionID reject mandatory,
  gNB-CU-CP-Name ignore optional,
  Transport-Layer-Address-Info ignore optional,
  Extended-GNB-CU-CP-Name ignore optional,
  CriticalityDiagnostics ignore optional
}
GNB-CU-UP-MBS-Support-Info-ExtIEs ::= SET Extension { }
GNB-CU-UP-StatusIndicationIEs ::= SET Value {
  TransactionID reject mandatory,
  GNB-CU-UP-OverloadInformation reject mandatory
}
GNB-CU-UP-TNLA-To-Remove-Item-ExtIEs ::= SET Extension { }
GTPTLA-Item-ExtIEs ::= SET Extension { }
GTPTunnel-ExtIEs ::= SET Extension { }
GlobalMBSSessionID-ExtIEs ::= SET Extension { }
HW-CapacityIndicator-ExtIEs ::= SET Extension { }
IAB-UPTNLAddressUpdateAcknowledgeIEs ::= SET Value {
  TransactionID reject mandatory,
  CriticalityDiagnostics ignore optional,
  ULUPTNLAddressToUpdateList ignore optional
}
IAB-UPTNLAddressUpdateFailureIEs ::= SET Value {
  TransactionID reject mandatory,
  Cause ignore mandatory,
  TimeToWait ignore optional,
  CriticalityDiagnostics ignore optional
}
IAB-UPTNLAddressUpdateIEs ::= SET Value {
  TransactionID reject mandatory,
  DLUPTNLAddressToUpdateList ignore optional
}
IABPSKNotificationIEs ::= SET Value {
  TransactionID reject mandatory,
  IAB-Donor-CU-UPPSKInfo reject mandatory
}
ImmediateMDT-ExtIEs ::= SET Extension { }
LocationDependentMBSF1UInformationAtCU-Item-ExtIEs ::= SET Extension { }
LocationDependentMBSF1UInformationAtDU-Item-ExtIEs ::= SET Extension {
  F1UTunnelNotEstablished ignore optional
}
LocationDependentMBSNGUInformationAt5GC-Item-ExtIEs ::= SET Extension { }
LocationDependentMBSNGUInformationAtNGRAN-Item-ExtIEs ::= SET Extension { }
M4Configuration-ExtIEs ::= SET Extension { M4ReportAmount ignore optional }
M6Configuration-ExtIEs ::= SET Extension { M6ReportAmount ignore optional }
M7Configuration-ExtIEs ::= SET Extension { M7ReportAmount ignore optional }
MBS-DL-Data-Arrival-ExtIEs ::= SET Extension { }
MBS-ServiceArea-ExtIEs ::= SET Extension { }
MBS-ServiceAreaInformation-ExtIEs ::= SET Extension { }
MBS-ServiceAreaInformationItem-ExtIEs ::= SET Extension { }
MBS-ServiceAreaTAIList-Item-ExtIEs ::= SET Extension { }
MBS-Support-Info-ToAdd-Item-ExtIEs ::= SET Extension { }
MBS-Support-Info-ToRemove-Item-ExtIEs ::= SET Extension { }
MBSF1UInformationAtCU-ExtIEs ::= SET Extension { }
MBSF1UInformationAtDU-ExtIEs ::= SET Extension { F1UTunnelNotEstablished ignore optional }
MBSMulticastF1UContextDescriptor-ExtIEs ::= SET Extension { }
MBSNGUInformationAt5GC-ExtIEs ::= SET Value { }
MBSNGUInformationAt5GC-Multicast-ExtIEs ::= SET Extension { }
MBSNGUInformationAtNGRAN-ExtIEs ::= SET Value { }
MBSNGUInformationAtNGRAN-Request-Item-ExtIEs ::= SET Extension { }
MBSSessionAssociatedInfoNonSupportToSupport-ExtIEs ::= SET Extension { }
MBSSessionAssociatedInformation-ExtIEs ::= SET Extension { }
MBSSessionAssociatedInformation-Item-ExtIEs ::= SET Extension { }
MBSSessionResourceNotification-ExtIEs ::= SET Value { }
MCBearerContext-Inactivity-ExtIEs ::= SET Extension { }
MCBearerContextF1UTNLInfoatDU-ExtIEs ::= SET Extension { }
MCBearerContextModificationConfirmIEs ::= SET Value {
  GNB-CU-CP-MBS-E1AP-ID reject mandatory,
  GNB-CU-UP-MBS-E1AP-ID reject mandatory,
  MCBearerContextToModifyConfirm reject mandatory,
  CriticalityDiagnostics ignore optional
}
MCBearerContextModificationFailureIEs ::= SET Value {
  GNB-CU-CP-MBS-E1AP-ID reject mandatory,
  GNB-CU-UP-MBS-E1AP-ID reject mandatory,
  MBSMulticastF1UContextDescriptor reject optional,
  Cause ignore mandatory,
  CriticalityDiagnostics ignore optional
}
MCBearerContextModificationRequestIEs ::= SET Value {
  GNB-CU-CP-MBS-E1AP-ID reject mandatory,
  GNB-CU-UP-MBS-E1AP-ID reject mandatory,
  MCBearerContextToModify reject mandatory
}
MCBearerContextModificationRequiredIEs ::= SET Value {
  GNB-CU-CP-MBS-E1AP-ID reject mandatory,
  GNB-CU-UP-MBS-E1AP-ID reject mandatory,
  MCBearerContextToModifyRequired reject mandatory
}
MCBearerContextModificationResponseIEs ::= SET Value {
  GNB-CU-CP-MBS-E1AP-ID reject mandatory,
  GNB-CU-UP-MBS-E1AP-ID reject mandatory,
  MCBearerContextToModifyResponse reject mandatory,
  CriticalityDiagnostics ignore optional
}
MCBearerContextNGU-TNLInfoatNGRAN-ExtIEs ::= SET Value { }
MCBearerContextNGU-TNLInfoatNGRANModifyResponse-ExtIEs ::= SET Extension { }
MCBearerContextNGUTNLInfoat5GC-ExtIEs ::= SET Extension { }
MCBearerContextNGUTnlInfoatNGRANRequest-ExtIEs ::= SET Extension { }
MCBearerContextReleaseCommandIEs ::= SET Value {
  GNB-CU-CP-MBS-E1AP-ID reject mandatory,
  GNB-CU-UP-MBS-E1AP-ID reject mandatory,
  Cause ignore mandatory
}
MCBearerContextReleaseCompleteIEs ::= SET Value {
  GNB-CU-CP-MBS-E1AP-ID reject mandatory,
  GNB-CU-UP-MBS-E1AP-ID reject mandatory,
  CriticalityDiagnostics ignore optional
}
MCBearerContextReleaseRequestIEs ::= SET Value {
  GNB-CU-CP-MBS-E1AP-ID reject mandatory,
  GNB-CU-UP-MBS-E1AP-ID reject mandatory,
  Cause ignore mandatory
}
MCBearerContextSetupFailureIEs ::= SET Value {
  GNB-CU-CP-MBS-E1AP-ID reject mandatory,
  GNB-CU-UP-MBS-E1AP-ID ignore optional,
  Cause ignore mandatory,
  CriticalityDiagnostics ignore optional
}
MCBearerContextSetupRequestIEs ::= SET Value {
  GNB-CU-CP-MBS-E1AP-ID reject mandatory,
  GlobalMBSSessionID reject mandatory,
  MCBearerContextToSetup reject mandatory
}
MCBearerContextSetupResponseIEs ::= SET Value {
  GNB-CU-CP-MBS-E1AP-ID reject mandatory,
  GNB-CU-UP-MBS-E1AP-ID reject mandatory,
  MCBearerContextToSetupResponse reject mandatory,
  CriticalityDiagnostics ignore optional
}
MCBearerContextToModify-ExtIEs ::= SET Extension {
  MCForwardingResourceRequest ignore optional,
  MCForwardingResourceIndication ignore optional,
  MCForwardingResourceRelease ignore optional,
  MBSSessionAssociatedInfoNonSupportToSupport ignore optional,
  MCBearerContextInactivityTimer ignore optional Inactivity-Timer,
  MCBearerContextStatusChange ignore optional
}
MCBearerContextToModifyConfirm-ExtIEs ::= SET Extension { }
MCBearerContextToModifyRequired-ExtIEs ::= SET Extension {
  MCForwardingResourceReleaseIndication ignore optional
}
MCBearerContextToModifyResponse-ExtIEs ::= SET Extension { MCForwardingResourceResponse ignore optional }
MCBearerContextToSetup-ExtIEs ::= SET Extension {
  MBSSessionAssociatedInfoNonSupportToSupport ignore optional,
  MBSAreaSessionID ignore optional,
  MCBearerContextInactivityTimer ignore optional Inactivity-Timer,
  MCBearerContextStatusChange ignore optional
}
MCBearerContextToSetupResponse-ExtIEs ::= SET Extension { }
MCBearerNotificationIEs ::= SET Value {
  GNB-CU-CP-MBS-E1AP-ID reject mandatory,
  GNB-CU-UP-MBS-E1AP-ID reject mandatory,
  MBSSessionResourceNotification ignore mandatory
}
MCForwardingResourceIndication-ExtIEs ::= SET Extension { }
MCForwardingResourceRelease-ExtIEs ::= SET Extension { }
MCForwardingResourceReleaseIndication-ExtIEs ::= SET Extension { }
MCForwardingResourceRequest-ExtIEs ::= SET Extension { }
MCForwardingResourceResponse-ExtIEs ::= SET Extension { }
MCMRBFailedList-Item-ExtIEs ::= SET Extension { }
MCMRBModifyConfirmList-Item-ExtIEs ::= SET Extension { }
MCMRBModifyRequiredConfiguration-Item-ExtIEs ::= SET Extension { }
MCMRBSetupConfiguration-Item-ExtIEs ::= SET Extension { }
MCMRBSetupModifyConfiguration-Item-ExtIEs ::= SET Extension { }
MCMRBSetupModifyResponseList-Item-ExtIEs ::= SET Extension { }
MCMRBSetupResponseList-Item-ExtIEs ::= SET Extension { }
MDT-Configuration-ExtIEs ::= SET Extension { }
MDTMode-ExtIEs ::= SET Value { }
MRB-ProgressInformation-ExtIEs ::= SET Extension { }
MRB-ProgressInformationSNs-ExtIEs ::= SET Value { }
MRBForwardingResourceIndication-Item-ExtIEs ::= SET Extension { }
MRBForwardingResourceRequest-Item-ExtIEs ::= SET Extension { }
MRBForwardingResourceResponse-Item-ExtIEs ::= SET Extension { }
MRDC-Data-Usage-Report-Item-ExtIEs ::= SET Extension { }
MRDC-DataUsageReportIEs ::= SET Value {
  gNB-CU-CP-UE-E1AP-ID reject mandatory,
  gNB-CU-UP-UE-E1AP-ID reject mandatory,
  PDU-Session-Resource-Data-Usage-List ignore mandatory
}
MRDC-Usage-Information-ExtIEs ::= SET Extension { }
MT-SDT-Information-ExtIEs ::= SET Extension { }
MaximumIPdatarate-ExtIEs ::= SET Extension { }
N6JitterInformationExtIEs ::= SET Extension { }
NG-RAN-BearerContextModificationConfirm ::= SET Value {
  PDU-Session-Resource-Confirm-Modified-List ignore optional
}
NG-RAN-BearerContextModificationRequest ::= SET Value {
  PDU-Session-Resource-To-Setup-Mod-List reject optional,
  PDU-Session-Resource-To-Modify-List reject optional,
  PDU-Session-Resource-To-Remove-List reject optional
}
NG-RAN-BearerContextModificationRequired ::= SET Value {
  PDU-Session-Resource-Required-To-Modify-List reject optional,
  PDU-Session-Resource-To-Remove-List reject optional
}
NG-RAN-BearerContextModificationResponse ::= SET Value {
  PDU-Session-Resource-Setup-Mod-List reject optional,
  PDU-Session-Resource-Failed-Mod-List reject optional,
  PDU-Session-Resource-Modified-List reject optional,
  PDU-Session-Resource-Failed-To-Modify-List reject optional,
  RetainabilityMeasurementsInfo ignore optional
}
NG-RAN-BearerContextSetupRequest ::= SET Value { PDU-Session-Resource-To-Setup-List reject mandatory }
NG-RAN-BearerContextSetupResponse ::= SET Value {
  PDU-Session-Resource-Setup-List ignore mandatory,
  PDU-Session-Resource-Failed-List ignore optional
}
NG-RAN-GNB-CU-UP-CounterCheckRequest ::= SET Value {
  DRBs-Subject-To-Counter-Check-List-NG-RAN ignore mandatory
}
NG-RAN-QoS-Support-Item-ExtIEs ::= SET Extension { }
NGRANAllocationAndRetentionPriority-ExtIEs ::= SET Extension { }
NPNContextInfo-ExtIEs ::= SET Value { }
NPNContextInfo-SNPN-ExtIEs ::= SET Extension { }
NPNSupportInfo-ExtIEs ::= SET Value { }
NPNSupportInfo-SNPN-ExtIEs ::= SET Extension { }
NR-CGI-ExtIEs ::= SET Extension { }
NR-CGI-Support-Item-ExtIEs ::= SET Extension { }
Non-Dynamic5QIDescriptor-ExtIEs ::= SET Extension {
  CNPacketDelayBudgetDownlink ignore optional ExtendedPacketDelayBudget,
  CNPacketDelayBudgetUplink ignore optional ExtendedPacketDelayBudget
}
PDCP-Configuration-ExtIEs ::= SET Extension {
  PDCP-StatusReportIndication ignore optional,
  AdditionalPDCPduplicationInformation ignore optional,
  EHC-Parameters ignore optional,
  UDC-Parameters ignore optional,
  DiscardTimerExtended reject optional,
  PSIbasedDiscardTimer ignore optional,
  PDCPSNGapReport ignore optional
}
PDCP-Count-ExtIEs ::= SET Extension { }
PDCP-SN-Status-Information-ExtIEs ::= SET Extension { }
PDU-Session-Resource-Activity-ItemExtIEs ::= SET Extension { }
PDU-Session-Resource-Confirm-Modified-Item-ExtIEs ::= SET Extension { }
PDU-Session-Resource-Data-Usage-Item-ExtIEs ::= SET Extension { }
PDU-Session-Resource-Failed-Item-ExtIEs ::= SET Extension { }
PDU-Session-Resource-Failed-Mod-Item-ExtIEs ::= SET Extension { }
PDU-Session-Resource-Failed-To-Modify-Item-ExtIEs ::= SET Extension { }
PDU-Session-Resource-Modified-Item-ExtIEs ::= SET Extension {
  redundant-nG-DL-UP-TNL-Information ignore optional UP-TNL-Information
}
PDU-Session-Resource-Required-To-Modify-Item-ExtIEs ::= SET Extension {
  redundant-nG-DL-UP-TNL-Information ignore optional UP-TNL-Information
}
PDU-Session-Resource-Setup-Item-ExtIEs ::= SET Extension {
  redundant-nG-DL-UP-TNL-Information ignore optional UP-TNL-Information,
  RedundantPDUSessionInformation-used ignore optional RedundantPDUSessionInformation
}
PDU-Session-Resource-Setup-Mod-Item-ExtIEs ::= SET Extension {
  redundant-nG-DL-UP-TNL-Information ignore optional UP-TNL-Information
}
PDU-Session-Resource-To-Modify-Item-ExtIEs ::= SET Extension {
  SNSSAI reject optional,
  CommonNetworkInstance ignore optional,
  redundant-nG-UL-UP-TNL-Information ignore optional UP-TNL-Information,
  RedundantCommonNetworkInstance ignore optional CommonNetworkInstance,
  DataForwardingtoE-UTRANInformationList ignore optional,
  SecurityIndicationModify ignore optional SecurityIndication,
  Secondary-PDU-Session-Data-Forwarding-Information ignore optional Data-Forwarding-Information,
  UserPlaneFailureIndication ignore optional,
  SpecialTriggeringPurpose ignore optional
}
PDU-Session-Resource-To-Remove-Item-ExtIEs ::= SET Extension {
  Cause ignore optional,
  UserPlaneErrorIndicator ignore optional
}
PDU-Session-Resource-To-Setup-Item-ExtIEs ::= SET Extension {
  CommonNetworkInstance ignore optional,
  redundant-nG-UL-UP-TNL-Information ignore optional UP-TNL-Information,
  RedundantCommonNetworkInstance ignore optional CommonNetworkInstance,
  RedundantPDUSessionInformation ignore optional,
  SpecialTriggeringPurpose ignore optional
}
PDU-Session-Resource-To-Setup-Mod-Item-ExtIEs ::= SET Extension {
  NetworkInstance ignore optional,
  CommonNetworkInstance ignore optional,
  redundant-nG-UL-UP-TNL-Information ignore optional UP-TNL-Information,
  RedundantCommonNetworkInstance ignore optional CommonNetworkInstance,
  SpecialTriggeringPurpose ignore optional
}
PDU-Session-To-Notify-Item-ExtIEs ::= SET Extension { }
PDUSetQoSInformation-ExtIEs ::= SET Extension { }
PDUSetQoSParameters-ExtIEs ::= SET Extension { }
PacketErrorRate-ExtIEs ::= SET Extension { }
PrivateMessage-IEs ::= SET Value { }
QoS-Characteristics-ExtIEs ::= SET Value { }
QoS-Flow-Failed-Item-ExtIEs ::= SET Extension { }
QoS-Flow-Item-ExtIEs ::= SET Extension {
  QoSFlowMappingIndication ignore optional QoS-Flow-Mapping-Indication,
  DataForwardingSourceIPAddress ignore optional TransportLayerAddress,
  ECNMarkingorCongestionInformationReportingStatus ignore optional
}
QoS-Flow-Mapping-Item-ExtIEs ::= SET Extension { }
QoS-Flow-QoS-Parameter-Item-ExtIEs ::= SET Extension {
  RedundantQosFlowIndicator ignore optional RedundantQoSFlowIndicator,
  TSCTrafficCharacteristics ignore optional,
  ECNMarkingorCongestionInformationReportingRequest ignore optional
}
QoS-Flow-Removed-Item-ExtIEs ::= SET Extension { }
QoS-Flows-to-be-forwarded-Item-ExtIEs ::= SET Extension { }
QoSFlowLevelQoSParameters-ExtIEs ::= SET Extension {
  QoSMonitoringRequest ignore optional QosMonitoringRequest,
  MCG-OfferedGBRQoSFlowInfo ignore optional GBR-QoSFlowInformation,
  QosMonitoringReportingFrequency ignore optional,
  QoSMonitoringDisabled ignore optional QosMonitoringDisabled,
  DataForwardingSourceIPAddress ignore optional TransportLayerAddress,
  PDUSetQoSParameters ignore optional
}
ROHC-ExtIEs ::= SET Extension { }
ROHC-Parameters-ExtIEs ::= SET Value { }
RedundantPDUSessionInformation-ExtIEs ::= SET Extension { PDUSession-PairID ignore optional }
ResetAcknowledgeIEs ::= SET Value {
  TransactionID reject mandatory,
  UE-associatedLogicalE1-ConnectionListResAck ignore optional,
  CriticalityDiagnostics ignore optional
}
ResetIEs ::= SET Value { TransactionID reject mandatory, Cause ignore mandatory, ResetType reject mandatory }
ResetType-ExtIEs ::= SET Value { }
ResourceStatusFailureIEs ::= SET Value {
  TransactionID reject mandatory,
  gNB-CU-CP-Measurement-ID reject mandatory INTEGER (1..4095, ...),
  gNB-CU-UP-Measurement-ID ignore optional INTEGER (1..4095, ...),
  Cause ignore mandatory,
  CriticalityDiagnostics ignore optional
}
ResourceStatusRequestIEs ::= SET Value {
  TransactionID reject mandatory,
  gNB-CU-CP-Measurement-ID reject mandatory INTEGER (1..4095, ...),
  gNB-CU-UP-Measurement-ID ignore conditional INTEGER (1..4095, ...),
  RegistrationRequest reject mandatory,
  ReportCharacteristics reject conditional,
  ReportingPeriodicity ignore optional
}
ResourceStatusResponseIEs ::= SET Value {
  TransactionID reject mandatory,
  gNB-CU-CP-Measurement-ID reject mandatory INTEGER (1..4095, ...),
  gNB-CU-UP-Measurement-ID ignore mandatory INTEGER (1..4095, ...),
  CriticalityDiagnostics ignore optional
}
ResourceStatusUpdateIEs ::= SET Value {
  TransactionID reject mandatory,
  gNB-CU-CP-Measurement-ID reject mandatory INTEGER (1..4095, ...),
  gNB-CU-UP-Measurement-ID ignore mandatory INTEGER (1..4095, ...),
  TNL-AvailableCapacityIndicator ignore optional,
  HW-CapacityIndicator ignore optional
}
SDAP-Configuration-ExtIEs ::= SET Extension { }
SNSSAI-ExtIEs ::= SET Extension { }
SecurityAlgorithm-ExtIEs ::= SET Extension { }
SecurityIndication-ExtIEs ::= SET Extension { }
SecurityInformation-ExtIEs ::= SET Extension { }
SecurityResult-ExtIEs ::= SET Extension { }
Slice-Support-Item-ExtIEs ::= SET Extension { }
SupportedPLMNs-ExtIEs ::= SET Extension {
  NPNSupportInfo reject optional,
  ExtendedSliceSupportList reject optional,
  Extended-NR-CGI-Support-List ignore optional,
  ECGI-Support-List ignore optional
}
System-BearerContextModificationConfirm-ExtIEs ::= SET Value { }
System-BearerContextModificationRequest-ExtIEs ::= SET Value { }
System-BearerContextModificationRequired-ExtIEs ::= SET Value { }
System-BearerContextModificationResponse-ExtIEs ::= SET Value { }
System-BearerContextSetupRequest-ExtIEs ::= SET Value { }
System-BearerContextSetupResponse-ExtIEs ::= SET Value { }
System-GNB-CU-UP-CounterCheckRequest-ExtIEs ::= SET Value { }
T-ReorderingTimer-ExtIEs ::= SET Extension { }
TNL-AvailableCapacityIndicator-ExtIEs ::= SET Extension { }
TSCAssistanceInformation-ExtIEs ::= SET Extension {
  SurvivalTime ignore optional,
  N6JitterInformation ignore optional
}
TSCTrafficCharacteristics-ExtIEs ::= SET Extension { }
TraceActivation-ExtIEs ::= SET Extension {
  MDTConfiguration ignore optional MDT-Configuration,
  TraceCollectionEntityURI ignore optional URIaddress
}
TraceStartIEs ::= SET Value {
  gNB-CU-CP-UE-E1AP-ID reject mandatory,
  gNB-CU-UP-UE-E1AP-ID reject mandatory,
  TraceActivation ignore mandatory
}
Transport-Layer-Address-Info-ExtIEs ::= SET Extension { }
Transport-UP-Layer-Addresses-Info-To-Add-ItemExtIEs ::= SET Extension { }
Transport-UP-Layer-Addresses-Info-To-Remove-ItemExtIEs ::= SET Extension { }
UDC-Parameters-ExtIEs ::= SET Extension { VersionID ignore optional INTEGER (0..15) }
UE-associatedLogicalE1-ConnectionItemExtIEs ::= SET Extension { }
UE-associatedLogicalE1-ConnectionItemRes ::= SET Value {
  UE-associatedLogicalE1-ConnectionItem reject mandatory
}
UE-associatedLogicalE1-ConnectionItemResAck ::= SET Value {
  UE-associatedLogicalE1-ConnectionItem ignore mandatory
}
UESliceMaximumBitRateItem-ExtIEs ::= SET Extension { }
ULDataNotificationIEs ::= SET Value {
  gNB-CU-CP-UE-E1AP-ID reject mandatory,
  gNB-CU-UP-UE-E1AP-ID reject mandatory,
  PDU-Session-To-Notify-List reject mandatory
}
ULUPTNLAddressToUpdateItemExtIEs ::= SET Extension { }
UP-Parameters-Item-ExtIEs ::= SET Extension {
  QoS-Mapping-Information reject optional,
  IndirectPathIndication ignore optional
}
UP-TNL-Information-ExtIEs ::= SET Value { }
UPSecuritykey-ExtIEs ::= SET Extension { }
UplinkOnlyROHC-ExtIEs ::= SET Extension { }
UserPlaneFailureIndication-ExtIEs ::= SET Extension { }
"""#
