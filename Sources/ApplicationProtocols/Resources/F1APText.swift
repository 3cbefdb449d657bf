// swift-format-ignore-file
// Made by tekigo-schema from Sources/tekigo-schema/Facts: change what stands there, not this.
let f1apText = #"""
PROTOCOL F1AP
SPECIFICATION 3GPP TS 38.473
VERSION Release 18 (ASN.1 of V18.7.0)
ENCODING aligned
PORT 38472
PAYLOAD-PROTOCOL 62
SIDES CU DU
PDU F1AP-PDU
TRANSACTION TransactionID
UE gNB-CU-UE-F1AP-ID gNB-DU-UE-F1AP-ID
MBS gNB-CU-MBS-F1AP-ID gNB-DU-MBS-F1AP-ID

PROCEDURES F1AP-ELEMENTARY-PROCEDURES
  0 reset reject CU/DU transaction 8.2.1 Reset ResetAcknowledge -
  1 f1Setup reject DU transaction 8.2.3 F1SetupRequest F1SetupResponse F1SetupFailure
  2 errorIndication ignore CU/DU transaction 8.2.2 ErrorIndication - -
  3 gNBDUConfigurationUpdate reject DU transaction 8.2.4 GNBDUConfigurationUpdate GNBDUConfigurationUpdateAcknowledge GNBDUConfigurationUpdateFailure
  4 gNBCUConfigurationUpdate reject CU transaction 8.2.5 GNBCUConfigurationUpdate GNBCUConfigurationUpdateAcknowledge GNBCUConfigurationUpdateFailure
  5 uEContextSetup reject CU ue 8.3.1 UEContextSetupRequest UEContextSetupResponse UEContextSetupFailure
  6 uEContextRelease reject CU ue 8.3.3 UEContextReleaseCommand UEContextReleaseComplete -
  7 uEContextModification reject CU ue 8.3.4 UEContextModificationRequest UEContextModificationResponse UEContextModificationFailure
  8 uEContextModificationRequired reject DU ue 8.3.5 UEContextModificationRequired UEContextModificationConfirm UEContextModificationRefuse
  10 uEContextReleaseRequest ignore DU ue 8.3.2 UEContextReleaseRequest - -
  11 initialULRRCMessageTransfer ignore DU ue 8.4.1 InitialULRRCMessageTransfer - -
  12 dLRRCMessageTransfer ignore CU ue 8.4.2 DLRRCMessageTransfer - -
  13 uLRRCMessageTransfer ignore DU ue 8.4.3 ULRRCMessageTransfer - -
  14 privateMessage ignore CU/DU - - PrivateMessage - -
  15 uEInactivityNotification ignore DU ue 8.3.6 UEInactivityNotification - -
  16 gNBDUResourceCoordination reject CU transaction 8.2.6 GNBDUResourceCoordinationRequest GNBDUResourceCoordinationResponse -
  17 systemInformationDelivery ignore CU transaction 8.6.1 SystemInformationDeliveryCommand - -
  18 paging ignore CU - 8.7.1 Paging - -
  19 notify ignore DU ue 8.3.7 Notify - -
  20 writeReplaceWarning reject CU transaction 8.5.1 WriteReplaceWarningRequest WriteReplaceWarningResponse -
  21 pWSCancel reject CU transaction 8.5.2 PWSCancelRequest PWSCancelResponse -
  22 pWSRestartIndication ignore DU transaction 8.5.3 PWSRestartIndication - -
  23 pWSFailureIndication ignore DU transaction 8.5.4 PWSFailureIndication - -
  24 gNBDUStatusIndication ignore DU transaction 8.2.7 GNBDUStatusIndication - -
  25 rRCDeliveryReport ignore DU ue 8.4.4 RRCDeliveryReport - -
  26 f1Removal reject CU/DU transaction 8.2.8 F1RemovalRequest F1RemovalResponse F1RemovalFailure
  27 networkAccessRateReduction ignore CU transaction 8.2.9 NetworkAccessRateReduction - -
  28 traceStart ignore CU ue 8.8.1 TraceStart - -
  29 deactivateTrace ignore CU ue 8.8.2 DeactivateTrace - -
  30 dUCURadioInformationTransfer ignore DU transaction 8.9.1 DUCURadioInformationTransfer - -
  31 cUDURadioInformationTransfer ignore CU transaction 8.9.2 CUDURadioInformationTransfer - -
  32 bAPMappingConfiguration reject CU transaction 8.10.1 BAPMappingConfiguration BAPMappingConfigurationAcknowledge BAPMappingConfigurationFailure
  33 gNBDUResourceConfiguration reject CU transaction 8.10.2 GNBDUResourceConfiguration GNBDUResourceConfigurationAcknowledge GNBDUResourceConfigurationFailure
  34 iABTNLAddressAllocation reject CU transaction 8.10.3 IABTNLAddressRequest IABTNLAddressResponse IABTNLAddressFailure
  35 iABUPConfigurationUpdate reject CU transaction 8.10.4 IABUPConfigurationUpdateRequest IABUPConfigurationUpdateResponse IABUPConfigurationUpdateFailure
  36 resourceStatusReportingInitiation reject CU transaction 8.2.10 ResourceStatusRequest ResourceStatusResponse ResourceStatusFailure
  37 resourceStatusReporting ignore DU transaction 8.2.11 ResourceStatusUpdate - -
  38 accessAndMobilityIndication ignore CU transaction 8.11.1 AccessAndMobilityIndication - -
  39 accessSuccess ignore DU ue 8.3.8 AccessSuccess - -
  40 cellTrafficTrace ignore DU ue 8.8.3 CellTrafficTrace - -
  41 positioningMeasurementExchange reject CU transaction 8.13.3 PositioningMeasurementRequest PositioningMeasurementResponse PositioningMeasurementFailure
  42 positioningAssistanceInformationControl ignore CU transaction 8.13.1 PositioningAssistanceInformationControl - -
  43 positioningAssistanceInformationFeedback ignore DU transaction 8.13.2 PositioningAssistanceInformationFeedback - -
  44 positioningMeasurementReport ignore DU transaction 8.13.4 PositioningMeasurementReport - -
  45 positioningMeasurementAbort ignore CU transaction 8.13.5 PositioningMeasurementAbort - -
  46 positioningMeasurementFailureIndication ignore DU transaction 8.13.6 PositioningMeasurementFailureIndication - -
  47 positioningMeasurementUpdate ignore CU transaction 8.13.7 PositioningMeasurementUpdate - -
  48 tRPInformationExchange reject CU transaction 8.13.8 TRPInformationRequest TRPInformationResponse TRPInformationFailure
  49 positioningInformationExchange reject CU ue 8.13.9 PositioningInformationRequest PositioningInformationResponse PositioningInformationFailure
  50 positioningActivation reject CU ue 8.13.10 PositioningActivationRequest PositioningActivationResponse PositioningActivationFailure
  51 positioningDeactivation ignore CU ue 8.13.11 PositioningDeactivation - -
  52 e-CIDMeasurementInitiation reject CU ue 8.13.12 E-CIDMeasurementInitiationRequest E-CIDMeasurementInitiationResponse E-CIDMeasurementInitiationFailure
  53 e-CIDMeasurementFailureIndication ignore DU ue 8.13.13 E-CIDMeasurementFailureIndication - -
  54 e-CIDMeasurementReport ignore DU ue 8.13.14 E-CIDMeasurementReport - -
  55 e-CIDMeasurementTermination ignore CU ue 8.13.15 E-CIDMeasurementTerminationCommand - -
  56 positioningInformationUpdate ignore DU ue 8.13.16 PositioningInformationUpdate - -
  57 referenceTimeInformationReport ignore DU transaction 8.12.2 ReferenceTimeInformationReport - -
  58 referenceTimeInformationReportingControl ignore CU transaction 8.12.1 ReferenceTimeInformationReportingControl - -
  59 broadcastContextSetup reject CU mbs 8.14.1 BroadcastContextSetupRequest BroadcastContextSetupResponse BroadcastContextSetupFailure
  60 broadcastContextRelease reject CU mbs 8.14.2 BroadcastContextReleaseCommand BroadcastContextReleaseComplete -
  61 broadcastContextReleaseRequest reject DU mbs 8.14.3 BroadcastContextReleaseRequest - -
  62 broadcastContextModification reject CU mbs 8.14.4 BroadcastContextModificationRequest BroadcastContextModificationResponse BroadcastContextModificationFailure
  63 multicastGroupPaging ignore CU - 8.14.5 MulticastGroupPaging - -
  64 multicastContextSetup reject CU mbs 8.14.6 MulticastContextSetupRequest MulticastContextSetupResponse MulticastContextSetupFailure
  65 multicastContextRelease reject CU mbs 8.14.7 MulticastContextReleaseCommand MulticastContextReleaseComplete -
  66 multicastContextReleaseRequest reject DU mbs 8.14.8 MulticastContextReleaseRequest - -
  67 multicastContextModification reject CU mbs 8.14.9 MulticastContextModificationRequest MulticastContextModificationResponse MulticastContextModificationFailure
  68 multicastDistributionSetup reject DU mbs 8.14.10 MulticastDistributionSetupRequest MulticastDistributionSetupResponse MulticastDistributionSetupFailure
  69 multicastDistributionRelease reject DU mbs 8.14.11 MulticastDistributionReleaseCommand MulticastDistributionReleaseComplete -
  70 pDCMeasurementInitiation reject CU ue 8.15.1 PDCMeasurementInitiationRequest PDCMeasurementInitiationResponse PDCMeasurementInitiationFailure
  71 pDCMeasurementReport ignore DU ue 8.15.2 PDCMeasurementReport - -
  75 pRSConfigurationExchange reject CU transaction 8.13.17 PRSConfigurationRequest PRSConfigurationResponse PRSConfigurationFailure
  76 measurementPreconfiguration reject CU ue 8.13.18 MeasurementPreconfigurationRequired MeasurementPreconfigurationConfirm MeasurementPreconfigurationRefuse
  77 measurementActivation ignore CU ue 8.13.19 MeasurementActivation - -
  78 qoEInformationTransfer ignore CU ue 8.16.1 QoEInformationTransfer - -
  79 pDCMeasurementTerminationCommand ignore CU ue 8.15.3 PDCMeasurementTerminationCommand - -
  80 pDCMeasurementFailureIndication ignore DU ue 8.15.4 PDCMeasurementFailureIndication - -
  81 posSystemInformationDelivery ignore CU transaction 8.13.20 PosSystemInformationDeliveryCommand - -
  82 dUCUCellSwitchNotification ignore DU ue - DUCUCellSwitchNotification - -
  83 cUDUCellSwitchNotification ignore CU ue - CUDUCellSwitchNotification - -
  84 dUCUTAInformationTransfer ignore DU transaction - DUCUTAInformationTransfer - -
  85 cUDUTAInformationTransfer ignore CU transaction - CUDUTAInformationTransfer - -
  86 qoEInformationTransferControl ignore DU? transaction - QoEInformationTransferControl - -
  87 rachIndication ignore DU transaction - RachIndication - -
  88 timingSynchronisationStatus reject CU transaction - TimingSynchronisationStatusRequest TimingSynchronisationStatusResponse TimingSynchronisationStatusFailure
  89 timingSynchronisationStatusReport ignore DU transaction - TimingSynchronisationStatusReport - -
  90 mIABF1SetupTriggering reject CU? transaction - MIABF1SetupTriggering - -
  91 mIABF1SetupOutcomeNotification reject DU transaction - MIABF1SetupOutcomeNotification - -
  92 multicastContextNotification reject DU mbs - MulticastContextNotificationIndication MulticastContextNotificationConfirm MulticastContextNotificationRefuse
  93 multicastCommonConfiguration reject CU transaction - MulticastCommonConfigurationRequest MulticastCommonConfigurationResponse MulticastCommonConfigurationRefuse
  94 broadcastTransportResourceRequest reject DU? mbs - BroadcastTransportResourceRequest - -
  95 dUCUAccessAndMobilityIndication ignore DU transaction - DUCUAccessAndMobilityIndication - -
  96 sRSInformationReservationNotification reject CU? transaction - SRSInformationReservationNotification - -
  97 cUDUMobilityInitiation ignore CU ue - CUDUMobilityInitiationRequest - -

IDS
  0 Cause
  1 Cells-Failed-to-be-Activated-List
  2 Cells-Failed-to-be-Activated-List-Item
  3 Cells-to-be-Activated-List
  4 Cells-to-be-Activated-List-Item
  5 Cells-to-be-Deactivated-List
  6 Cells-to-be-Deactivated-List-Item
  7 CriticalityDiagnostics
  9 CUtoDURRCInformation
  12 DRBs-FailedToBeModified-Item
  13 DRBs-FailedToBeModified-List
  14 DRBs-FailedToBeSetup-Item
  15 DRBs-FailedToBeSetup-List
  16 DRBs-FailedToBeSetupMod-Item
  17 DRBs-FailedToBeSetupMod-List
  18 DRBs-ModifiedConf-Item
  19 DRBs-ModifiedConf-List
  20 DRBs-Modified-Item
  21 DRBs-Modified-List
  22 DRBs-Required-ToBeModified-Item
  23 DRBs-Required-ToBeModified-List
  24 DRBs-Required-ToBeReleased-Item
  25 DRBs-Required-ToBeReleased-List
  26 DRBs-Setup-Item
  27 DRBs-Setup-List
  28 DRBs-SetupMod-Item
  29 DRBs-SetupMod-List
  30 DRBs-ToBeModified-Item
  31 DRBs-ToBeModified-List
  32 DRBs-ToBeReleased-Item
  33 DRBs-ToBeReleased-List
  34 DRBs-ToBeSetup-Item
  35 DRBs-ToBeSetup-List
  36 DRBs-ToBeSetupMod-Item
  37 DRBs-ToBeSetupMod-List
  38 DRXCycle
  39 DUtoCURRCInformation
  40 gNB-CU-UE-F1AP-ID
  41 gNB-DU-UE-F1AP-ID
  42 gNB-DU-ID
  43 GNB-DU-Served-Cells-Item
  44 gNB-DU-Served-Cells-List
  45 gNB-DU-Name
  46 ProtocolIE-ID-46-not-to-be-used
  47 oldgNB-DU-UE-F1AP-ID
  48 ResetType
  49 ResourceCoordinationTransferContainer
  50 RRCContainer
  51 SCell-ToBeRemoved-Item
  52 SCell-ToBeRemoved-List
  53 SCell-ToBeSetup-Item
  54 SCell-ToBeSetup-List
  55 SCell-ToBeSetupMod-Item
  56 SCell-ToBeSetupMod-List
  57 Served-Cells-To-Add-Item
  58 Served-Cells-To-Add-List
  59 Served-Cells-To-Delete-Item
  60 Served-Cells-To-Delete-List
  61 Served-Cells-To-Modify-Item
  62 Served-Cells-To-Modify-List
  63 SpCell-ID
  64 SRBID
  65 SRBs-FailedToBeSetup-Item
  66 SRBs-FailedToBeSetup-List
  67 SRBs-FailedToBeSetupMod-Item
  68 SRBs-FailedToBeSetupMod-List
  69 SRBs-Required-ToBeReleased-Item
  70 SRBs-Required-ToBeReleased-List
  71 SRBs-ToBeReleased-Item
  72 SRBs-ToBeReleased-List
  73 SRBs-ToBeSetup-Item
  74 SRBs-ToBeSetup-List
  75 SRBs-ToBeSetupMod-Item
  76 SRBs-ToBeSetupMod-List
  77 TimeToWait
  78 TransactionID
  79 TransmissionActionIndicator
  80 UE-associatedLogicalF1-ConnectionItem
  81 UE-associatedLogicalF1-ConnectionListResAck
  82 gNB-CU-Name
  83 SCell-FailedtoSetup-List
  84 SCell-FailedtoSetup-Item
  85 SCell-FailedtoSetupMod-List
  86 SCell-FailedtoSetupMod-Item
  87 RRCReconfigurationCompleteIndicator
  88 Cells-Status-Item
  89 Cells-Status-List
  90 Candidate-SpCell-List
  91 Candidate-SpCell-Item
  92 Potential-SpCell-List
  93 Potential-SpCell-Item
  94 FullConfiguration
  95 C-RNTI
  96 SpCellULConfigured
  97 InactivityMonitoringRequest
  98 InactivityMonitoringResponse
  99 DRB-Activity-Item
  100 DRB-Activity-List
  101 EUTRA-NR-CellResourceCoordinationReq-Container
  102 EUTRA-NR-CellResourceCoordinationReqAck-Container
  105 Protected-EUTRA-Resources-List
  106 RequestType
  107 ServCellIndex
  108 RAT-FrequencyPriorityInformation
  109 ExecuteDuplication
  111 NRCGI
  112 PagingCell-Item
  113 PagingCell-List
  114 PagingDRX
  115 PagingPriority
  116 SItype-List
  117 UEIdentityIndexValue
  118 gNB-CUSystemInformation
  119 HandoverPreparationInformation
  120 GNB-CU-TNL-Association-To-Add-Item
  121 GNB-CU-TNL-Association-To-Add-List
  122 GNB-CU-TNL-Association-To-Remove-Item
  123 GNB-CU-TNL-Association-To-Remove-List
  124 GNB-CU-TNL-Association-To-Update-Item
  125 GNB-CU-TNL-Association-To-Update-List
  126 MaskedIMEISV
  127 PagingIdentity
  128 DUtoCURRCContainer
  129 Cells-to-be-Barred-List
  130 Cells-to-be-Barred-Item
  131 TAISliceSupportList
  132 GNB-CU-TNL-Association-Setup-List
  133 GNB-CU-TNL-Association-Setup-Item
  134 GNB-CU-TNL-Association-Failed-To-Setup-List
  135 GNB-CU-TNL-Association-Failed-To-Setup-Item
  136 DRB-Notify-Item
  137 DRB-Notify-List
  138 ProtocolIE-ID-138-not-to-be-used
  139 RANAC
  140 PWSSystemInformation
  141 RepetitionPeriod
  142 NumberofBroadcastRequest
  144 Cells-To-Be-Broadcast-List
  145 Cells-To-Be-Broadcast-Item
  146 Cells-Broadcast-Completed-List
  147 Cells-Broadcast-Completed-Item
  148 Broadcast-To-Be-Cancelled-List
  149 Broadcast-To-Be-Cancelled-Item
  150 Cells-Broadcast-Cancelled-List
  151 Cells-Broadcast-Cancelled-Item
  152 NR-CGI-List-For-Restart-List
  153 NR-CGI-List-For-Restart-Item
  154 PWS-Failed-NR-CGI-List
  155 PWS-Failed-NR-CGI-Item
  156 ConfirmedUEID
  157 Cancel-all-Warning-Messages-Indicator
  158 GNB-DU-UE-AMBR-UL
  159 DRXConfigurationIndicator
  160 RLC-Status
  161 DLPDCPSNLength
  162 GNB-DUConfigurationQuery
  163 MeasurementTimingConfiguration
  164 DRB-Information
  165 ServingPLMN
  168 Protected-EUTRA-Resources-Item
  170 GNB-CU-RRC-Version
  171 GNB-DU-RRC-Version
  172 GNBDUOverloadInformation
  173 CellGroupConfig
  174 RLCFailureIndication
  175 UplinkTxDirectCurrentListInformation
  176 DC-Based-Duplication-Configured
  177 DC-Based-Duplication-Activation
  178 SULAccessIndication
  179 AvailablePLMNList
  180 PDUSessionID
  181 ULPDUSessionAggregateMaximumBitRate
  182 ServingCellMO
  183 QoSFlowMappingIndication
  184 RRCDeliveryStatusRequest
  185 RRCDeliveryStatus
  186 BearerTypeChange
  187 RLCMode
  188 Duplication-Activation
  189 Dedicated-SIDelivery-NeededUE-List
  190 Dedicated-SIDelivery-NeededUE-Item
  191 DRX-LongCycleStartOffset
  192 ULPDCPSNLength
  193 SelectedBandCombinationIndex
  194 SelectedFeatureSetEntryIndex
  195 ResourceCoordinationTransferInformation
  196 ExtendedServedPLMNs-List
  197 ExtendedAvailablePLMN-List
  198 Associated-SCell-List
  199 latest-RRC-Version-Enhanced
  200 Associated-SCell-Item
  201 Cell-Direction
  202 SRBs-Setup-List
  203 SRBs-Setup-Item
  204 SRBs-SetupMod-List
  205 SRBs-SetupMod-Item
  206 SRBs-Modified-List
  207 SRBs-Modified-Item
  208 Ph-InfoSCG
  209 RequestedBandCombinationIndex
  210 RequestedFeatureSetEntryIndex
  211 RequestedP-MaxFR2
  212 DRX-Config
  213 IgnoreResourceCoordinationContainer
  214 UEAssistanceInformation
  215 NeedforGap
  216 PagingOrigin
  217 new-gNB-CU-UE-F1AP-ID
  218 RedirectedRRCmessage
  219 new-gNB-DU-UE-F1AP-ID
  220 NotificationInformation
  221 PLMNAssistanceInfoForNetShar
  222 UEContextNotRetrievable
  223 BPLMN-ID-Info-List
  224 SelectedPLMNID
  225 UAC-Assistance-Info
  226 RANUEID
  227 GNB-DU-TNL-Association-To-Remove-Item
  228 GNB-DU-TNL-Association-To-Remove-List
  229 TNLAssociationTransportLayerAddressgNBDU
  230 portNumber
  231 AdditionalSIBMessageList
  232 Cell-Type
  233 IgnorePRACHConfiguration
  234 CG-Config
  235 PDCCH-BlindDetectionSCG
  236 Requested-PDCCH-BlindDetectionSCG
  237 Ph-InfoMCG
  238 MeasGapSharingConfig
  239 systemInformationAreaID
  240 areaScope
  241 RRCContainer-RRCSetupComplete
  242 TraceActivation
  243 TraceID
  244 Neighbour-Cell-Information-List
  246 ProtocolIE-ID-246-not-to-be-used
  247 ProtocolIE-ID-247-not-to-be-used
  248 AdditionalRRMPriorityIndex
  249 DUCURadioInformationType
  250 CUDURadioInformationType
  251 AggressorgNBSetID
  252 VictimgNBSetID
  253 LowerLayerPresenceStatusChange
  254 Transport-Layer-Address-Info
  255 Neighbour-Cell-Information-Item
  256 IntendedTDD-DL-ULConfig
  257 QosMonitoringRequest
  258 BHChannels-ToBeSetup-List
  259 BHChannels-ToBeSetup-Item
  260 BHChannels-Setup-List
  261 BHChannels-Setup-Item
  262 BHChannels-ToBeModified-Item
  263 BHChannels-ToBeModified-List
  264 BHChannels-ToBeReleased-Item
  265 BHChannels-ToBeReleased-List
  266 BHChannels-ToBeSetupMod-Item
  267 BHChannels-ToBeSetupMod-List
  268 BHChannels-FailedToBeModified-Item
  269 BHChannels-FailedToBeModified-List
  270 BHChannels-FailedToBeSetupMod-Item
  271 BHChannels-FailedToBeSetupMod-List
  272 BHChannels-Modified-Item
  273 BHChannels-Modified-List
  274 BHChannels-SetupMod-Item
  275 BHChannels-SetupMod-List
  276 BHChannels-Required-ToBeReleased-Item
  277 BHChannels-Required-ToBeReleased-List
  278 BHChannels-FailedToBeSetup-Item
  279 BHChannels-FailedToBeSetup-List
  280 BHInfo
  281 BAPAddress
  282 ConfiguredBAPAddress
  283 BH-Routing-Information-Added-List
  284 BH-Routing-Information-Added-List-Item
  285 BH-Routing-Information-Removed-List
  286 BH-Routing-Information-Removed-List-Item
  287 UL-BH-Non-UP-Traffic-Mapping
  288 Activated-Cells-to-be-Updated-List
  289 Child-Nodes-List
  290 IAB-Info-IAB-DU
  291 IAB-Info-IAB-donor-CU
  292 IAB-TNL-Addresses-To-Remove-List
  293 IAB-TNL-Addresses-To-Remove-Item
  294 IAB-Allocated-TNL-Address-List
  295 IAB-Allocated-TNL-Address-Item
  296 IABIPv6RequestType
  297 IABv4AddressesRequested
  298 IAB-Barred
  299 TrafficMappingInformation
  300 UL-UP-TNL-Information-to-Update-List
  301 UL-UP-TNL-Information-to-Update-List-Item
  302 UL-UP-TNL-Address-to-Update-List
  303 UL-UP-TNL-Address-to-Update-List-Item
  304 DL-UP-TNL-Address-to-Update-List
  305 DL-UP-TNL-Address-to-Update-List-Item
  306 NRV2XServicesAuthorized
  307 LTEV2XServicesAuthorized
  308 NRUESidelinkAggregateMaximumBitrate
  309 LTEUESidelinkAggregateMaximumBitrate
  310 SIB12-message
  311 SIB13-message
  312 SIB14-message
  313 SLDRBs-FailedToBeModified-Item
  314 SLDRBs-FailedToBeModified-List
  315 SLDRBs-FailedToBeSetup-Item
  316 SLDRBs-FailedToBeSetup-List
  317 SLDRBs-Modified-Item
  318 SLDRBs-Modified-List
  319 SLDRBs-Required-ToBeModified-Item
  320 SLDRBs-Required-ToBeModified-List
  321 SLDRBs-Required-ToBeReleased-Item
  322 SLDRBs-Required-ToBeReleased-List
  323 SLDRBs-Setup-Item
  324 SLDRBs-Setup-List
  325 SLDRBs-ToBeModified-Item
  326 SLDRBs-ToBeModified-List
  327 SLDRBs-ToBeReleased-Item
  328 SLDRBs-ToBeReleased-List
  329 SLDRBs-ToBeSetup-Item
  330 SLDRBs-ToBeSetup-List
  331 SLDRBs-ToBeSetupMod-Item
  332 SLDRBs-ToBeSetupMod-List
  333 SLDRBs-SetupMod-List
  334 SLDRBs-FailedToBeSetupMod-List
  335 SLDRBs-SetupMod-Item
  336 SLDRBs-FailedToBeSetupMod-Item
  337 SLDRBs-ModifiedConf-List
  338 SLDRBs-ModifiedConf-Item
  339 UEAssistanceInformationEUTRA
  340 PC5LinkAMBR
  341 SL-PHY-MAC-RLC-Config
  342 SL-ConfigDedicatedEUTRA-Info
  343 AlternativeQoSParaSetList
  344 CurrentQoSParaSetIndex
  345 gNBCUMeasurementID
  346 gNBDUMeasurementID
  347 RegistrationRequest
  348 ReportCharacteristics
  349 CellToReportList
  350 CellMeasurementResultList
  351 HardwareLoadIndicator
  352 ReportingPeriodicity
  353 TNLCapacityIndicator
  354 CarrierList
  355 ULCarrierList
  356 FrequencyShift7p5khz
  357 SSB-PositionsInBurst
  358 NRPRACHConfig
  359 RAReportList
  360 RLFReportInformationList
  361 TDD-UL-DLConfigCommonNR
  362 CNPacketDelayBudgetDownlink
  363 ExtendedPacketDelayBudget
  364 TSCTrafficCharacteristics
  365 ReportingRequestType
  366 TimeReferenceInformation
  369 CNPacketDelayBudgetUplink
  370 AdditionalPDCPDuplicationTNL-List
  371 RLCDuplicationInformation
  372 AdditionalDuplicationIndication
  373 ConditionalInterDUMobilityInformation
  374 ConditionalIntraDUMobilityInformation
  375 targetCellsToCancel
  376 requestedTargetCellGlobalID
  377 ManagementBasedMDTPLMNList
  378 TraceCollectionEntityIPAddress
  379 PrivacyIndicator
  380 TraceCollectionEntityURI
  381 mdtConfiguration
  382 ServingNID
  383 NPNBroadcastInformation
  384 NPNSupportInfo
  385 NID
  386 AvailableSNPN-ID-List
  387 SIB10-message
  389 DLCarrierList
  390 ExtendedTAISliceSupportList
  391 RequestedSRSTransmissionCharacteristics
  392 PosAssistance-Information
  393 PosBroadcast
  394 RoutingID
  395 PosAssistanceInformationFailureList
  396 PosMeasurementQuantities
  397 PosMeasurementResultList
  398 TRPInformationTypeListTRPReq
  399 TRPInformationTypeItem
  400 TRPInformationListTRPResp
  401 TRPInformationItem
  402 LMF-MeasurementID
  403 SRSType
  404 ActivationTime
  405 AbortTransmission
  406 PositioningBroadcastCells
  407 SRSConfiguration
  408 PosReportCharacteristics
  409 PosMeasurementPeriodicity
  410 TRPList
  411 RAN-MeasurementID
  412 LMF-UE-MeasurementID
  413 RAN-UE-MeasurementID
  414 E-CID-MeasurementQuantities
  415 E-CID-MeasurementQuantities-Item
  416 E-CID-MeasurementPeriodicity
  417 E-CID-MeasurementResult
  418 Cell-Portion-ID
  419 SFNInitialisationTime
  420 SystemFrameNumber
  421 SlotNumber
  422 TRP-MeasurementRequestList
  423 MeasurementBeamInfoRequest
  424 E-CID-ReportCharacteristics
  425 ConfiguredTACIndication
  426 Extended-GNB-CU-Name
  427 Extended-GNB-DU-Name
  428 F1CTransferPath
  429 SFN-Offset
  430 TransmissionStopIndicator
  431 SrsFrequency
  432 SCGIndicator
  433 EstimatedArrivalProbability
  434 TRPType
  435 SRSSpatialRelationPerSRSResource
  436 PDCPTerminatingNodeDLTNLAddrInfo
  437 ENBDLTNLAddress
  438 PosMeasurementPeriodicityExtended
  439 PRS-Resource-ID
  440 LocationMeasurementInformation
  441 SliceRadioResourceStatus
  442 CompositeAvailableCapacity-SUL
  443 SuccessfulHOReportInformationList
  444 NR-U-Channel-List
  445 NR-U
  446 Coverage-Modification-Notification
  447 CCO-Assistance-Information
  448 ProtocolIE-ID-448-not-to-be-used
  449 CellsForSON-List
  450 MIMOPRBusageInformation
  451 gNB-CU-MBS-F1AP-ID
  452 gNB-DU-MBS-F1AP-ID
  453 ProtocolIE-ID-453-not-to-be-used
  454 MBS-CUtoDURRCInformation
  455 MBS-Session-ID
  456 SNSSAI
  457 MBS-Broadcast-NeighbourCellList
  458 BroadcastMRBs-FailedToBeModified-List
  459 BroadcastMRBs-FailedToBeModified-Item
  460 BroadcastMRBs-FailedToBeSetup-List
  461 BroadcastMRBs-FailedToBeSetup-Item
  462 BroadcastMRBs-FailedToBeSetupMod-List
  463 BroadcastMRBs-FailedToBeSetupMod-Item
  464 BroadcastMRBs-Modified-List
  465 BroadcastMRBs-Modified-Item
  466 BroadcastMRBs-Setup-List
  467 BroadcastMRBs-Setup-Item
  468 BroadcastMRBs-SetupMod-List
  469 BroadcastMRBs-SetupMod-Item
  470 BroadcastMRBs-ToBeModified-List
  471 BroadcastMRBs-ToBeModified-Item
  472 BroadcastMRBs-ToBeReleased-List
  473 BroadcastMRBs-ToBeReleased-Item
  474 BroadcastMRBs-ToBeSetup-List
  475 BroadcastMRBs-ToBeSetup-Item
  476 BroadcastMRBs-ToBeSetupMod-List
  477 BroadcastMRBs-ToBeSetupMod-Item
  478 Supported-MBS-FSA-ID-List
  479 UEIdentity-List-For-Paging-List
  480 UEIdentity-List-For-Paging-Item
  481 MBS-ServiceArea
  482 MulticastMRBs-FailedToBeModified-List
  483 MulticastMRBs-FailedToBeModified-Item
  484 MulticastMRBs-FailedToBeSetup-List
  485 MulticastMRBs-FailedToBeSetup-Item
  486 MulticastMRBs-FailedToBeSetupMod-List
  487 MulticastMRBs-FailedToBeSetupMod-Item
  488 MulticastMRBs-Modified-List
  489 MulticastMRBs-Modified-Item
  490 MulticastMRBs-Setup-List
  491 MulticastMRBs-Setup-Item
  492 MulticastMRBs-SetupMod-List
  493 MulticastMRBs-SetupMod-Item
  494 MulticastMRBs-ToBeModified-List
  495 MulticastMRBs-ToBeModified-Item
  496 MulticastMRBs-ToBeReleased-List
  497 MulticastMRBs-ToBeReleased-Item
  498 MulticastMRBs-ToBeSetup-List
  499 MulticastMRBs-ToBeSetup-Item
  500 MulticastMRBs-ToBeSetupMod-List
  501 MulticastMRBs-ToBeSetupMod-Item
  502 MBSMulticastF1UContextDescriptor
  503 MulticastF1UContext-ToBeSetup-List
  504 MulticastF1UContext-ToBeSetup-Item
  505 MulticastF1UContext-Setup-List
  506 MulticastF1UContext-Setup-Item
  507 MulticastF1UContext-FailedToBeSetup-List
  508 MulticastF1UContext-FailedToBeSetup-Item
  509 IABCongestionIndication
  510 IABConditionalRRCMessageDeliveryIndication
  511 F1CTransferPathNRDC
  512 BufferSizeThresh
  513 IAB-TNL-Addresses-Exception
  514 BAP-Header-Rewriting-Added-List
  515 BAP-Header-Rewriting-Added-List-Item
  516 Re-routingEnableIndicator
  517 NonF1terminatingTopologyIndicator
  518 EgressNonF1terminatingTopologyIndicator
  519 IngressNonF1terminatingTopologyIndicator
  520 rBSetConfiguration
  521 frequency-Domain-HSNA-Configuration-List
  522 child-IAB-Nodes-NA-Resource-List
  523 Parent-IAB-Nodes-NA-Resource-Configuration-List
  524 uL-FreqInfo
  525 uL-Transmission-Bandwidth
  526 dL-FreqInfo
  527 dL-Transmission-Bandwidth
  528 uL-NR-Carrier-List
  529 dL-NR-Carrier-List
  530 nRFreqInfo
  531 transmission-Bandwidth
  532 nR-Carrier-List
  533 Neighbour-Node-Cells-List
  534 Serving-Cells-List
  535 permutation
  536 MDTPollutedMeasurementIndicator
  537 M5ReportAmount
  538 M6ReportAmount
  539 M7ReportAmount
  540 SurvivalTime
  541 PDCMeasurementPeriodicity
  542 PDCMeasurementQuantities
  543 PDCMeasurementQuantities-Item
  544 PDCMeasurementResult
  545 PDCReportType
  546 RAN-UE-PDC-MeasID
  547 SCGActivationRequest
  548 SCGActivationStatus
  549 PRSTRPList
  550 PRSTransmissionTRPList
  551 OnDemandPRS
  552 AoA-SearchWindow
  553 TRP-MeasurementUpdateList
  554 ZoAInformation
  555 ResponseTime
  556 ARPLocationInfo
  557 ARP-ID
  558 MultipleULAoA
  559 UL-SRS-RSRPP
  560 SRSResourcetype
  561 ExtendedAdditionalPathList
  562 LoS-NLoSInformation
  564 NumberOfTRPRxTEG
  565 NumberOfTRPRxTxTEG
  566 TRPTxTEGAssociation
  567 TRPTEGInformation
  568 TRPRx-TEGInformation
  569 TRP-PRS-Info-List
  570 PRS-Measurement-Info-List
  571 PRSConfigRequestType
  573 MeasurementTimeOccasion
  574 MeasurementCharacteristicsRequestIndicator
  575 UEReportingInformation
  576 PosContextRevIndication
  577 TRPBeamAntennaInformation
  578 NRRedCapUEIndication
  579 Redcap-Bcast-Information
  580 RANUEPagingDRX
  581 CNUEPagingDRX
  582 NRPagingeDRXInformation
  583 NRPagingeDRXInformationforRRCINACTIVE
  584 NR-TADV
  585 QoEInformation
  586 CG-SDTQueryIndication
  587 SDT-MAC-PHY-CG-Config
  588 CG-SDTKeptIndicator
  589 CG-SDTindicatorSetup
  590 CG-SDTindicatorMod
  591 CG-SDTSessionInfoOld
  592 SDTInformation
  593 SDTRLCBearerConfiguration
  594 FiveG-ProSeAuthorized
  595 FiveG-ProSeUEPC5AggregateMaximumBitrate
  596 FiveG-ProSePC5LinkAMBR
  597 SRBMappingInfo
  598 DRBMappingInfo
  599 UuRLCChannelToBeSetupList
  600 UuRLCChannelToBeModifiedList
  601 UuRLCChannelToBeReleasedList
  602 UuRLCChannelSetupList
  603 UuRLCChannelFailedToBeSetupList
  604 UuRLCChannelModifiedList
  605 UuRLCChannelFailedToBeModifiedList
  606 UuRLCChannelRequiredToBeModifiedList
  607 UuRLCChannelRequiredToBeReleasedList
  608 PC5RLCChannelToBeSetupList
  609 PC5RLCChannelToBeModifiedList
  610 PC5RLCChannelToBeReleasedList
  611 PC5RLCChannelSetupList
  612 PC5RLCChannelFailedToBeSetupList
  613 PC5RLCChannelFailedToBeModifiedList
  614 PC5RLCChannelRequiredToBeModifiedList
  615 PC5RLCChannelRequiredToBeReleasedList
  616 PC5RLCChannelModifiedList
  617 SidelinkRelayConfiguration
  618 UpdatedRemoteUELocalID
  619 PathSwitchConfiguration
  620 PagingCause
  621 MUSIM-GapConfig
  622 PEIPSAssistanceInfo
  623 UEPagingCapability
  624 LastUsedCellIndication
  625 SIB17-message
  626 GNBDUUESliceMaximumBitRateList
  627 SIB20-message
  628 UE-MulticastMRBs-ToBeReleased-List
  629 UE-MulticastMRBs-ToBeReleased-Item
  630 UE-MulticastMRBs-ToBeSetup-List
  631 UE-MulticastMRBs-ToBeSetup-Item
  632 MulticastMBSSessionSetupList
  633 MulticastMBSSessionRemoveList
  634 PosMeasurementAmount
  635 SDT-Termination-Request
  636 pathPower
  637 DU-RX-MT-RX-Extend
  638 DU-TX-MT-TX-Extend
  639 DU-RX-MT-TX-Extend
  640 DU-TX-MT-RX-Extend
  641 BAP-Header-Rewriting-Removed-List
  642 BAP-Header-Rewriting-Removed-List-Item
  643 SLDRXCycleList
  644 TAINSAGSupportList
  645 SL-RLC-ChannelToAddModList
  646 BroadcastAreaScope
  647 ManagementBasedMDTPLMNModificationList
  648 SIB15-message
  649 ActivationRequestType
  650 PosMeasGapPreConfigList
  651 InterFrequencyConfig-NoGap
  652 MBSInterestIndication
  653 UE-MulticastMRBs-ConfirmedToBeModified-List
  654 UE-MulticastMRBs-ConfirmedToBeModified-Item
  655 UE-MulticastMRBs-RequiredToBeModified-List
  656 UE-MulticastMRBs-RequiredToBeModified-Item
  657 UE-MulticastMRBs-RequiredToBeReleased-List
  658 UE-MulticastMRBs-RequiredToBeReleased-Item
  659 L571Info
  660 L1151Info
  661 SCS-480
  662 SCS-960
  663 SRSPortIndex
  664 PEISubgroupingSupportIndication
  665 NeedForGapsInfoNR
  666 NeedForGapNCSGInfoNR
  667 NeedForGapNCSGInfoEUTRA
  668 ProtocolIE-ID-668-not-to-be-used
  669 ProtocolIE-ID-669-not-to-be-used
  670 ProtocolIE-ID-670-not-to-be-used
  671 Source-MRB-ID
  672 PosMeasurementPeriodicityNR-AoA
  673 RedCapIndication
  674 SRSPosRRCInactiveConfig
  675 SDTBearerConfigurationQueryIndication
  676 SDTBearerConfigurationInfo
  677 UL-GapFR2-Config
  678 ConfigRestrictInfoDAPS
  679 UE-MulticastMRBs-Setup-List
  680 UE-MulticastMRBs-Setup-Item
  681 MulticastF1UContextReferenceCU
  682 PosSItypeList
  683 DAPS-HO-Status
  684 UplinkTxDirectCurrentTwoCarrierListInfo
  685 UE-MulticastMRBs-ToBeSetup-atModify-List
  686 UE-MulticastMRBs-ToBeSetup-atModify-Item
  687 MC-PagingCell-List
  688 MC-PagingCell-Item
  689 SRSPosRRCInactiveQueryIndication
  690 UlTxDirectCurrentMoreCarrierInformation
  691 CPACMCGInformation
  692 TwoPHRModeMCG
  693 TwoPHRModeSCG
  694 ExtendedUEIdentityIndexValue
  695 ServingCellMO-List
  696 ServingCellMO-List-Item
  697 ServingCellMO-encoded-in-CGC-List
  698 HashedUEIdentityIndexValue
  699 UE-MulticastMRBs-Setupnew-List
  700 UE-MulticastMRBs-Setupnew-Item
  701 ncd-SSB-RedCapInitialBWP-SDT
  702 nrofSymbolsExtended
  703 repetitionFactorExtended
  704 startRBHopping
  705 startRBIndex
  706 transmissionCombn8
  707 ServCellInfoList
  708 DedicatedSIDeliveryIndication
  709 Configured-BWP-List
  710 Preconfigured-measurement-GAP-Request
  711 BWP-Id
  712 NetworkControlledRepeaterAuthorized
  713 MT-SDT-Information
  714 ExtendedResourceSymbolOffset
  715 NeedForInterruptionInfoNR
  716 SDT-Volume-Threshold
  717 SupportedUETypeList
  718 MusimCapabilityRestrictionIndication
  719 duplicationIndication
  720 LTMInformation-Setup
  721 LTMConfigurationIDMappingList
  722 LTMInformation-Modify
  723 LTMCells-ToBeReleased-List
  724 ProtocolIE-ID-724-not-to-be-used
  725 LTMConfiguration
  726 EarlySyncInformation-Request
  727 EarlySyncInformation
  728 EarlySyncCandidateCellInformation-List
  729 LTMCellSwitchInformation
  730 DUtoCUTAInformation-List
  731 ProtocolIE-ID-731-not-to-be-used
  732 dRB-List
  733 DeactivationIndication
  734 RAReportIndicationList
  735 ChannelOccupancyTimePercentageUL
  736 SuccessfulPSCellChangeReportInformationList
  737 RadioResourceStatusNR-U
  738 FiveG-ProSeLayer2Multipath
  739 FiveG-ProSeLayer2UEtoUERelay
  740 FiveG-ProSeLayer2UEtoUERemote
  741 PathAdditionInformation
  742 Recommended-SSBs-List
  743 Recommended-SSBs-for-Paging-List
  744 SSBs-withinTheCell-tobe-Activated-List
  745 Cells-With-SSBs-Activated-List
  746 Cells-Allowed-to-be-Deactivated-List
  747 Cells-Allowed-to-be-Deactivated-List-Item
  748 Coverage-Modification-Cause
  749 RANTSSRequestType
  750 RANTimingSynchronisationStatusInfo
  751 TSCTrafficCharacteristicsFeedback
  752 RANfeedbacktype
  753 Mobile-TRP-LocationInformation
  754 Mobile-IAB-MT-UE-ID
  755 Target-gNB-ID
  756 Target-gNB-IP-address
  757 Target-SeGW-IP-address
  758 Activated-Cells-Mapping-List
  759 Activated-Cells-Mapping-List-Item
  760 F1SetupOutcome
  761 RRC-Terminating-IAB-Donor-Related-Info
  762 RRC-Terminating-IAB-Donor-gNB-ID
  763 NCGI-to-be-Updated-List
  764 NCGI-to-be-Updated-List-Item
  765 Mobile-IAB-MTUserLocationInformation
  766 MobileAccessPointLocation
  767 AssociatedSessionID
  768 IndicationMCInactiveReception
  769 MulticastCU2DURRCInfo
  770 MBSMulticastSessionReceptionState
  771 F1UTunnelNotEstablished
  772 MulticastDU2CURRCInfo
  773 SIB24-message
  774 MulticastCU2DUCommonRRCInfo
  775 PDUSetQoSParameters
  776 N6JitterInformation
  777 ECNMarkingorCongestionInformationReportingRequest
  778 ECNMarkingorCongestionInformationReportingStatus
  779 NRA2XServicesAuthorized
  780 LTEA2XServicesAuthorized
  781 NRUESidelinkAggregateMaximumBitrateForA2X
  782 LTEUESidelinkAggregateMaximumBitrateForA2X
  783 NReRedCapUEIndication
  784 ERedcap-Bcast-Information
  785 NRPaginglongeDRXInformationforRRCINACTIVE
  786 SCPAC-Request
  787 Target-F1-Terminating-Donor-gNB-ID
  788 MobileIAB-Barred
  789 Broadcast-MRBs-Transport-Request-List
  790 Broadcast-MRBs-Transport-Request-Item
  791 S-CPACLowerLayerReferenceConfigRequest
  792 S-CPAC-Configuration
  793 MusimCandidateBandList
  794 DLLBTFailureInformationRequest
  795 DLLBTFailureInformationList
  796 PSIbasedSDUdiscardUL
  797 SIB22-message
  798 CUtoDUTAInformation-List
  799 U2URLCChannelQoS
  800 SL-PHY-MAC-RLC-ConfigExt
  801 SLPositioning-Ranging-Service-Info
  802 TimeWindowInformation-SRS-List
  803 TimeWindowInformation-Measurement-List
  804 UL-RSCP
  805 BW-Aggregation-Request-Indication
  806 ReportingGranularitykminus1
  807 ReportingGranularitykminus2
  808 ReportingGranularitykminus1additionalpath
  809 ReportingGranularitykminus2additionalpath
  810 TimingReportingGranularityFactorExtended
  811 SRSPosRRCInactiveValidityAreaConfig
  812 PosValidityAreaCellList
  813 SRSReservationType
  814 SymbolIndex
  815 PRSBWAggregationRequestInfoList
  816 AggregatedPosSRSResourceIDList
  817 AggregatedPRSResourceSetList
  818 PhaseQuality
  819 MeasuredFrequencyHops
  820 TxHoppingConfiguration
  821 ReportingGranularitykminus3
  822 ReportingGranularitykminus4
  823 ReportingGranularitykminus5
  824 ReportingGranularitykminus6
  825 ReportingGranularitykminus3additionalpath
  826 ReportingGranularitykminus4additionalpath
  827 ReportingGranularitykminus5additionalpath
  828 ReportingGranularitykminus6additionalpath
  829 AggregatedPosSRSResourceSetList
  830 RequestedSRSPreconfigurationCharacteristics-List
  831 SRSPreconfiguration-List
  832 SRSInformation
  833 ValidityAreaSpecificSRSInformation
  834 E-CID-MeasuredResultsAssociatedInfoList
  835 XR-Bcast-Information
  836 MaxDataBurstVolume
  837 TAInformation-List
  838 NonIntegerDRXCycle
  839 PointA
  840 SCS-SpecificCarrier
  841 NR-PCI
  842 PeerUE-ID
  843 EarlySyncServingCellInformation
  844 RANSharingAssistanceInformation
  845 LTMCFRAResourceConfig-List
  846 F1U-PathFailure
  847 MeasBasedOnAggregatedResources
  848 SIB23-message
  849 BarringExemptionforEmerCallInfo
  850 SIB17bis-message
  851 ReportingIntervalIMs
  852 Transmission-Bandwidth-asymmetric
  853 TagIDPointer
  854 LocalOrigin
  855 LTMResetInformation
  856 SRSPosPeriodicConfigHyperSFNIndex
  857 PreconfiguredSRSInformation
  858 candidatePSCellsToCancel
  859 MobilityInitiation
  860 ValidityAreaSpecificSRSInformationExtended
  861 PLMNIndexNRAssistanceInfoForNetShar
  862 TCIStatesConfigurationsList
  863 LTMTCIStatesConfigurationsList

TYPES
PrivateIE-Container{Set} ::= SEQUENCE (SIZE(1..65535)) OF PrivateIE-Field{Set}
PrivateIE-Field{Set} ::= SEQUENCE { id PrivateIE-ID, criticality Criticality, value OPEN Value OF Set BY id }
ProtocolExtensionContainer{Set} ::= SEQUENCE (SIZE(1..65535)) OF ProtocolExtensionField{Set}
ProtocolExtensionField{Set} ::= SEQUENCE {
  id ProtocolExtensionID,
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
ARP-ID ::= INTEGER (1..16, ...)
ARPLocationInformation ::= SEQUENCE (SIZE(1..16)) OF ARPLocationInformation-Item
ARPLocationInformation-Item ::= SEQUENCE {
  aRP-ID ARP-ID,
  aRPLocationType ARPLocationType,
  iE-Extensions ProtocolExtensionContainer{EMPTY:F1AP-PROTOCOL-EXTENSION} OPTIONAL,
  ...
}
ARPLocationType ::= CHOICE {
  aRPPositionRelativeGeodetic RelativeGeodeticLocation,
  aRPPositionRelativeCartesian RelativeCartesianLocation,
  choice-extension ProtocolIE-SingleContainer{ARPLocationType-ExtIEs}
}
AbortTransmission ::= CHOICE {
  sRSResourceSetID SRSResourceSetID,
  releaseALL NULL,
  choice-extension ProtocolIE-SingleContainer{AbortTransmission-ExtIEs}
}
AccessAndMobilityIndication ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{AccessAndMobilityIndicationIEs},
  ...
}
AccessPointPosition ::= SEQUENCE {
  latitudeSign ENUMERATED { north, south },
  latitude INTEGER (0..8388607),
  longitude INTEGER (-8388608..8388607),
  directionOfAltitude ENUMERATED { height, depth },
  altitude INTEGER (0..32767),
  uncertaintySemi-major INTEGER (0..127),
  uncertaintySemi-minor INTEGER (0..127),
  orientationOfMajorAxis INTEGER (0..179),
  uncertaintyAltitude INTEGER (0..127),
  confidence INTEGER (0..100),
  iE-Extensions ProtocolExtensionContainer{AccessPointPosition-ExtIEs} OPTIONAL
}
AccessSuccess ::= SEQUENCE { protocolIEs ProtocolIE-Container{AccessSuccessIEs}, ... }
Activated-Cells-Mapping-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{Activated-Cells-Mapping-List-ItemIEs}
Activated-Cells-Mapping-List-Item ::= SEQUENCE {
  nRCGIforTargetLogicalDU NRCGI,
  nRCGIforSourceLogicalDU NRCGI,
  iE-Extensions ProtocolExtensionContainer{Activated-Cells-Mapping-List-ItemExtIEs} OPTIONAL,
  ...
}
Activated-Cells-to-be-Updated-List ::= SEQUENCE (SIZE(1..512)) OF Activated-Cells-to-be-Updated-List-Item
Activated-Cells-to-be-Updated-List-Item ::= SEQUENCE {
  nRCGI NRCGI,
  iAB-DU-Cell-Resource-Configuration-Mode-Info IAB-DU-Cell-Resource-Configuration-Mode-Info,
  iE-Extensions ProtocolExtensionContainer{Activated-Cells-to-be-Updated-List-Item-ExtIEs} OPTIONAL
}
ActivationRequestType ::= ENUMERATED { activate, deactivate, ... }
ActiveULBWP ::= SEQUENCE {
  locationAndBandwidth INTEGER (0..37949, ...),
  subcarrierSpacing ENUMERATED { kHz15, kHz30, kHz60, kHz120, ..., kHz480, kHz960 },
  cyclicPrefix ENUMERATED { normal, extended },
  txDirectCurrentLocation INTEGER (0..3301, ...),
  shift7dot5kHz ENUMERATED { true, ... } OPTIONAL,
  sRSConfig SRSConfig,
  iE-Extensions ProtocolExtensionContainer{ActiveULBWP-ExtIEs} OPTIONAL
}
AdditionalDuplicationIndication ::= ENUMERATED { three, four, ... }
AdditionalPDCPDuplicationTNL-Item ::= SEQUENCE {
  additionalPDCPDuplicationUPTNLInformation UPTransportLayerInformation,
  iE-Extensions ProtocolExtensionContainer{AdditionalPDCPDuplicationTNL-ItemExtIEs} OPTIONAL,
  ...
}
AdditionalPDCPDuplicationTNL-List ::= SEQUENCE (SIZE(1..2)) OF AdditionalPDCPDuplicationTNL-Item
AdditionalPath-Item ::= SEQUENCE {
  relativePathDelay RelativePathDelay,
  pathQuality TRPMeasurementQuality OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{AdditionalPath-Item-ExtIEs} OPTIONAL
}
AdditionalPath-List ::= SEQUENCE (SIZE(1..2)) OF AdditionalPath-Item
AdditionalRRMPriorityIndex ::= BIT STRING (SIZE(32))
AdditionalSIBMessageList ::= SEQUENCE (SIZE(1..63)) OF AdditionalSIBMessageList-Item
AdditionalSIBMessageList-Item ::= SEQUENCE {
  additionalSIB OCTET STRING,
  iE-Extensions ProtocolExtensionContainer{AdditionalSIBMessageList-Item-ExtIEs} OPTIONAL
}
AerialUE ::= ENUMERATED { authorized, not-authorized, ... }
AffectedCellsAndBeams-Item ::= SEQUENCE {
  nRCGI NRCGI,
  affectedSSB-List AffectedSSB-List OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{AffectedCellsAndBeams-Item-ExtIEs} OPTIONAL,
  ...
}
AffectedCellsAndBeams-List ::= SEQUENCE (SIZE(1..32)) OF AffectedCellsAndBeams-Item
AffectedSSB-Item ::= SEQUENCE {
  sSB-Index INTEGER (0..63),
  iE-Extensions ProtocolExtensionContainer{AffectedSSB-Item-ExtIEs} OPTIONAL,
  ...
}
AffectedSSB-List ::= SEQUENCE (SIZE(1..64)) OF AffectedSSB-Item
Aggregated-PosSRS-Resource-ID-Item ::= SEQUENCE {
  positioningSRS SRSPosResourceID,
  iE-Extensions ProtocolExtensionContainer{Aggregated-PosSRS-Resource-ID-Item-ExtIEs} OPTIONAL,
  ...
}
AggregatedPRSResourceSet-Item ::= SEQUENCE {
  dl-PRS-ResourceSet-List DL-PRS-ResourceSet-List,
  iE-Extensions ProtocolExtensionContainer{AggregatedPRSResourceSet-Item-ExtIEs} OPTIONAL,
  ...
}
AggregatedPRSResourceSetList ::= SEQUENCE (SIZE(1..2)) OF AggregatedPRSResourceSet-Item
AggregatedPosSRSResourceIDList ::= SEQUENCE (SIZE(2..3)) OF Aggregated-PosSRS-Resource-ID-Item
AggregatedPosSRSResourceSet-Item ::= SEQUENCE {
  combined-posSRSResourceSet-List Combined-PosSRSResourceSet-List,
  iE-Extensions ProtocolExtensionContainer{AggregatedPosSRSResourceSet-Item-ExtIEs} OPTIONAL,
  ...
}
AggregatedPosSRSResourceSetList ::= SEQUENCE (SIZE(1..32)) OF AggregatedPosSRSResourceSet-Item
AggressorCellList ::= SEQUENCE (SIZE(1..512)) OF AggressorCellList-Item
AggressorCellList-Item ::= SEQUENCE {
  aggressorCell-ID NRCGI,
  iE-Extensions ProtocolExtensionContainer{AggressorCellList-Item-ExtIEs} OPTIONAL
}
AggressorgNBSetID ::= SEQUENCE {
  aggressorgNBSetID GNBSetID,
  iE-Extensions ProtocolExtensionContainer{AggressorgNBSetID-ExtIEs} OPTIONAL
}
AllocationAndRetentionPriority ::= SEQUENCE {
  priorityLevel PriorityLevel,
  pre-emptionCapability Pre-emptionCapability,
  pre-emptionVulnerability Pre-emptionVulnerability,
  iE-Extensions ProtocolExtensionContainer{AllocationAndRetentionPriority-ExtIEs} OPTIONAL,
  ...
}
AllowedPeriodicityList ::= SEQUENCE (SIZE(1..8)) OF Periodicity
AlternativeQoSParaSetItem ::= SEQUENCE {
  alternativeQoSParaSetIndex QoSParaSetIndex,
  guaranteedFlowBitRateDL BitRate OPTIONAL,
  guaranteedFlowBitRateUL BitRate OPTIONAL,
  packetDelayBudget PacketDelayBudget OPTIONAL,
  packetErrorRate PacketErrorRate OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{AlternativeQoSParaSetItem-ExtIEs} OPTIONAL,
  ...
}
AlternativeQoSParaSetList ::= SEQUENCE (SIZE(1..8)) OF AlternativeQoSParaSetItem
AngleMeasurementQuality ::= SEQUENCE {
  azimuthQuality INTEGER (0..255),
  zenithQuality INTEGER (0..255) OPTIONAL,
  resolution ENUMERATED { deg0dot1, ... },
  iE-Extensions ProtocolExtensionContainer{AngleMeasurementQuality-ExtIEs} OPTIONAL
}
AngleMeasurementType ::= CHOICE {
  expected-ULAoA Expected-UL-AoA,
  expected-ZoA Expected-ZoA-only,
  choice-extension ProtocolIE-SingleContainer{AngleMeasurementType-ExtIEs}
}
AoA-AssistanceInfo ::= SEQUENCE {
  angleMeasurement AngleMeasurementType,
  lCS-to-GCS-Translation LCS-to-GCS-Translation OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{AoA-AssistanceInfo-ExtIEs} OPTIONAL,
  ...
}
AperiodicSRS ::= SEQUENCE {
  aperiodic ENUMERATED { true, ... },
  sRSResourceTrigger SRSResourceTrigger OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{AperiodicSRS-ExtIEs} OPTIONAL,
  ...
}
AperiodicSRSResourceTrigger ::= INTEGER (1..3)
AperiodicSRSResourceTriggerList ::= SEQUENCE (SIZE(1..3)) OF AperiodicSRSResourceTrigger
AppLayerBufferLevelList ::= OCTET STRING
AreaScope ::= ENUMERATED { true, ... }
Associated-SCell-Item ::= SEQUENCE {
  sCell-ID NRCGI,
  iE-Extensions ProtocolExtensionContainer{Associated-SCell-ItemExtIEs} OPTIONAL
}
Associated-SCell-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{Associated-SCell-ItemIEs}
AssociatedSessionID ::= OCTET STRING
AvailablePLMNList ::= SEQUENCE (SIZE(1..6)) OF AvailablePLMNList-Item
AvailablePLMNList-Item ::= SEQUENCE {
  pLMNIdentity PLMN-Identity,
  iE-Extensions ProtocolExtensionContainer{AvailablePLMNList-Item-ExtIEs} OPTIONAL
}
AvailableSNPN-ID-List ::= SEQUENCE (SIZE(1..12)) OF AvailableSNPN-ID-List-Item
AvailableSNPN-ID-List-Item ::= SEQUENCE {
  pLMN-Identity PLMN-Identity,
  availableNIDList BroadcastNIDList,
  iE-Extensions ProtocolExtensionContainer{AvailableSNPN-ID-List-ItemExtIEs} OPTIONAL,
  ...
}
AveragingWindow ::= INTEGER (0..4095, ...)
BAP-Header-Rewriting-Added-List ::= SEQUENCE (SIZE(1..1024)) OF ProtocolIE-SingleContainer{BAP-Header-Rewriting-Added-List-ItemIEs}
BAP-Header-Rewriting-Added-List-Item ::= SEQUENCE {
  ingressBAPRoutingID BAPRoutingID,
  egressBAPRoutingID BAPRoutingID,
  nonF1terminatingTopologyIndicator NonF1terminatingTopologyIndicator OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{BAP-Header-Rewriting-Added-List-Item-ExtIEs} OPTIONAL
}
BAP-Header-Rewriting-Removed-List ::= SEQUENCE (SIZE(1..1024)) OF ProtocolIE-SingleContainer{BAP-Header-Rewriting-Removed-List-ItemIEs}
BAP-Header-Rewriting-Removed-List-Item ::= SEQUENCE {
  ingressBAPRoutingID BAPRoutingID,
  iE-Extensions ProtocolExtensionContainer{BAP-Header-Rewriting-Removed-List-Item-ExtIEs} OPTIONAL
}
BAPAddress ::= BIT STRING (SIZE(10))
BAPCtrlPDUChannel ::= ENUMERATED { true, ... }
BAPMappingConfiguration ::= SEQUENCE { protocolIEs ProtocolIE-Container{BAPMappingConfiguration-IEs}, ... }
BAPMappingConfigurationAcknowledge ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BAPMappingConfigurationAcknowledge-IEs},
  ...
}
BAPMappingConfigurationFailure ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BAPMappingConfigurationFailureIEs},
  ...
}
BAPPathID ::= BIT STRING (SIZE(10))
BAPRoutingID ::= SEQUENCE {
  bAPAddress BAPAddress,
  bAPPathID BAPPathID,
  iE-Extensions ProtocolExtensionContainer{BAPRoutingIDExtIEs} OPTIONAL
}
BAPlayerBHRLCchannelMappingInfo ::= SEQUENCE {
  bAPlayerBHRLCchannelMappingInfoToAdd BAPlayerBHRLCchannelMappingInfoList OPTIONAL,
  bAPlayerBHRLCchannelMappingInfoToRemove MappingInformationtoRemove OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{BAPlayerBHRLCchannelMappingInfo-ExtIEs} OPTIONAL,
  ...
}
BAPlayerBHRLCchannelMappingInfo-Item ::= SEQUENCE {
  mappingInformationIndex MappingInformationIndex,
  priorHopBAPAddress BAPAddress OPTIONAL,
  ingressbHRLCChannelID BHRLCChannelID OPTIONAL,
  nextHopBAPAddress BAPAddress OPTIONAL,
  egressbHRLCChannelID BHRLCChannelID OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{BAPlayerBHRLCchannelMappingInfo-ItemExtIEs} OPTIONAL,
  ...
}
BAPlayerBHRLCchannelMappingInfoList ::= SEQUENCE (SIZE(1..67108864)) OF BAPlayerBHRLCchannelMappingInfo-Item
BCBearerContextF1U-TNLInfo ::= CHOICE {
  locationindpendent MBSF1UInformation,
  locationdependent LocationDependentMBSF1UInformation,
  choice-extension ProtocolIE-SingleContainer{BCBearerContextF1U-TNLInfo-ExtIEs}
}
BH-Routing-Information-Added-List ::= SEQUENCE (SIZE(1..1024)) OF ProtocolIE-SingleContainer{BH-Routing-Information-Added-List-ItemIEs}
BH-Routing-Information-Added-List-Item ::= SEQUENCE {
  bAPRoutingID BAPRoutingID,
  nextHopBAPAddress BAPAddress,
  iE-Extensions ProtocolExtensionContainer{BH-Routing-Information-Added-List-ItemExtIEs} OPTIONAL
}
BH-Routing-Information-Removed-List ::= SEQUENCE (SIZE(1..1024)) OF ProtocolIE-SingleContainer{BH-Routing-Information-Removed-List-ItemIEs}
BH-Routing-Information-Removed-List-Item ::= SEQUENCE {
  bAPRoutingID BAPRoutingID,
  iE-Extensions ProtocolExtensionContainer{BH-Routing-Information-Removed-List-ItemExtIEs} OPTIONAL
}
BHChannels-FailedToBeModified-Item ::= SEQUENCE {
  bHRLCChannelID BHRLCChannelID,
  cause Cause OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{BHChannels-FailedToBeModified-ItemExtIEs} OPTIONAL
}
BHChannels-FailedToBeModified-List ::= SEQUENCE (SIZE(1..65536)) OF ProtocolIE-SingleContainer{BHChannels-FailedToBeModified-ItemIEs}
BHChannels-FailedToBeSetup-Item ::= SEQUENCE {
  bHRLCChannelID BHRLCChannelID,
  cause Cause OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{BHChannels-FailedToBeSetup-ItemExtIEs} OPTIONAL
}
BHChannels-FailedToBeSetup-List ::= SEQUENCE (SIZE(1..65536)) OF ProtocolIE-SingleContainer{BHChannels-FailedToBeSetup-ItemIEs}
BHChannels-FailedToBeSetupMod-Item ::= SEQUENCE {
  bHRLCChannelID BHRLCChannelID,
  cause Cause OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{BHChannels-FailedToBeSetupMod-ItemExtIEs} OPTIONAL
}
BHChannels-FailedToBeSetupMod-List ::= SEQUENCE (SIZE(1..65536)) OF ProtocolIE-SingleContainer{BHChannels-FailedToBeSetupMod-ItemIEs}
BHChannels-Modified-Item ::= SEQUENCE {
  bHRLCChannelID BHRLCChannelID,
  iE-Extensions ProtocolExtensionContainer{BHChannels-Modified-ItemExtIEs} OPTIONAL
}
BHChannels-Modified-List ::= SEQUENCE (SIZE(1..65536)) OF ProtocolIE-SingleContainer{BHChannels-Modified-ItemIEs}
BHChannels-Required-ToBeReleased-Item ::= SEQUENCE {
  bHRLCChannelID BHRLCChannelID,
  iE-Extensions ProtocolExtensionContainer{BHChannels-Required-ToBeReleased-ItemExtIEs} OPTIONAL
}
BHChannels-Required-ToBeReleased-List ::= SEQUENCE (SIZE(1..65536)) OF ProtocolIE-SingleContainer{BHChannels-Required-ToBeReleased-ItemIEs}
BHChannels-Setup-Item ::= SEQUENCE {
  bHRLCChannelID BHRLCChannelID,
  iE-Extensions ProtocolExtensionContainer{BHChannels-Setup-ItemExtIEs} OPTIONAL
}
BHChannels-Setup-List ::= SEQUENCE (SIZE(1..65536)) OF ProtocolIE-SingleContainer{BHChannels-Setup-ItemIEs}
BHChannels-SetupMod-Item ::= SEQUENCE {
  bHRLCChannelID BHRLCChannelID,
  iE-Extensions ProtocolExtensionContainer{BHChannels-SetupMod-ItemExtIEs} OPTIONAL
}
BHChannels-SetupMod-List ::= SEQUENCE (SIZE(1..65536)) OF ProtocolIE-SingleContainer{BHChannels-SetupMod-ItemIEs}
BHChannels-ToBeModified-Item ::= SEQUENCE {
  bHRLCChannelID BHRLCChannelID,
  bHQoSInformation BHQoSInformation,
  rLCmode RLCMode OPTIONAL,
  bAPCtrlPDUChannel BAPCtrlPDUChannel OPTIONAL,
  trafficMappingInfo TrafficMappingInfo OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{BHChannels-ToBeModified-ItemExtIEs} OPTIONAL
}
BHChannels-ToBeModified-List ::= SEQUENCE (SIZE(1..65536)) OF ProtocolIE-SingleContainer{BHChannels-ToBeModified-ItemIEs}
BHChannels-ToBeReleased-Item ::= SEQUENCE {
  bHRLCChannelID BHRLCChannelID,
  iE-Extensions ProtocolExtensionContainer{BHChannels-ToBeReleased-ItemExtIEs} OPTIONAL
}
BHChannels-ToBeReleased-List ::= SEQUENCE (SIZE(1..65536)) OF ProtocolIE-SingleContainer{BHChannels-ToBeReleased-ItemIEs}
BHChannels-ToBeSetup-Item ::= SEQUENCE {
  bHRLCChannelID BHRLCChannelID,
  bHQoSInformation BHQoSInformation,
  rLCmode RLCMode,
  bAPCtrlPDUChannel BAPCtrlPDUChannel OPTIONAL,
  trafficMappingInfo TrafficMappingInfo OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{BHChannels-ToBeSetup-ItemExtIEs} OPTIONAL
}
BHChannels-ToBeSetup-List ::= SEQUENCE (SIZE(1..65536)) OF ProtocolIE-SingleContainer{BHChannels-ToBeSetup-ItemIEs}
BHChannels-ToBeSetupMod-Item ::= SEQUENCE {
  bHRLCChannelID BHRLCChannelID,
  bHQoSInformation BHQoSInformation,
  rLCmode RLCMode,
  bAPCtrlPDUChannel BAPCtrlPDUChannel OPTIONAL,
  trafficMappingInfo TrafficMappingInfo OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{BHChannels-ToBeSetupMod-ItemExtIEs} OPTIONAL
}
BHChannels-ToBeSetupMod-List ::= SEQUENCE (SIZE(1..65536)) OF ProtocolIE-SingleContainer{BHChannels-ToBeSetupMod-ItemIEs}
BHInfo ::= SEQUENCE {
  bAProutingID BAPRoutingID OPTIONAL,
  egressBHRLCCHList EgressBHRLCCHList OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{BHInfo-ExtIEs} OPTIONAL
}
BHQoSInformation ::= CHOICE {
  bHRLCCHQoS QoSFlowLevelQoSParameters,
  eUTRANBHRLCCHQoS EUTRANQoS,
  cPTrafficType CPTrafficType,
  choice-extension ProtocolIE-SingleContainer{BHQoSInformation-ExtIEs}
}
BHRLCCHItem ::= SEQUENCE {
  bHRLCChannelID BHRLCChannelID,
  iE-Extensions ProtocolExtensionContainer{BHRLCCHItemExtIEs} OPTIONAL
}
BHRLCCHList ::= SEQUENCE (SIZE(1..65536)) OF BHRLCCHItem
BHRLCChannelID ::= BIT STRING (SIZE(16))
BPLMN-ID-Info-Item ::= SEQUENCE {
  pLMN-Identity-List AvailablePLMNList,
  extended-PLMN-Identity-List ExtendedAvailablePLMN-List OPTIONAL,
  fiveGS-TAC FiveGS-TAC OPTIONAL,
  nr-cell-ID NRCellIdentity,
  ranac RANAC OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{BPLMN-ID-Info-ItemExtIEs} OPTIONAL,
  ...
}
BPLMN-ID-Info-List ::= SEQUENCE (SIZE(1..12)) OF BPLMN-ID-Info-Item
BW-Aggregation-Request-Indication ::= ENUMERATED { true, ... }
BWP-Id ::= INTEGER (0..4)
BandwidthSRS ::= CHOICE {
  fR1 FR1-Bandwidth,
  fR2 FR2-Bandwidth,
  choice-extension ProtocolIE-SingleContainer{BandwidthSRS-ExtIEs}
}
BarringExemptionforEmerCallInfo ::= ENUMERATED { true, ... }
BearerTypeChange ::= ENUMERATED { true, ... }
BitRate ::= INTEGER (0..4000000000000, ...)
Broadcast-Cell-List-Item ::= SEQUENCE {
  cellID NRCGI,
  iE-Extensions ProtocolExtensionContainer{Broadcast-Cell-List-ItemExtIEs} OPTIONAL,
  ...
}
Broadcast-MRBs-Transport-Request-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  bcBearerCtxtF1U-TNLInfoatDU BCBearerContextF1U-TNLInfo,
  iE-Extensions ProtocolExtensionContainer{Broadcast-MRBs-Transport-Request-Item-ExtIEs} OPTIONAL,
  ...
}
Broadcast-MRBs-Transport-Request-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{Broadcast-MRBs-Transport-Request-ItemIEs}
Broadcast-To-Be-Cancelled-Item ::= SEQUENCE {
  nRCGI NRCGI,
  iE-Extensions ProtocolExtensionContainer{Broadcast-To-Be-Cancelled-ItemExtIEs} OPTIONAL,
  ...
}
Broadcast-To-Be-Cancelled-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{Broadcast-To-Be-Cancelled-List-ItemIEs}
BroadcastAreaScope ::= CHOICE {
  completeSuccess NULL,
  partialSuccess PartialSuccessCell,
  choice-extension ProtocolIE-SingleContainer{BroadcastAreaScope-ExtIEs}
}
BroadcastCAGList ::= SEQUENCE (SIZE(1..12)) OF CAGID
BroadcastCellList ::= SEQUENCE (SIZE(1..512)) OF Broadcast-Cell-List-Item
BroadcastContextModificationFailure ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BroadcastContextModificationFailureIEs},
  ...
}
BroadcastContextModificationRequest ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BroadcastContextModificationRequestIEs},
  ...
}
BroadcastContextModificationResponse ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BroadcastContextModificationResponseIEs},
  ...
}
BroadcastContextReleaseCommand ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BroadcastContextReleaseCommandIEs},
  ...
}
BroadcastContextReleaseComplete ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BroadcastContextReleaseCompleteIEs},
  ...
}
BroadcastContextReleaseRequest ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BroadcastContextReleaseRequestIEs},
  ...
}
BroadcastContextSetupFailure ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BroadcastContextSetupFailureIEs},
  ...
}
BroadcastContextSetupRequest ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BroadcastContextSetupRequestIEs},
  ...
}
BroadcastContextSetupResponse ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BroadcastContextSetupResponseIEs},
  ...
}
BroadcastMRBs-FailedToBeModified-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  cause Cause OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{EMPTY:F1AP-PROTOCOL-EXTENSION} OPTIONAL,
  ...
}
BroadcastMRBs-FailedToBeModified-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{BroadcastMRBs-FailedToBeModified-ItemIEs}
BroadcastMRBs-FailedToBeSetup-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  cause Cause OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{BroadcastMRBs-FailedToBeSetup-Item-ExtIEs} OPTIONAL,
  ...
}
BroadcastMRBs-FailedToBeSetup-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{BroadcastMRBs-FailedToBeSetup-ItemIEs}
BroadcastMRBs-FailedToBeSetupMod-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  cause Cause OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{BroadcastMRBs-FailedToBeSetupMod-Item-ExtIEs} OPTIONAL,
  ...
}
BroadcastMRBs-FailedToBeSetupMod-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{BroadcastMRBs-FailedToBeSetupMod-ItemIEs}
BroadcastMRBs-Modified-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  bcBearerCtxtF1U-TNLInfoatDU BCBearerContextF1U-TNLInfo OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{BroadcastMRBs-Modified-Item-ExtIEs} OPTIONAL,
  ...
}
BroadcastMRBs-Modified-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{BroadcastMRBs-Modified-ItemIEs}
BroadcastMRBs-Setup-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  bcBearerCtxtF1U-TNLInfoatDU BCBearerContextF1U-TNLInfo,
  iE-Extensions ProtocolExtensionContainer{BroadcastMRBs-Setup-Item-ExtIEs} OPTIONAL,
  ...
}
BroadcastMRBs-Setup-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{BroadcastMRBs-Setup-ItemIEs}
BroadcastMRBs-SetupMod-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  bcBearerCtxtF1U-TNLInfoatDU BCBearerContextF1U-TNLInfo,
  iE-Extensions ProtocolExtensionContainer{BroadcastMRBs-SetupMod-Item-ExtIEs} OPTIONAL,
  ...
}
BroadcastMRBs-SetupMod-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{BroadcastMRBs-SetupMod-ItemIEs}
BroadcastMRBs-ToBeModified-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  mRB-QoSInformation QoSFlowLevelQoSParameters OPTIONAL,
  mBS-Flows-Mapped-To-MRB-List MBS-Flows-Mapped-To-MRB-List OPTIONAL,
  bcBearerCtxtF1U-TNLInfoatCU BCBearerContextF1U-TNLInfo OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{BroadcastMRBs-ToBeModified-Item-ExtIEs} OPTIONAL,
  ...
}
BroadcastMRBs-ToBeModified-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{BroadcastMRBs-ToBeModified-ItemIEs}
BroadcastMRBs-ToBeReleased-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  iE-Extensions ProtocolExtensionContainer{BroadcastMRBs-ToBeReleased-ItemExtIEs} OPTIONAL,
  ...
}
BroadcastMRBs-ToBeReleased-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{BroadcastMRBs-ToBeReleased-ItemIEs}
BroadcastMRBs-ToBeSetup-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  mRB-QoSInformation QoSFlowLevelQoSParameters,
  mBS-Flows-Mapped-To-MRB-List MBS-Flows-Mapped-To-MRB-List,
  bcBearerCtxtF1U-TNLInfoatCU BCBearerContextF1U-TNLInfo,
  iE-Extensions ProtocolExtensionContainer{BroadcastMRBs-ToBeSetup-Item-ExtIEs} OPTIONAL,
  ...
}
BroadcastMRBs-ToBeSetup-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{BroadcastMRBs-ToBeSetup-ItemIEs}
BroadcastMRBs-ToBeSetupMod-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  mRB-QoSInformation QoSFlowLevelQoSParameters,
  mBS-Flows-Mapped-To-MRB-List MBS-Flows-Mapped-To-MRB-List,
  bcBearerCtxtF1U-TNLInfoatCU BCBearerContextF1U-TNLInfo,
  iE-Extensions ProtocolExtensionContainer{BroadcastMRBs-ToBeSetupMod-Item-ExtIEs} OPTIONAL,
  ...
}
BroadcastMRBs-ToBeSetupMod-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{BroadcastMRBs-ToBeSetupMod-ItemIEs}
BroadcastNIDList ::= SEQUENCE (SIZE(1..12)) OF NID
BroadcastPNI-NPN-ID-List ::= SEQUENCE (SIZE(1..12)) OF BroadcastPNI-NPN-ID-List-Item
BroadcastPNI-NPN-ID-List-Item ::= SEQUENCE {
  pLMN-Identity PLMN-Identity,
  broadcastCAGList BroadcastCAGList,
  iE-Extensions ProtocolExtensionContainer{BroadcastPNI-NPN-ID-List-ItemExtIEs} OPTIONAL,
  ...
}
BroadcastSNPN-ID-List ::= SEQUENCE (SIZE(1..12)) OF BroadcastSNPN-ID-List-Item
BroadcastSNPN-ID-List-Item ::= SEQUENCE {
  pLMN-Identity PLMN-Identity,
  broadcastNIDList BroadcastNIDList,
  iE-Extensions ProtocolExtensionContainer{BroadcastSNPN-ID-List-ItemExtIEs} OPTIONAL,
  ...
}
BroadcastTransportResourceRequest ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{BroadcastTransportResourceRequestIEs},
  ...
}
BufferSizeThresh ::= INTEGER (0..16777215)
BurstArrivalTime ::= OCTET STRING
BurstArrivalTimeWindow ::= SEQUENCE {
  burstArrivalTimeWindowStart INTEGER (0..640000, ...),
  burstArrivalTimeWindowEnd INTEGER (0..640000, ...),
  iE-Extension ProtocolExtensionContainer{BurstArrivalTimeWindow-ExtIEs} OPTIONAL,
  ...
}
C-RNTI ::= INTEGER (0..65535, ...)
CAGID ::= BIT STRING (SIZE(32))
CCO-Assistance-Information ::= SEQUENCE {
  cCO-issue-detection CCO-issue-detection OPTIONAL,
  affectedCellsAndBeams-List AffectedCellsAndBeams-List OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{CCO-Assistance-Information-ExtIEs} OPTIONAL,
  ...
}
CCO-issue-detection ::= ENUMERATED { coverage, cell-edge-capacity, ..., network-energy-saving }
CG-Config ::= OCTET STRING
CG-ConfigInfo ::= OCTET STRING
CG-SDTKeptIndicator ::= ENUMERATED { true, ... }
CG-SDTQueryIndication ::= ENUMERATED { true, ... }
CG-SDTSessionInfo ::= SEQUENCE {
  gNB-CU-UE-F1AP-ID GNB-CU-UE-F1AP-ID,
  gNB-DU-UE-F1AP-ID GNB-DU-UE-F1AP-ID,
  iE-Extensions ProtocolExtensionContainer{CG-SDTSessionInfo-ExtIEs} OPTIONAL,
  ...
}
CG-SDTindicatorMod ::= ENUMERATED { true, false, ... }
CG-SDTindicatorSetup ::= ENUMERATED { true, ... }
CHO-Probability ::= INTEGER (1..100)
CHOtrigger-InterDU ::= ENUMERATED { cho-initiation, cho-replace, ... }
CHOtrigger-IntraDU ::= ENUMERATED { cho-initiation, cho-replace, cho-cancel, ... }
CNSubgroupID ::= INTEGER (0..7, ...)
CNUEPagingIdentity ::= CHOICE {
  fiveG-S-TMSI BIT STRING (SIZE(48)),
  choice-extension ProtocolIE-SingleContainer{CNUEPagingIdentity-ExtIEs}
}
CP-TransportLayerAddress ::= CHOICE {
  endpoint-IP-address TransportLayerAddress,
  endpoint-IP-address-and-port Endpoint-IP-address-and-port,
  choice-extension ProtocolIE-SingleContainer{CP-TransportLayerAddress-ExtIEs}
}
CPAC-trigger ::= ENUMERATED { cpac-preparation, cpac-executed, ..., cpac-cancel }
CPACMCGInformation ::= SEQUENCE {
  cpac-trigger CPAC-trigger,
  pscellid NRCGI,
  iE-Extensions ProtocolExtensionContainer{CPACMCGInformation-ExtIEs} OPTIONAL,
  ...
}
CPTrafficType ::= INTEGER (1..3, ...)
CSIResourceConfiguration ::= SEQUENCE {
  cSIResourceConfigToAddModList OCTET STRING OPTIONAL,
  cSIResourceConfigToReleaseList OCTET STRING OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{CSIResourceConfiguration-ExtIEs} OPTIONAL
}
CUDUCellSwitchNotification ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{CUDUCellSwitchNotificationIEs},
  ...
}
CUDUMobilityInitiationRequest ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{CUDUMobilityInitiationRequestIEs},
  ...
}
CUDURIMInformation ::= SEQUENCE {
  victimgNBSetID GNBSetID,
  rIMRSDetectionStatus RIMRSDetectionStatus,
  iE-Extensions ProtocolExtensionContainer{CUDURIMInformation-ExtIEs} OPTIONAL
}
CUDURadioInformationTransfer ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{CUDURadioInformationTransferIEs},
  ...
}
CUDURadioInformationType ::= CHOICE {
  rIM CUDURIMInformation,
  choice-extension ProtocolIE-SingleContainer{CUDURadioInformationType-ExtIEs}
}
CUDUTAInformationTransfer ::= SEQUENCE { protocolIEs ProtocolIE-Container{CUDUTAInformationTransferIEs}, ... }
CUtoDURRCInformation ::= SEQUENCE {
  cG-ConfigInfo CG-ConfigInfo OPTIONAL,
  uE-CapabilityRAT-ContainerList UE-CapabilityRAT-ContainerList OPTIONAL,
  measConfig MeasConfig OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{CUtoDURRCInformation-ExtIEs} OPTIONAL,
  ...
}
CUtoDUTAInformation-Item ::= SEQUENCE {
  nRCGI NRCGI,
  tAValue TAValue,
  preambleIndex PreambleIndex,
  rA-RNTI RA-RNTI,
  tagIDPointer TagIDPointer OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{CUtoDUTAInformation-Item-ExtIEs} OPTIONAL,
  ...
}
CUtoDUTAInformation-List ::= SEQUENCE (SIZE(1..8)) OF CUtoDUTAInformation-Item
Cancel-all-Warning-Messages-Indicator ::= ENUMERATED { true, ... }
Candidate-SpCell-Item ::= SEQUENCE {
  candidate-SpCell-ID NRCGI,
  iE-Extensions ProtocolExtensionContainer{Candidate-SpCell-ItemExtIEs} OPTIONAL,
  ...
}
Candidate-SpCell-List ::= SEQUENCE (SIZE(1..64)) OF ProtocolIE-SingleContainer{Candidate-SpCell-ItemIEs}
CandidateCellwithBeamInfo ::= SEQUENCE {
  nRCGI NRCGI,
  sSBIndex SSBIndex,
  iE-Extensions ProtocolExtensionContainer{CandidateCellwithBeamInfo-ExtIEs} OPTIONAL
}
CandidateCellwithBeamInfo-Item ::= SEQUENCE {
  nRCGI NRCGI,
  sSBIndexList SSBIndexList,
  iE-Extensions ProtocolExtensionContainer{CandidateCellwithBeamInfo-Item-ExtIEs} OPTIONAL
}
CandidateCellwithBeamInfoList ::= SEQUENCE (SIZE(1..8)) OF CandidateCellwithBeamInfo-Item
CandidateCellwithMeasurements-Item ::= SEQUENCE {
  nRCGI NRCGI,
  sSBIndexwithMeasurementsList SSBIndexwithMeasurementsList,
  iE-Extensions ProtocolExtensionContainer{CandidateCellwithMeasurements-Item-ExtIEs} OPTIONAL
}
CandidateCellwithMeasurementsList ::= SEQUENCE (SIZE(1..8)) OF CandidateCellwithMeasurements-Item
CapacityValue ::= SEQUENCE {
  capacityValue INTEGER (0..100),
  sSBAreaCapacityValueList SSBAreaCapacityValueList OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{CapacityValue-ExtIEs} OPTIONAL
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
  unspecified, rl-failure-rlc, unknown-or-already-allocated-gnb-cu-ue-f1ap-id,
  unknown-or-already-allocated-gnb-du-ue-f1ap-id, unknown-or-inconsistent-pair-of-ue-f1ap-id,
  interaction-with-other-procedure, not-supported-qci-Value, action-desirable-for-radio-reasons,
  no-radio-resources-available, procedure-cancelled, normal-release, ..., cell-not-available,
  rl-failure-others, ue-rejection, resources-not-available-for-the-slice, amf-initiated-abnormal-release,
  release-due-to-pre-emption, plmn-not-served-by-the-gNB-CU, multiple-drb-id-instances, unknown-drb-id,
  multiple-bh-rlc-ch-id-instances, unknown-bh-rlc-ch-id, cho-cpc-resources-tobechanged, nPN-not-supported,
  nPN-access-denied, gNB-CU-Cell-Capacity-Exceeded, report-characteristics-empty, existing-measurement-ID,
  measurement-temporarily-not-available, measurement-not-supported-for-the-object, unknown-bh-address,
  unknown-bap-routing-id, insufficient-ue-capabilities, scg-activation-deactivation-failure,
  scg-deactivation-failure-due-to-data-transmission, requested-item-not-supported-on-time,
  unknown-or-already-allocated-gNB-CU-MBS-F1AP-ID, unknown-or-already-allocated-gNB-DU-MBS-F1AP-ID,
  unknown-or-inconsistent-pair-of-MBS-F1AP-ID, unknown-or-inconsistent-MRB-ID, tat-sdt-expiry,
  lTM-command-triggered, sSB-not-available
}
CauseTransport ::= ENUMERATED {
  unspecified, transport-resource-unavailable, ..., unknown-TNL-address-for-IAB,
  unknown-UP-TNL-information-for-IAB
}
Cell-Direction ::= ENUMERATED { dl-only, ul-only }
Cell-Portion-ID ::= INTEGER (0..4095, ...)
CellBarred ::= ENUMERATED { barred, not-barred, ... }
CellCapacityClassValue ::= INTEGER (1..100, ...)
CellCoverageState ::= INTEGER (0..63, ...)
CellGroupConfig ::= OCTET STRING
CellMeasurementResultItem ::= SEQUENCE {
  cellID NRCGI,
  radioResourceStatus RadioResourceStatus OPTIONAL,
  compositeAvailableCapacityGroup CompositeAvailableCapacityGroup OPTIONAL,
  sliceAvailableCapacity SliceAvailableCapacity OPTIONAL,
  numberofActiveUEs NumberofActiveUEs OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{CellMeasurementResultItem-ExtIEs} OPTIONAL
}
CellMeasurementResultList ::= SEQUENCE (SIZE(1..512)) OF CellMeasurementResultItem
CellSize ::= ENUMERATED { verysmall, small, medium, large, ... }
CellToReportItem ::= SEQUENCE {
  cellID NRCGI,
  sSBToReportList SSBToReportList OPTIONAL,
  sliceToReportList SliceToReportList OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{CellToReportItem-ExtIEs} OPTIONAL
}
CellToReportList ::= SEQUENCE (SIZE(1..512)) OF CellToReportItem
CellTrafficTrace ::= SEQUENCE { protocolIEs ProtocolIE-Container{CellTrafficTraceIEs}, ... }
CellType ::= SEQUENCE {
  cellSize CellSize,
  iE-Extensions ProtocolExtensionContainer{CellType-ExtIEs} OPTIONAL,
  ...
}
CellULConfigured ::= ENUMERATED { none, ul, sul, ul-and-sul, ... }
Cells-Allowed-to-be-Deactivated-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{Cells-Allowed-to-be-Deactivated-List-ItemIEs}
Cells-Allowed-to-be-Deactivated-List-Item ::= SEQUENCE {
  nRCGI NRCGI,
  iE-Extensions ProtocolExtensionContainer{Cells-Allowed-to-be-Deactivated-List-ItemExtIEs} OPTIONAL,
  ...
}
Cells-Broadcast-Cancelled-Item ::= SEQUENCE {
  nRCGI NRCGI,
  numberOfBroadcasts NumberOfBroadcasts,
  iE-Extensions ProtocolExtensionContainer{Cells-Broadcast-Cancelled-ItemExtIEs} OPTIONAL,
  ...
}
Cells-Broadcast-Cancelled-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{Cells-Broadcast-Cancelled-List-ItemIEs}
Cells-Broadcast-Completed-Item ::= SEQUENCE {
  nRCGI NRCGI,
  iE-Extensions ProtocolExtensionContainer{Cells-Broadcast-Completed-ItemExtIEs} OPTIONAL,
  ...
}
Cells-Broadcast-Completed-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{Cells-Broadcast-Completed-List-ItemIEs}
Cells-Failed-to-be-Activated-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{Cells-Failed-to-be-Activated-List-ItemIEs}
Cells-Failed-to-be-Activated-List-Item ::= SEQUENCE {
  nRCGI NRCGI,
  cause Cause,
  iE-Extensions ProtocolExtensionContainer{Cells-Failed-to-be-Activated-List-ItemExtIEs} OPTIONAL,
  ...
}
Cells-Status-Item ::= SEQUENCE {
  nRCGI NRCGI,
  service-status Service-Status,
  iE-Extensions ProtocolExtensionContainer{Cells-Status-ItemExtIEs} OPTIONAL,
  ...
}
Cells-Status-List ::= SEQUENCE (SIZE(0..512)) OF ProtocolIE-SingleContainer{Cells-Status-ItemIEs}
Cells-To-Be-Broadcast-Item ::= SEQUENCE {
  nRCGI NRCGI,
  iE-Extensions ProtocolExtensionContainer{Cells-To-Be-Broadcast-ItemExtIEs} OPTIONAL,
  ...
}
Cells-To-Be-Broadcast-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{Cells-To-Be-Broadcast-List-ItemIEs}
Cells-With-SSBs-Activated-List ::= SEQUENCE (SIZE(1..512)) OF Cells-With-SSBs-Activated-List-Item
Cells-With-SSBs-Activated-List-Item ::= SEQUENCE {
  nRCGI NRCGI,
  sSBs-activated-List SSBs-activated-List,
  iE-Extensions ProtocolExtensionContainer{Cells-With-SSBs-Activated-List-Item-ExtIEs} OPTIONAL
}
Cells-to-be-Activated-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{Cells-to-be-Activated-List-ItemIEs}
Cells-to-be-Activated-List-Item ::= SEQUENCE {
  nRCGI NRCGI,
  nRPCI NRPCI OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{Cells-to-be-Activated-List-ItemExtIEs} OPTIONAL,
  ...
}
Cells-to-be-Barred-Item ::= SEQUENCE {
  nRCGI NRCGI,
  cellBarred CellBarred,
  iE-Extensions ProtocolExtensionContainer{Cells-to-be-Barred-Item-ExtIEs} OPTIONAL
}
Cells-to-be-Barred-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{Cells-to-be-Barred-ItemIEs}
Cells-to-be-Deactivated-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{Cells-to-be-Deactivated-List-ItemIEs}
Cells-to-be-Deactivated-List-Item ::= SEQUENCE {
  nRCGI NRCGI,
  iE-Extensions ProtocolExtensionContainer{Cells-to-be-Deactivated-List-ItemExtIEs} OPTIONAL,
  ...
}
CellsForSON-Item ::= SEQUENCE {
  nRCGI NRCGI,
  neighbourNR-CellsForSON-List NeighbourNR-CellsForSON-List OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{CellsForSON-Item-ExtIEs} OPTIONAL,
  ...
}
CellsForSON-List ::= SEQUENCE (SIZE(1..256)) OF CellsForSON-Item
ChannelOccupancyTimePercentage ::= INTEGER (0..100, ...)
Child-IAB-Nodes-NA-Resource-List ::= SEQUENCE (SIZE(1..1024)) OF Child-IAB-Nodes-NA-Resource-List-Item
Child-IAB-Nodes-NA-Resource-List-Item ::= SEQUENCE {
  gNB-CU-UE-F1AP-ID GNB-CU-UE-F1AP-ID,
  gNB-DU-UE-F1AP-ID GNB-DU-UE-F1AP-ID,
  nA-Resource-Configuration-List NA-Resource-Configuration-List OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{Child-IAB-Nodes-NA-Resource-List-Item-ExtIEs} OPTIONAL
}
Child-Node-Cells-List ::= SEQUENCE (SIZE(1..1024)) OF Child-Node-Cells-List-Item
Child-Node-Cells-List-Item ::= SEQUENCE {
  nRCGI NRCGI,
  iAB-DU-Cell-Resource-Configuration-Mode-Info IAB-DU-Cell-Resource-Configuration-Mode-Info OPTIONAL,
  iAB-STC-Info IAB-STC-Info OPTIONAL,
  rACH-Config-Common RACH-Config-Common OPTIONAL,
  rACH-Config-Common-IAB RACH-Config-Common-IAB OPTIONAL,
  cSI-RS-Configuration OCTET STRING OPTIONAL,
  sR-Configuration OCTET STRING OPTIONAL,
  pDCCH-ConfigSIB1 OCTET STRING OPTIONAL,
  sCS-Common OCTET STRING OPTIONAL,
  multiplexingInfo MultiplexingInfo OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{Child-Node-Cells-List-Item-ExtIEs} OPTIONAL
}
Child-Nodes-List ::= SEQUENCE (SIZE(1..1024)) OF Child-Nodes-List-Item
Child-Nodes-List-Item ::= SEQUENCE {
  gNB-CU-UE-F1AP-ID GNB-CU-UE-F1AP-ID,
  gNB-DU-UE-F1AP-ID GNB-DU-UE-F1AP-ID,
  child-Node-Cells-List Child-Node-Cells-List OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{Child-Nodes-List-Item-ExtIEs} OPTIONAL
}
Choice-TRP-Beam-Antenna-Info-Item ::= CHOICE {
  reference TRPID,
  explicit TRP-BeamAntennaExplicitInformation,
  noChange NULL,
  choice-extension ProtocolIE-SingleContainer{EMPTY:F1AP-PROTOCOL-IES}
}
ClockAccuracy ::= CHOICE {
  clockAccuracyValue INTEGER (1..40000000, ...),
  clockAccuracyIndex INTEGER (32..47, ...),
  choice-Extensions ProtocolIE-SingleContainer{ClockAccuracy-ExtIEs}
}
Combined-PosSRSResourceSet-Item ::= SEQUENCE {
  pointA INTEGER (0..3279165),
  nRPCI NRPCI OPTIONAL,
  posSRSResourceSetID INTEGER (0..15),
  scs-specificCarrier SCS-SpecificCarrier,
  iE-Extensions ProtocolExtensionContainer{Combined-PosSRSResourceSet-Item-ExtIEs} OPTIONAL,
  ...
}
Combined-PosSRSResourceSet-List ::= SEQUENCE (SIZE(2..3)) OF Combined-PosSRSResourceSet-Item
CompleteCandidateConfigurationIndicator ::= ENUMERATED { complete, ... }
CompositeAvailableCapacity ::= SEQUENCE {
  cellCapacityClassValue CellCapacityClassValue OPTIONAL,
  capacityValue CapacityValue,
  iE-Extensions ProtocolExtensionContainer{CompositeAvailableCapacity-ExtIEs} OPTIONAL
}
CompositeAvailableCapacityGroup ::= SEQUENCE {
  compositeAvailableCapacityDownlink CompositeAvailableCapacity,
  compositeAvailableCapacityUplink CompositeAvailableCapacity,
  iE-Extensions ProtocolExtensionContainer{CompositeAvailableCapacityGroup-ExtIEs} OPTIONAL
}
ConditionalInterDUMobilityInformation ::= SEQUENCE {
  cho-trigger CHOtrigger-InterDU,
  targetgNB-DUUEF1APID GNB-DU-UE-F1AP-ID OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{ConditionalInterDUMobilityInformation-ExtIEs} OPTIONAL,
  ...
}
ConditionalIntraDUMobilityInformation ::= SEQUENCE {
  cho-trigger CHOtrigger-IntraDU,
  targetCellsTocancel TargetCellList OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{ConditionalIntraDUMobilityInformation-ExtIEs} OPTIONAL,
  ...
}
ConfigRestrictInfoDAPS ::= OCTET STRING
Configured-BWP-Item ::= SEQUENCE {
  bWP-Id BWP-Id,
  bWP-Location-and-bandwidth INTEGER (0..37949),
  iE-Extensions ProtocolExtensionContainer{Configured-BWP-Item-ExtIEs} OPTIONAL,
  ...
}
Configured-BWP-List ::= SEQUENCE (SIZE(1..8)) OF Configured-BWP-Item
Configured-EPS-TAC ::= OCTET STRING (SIZE(2))
ConfiguredTACIndication ::= ENUMERATED { true, ... }
CongestionInformationRequest ::= ENUMERATED { ul, dl, both, stop, ... }
ControllerUE ::= ENUMERATED { authorized, not-authorized, ... }
CoordinateID ::= INTEGER (0..511, ...)
Coverage-Modification-Item ::= SEQUENCE {
  nRCGI NRCGI,
  cellCoverageState CellCoverageState,
  sSBCoverageModificationList SSBCoverageModification-List OPTIONAL,
  iE-Extension ProtocolExtensionContainer{Coverage-Modification-Item-ExtIEs} OPTIONAL,
  ...
}
Coverage-Modification-List ::= SEQUENCE (SIZE(1..512)) OF Coverage-Modification-Item
Coverage-Modification-Notification ::= SEQUENCE {
  coverage-Modification-List Coverage-Modification-List,
  iE-Extensions ProtocolExtensionContainer{Coverage-Modification-Notification-ExtIEs} OPTIONAL,
  ...
}
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
CriticalityDiagnostics-IE-Item ::= SEQUENCE {
  iECriticality Criticality,
  iE-ID ProtocolIE-ID,
  typeOfError TypeOfError,
  iE-Extensions ProtocolExtensionContainer{CriticalityDiagnostics-IE-Item-ExtIEs} OPTIONAL,
  ...
}
CriticalityDiagnostics-IE-List ::= SEQUENCE (SIZE(1..256)) OF CriticalityDiagnostics-IE-Item
DAPS-HO-Status ::= ENUMERATED { initiation, ... }
DCBasedDuplicationConfigured ::= ENUMERATED { true, ..., false }
DL-PRS ::= SEQUENCE {
  prsid INTEGER (0..255),
  dl-PRSResourceSetID PRS-Resource-Set-ID,
  dl-PRSResourceID PRS-Resource-ID OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DL-PRS-ExtIEs} OPTIONAL
}
DL-PRS-ResourceSet-Item ::= SEQUENCE {
  dl-prs-ResourceSetIndex INTEGER (1..8),
  iE-Extensions ProtocolExtensionContainer{DL-PRS-ResourceSet-Item-ExtIEs} OPTIONAL,
  ...
}
DL-PRS-ResourceSet-List ::= SEQUENCE (SIZE(1..3)) OF DL-PRS-ResourceSet-Item
DL-PRSBWAggregationRequestInfo-Item ::= SEQUENCE {
  dl-prs-ResourceSetIndex INTEGER (1..8),
  iE-Extensions ProtocolExtensionContainer{DL-PRSBWAggregationRequestInfo-Item-ExtIEs} OPTIONAL,
  ...
}
DL-PRSBWAggregationRequestInfo-List ::= SEQUENCE (SIZE(2..3)) OF DL-PRSBWAggregationRequestInfo-Item
DL-PRSMutingPattern ::= CHOICE {
  two BIT STRING (SIZE(2)),
  four BIT STRING (SIZE(4)),
  six BIT STRING (SIZE(6)),
  eight BIT STRING (SIZE(8)),
  sixteen BIT STRING (SIZE(16)),
  thirty-two BIT STRING (SIZE(32)),
  choice-extension ProtocolIE-SingleContainer{DL-PRSMutingPattern-ExtIEs}
}
DL-PRSResourceARPLocation ::= CHOICE {
  relativeGeodeticLocation RelativeGeodeticLocation,
  relativeCartesianLocation RelativeCartesianLocation,
  choice-Extension ProtocolIE-SingleContainer{DL-PRSResourceARPLocation-ExtIEs}
}
DL-PRSResourceSetARPLocation ::= CHOICE {
  relativeGeodeticLocation RelativeGeodeticLocation,
  relativeCartesianLocation RelativeCartesianLocation,
  choice-Extension ProtocolIE-SingleContainer{DL-PRSResourceSetARPLocation-ExtIEs}
}
DL-UP-TNL-Address-to-Update-List ::= SEQUENCE (SIZE(1..8)) OF ProtocolIE-SingleContainer{DL-UP-TNL-Address-to-Update-List-ItemIEs}
DL-UP-TNL-Address-to-Update-List-Item ::= SEQUENCE {
  oldIPAdress TransportLayerAddress,
  newIPAdress TransportLayerAddress,
  iE-Extensions ProtocolExtensionContainer{DL-UP-TNL-Address-to-Update-List-ItemExtIEs} OPTIONAL,
  ...
}
DLLBTFailureInformationList ::= SEQUENCE (SIZE(1..64)) OF DLLBTFailureInformationList-Item
DLLBTFailureInformationList-Item ::= SEQUENCE {
  uEAssistantIdentifier GNB-CU-UE-F1AP-ID,
  numberOfDLLBTFailures INTEGER (1..1000, ...) OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DLLBTFailureInformationList-Item-ExtIEs} OPTIONAL,
  ...
}
DLLBTFailureInformationRequest ::= ENUMERATED { inquiry, ... }
DLPRSResourceARP ::= SEQUENCE {
  dl-PRSResourceID PRS-Resource-ID,
  dL-PRSResourceARPLocation DL-PRSResourceARPLocation,
  iE-Extensions ProtocolExtensionContainer{DLPRSResourceARP-ExtIEs} OPTIONAL
}
DLPRSResourceCoordinates ::= SEQUENCE {
  listofDL-PRSResourceSetARP SEQUENCE (SIZE(1..2)) OF DLPRSResourceSetARP,
  iE-Extensions ProtocolExtensionContainer{DLPRSResourceCoordinates-ExtIEs} OPTIONAL
}
DLPRSResourceID-Item ::= SEQUENCE {
  dl-PRSResourceID PRS-Resource-ID,
  iE-Extensions ProtocolExtensionContainer{EMPTY:F1AP-PROTOCOL-EXTENSION} OPTIONAL,
  ...
}
DLPRSResourceSetARP ::= SEQUENCE {
  dl-PRSResourceSetID PRS-Resource-Set-ID,
  dL-PRSResourceSetARPLocation DL-PRSResourceSetARPLocation,
  listofDL-PRSResourceARP SEQUENCE (SIZE(1..64)) OF DLPRSResourceARP,
  iE-Extensions ProtocolExtensionContainer{DLPRSResourceSetARP-ExtIEs} OPTIONAL
}
DLRRCMessageTransfer ::= SEQUENCE { protocolIEs ProtocolIE-Container{DLRRCMessageTransferIEs}, ... }
DLUPTNLInformation-ToBeSetup-Item ::= SEQUENCE {
  dLUPTNLInformation UPTransportLayerInformation,
  iE-Extensions ProtocolExtensionContainer{DLUPTNLInformation-ToBeSetup-ItemExtIEs} OPTIONAL,
  ...
}
DLUPTNLInformation-ToBeSetup-List ::= SEQUENCE (SIZE(1..2)) OF DLUPTNLInformation-ToBeSetup-Item
DRB-Activity ::= ENUMERATED { active, not-active }
DRB-Activity-Item ::= SEQUENCE {
  dRBID DRBID,
  dRB-Activity DRB-Activity OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DRB-Activity-ItemExtIEs} OPTIONAL,
  ...
}
DRB-Activity-List ::= SEQUENCE (SIZE(1..64)) OF ProtocolIE-SingleContainer{DRB-Activity-ItemIEs}
DRB-Information ::= SEQUENCE {
  dRB-QoS QoSFlowLevelQoSParameters,
  sNSSAI SNSSAI,
  notificationControl NotificationControl OPTIONAL,
  flows-Mapped-To-DRB-List Flows-Mapped-To-DRB-List,
  iE-Extensions ProtocolExtensionContainer{DRB-Information-ItemExtIEs} OPTIONAL
}
DRB-List ::= SEQUENCE (SIZE(1..64)) OF DRB-List-Item
DRB-List-Item ::= SEQUENCE {
  dRBID DRBID,
  iE-Extensions ProtocolExtensionContainer{DRB-List-Item-ExtIEs} OPTIONAL
}
DRB-Notify-Item ::= SEQUENCE {
  dRBID DRBID,
  notification-Cause Notification-Cause,
  iE-Extensions ProtocolExtensionContainer{DRB-Notify-ItemExtIEs} OPTIONAL,
  ...
}
DRB-Notify-List ::= SEQUENCE (SIZE(1..64)) OF ProtocolIE-SingleContainer{DRB-Notify-ItemIEs}
DRBID ::= INTEGER (1..32, ...)
DRBs-FailedToBeModified-Item ::= SEQUENCE {
  dRBID DRBID,
  cause Cause OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DRBs-FailedToBeModified-ItemExtIEs} OPTIONAL,
  ...
}
DRBs-FailedToBeModified-List ::= SEQUENCE (SIZE(1..64)) OF ProtocolIE-SingleContainer{DRBs-FailedToBeModified-ItemIEs}
DRBs-FailedToBeSetup-Item ::= SEQUENCE {
  dRBID DRBID,
  cause Cause OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DRBs-FailedToBeSetup-ItemExtIEs} OPTIONAL,
  ...
}
DRBs-FailedToBeSetup-List ::= SEQUENCE (SIZE(1..64)) OF ProtocolIE-SingleContainer{DRBs-FailedToBeSetup-ItemIEs}
DRBs-FailedToBeSetupMod-Item ::= SEQUENCE {
  dRBID DRBID,
  cause Cause OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DRBs-FailedToBeSetupMod-ItemExtIEs} OPTIONAL,
  ...
}
DRBs-FailedToBeSetupMod-List ::= SEQUENCE (SIZE(1..64)) OF ProtocolIE-SingleContainer{DRBs-FailedToBeSetupMod-ItemIEs}
DRBs-Modified-Item ::= SEQUENCE {
  dRBID DRBID,
  lCID LCID OPTIONAL,
  dLUPTNLInformation-ToBeSetup-List DLUPTNLInformation-ToBeSetup-List,
  iE-Extensions ProtocolExtensionContainer{DRBs-Modified-ItemExtIEs} OPTIONAL,
  ...
}
DRBs-Modified-List ::= SEQUENCE (SIZE(1..64)) OF ProtocolIE-SingleContainer{DRBs-Modified-ItemIEs}
DRBs-ModifiedConf-Item ::= SEQUENCE {
  dRBID DRBID,
  uLUPTNLInformation-ToBeSetup-List ULUPTNLInformation-ToBeSetup-List,
  iE-Extensions ProtocolExtensionContainer{DRBs-ModifiedConf-ItemExtIEs} OPTIONAL,
  ...
}
DRBs-ModifiedConf-List ::= SEQUENCE (SIZE(1..64)) OF ProtocolIE-SingleContainer{DRBs-ModifiedConf-ItemIEs}
DRBs-Required-ToBeModified-Item ::= SEQUENCE {
  dRBID DRBID,
  dLUPTNLInformation-ToBeSetup-List DLUPTNLInformation-ToBeSetup-List,
  iE-Extensions ProtocolExtensionContainer{DRBs-Required-ToBeModified-ItemExtIEs} OPTIONAL,
  ...
}
DRBs-Required-ToBeModified-List ::= SEQUENCE (SIZE(1..64)) OF ProtocolIE-SingleContainer{DRBs-Required-ToBeModified-ItemIEs}
DRBs-Required-ToBeReleased-Item ::= SEQUENCE {
  dRBID DRBID,
  iE-Extensions ProtocolExtensionContainer{DRBs-Required-ToBeReleased-ItemExtIEs} OPTIONAL,
  ...
}
DRBs-Required-ToBeReleased-List ::= SEQUENCE (SIZE(1..64)) OF ProtocolIE-SingleContainer{DRBs-Required-ToBeReleased-ItemIEs}
DRBs-Setup-Item ::= SEQUENCE {
  dRBID DRBID,
  lCID LCID OPTIONAL,
  dLUPTNLInformation-ToBeSetup-List DLUPTNLInformation-ToBeSetup-List,
  iE-Extensions ProtocolExtensionContainer{DRBs-Setup-ItemExtIEs} OPTIONAL,
  ...
}
DRBs-Setup-List ::= SEQUENCE (SIZE(1..64)) OF ProtocolIE-SingleContainer{DRBs-Setup-ItemIEs}
DRBs-SetupMod-Item ::= SEQUENCE {
  dRBID DRBID,
  lCID LCID OPTIONAL,
  dLUPTNLInformation-ToBeSetup-List DLUPTNLInformation-ToBeSetup-List,
  iE-Extensions ProtocolExtensionContainer{DRBs-SetupMod-ItemExtIEs} OPTIONAL,
  ...
}
DRBs-SetupMod-List ::= SEQUENCE (SIZE(1..64)) OF ProtocolIE-SingleContainer{DRBs-SetupMod-ItemIEs}
DRBs-ToBeModified-Item ::= SEQUENCE {
  dRBID DRBID,
  qoSInformation QoSInformation OPTIONAL,
  uLUPTNLInformation-ToBeSetup-List ULUPTNLInformation-ToBeSetup-List,
  uLConfiguration ULConfiguration OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DRBs-ToBeModified-ItemExtIEs} OPTIONAL,
  ...
}
DRBs-ToBeModified-List ::= SEQUENCE (SIZE(1..64)) OF ProtocolIE-SingleContainer{DRBs-ToBeModified-ItemIEs}
DRBs-ToBeReleased-Item ::= SEQUENCE {
  dRBID DRBID,
  iE-Extensions ProtocolExtensionContainer{DRBs-ToBeReleased-ItemExtIEs} OPTIONAL,
  ...
}
DRBs-ToBeReleased-List ::= SEQUENCE (SIZE(1..64)) OF ProtocolIE-SingleContainer{DRBs-ToBeReleased-ItemIEs}
DRBs-ToBeSetup-Item ::= SEQUENCE {
  dRBID DRBID,
  qoSInformation QoSInformation,
  uLUPTNLInformation-ToBeSetup-List ULUPTNLInformation-ToBeSetup-List,
  rLCMode RLCMode,
  uLConfiguration ULConfiguration OPTIONAL,
  duplicationActivation DuplicationActivation OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DRBs-ToBeSetup-ItemExtIEs} OPTIONAL,
  ...
}
DRBs-ToBeSetup-List ::= SEQUENCE (SIZE(1..64)) OF ProtocolIE-SingleContainer{DRBs-ToBeSetup-ItemIEs}
DRBs-ToBeSetupMod-Item ::= SEQUENCE {
  dRBID DRBID,
  qoSInformation QoSInformation,
  uLUPTNLInformation-ToBeSetup-List ULUPTNLInformation-ToBeSetup-List,
  rLCMode RLCMode,
  uLConfiguration ULConfiguration OPTIONAL,
  duplicationActivation DuplicationActivation OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DRBs-ToBeSetupMod-ItemExtIEs} OPTIONAL,
  ...
}
DRBs-ToBeSetupMod-List ::= SEQUENCE (SIZE(1..64)) OF ProtocolIE-SingleContainer{DRBs-ToBeSetupMod-ItemIEs}
DRX-Config ::= OCTET STRING
DRX-LongCycleStartOffset ::= INTEGER (0..10239)
DRXConfigurationIndicator ::= ENUMERATED { release, ... }
DRXCycle ::= SEQUENCE {
  longDRXCycleLength LongDRXCycleLength,
  shortDRXCycleLength ShortDRXCycleLength OPTIONAL,
  shortDRXCycleTimer ShortDRXCycleTimer OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DRXCycle-ExtIEs} OPTIONAL,
  ...
}
DSCP ::= BIT STRING (SIZE(6))
DSInformationList ::= SEQUENCE (SIZE(0..64)) OF DSCP
DU-RX-MT-RX ::= ENUMERATED { supported, not-supported }
DU-RX-MT-RX-Extend ::= ENUMERATED { supported, not-supported, supported-and-FDM-required, ... }
DU-RX-MT-TX ::= ENUMERATED { supported, not-supported }
DU-RX-MT-TX-Extend ::= ENUMERATED { supported, not-supported, supported-and-FDM-required, ... }
DU-TX-MT-RX ::= ENUMERATED { supported, not-supported }
DU-TX-MT-RX-Extend ::= ENUMERATED { supported, not-supported, supported-and-FDM-required, ... }
DU-TX-MT-TX ::= ENUMERATED { supported, not-supported }
DU-TX-MT-TX-Extend ::= ENUMERATED { supported, not-supported, supported-and-FDM-required, ... }
DUCUAccessAndMobilityIndication ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{DUCUAccessAndMobilityIndicationIEs},
  ...
}
DUCUCellSwitchNotification ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{DUCUCellSwitchNotificationIEs},
  ...
}
DUCURIMInformation ::= SEQUENCE {
  victimgNBSetID GNBSetID,
  rIMRSDetectionStatus RIMRSDetectionStatus,
  aggressorCellList AggressorCellList,
  iE-Extensions ProtocolExtensionContainer{DUCURIMInformation-ExtIEs} OPTIONAL
}
DUCURadioInformationTransfer ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{DUCURadioInformationTransferIEs},
  ...
}
DUCURadioInformationType ::= CHOICE {
  rIM DUCURIMInformation,
  choice-extension ProtocolIE-SingleContainer{DUCURadioInformationType-ExtIEs}
}
DUCUTAInformationTransfer ::= SEQUENCE { protocolIEs ProtocolIE-Container{DUCUTAInformationTransferIEs}, ... }
DUF-Slot-Config-Item ::= CHOICE {
  explicitFormat ExplicitFormat,
  implicitFormat ImplicitFormat,
  choice-extension ProtocolIE-SingleContainer{DUF-Slot-Config-Item-ExtIEs}
}
DUF-Slot-Config-List ::= SEQUENCE (SIZE(1..320)) OF DUF-Slot-Config-Item
DUFSlotformatIndex ::= INTEGER (0..254)
DUFTransmissionPeriodicity ::= ENUMERATED { ms0p5, ms0p625, ms1, ms1p25, ms2, ms2p5, ms5, ms10, ... }
DUtoCURRCContainer ::= OCTET STRING
DUtoCURRCInformation ::= SEQUENCE {
  cellGroupConfig CellGroupConfig,
  measGapConfig MeasGapConfig OPTIONAL,
  requestedP-MaxFR1 OCTET STRING OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DUtoCURRCInformation-ExtIEs} OPTIONAL,
  ...
}
DUtoCUTAInformation-Item ::= SEQUENCE {
  nRCGI NRCGI,
  tAValue TAValue,
  preambleIndex PreambleIndex,
  rA-RNTI RA-RNTI,
  sourceGNB-DU-ID GNB-DU-ID,
  tagIDPointer TagIDPointer OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DUtoCUTAInformation-Item-ExtIEs} OPTIONAL,
  ...
}
DUtoCUTAInformation-List ::= SEQUENCE (SIZE(1..8)) OF DUtoCUTAInformation-Item
DeactivateTrace ::= SEQUENCE { protocolIEs ProtocolIE-Container{DeactivateTraceIEs}, ... }
DeactivationIndication ::= CHOICE {
  perUE DeactivationIndicationList,
  deactivateAll NULL,
  choice-extension ProtocolIE-SingleContainer{DeactivationIndication-ExtIEs}
}
DeactivationIndicationList ::= SEQUENCE (SIZE(1..512)) OF DeactivationIndicationList-Item
DeactivationIndicationList-Item ::= SEQUENCE {
  gNB-CU-UE-F1AP-ID GNB-CU-UE-F1AP-ID,
  gNB-DU-UE-F1AP-ID GNB-DU-UE-F1AP-ID,
  iE-Extensions ProtocolExtensionContainer{DeactivationIndicationList-Item-ExtIEs} OPTIONAL,
  ...
}
Dedicated-SIDelivery-NeededUE-Item ::= SEQUENCE {
  gNB-CU-UE-F1AP-ID GNB-CU-UE-F1AP-ID,
  nRCGI NRCGI,
  iE-Extensions ProtocolExtensionContainer{EMPTY:F1AP-PROTOCOL-EXTENSION} OPTIONAL,
  ...
}
Dedicated-SIDelivery-NeededUE-List ::= SEQUENCE (SIZE(1..65536)) OF ProtocolIE-SingleContainer{Dedicated-SIDelivery-NeededUE-ItemIEs}
DedicatedSIDeliveryIndication ::= ENUMERATED { true, ... }
DuplicationActivation ::= ENUMERATED { active, inactive, ... }
DuplicationIndication ::= ENUMERATED { true, ..., false }
DuplicationState ::= ENUMERATED { active, inactive, ... }
Dynamic5QIDescriptor ::= SEQUENCE {
  qoSPriorityLevel INTEGER (1..127),
  packetDelayBudget PacketDelayBudget,
  packetErrorRate PacketErrorRate,
  fiveQI INTEGER (0..255, ...) OPTIONAL,
  delayCritical ENUMERATED { delay-critical, non-delay-critical } OPTIONAL,
  averagingWindow AveragingWindow OPTIONAL,
  maxDataBurstVolume MaxDataBurstVolume OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{Dynamic5QIDescriptor-ExtIEs} OPTIONAL
}
DynamicPQIDescriptor ::= SEQUENCE {
  resourceType ENUMERATED { gbr, non-gbr, delay-critical-grb, ... } OPTIONAL,
  qoSPriorityLevel INTEGER (1..8, ...),
  packetDelayBudget PacketDelayBudget,
  packetErrorRate PacketErrorRate,
  averagingWindow AveragingWindow OPTIONAL,
  maxDataBurstVolume MaxDataBurstVolume OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{DynamicPQIDescriptor-ExtIEs} OPTIONAL
}
E-CID-MeasuredResults-Item ::= SEQUENCE {
  e-CID-MeasuredResults-Value E-CID-MeasuredResults-Value,
  iE-Extensions ProtocolExtensionContainer{E-CID-MeasuredResults-Item-ExtIEs} OPTIONAL
}
E-CID-MeasuredResults-List ::= SEQUENCE (SIZE(1..64)) OF E-CID-MeasuredResults-Item
E-CID-MeasuredResults-Value ::= CHOICE {
  valueAngleofArrivalNR UL-AoA,
  choice-extension ProtocolIE-SingleContainer{E-CID-MeasuredResults-Value-ExtIEs}
}
E-CID-MeasuredResultsAssociatedInfoItem ::= SEQUENCE {
  timeStamp TimeStamp OPTIONAL,
  measurementQuality TRPMeasurementQuality OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{E-CID-MeasuredResultsAssociatedInfoItem-ExtIEs} OPTIONAL,
  ...
}
E-CID-MeasuredResultsAssociatedInfoList ::= SEQUENCE (SIZE(1..64)) OF E-CID-MeasuredResultsAssociatedInfoItem
E-CID-MeasurementQuantities ::= SEQUENCE (SIZE(1..64)) OF ProtocolIE-SingleContainer{E-CID-MeasurementQuantities-ItemIEs}
E-CID-MeasurementQuantities-Item ::= SEQUENCE {
  e-CIDmeasurementQuantitiesValue E-CID-MeasurementQuantitiesValue,
  iE-Extensions ProtocolExtensionContainer{EMPTY:F1AP-PROTOCOL-EXTENSION} OPTIONAL
}
E-CID-MeasurementQuantitiesValue ::= ENUMERATED { default, angleOfArrivalNR, ..., timingAdvanceNR }
E-CID-MeasurementResult ::= SEQUENCE {
  geographicalCoordinates GeographicalCoordinates OPTIONAL,
  measuredResults-List E-CID-MeasuredResults-List OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{E-CID-MeasurementResult-ExtIEs} OPTIONAL
}
E-CID-ReportCharacteristics ::= ENUMERATED { onDemand, periodic, ... }
E-CIDMeasurementFailureIndication ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{E-CIDMeasurementFailureIndication-IEs},
  ...
}
E-CIDMeasurementInitiationFailure ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{E-CIDMeasurementInitiationFailure-IEs},
  ...
}
E-CIDMeasurementInitiationRequest ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{E-CIDMeasurementInitiationRequest-IEs},
  ...
}
E-CIDMeasurementInitiationResponse ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{E-CIDMeasurementInitiationResponse-IEs},
  ...
}
E-CIDMeasurementReport ::= SEQUENCE { protocolIEs ProtocolIE-Container{E-CIDMeasurementReport-IEs}, ... }
E-CIDMeasurementTerminationCommand ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{E-CIDMeasurementTerminationCommand-IEs},
  ...
}
ECNMarkingorCongestionInformationReportingRequest ::= CHOICE {
  ecnMarking ECNmarkingRequest,
  congestionInformation CongestionInformationRequest,
  choice-extension ProtocolIE-SingleContainer{ECNMarkingorCongestionInformationReportingRequest-ExtIEs}
}
ECNMarkingorCongestionInformationReportingStatus ::= ENUMERATED { active, not-active, ... }
ECNmarkingRequest ::= ENUMERATED { ul, dl, both, stop, ... }
ERedcap-Bcast-Information ::= BIT STRING (SIZE(8))
EUTRA-Cell-ID ::= BIT STRING (SIZE(28))
EUTRA-Coex-FDD-Info ::= SEQUENCE {
  uL-EARFCN ExtendedEARFCN OPTIONAL,
  dL-EARFCN ExtendedEARFCN,
  uL-Transmission-Bandwidth EUTRA-Transmission-Bandwidth OPTIONAL,
  dL-Transmission-Bandwidth EUTRA-Transmission-Bandwidth,
  iE-Extensions ProtocolExtensionContainer{EUTRA-Coex-FDD-Info-ExtIEs} OPTIONAL,
  ...
}
EUTRA-Coex-Mode-Info ::= CHOICE { fDD EUTRA-Coex-FDD-Info, tDD EUTRA-Coex-TDD-Info, ... }
EUTRA-Coex-TDD-Info ::= SEQUENCE {
  eARFCN ExtendedEARFCN,
  transmission-Bandwidth EUTRA-Transmission-Bandwidth,
  subframeAssignment EUTRA-SubframeAssignment,
  specialSubframe-Info EUTRA-SpecialSubframe-Info,
  iE-Extensions ProtocolExtensionContainer{EUTRA-Coex-TDD-Info-ExtIEs} OPTIONAL,
  ...
}
EUTRA-CyclicPrefixDL ::= ENUMERATED { normal, extended, ... }
EUTRA-CyclicPrefixUL ::= ENUMERATED { normal, extended, ... }
EUTRA-FDD-Info ::= SEQUENCE {
  uL-offsetToPointA OffsetToPointA,
  dL-offsetToPointA OffsetToPointA,
  iE-Extensions ProtocolExtensionContainer{EUTRA-FDD-Info-ExtIEs} OPTIONAL,
  ...
}
EUTRA-Mode-Info ::= CHOICE {
  eUTRAFDD EUTRA-FDD-Info,
  eUTRATDD EUTRA-TDD-Info,
  choice-extension ProtocolIE-SingleContainer{EUTRA-Mode-Info-ExtIEs}
}
EUTRA-NR-CellResourceCoordinationReq-Container ::= OCTET STRING
EUTRA-NR-CellResourceCoordinationReqAck-Container ::= OCTET STRING
EUTRA-PRACH-Configuration ::= SEQUENCE {
  rootSequenceIndex INTEGER (0..837),
  zeroCorrelationIndex INTEGER (0..15),
  highSpeedFlag BOOLEAN,
  prach-FreqOffset INTEGER (0..94),
  prach-ConfigIndex INTEGER (0..63) OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{EUTRA-PRACH-Configuration-ExtIEs} OPTIONAL,
  ...
}
EUTRA-SpecialSubframe-Info ::= SEQUENCE {
  specialSubframePatterns EUTRA-SpecialSubframePatterns,
  cyclicPrefixDL EUTRA-CyclicPrefixDL,
  cyclicPrefixUL EUTRA-CyclicPrefixUL,
  iE-Extensions ProtocolExtensionContainer{EUTRA-SpecialSubframe-Info-ExtIEs} OPTIONAL,
  ...
}
EUTRA-SpecialSubframePatterns ::= ENUMERATED {
  ssp0, ssp1, ssp2, ssp3, ssp4, ssp5, ssp6, ssp7, ssp8, ssp9, ssp10, ...
}
EUTRA-SubframeAssignment ::= ENUMERATED { sa0, sa1, sa2, sa3, sa4, sa5, sa6, ... }
EUTRA-TDD-Info ::= SEQUENCE {
  offsetToPointA OffsetToPointA,
  iE-Extensions ProtocolExtensionContainer{EUTRA-TDD-Info-ExtIEs} OPTIONAL,
  ...
}
EUTRA-Transmission-Bandwidth ::= ENUMERATED { bw6, bw15, bw25, bw50, bw75, bw100, ... }
EUTRACells-List ::= SEQUENCE (SIZE(1..256)) OF EUTRACells-List-item
EUTRACells-List-item ::= SEQUENCE {
  eUTRA-Cell-ID EUTRA-Cell-ID,
  served-EUTRA-Cells-Information Served-EUTRA-Cells-Information,
  iE-Extensions ProtocolExtensionContainer{EUTRACells-List-itemExtIEs} OPTIONAL
}
EUTRANQoS ::= SEQUENCE {
  qCI QCI,
  allocationAndRetentionPriority AllocationAndRetentionPriority,
  gbrQosInformation GBR-QosInformation OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{EUTRANQoS-ExtIEs} OPTIONAL,
  ...
}
EarlySyncCandidateCellInformation-Item ::= SEQUENCE {
  nRCGI NRCGI,
  tCIStatesConfigurationsList TCIStatesConfigurationsList OPTIONAL,
  earlyULSyncConfig EarlyULSyncConfig OPTIONAL,
  earlyULSyncConfigSUL EarlyULSyncConfig OPTIONAL,
  tAAssistanceInfo TAAssistanceInfo OPTIONAL,
  uEbasedTAmeasurementConfig OCTET STRING OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{EarlySyncCandidateCellInformation-Item-ExtIEs} OPTIONAL,
  ...
}
EarlySyncCandidateCellInformation-List ::= SEQUENCE (SIZE(1..8)) OF EarlySyncCandidateCellInformation-Item
EarlySyncInformation ::= SEQUENCE {
  tCIStatesConfigurationsList TCIStatesConfigurationsList,
  earlyULSyncConfig EarlyULSyncConfig OPTIONAL,
  earlyULSyncConfigSUL EarlyULSyncConfig OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{EarlySyncInformation-ExtIEs} OPTIONAL,
  ...
}
EarlySyncInformation-Request ::= SEQUENCE {
  requestforRACHConfiguration RequestforRACHConfiguration,
  lTMgNB-DU-IDsList LTMgNB-DU-IDsList,
  iE-Extensions ProtocolExtensionContainer{EarlySyncInformation-Request-ExtIEs} OPTIONAL,
  ...
}
EarlySyncServingCellInformation ::= SEQUENCE {
  uEbasedTAmeasurementConfig OCTET STRING OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{EarlySyncServingCellInformation-ExtIEs} OPTIONAL,
  ...
}
EarlyULSyncConfig ::= SEQUENCE {
  rACH RACHConfiguration,
  lTMgNB-DU-IDs-PreambleIndexList LTMgNB-DU-IDs-PreambleIndexList OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{EarlyULSyncConfig-ExtIEs} OPTIONAL,
  ...
}
EgressBHRLCCHItem ::= SEQUENCE {
  nextHopBAPAddress BAPAddress,
  bHRLCChannelID BHRLCChannelID,
  iE-Extensions ProtocolExtensionContainer{EgressBHRLCCHItemExtIEs} OPTIONAL
}
EgressBHRLCCHList ::= SEQUENCE (SIZE(1..2)) OF EgressBHRLCCHItem
EgressNonF1terminatingTopologyIndicator ::= ENUMERATED { true, ... }
Endpoint-IP-address-and-port ::= SEQUENCE {
  endpointIPAddress TransportLayerAddress,
  iE-Extensions ProtocolExtensionContainer{Endpoint-IP-address-and-port-ExtIEs} OPTIONAL
}
EnergyDetectionThreshold ::= INTEGER (-100..-50, ...)
ErrorIndication ::= SEQUENCE { protocolIEs ProtocolIE-Container{ErrorIndicationIEs}, ... }
EventType ::= ENUMERATED { on-demand, periodic, stop, ... }
ExecuteDuplication ::= ENUMERATED { true, ... }
Expected-Azimuth-AoA ::= SEQUENCE {
  expected-Azimuth-AoA-value Expected-Value-AoA,
  expected-Azimuth-AoA-uncertainty Uncertainty-range-AoA,
  iE-Extensions ProtocolExtensionContainer{Expected-Azimuth-AoA-ExtIEs} OPTIONAL,
  ...
}
Expected-UL-AoA ::= SEQUENCE {
  expected-Azimuth-AoA Expected-Azimuth-AoA,
  expected-Zenith-AoA Expected-Zenith-AoA OPTIONAL,
  iE-extensions ProtocolExtensionContainer{Expected-UL-AoA-ExtIEs} OPTIONAL,
  ...
}
Expected-Value-AoA ::= INTEGER (0..3599)
Expected-Value-ZoA ::= INTEGER (0..1799)
Expected-Zenith-AoA ::= SEQUENCE {
  expected-Zenith-AoA-value Expected-Value-ZoA,
  expected-Zenith-AoA-uncertainty Uncertainty-range-ZoA,
  iE-Extensions ProtocolExtensionContainer{Expected-Zenith-AoA-ExtIEs} OPTIONAL,
  ...
}
Expected-ZoA-only ::= SEQUENCE {
  expected-ZoA-only Expected-Zenith-AoA,
  iE-extensions ProtocolExtensionContainer{Expected-ZoA-only-ExtIEs} OPTIONAL,
  ...
}
ExplicitFormat ::= SEQUENCE {
  permutation Permutation,
  noofDownlinkSymbols NoofDownlinkSymbols OPTIONAL,
  noofUplinkSymbols NoofUplinkSymbols OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{ExplicitFormat-ExtIEs} OPTIONAL
}
Extended-GNB-CU-Name ::= SEQUENCE {
  gNB-CU-NameVisibleString GNB-CU-NameVisibleString OPTIONAL,
  gNB-CU-NameUTF8String GNB-CU-NameUTF8String OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{Extended-GNB-CU-Name-ExtIEs} OPTIONAL,
  ...
}
Extended-GNB-DU-Name ::= SEQUENCE {
  gNB-DU-NameVisibleString GNB-DU-NameVisibleString OPTIONAL,
  gNB-DU-NameUTF8String GNB-DU-NameUTF8String OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{Extended-GNB-DU-Name-ExtIEs} OPTIONAL,
  ...
}
ExtendedAdditionalPathList ::= SEQUENCE (SIZE(1..8)) OF ExtendedAdditionalPathList-Item
ExtendedAdditionalPathList-Item ::= SEQUENCE {
  relativeTimeOfPath RelativePathDelay,
  pathQuality TRPMeasurementQuality OPTIONAL,
  multipleULAoA MultipleULAoA OPTIONAL,
  pathPower UL-SRS-RSRPP OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{ExtendedAdditionalPathList-Item-ExtIEs} OPTIONAL,
  ...
}
ExtendedAvailablePLMN-Item ::= SEQUENCE {
  pLMNIdentity PLMN-Identity,
  iE-Extensions ProtocolExtensionContainer{ExtendedAvailablePLMN-Item-ExtIEs} OPTIONAL
}
ExtendedAvailablePLMN-List ::= SEQUENCE (SIZE(1..6)) OF ExtendedAvailablePLMN-Item
ExtendedEARFCN ::= INTEGER (0..262143)
ExtendedPacketDelayBudget ::= INTEGER (1..65535, ...)
ExtendedResourceSymbolOffset ::= INTEGER (0..13, ...)
ExtendedServedPLMNs-Item ::= SEQUENCE {
  pLMN-Identity PLMN-Identity,
  tAISliceSupportList SliceSupportList OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{ExtendedServedPLMNs-ItemExtIEs} OPTIONAL,
  ...
}
ExtendedServedPLMNs-List ::= SEQUENCE (SIZE(1..6)) OF ExtendedServedPLMNs-Item
ExtendedSliceSupportList ::= SEQUENCE (SIZE(1..65535)) OF SliceSupportItem
ExtendedUEIdentityIndexValue ::= BIT STRING (SIZE(16))
F1AP-PDU ::= CHOICE {
  initiatingMessage InitiatingMessage,
  successfulOutcome SuccessfulOutcome,
  unsuccessfulOutcome UnsuccessfulOutcome,
  choice-extension ProtocolIE-SingleContainer{F1AP-PDU-ExtIEs}
}
F1CPathNRDC ::= ENUMERATED { mcg, scg, both }
F1CPathNSA ::= ENUMERATED { lte, nr, both }
F1CTransferPath ::= SEQUENCE {
  f1CPathNSA F1CPathNSA,
  iE-Extensions ProtocolExtensionContainer{F1CTransferPath-ExtIEs} OPTIONAL,
  ...
}
F1CTransferPathNRDC ::= SEQUENCE {
  f1CPathNRDC F1CPathNRDC,
  iE-Extensions ProtocolExtensionContainer{F1CTransferPathNRDC-ExtIEs} OPTIONAL,
  ...
}
F1RemovalFailure ::= SEQUENCE { protocolIEs ProtocolIE-Container{F1RemovalFailureIEs}, ... }
F1RemovalRequest ::= SEQUENCE { protocolIEs ProtocolIE-Container{F1RemovalRequestIEs}, ... }
F1RemovalResponse ::= SEQUENCE { protocolIEs ProtocolIE-Container{F1RemovalResponseIEs}, ... }
F1SetupFailure ::= SEQUENCE { protocolIEs ProtocolIE-Container{F1SetupFailureIEs}, ... }
F1SetupOutcome ::= ENUMERATED { success, failure, ... }
F1SetupRequest ::= SEQUENCE { protocolIEs ProtocolIE-Container{F1SetupRequestIEs}, ... }
F1SetupResponse ::= SEQUENCE { protocolIEs ProtocolIE-Container{F1SetupResponseIEs}, ... }
F1U-PathFailure ::= ENUMERATED { true, ... }
F1UTunnelNotEstablished ::= ENUMERATED { true, ... }
FDD-Info ::= SEQUENCE {
  uL-NRFreqInfo NRFreqInfo,
  dL-NRFreqInfo NRFreqInfo,
  uL-Transmission-Bandwidth Transmission-Bandwidth,
  dL-Transmission-Bandwidth Transmission-Bandwidth,
  iE-Extensions ProtocolExtensionContainer{FDD-Info-ExtIEs} OPTIONAL,
  ...
}
FDD-InfoRel16 ::= SEQUENCE {
  uL-FreqInfo FreqInfoRel16 OPTIONAL,
  sUL-FreqInfo FreqInfoRel16 OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{FDD-InfoRel16-ExtIEs} OPTIONAL,
  ...
}
FR1-Bandwidth ::= ENUMERATED {
  bw5, bw10, bw20, bw40, bw50, bw80, bw100, ..., bw160, bw200, bw15, bw25, bw30, bw60, bw35, bw45, bw70, bw90
}
FR2-Bandwidth ::= ENUMERATED { bw50, bw100, bw200, bw400, ..., bw800, bw1600, bw2000, bw600 }
FiveG-ProSeAuthorized ::= SEQUENCE {
  fiveG-proSeDirectDiscovery FiveG-ProSeDirectDiscovery OPTIONAL,
  fiveG-proSeDirectCommunication FiveG-ProSeDirectCommunication OPTIONAL,
  fiveG-ProSeLayer2UEtoNetworkRelay FiveG-ProSeLayer2UEtoNetworkRelay OPTIONAL,
  fiveG-ProSeLayer3UEtoNetworkRelay FiveG-ProSeLayer3UEtoNetworkRelay OPTIONAL,
  fiveG-ProSeLayer2RemoteUE FiveG-ProSeLayer2RemoteUE OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{FiveG-ProSeAuthorized-ExtIEs} OPTIONAL,
  ...
}
FiveG-ProSeDirectCommunication ::= ENUMERATED { authorized, not-authorized, ... }
FiveG-ProSeDirectDiscovery ::= ENUMERATED { authorized, not-authorized, ... }
FiveG-ProSeLayer2Multipath ::= ENUMERATED { authorized, not-authorized, ... }
FiveG-ProSeLayer2RemoteUE ::= ENUMERATED { authorized, not-authorized, ... }
FiveG-ProSeLayer2UEtoNetworkRelay ::= ENUMERATED { authorized, not-authorized, ... }
FiveG-ProSeLayer2UEtoUERelay ::= ENUMERATED { authorized, not-authorized, ... }
FiveG-ProSeLayer2UEtoUERemote ::= ENUMERATED { authorized, not-authorized, ... }
FiveG-ProSeLayer3UEtoNetworkRelay ::= ENUMERATED { authorized, not-authorized, ... }
FiveGS-TAC ::= OCTET STRING (SIZE(3))
FiveQI ::= INTEGER (0..255, ...)
Flows-Mapped-To-DRB-Item ::= SEQUENCE {
  qoSFlowIdentifier QoSFlowIdentifier,
  qoSFlowLevelQoSParameters QoSFlowLevelQoSParameters,
  iE-Extensions ProtocolExtensionContainer{Flows-Mapped-To-DRB-ItemExtIEs} OPTIONAL
}
Flows-Mapped-To-DRB-List ::= SEQUENCE (SIZE(1..64)) OF Flows-Mapped-To-DRB-Item
FlowsMappedToSLDRB-Item ::= SEQUENCE {
  pc5QoSFlowIdentifier PC5QoSFlowIdentifier,
  iE-Extensions ProtocolExtensionContainer{FlowsMappedToSLDRB-Item-ExtIEs} OPTIONAL,
  ...
}
FlowsMappedToSLDRB-List ::= SEQUENCE (SIZE(1..2048)) OF FlowsMappedToSLDRB-Item
FreqBandNrItem ::= SEQUENCE {
  freqBandIndicatorNr INTEGER (1..1024, ...),
  supportedSULBandList SEQUENCE (SIZE(0..32)) OF SupportedSULFreqBandItem,
  iE-Extensions ProtocolExtensionContainer{FreqBandNrItem-ExtIEs} OPTIONAL,
  ...
}
FreqDomainLength ::= CHOICE {
  l839 L839Info,
  l139 L139Info,
  choice-extension ProtocolIE-SingleContainer{FreqDomainLength-ExtIEs}
}
FreqInfoRel16 ::= SEQUENCE {
  nRARFCN INTEGER (0..3279165) OPTIONAL,
  frequencyShift7p5khz FrequencyShift7p5khz OPTIONAL,
  carrierList NRCarrierList OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{FreqInfoRel16-ExtIEs} OPTIONAL,
  ...
}
Frequency-Domain-HSNA-Configuration-Item ::= SEQUENCE {
  rBSetIndex INTEGER (0..7, ...),
  frequency-Domain-HSNA-Slot-Configuration-List Frequency-Domain-HSNA-Slot-Configuration-List,
  iE-Extensions ProtocolExtensionContainer{Frequency-Domain-HSNA-Configuration-Item-ExtIEs} OPTIONAL
}
Frequency-Domain-HSNA-Configuration-List ::= SEQUENCE (SIZE(1..8)) OF Frequency-Domain-HSNA-Configuration-Item
Frequency-Domain-HSNA-Slot-Configuration-Item ::= SEQUENCE {
  slotIndex INTEGER (0..5119) OPTIONAL,
  hSNADownlink HSNADownlink OPTIONAL,
  hSNAUplink HSNAUplink OPTIONAL,
  hSNAFlexible HSNAFlexible OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{Frequency-Domain-HSNA-Slot-Configuration-Item-ExtIEs} OPTIONAL
}
Frequency-Domain-HSNA-Slot-Configuration-List ::= SEQUENCE (SIZE(1..5120)) OF Frequency-Domain-HSNA-Slot-Configuration-Item
FrequencyShift7p5khz ::= ENUMERATED { false, true, ... }
FullConfiguration ::= ENUMERATED { full, ... }
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
GNB-CU-MBS-F1AP-ID ::= INTEGER (0..4294967295)
GNB-CU-Name ::= PrintableString (SIZE(1..150, ...))
GNB-CU-NameUTF8String ::= UTF8String (SIZE(1..150, ...))
GNB-CU-NameVisibleString ::= VisibleString (SIZE(1..150, ...))
GNB-CU-TNL-Association-Failed-To-Setup-Item ::= SEQUENCE {
  tNLAssociationTransportLayerAddress CP-TransportLayerAddress,
  cause Cause,
  iE-Extensions ProtocolExtensionContainer{GNB-CU-TNL-Association-Failed-To-Setup-Item-ExtIEs} OPTIONAL
}
GNB-CU-TNL-Association-Failed-To-Setup-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{GNB-CU-TNL-Association-Failed-To-Setup-ItemIEs}
GNB-CU-TNL-Association-Setup-Item ::= SEQUENCE {
  tNLAssociationTransportLayerAddress CP-TransportLayerAddress,
  iE-Extensions ProtocolExtensionContainer{GNB-CU-TNL-Association-Setup-Item-ExtIEs} OPTIONAL
}
GNB-CU-TNL-Association-Setup-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{GNB-CU-TNL-Association-Setup-ItemIEs}
GNB-CU-TNL-Association-To-Add-Item ::= SEQUENCE {
  tNLAssociationTransportLayerAddress CP-TransportLayerAddress,
  tNLAssociationUsage TNLAssociationUsage,
  iE-Extensions ProtocolExtensionContainer{GNB-CU-TNL-Association-To-Add-Item-ExtIEs} OPTIONAL
}
GNB-CU-TNL-Association-To-Add-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{GNB-CU-TNL-Association-To-Add-ItemIEs}
GNB-CU-TNL-Association-To-Remove-Item ::= SEQUENCE {
  tNLAssociationTransportLayerAddress CP-TransportLayerAddress,
  iE-Extensions ProtocolExtensionContainer{GNB-CU-TNL-Association-To-Remove-Item-ExtIEs} OPTIONAL
}
GNB-CU-TNL-Association-To-Remove-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{GNB-CU-TNL-Association-To-Remove-ItemIEs}
GNB-CU-TNL-Association-To-Update-Item ::= SEQUENCE {
  tNLAssociationTransportLayerAddress CP-TransportLayerAddress,
  tNLAssociationUsage TNLAssociationUsage OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{GNB-CU-TNL-Association-To-Update-Item-ExtIEs} OPTIONAL
}
GNB-CU-TNL-Association-To-Update-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{GNB-CU-TNL-Association-To-Update-ItemIEs}
GNB-CU-UE-F1AP-ID ::= INTEGER (0..4294967295)
GNB-CUSystemInformation ::= SEQUENCE {
  sibtypetobeupdatedlist SEQUENCE (SIZE(1..32)) OF SibtypetobeupdatedListItem,
  iE-Extensions ProtocolExtensionContainer{GNB-CUSystemInformation-ExtIEs} OPTIONAL,
  ...
}
GNB-DU-Cell-Resource-Configuration ::= SEQUENCE {
  subcarrierSpacing SubcarrierSpacing,
  dUFTransmissionPeriodicity DUFTransmissionPeriodicity OPTIONAL,
  dUF-Slot-Config-List DUF-Slot-Config-List OPTIONAL,
  hSNATransmissionPeriodicity HSNATransmissionPeriodicity,
  hsNSASlotConfigList HSNASlotConfigList OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{GNB-DU-Cell-Resource-Configuration-ExtIEs} OPTIONAL
}
GNB-DU-ID ::= INTEGER (0..68719476735)
GNB-DU-MBS-F1AP-ID ::= INTEGER (0..4294967295)
GNB-DU-Name ::= PrintableString (SIZE(1..150, ...))
GNB-DU-NameUTF8String ::= UTF8String (SIZE(1..150, ...))
GNB-DU-NameVisibleString ::= VisibleString (SIZE(1..150, ...))
GNB-DU-Served-Cells-Item ::= SEQUENCE {
  served-Cell-Information Served-Cell-Information,
  gNB-DU-System-Information GNB-DU-System-Information OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{GNB-DU-Served-Cells-ItemExtIEs} OPTIONAL,
  ...
}
GNB-DU-Served-Cells-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{GNB-DU-Served-Cells-ItemIEs}
GNB-DU-System-Information ::= SEQUENCE {
  mIB-message MIB-message,
  sIB1-message SIB1-message,
  iE-Extensions ProtocolExtensionContainer{GNB-DU-System-Information-ExtIEs} OPTIONAL,
  ...
}
GNB-DU-TNL-Association-To-Remove-Item ::= SEQUENCE {
  tNLAssociationTransportLayerAddress CP-TransportLayerAddress,
  tNLAssociationTransportLayerAddressgNBCU CP-TransportLayerAddress OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{GNB-DU-TNL-Association-To-Remove-Item-ExtIEs} OPTIONAL
}
GNB-DU-TNL-Association-To-Remove-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{GNB-DU-TNL-Association-To-Remove-ItemIEs}
GNB-DU-UE-F1AP-ID ::= INTEGER (0..4294967295)
GNB-DUConfigurationQuery ::= ENUMERATED { true, ... }
GNB-ID ::= CHOICE {
  gNB-ID BIT STRING (SIZE(22..32)),
  choice-Extensions ProtocolIE-SingleContainer{GNB-ID-ExtIEs}
}
GNB-RxTxTimeDiff ::= SEQUENCE {
  rxTxTimeDiff GNBRxTxTimeDiffMeas,
  additionalPath-List AdditionalPath-List OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{GNB-RxTxTimeDiff-ExtIEs} OPTIONAL
}
GNBCUConfigurationUpdate ::= SEQUENCE { protocolIEs ProtocolIE-Container{GNBCUConfigurationUpdateIEs}, ... }
GNBCUConfigurationUpdateAcknowledge ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{GNBCUConfigurationUpdateAcknowledgeIEs},
  ...
}
GNBCUConfigurationUpdateFailure ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{GNBCUConfigurationUpdateFailureIEs},
  ...
}
GNBCUMeasurementID ::= INTEGER (0..4095, ...)
GNBDUConfigurationUpdate ::= SEQUENCE { protocolIEs ProtocolIE-Container{GNBDUConfigurationUpdateIEs}, ... }
GNBDUConfigurationUpdateAcknowledge ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{GNBDUConfigurationUpdateAcknowledgeIEs},
  ...
}
GNBDUConfigurationUpdateFailure ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{GNBDUConfigurationUpdateFailureIEs},
  ...
}
GNBDUMeasurementID ::= INTEGER (0..4095, ...)
GNBDUOverloadInformation ::= ENUMERATED { overloaded, not-overloaded }
GNBDUResourceConfiguration ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{GNBDUResourceConfigurationIEs},
  ...
}
GNBDUResourceConfigurationAcknowledge ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{GNBDUResourceConfigurationAcknowledgeIEs},
  ...
}
GNBDUResourceConfigurationFailure ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{GNBDUResourceConfigurationFailureIEs},
  ...
}
GNBDUResourceCoordinationRequest ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{GNBDUResourceCoordinationRequest-IEs},
  ...
}
GNBDUResourceCoordinationResponse ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{GNBDUResourceCoordinationResponse-IEs},
  ...
}
GNBDUStatusIndication ::= SEQUENCE { protocolIEs ProtocolIE-Container{GNBDUStatusIndicationIEs}, ... }
GNBDUUESliceMaximumBitRateItem ::= SEQUENCE {
  sNSSAI SNSSAI,
  uESliceMaximumBitRateUL BitRate,
  iE-Extensions ProtocolExtensionContainer{GNBDUUESliceMaximumBitRateItem-ExtIEs} OPTIONAL,
  ...
}
GNBDUUESliceMaximumBitRateList ::= SEQUENCE (SIZE(1..8)) OF GNBDUUESliceMaximumBitRateItem
GNBRxTxTimeDiffMeas ::= CHOICE {
  k0 INTEGER (0..1970049),
  k1 INTEGER (0..985025),
  k2 INTEGER (0..492513),
  k3 INTEGER (0..246257),
  k4 INTEGER (0..123129),
  k5 INTEGER (0..61565),
  choice-extension ProtocolIE-SingleContainer{GNBRxTxTimeDiffMeas-ExtIEs}
}
GNBSetID ::= BIT STRING (SIZE(22))
GTP-TEID ::= OCTET STRING (SIZE(4))
GTPTLA-Item ::= SEQUENCE {
  gTPTransportLayerAddress TransportLayerAddress,
  iE-Extensions ProtocolExtensionContainer{GTPTLA-Item-ExtIEs} OPTIONAL
}
GTPTLAs ::= SEQUENCE (SIZE(1..16)) OF GTPTLA-Item
GTPTunnel ::= SEQUENCE {
  transportLayerAddress TransportLayerAddress,
  gTP-TEID GTP-TEID,
  iE-Extensions ProtocolExtensionContainer{GTPTunnel-ExtIEs} OPTIONAL,
  ...
}
GeographicalCoordinates ::= SEQUENCE {
  tRPPositionDefinitionType TRPPositionDefinitionType,
  dLPRSResourceCoordinates DLPRSResourceCoordinates OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{GeographicalCoordinates-ExtIEs} OPTIONAL
}
GlobalGNB-ID ::= SEQUENCE {
  pLMNIdentity PLMN-Identity,
  gNB-ID GNB-ID,
  iE-Extensions ProtocolExtensionContainer{GlobalGNB-ID-ExtIEs} OPTIONAL,
  ...
}
HSNADownlink ::= ENUMERATED { hard, soft, notavailable }
HSNAFlexible ::= ENUMERATED { hard, soft, notavailable }
HSNASlotConfigItem ::= SEQUENCE {
  hSNADownlink HSNADownlink OPTIONAL,
  hSNAUplink HSNAUplink OPTIONAL,
  hSNAFlexible HSNAFlexible OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{HSNASlotConfigItem-ExtIEs} OPTIONAL
}
HSNASlotConfigList ::= SEQUENCE (SIZE(1..5120)) OF HSNASlotConfigItem
HSNATransmissionPeriodicity ::= ENUMERATED {
  ms0p5, ms0p625, ms1, ms1p25, ms2, ms2p5, ms5, ms10, ms20, ms40, ms80, ms160, ...
}
HSNAUplink ::= ENUMERATED { hard, soft, notavailable }
HandoverPreparationInformation ::= OCTET STRING
HardwareLoadIndicator ::= SEQUENCE {
  dLHardwareLoadIndicator INTEGER (0..100, ...),
  uLHardwareLoadIndicator INTEGER (0..100, ...),
  iE-Extensions ProtocolExtensionContainer{HardwareLoadIndicator-ExtIEs} OPTIONAL,
  ...
}
HashedUEIdentityIndexValue ::= BIT STRING (SIZE(13, ...))
IAB-Allocated-TNL-Address-Item ::= SEQUENCE {
  iABTNLAddress IABTNLAddress,
  iABTNLAddressUsage IABTNLAddressUsage OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{IAB-Allocated-TNL-Address-Item-ExtIEs} OPTIONAL
}
IAB-Allocated-TNL-Address-List ::= SEQUENCE (SIZE(1..1024)) OF ProtocolIE-SingleContainer{IAB-Allocated-TNL-Address-List-ItemIEs}
IAB-Barred ::= ENUMERATED { barred, not-barred, ... }
IAB-Congestion-Indication-Item ::= SEQUENCE {
  childNodeIdentifier BAPAddress,
  bHRLCCHList BHRLCCHList OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{IAB-Congestion-Indication-ItemExtIEs} OPTIONAL
}
IAB-Congestion-Indication-List ::= SEQUENCE (SIZE(1..1024)) OF IAB-Congestion-Indication-Item
IAB-DU-Cell-Resource-Configuration-FDD-Info ::= SEQUENCE {
  gNB-DU-Cell-Resource-Configuration-FDD-UL GNB-DU-Cell-Resource-Configuration,
  gNB-DU-Cell-Resource-Configuration-FDD-DL GNB-DU-Cell-Resource-Configuration,
  iE-Extensions ProtocolExtensionContainer{IAB-DU-Cell-Resource-Configuration-FDD-Info-ExtIEs} OPTIONAL,
  ...
}
IAB-DU-Cell-Resource-Configuration-Mode-Info ::= CHOICE {
  fDD IAB-DU-Cell-Resource-Configuration-FDD-Info,
  tDD IAB-DU-Cell-Resource-Configuration-TDD-Info,
  choice-extension ProtocolIE-SingleContainer{IAB-DU-Cell-Resource-Configuration-Mode-Info-ExtIEs}
}
IAB-DU-Cell-Resource-Configuration-TDD-Info ::= SEQUENCE {
  gNB-DU-Cell-Resourc-Configuration-TDD GNB-DU-Cell-Resource-Configuration,
  iE-Extensions ProtocolExtensionContainer{IAB-DU-Cell-Resource-Configuration-TDD-Info-ExtIEs} OPTIONAL,
  ...
}
IAB-Info-IAB-DU ::= SEQUENCE {
  multiplexingInfo MultiplexingInfo OPTIONAL,
  iAB-STC-Info IAB-STC-Info OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{IAB-Info-IAB-DU-ExtIEs} OPTIONAL
}
IAB-Info-IAB-donor-CU ::= SEQUENCE {
  iAB-STC-Info IAB-STC-Info OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{IAB-Info-IAB-donor-CU-ExtIEs} OPTIONAL
}
IAB-MT-Cell-List ::= SEQUENCE (SIZE(1..32)) OF IAB-MT-Cell-List-Item
IAB-MT-Cell-List-Item ::= SEQUENCE {
  nRCellIdentity NRCellIdentity,
  dU-RX-MT-RX DU-RX-MT-RX,
  dU-TX-MT-TX DU-TX-MT-TX,
  dU-RX-MT-TX DU-RX-MT-TX,
  dU-TX-MT-RX DU-TX-MT-RX,
  iE-Extensions ProtocolExtensionContainer{IAB-MT-Cell-List-Item-ExtIEs} OPTIONAL
}
IAB-MT-Cell-NA-Resource-Configuration-FDD-Info ::= SEQUENCE {
  gNB-DU-Cell-NA-Resource-Configuration-FDD-UL GNB-DU-Cell-Resource-Configuration,
  gNB-DU-Cell-NA-Resource-Configuration-FDD-DL GNB-DU-Cell-Resource-Configuration,
  uL-FreqInfo NRFreqInfo OPTIONAL,
  uL-Transmission-Bandwidth Transmission-Bandwidth OPTIONAL,
  uL-NR-Carrier-List NRCarrierList OPTIONAL,
  dL-FreqInfo NRFreqInfo OPTIONAL,
  dL-Transmission-Bandwidth Transmission-Bandwidth OPTIONAL,
  dL-NR-Carrier-List NRCarrierList OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{IAB-MT-Cell-NA-Resource-Configuration-FDD-Info-ExtIEs} OPTIONAL,
  ...
}
IAB-MT-Cell-NA-Resource-Configuration-Mode-Info ::= CHOICE {
  fDD IAB-MT-Cell-NA-Resource-Configuration-FDD-Info,
  tDD IAB-MT-Cell-NA-Resource-Configuration-TDD-Info,
  choice-extension ProtocolIE-SingleContainer{IAB-MT-Cell-NA-Resource-Configuration-Mode-Info-ExtIEs}
}
IAB-MT-Cell-NA-Resource-Configuration-TDD-Info ::= SEQUENCE {
  gNB-DU-Cell-NA-Resourc-Configuration-TDD GNB-DU-Cell-Resource-Configuration,
  nRFreqInfo NRFreqInfo OPTIONAL,
  transmission-Bandwidth Transmission-Bandwidth OPTIONAL,
  nR-Carrier-List NRCarrierList OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{IAB-MT-Cell-NA-Resource-Configuration-TDD-Info-ExtIEs} OPTIONAL,
  ...
}
IAB-STC-Info ::= SEQUENCE {
  iAB-STC-Info-List IAB-STC-Info-List,
  iE-Extensions ProtocolExtensionContainer{IAB-STC-Info-ExtIEs} OPTIONAL
}
IAB-STC-Info-Item ::= SEQUENCE {
  sSB-freqInfo SSB-freqInfo,
  sSB-subcarrierSpacing SSB-subcarrierSpacing,
  sSB-transmissionPeriodicity SSB-transmissionPeriodicity,
  sSB-transmissionTimingOffset SSB-transmissionTimingOffset,
  sSB-transmissionBitmap SSB-transmissionBitmap,
  iE-Extensions ProtocolExtensionContainer{IAB-STC-Info-Item-ExtIEs} OPTIONAL
}
IAB-STC-Info-List ::= SEQUENCE (SIZE(1..45)) OF IAB-STC-Info-Item
IAB-TNL-Addresses-Exception ::= SEQUENCE {
  iABTNLAddressList IABTNLAddressList,
  iE-Extensions ProtocolExtensionContainer{IAB-TNL-Addresses-Exception-ExtIEs} OPTIONAL
}
IAB-TNL-Addresses-To-Remove-Item ::= SEQUENCE {
  iABTNLAddress IABTNLAddress,
  iE-Extensions ProtocolExtensionContainer{IAB-TNL-Addresses-To-Remove-Item-ExtIEs} OPTIONAL
}
IAB-TNL-Addresses-To-Remove-List ::= SEQUENCE (SIZE(1..1024)) OF ProtocolIE-SingleContainer{IAB-TNL-Addresses-To-Remove-ItemIEs}
IABConditionalRRCMessageDeliveryIndication ::= ENUMERATED { true, ... }
IABCongestionIndication ::= SEQUENCE {
  iAB-Congestion-Indication-List IAB-Congestion-Indication-List,
  iE-Extensions ProtocolExtensionContainer{EMPTY:F1AP-PROTOCOL-EXTENSION} OPTIONAL
}
IABIPv6RequestType ::= CHOICE {
  iPv6Address IABTNLAddressesRequested,
  iPv6Prefix IABTNLAddressesRequested,
  choice-extension ProtocolIE-SingleContainer{IABIPv6RequestType-ExtIEs}
}
IABTNLAddress ::= CHOICE {
  iPv4Address BIT STRING (SIZE(32)),
  iPv6Address BIT STRING (SIZE(128)),
  iPv6Prefix BIT STRING (SIZE(64)),
  choice-extension ProtocolIE-SingleContainer{IABTNLAddress-ExtIEs}
}
IABTNLAddress-Item ::= SEQUENCE {
  iABTNLAddress IABTNLAddress,
  iE-Extensions ProtocolExtensionContainer{IABTNLAddress-ItemExtIEs} OPTIONAL
}
IABTNLAddressFailure ::= SEQUENCE { protocolIEs ProtocolIE-Container{IABTNLAddressFailureIEs}, ... }
IABTNLAddressList ::= SEQUENCE (SIZE(1..1024)) OF IABTNLAddress-Item
IABTNLAddressRequest ::= SEQUENCE { protocolIEs ProtocolIE-Container{IABTNLAddressRequestIEs}, ... }
IABTNLAddressResponse ::= SEQUENCE { protocolIEs ProtocolIE-Container{IABTNLAddressResponseIEs}, ... }
IABTNLAddressUsage ::= ENUMERATED { f1-c, f1-u, non-f1, ... }
IABTNLAddressesRequested ::= SEQUENCE {
  tNLAddressesOrPrefixesRequestedAllTraffic INTEGER (1..256) OPTIONAL,
  tNLAddressesOrPrefixesRequestedF1-C INTEGER (1..256) OPTIONAL,
  tNLAddressesOrPrefixesRequestedF1-U INTEGER (1..256) OPTIONAL,
  tNLAddressesOrPrefixesRequestedNoNF1 INTEGER (1..256) OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{IABTNLAddressesRequested-ExtIEs} OPTIONAL
}
IABUPConfigurationUpdateFailure ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{IABUPConfigurationUpdateFailureIEs},
  ...
}
IABUPConfigurationUpdateRequest ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{IABUPConfigurationUpdateRequestIEs},
  ...
}
IABUPConfigurationUpdateResponse ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{IABUPConfigurationUpdateResponseIEs},
  ...
}
IABv4AddressesRequested ::= SEQUENCE {
  iABv4AddressesRequested IABTNLAddressesRequested,
  iE-Extensions ProtocolExtensionContainer{IABv4AddressesRequested-ExtIEs} OPTIONAL
}
IPHeaderInformation ::= SEQUENCE {
  destinationIABTNLAddress IABTNLAddress,
  dsInformationList DSInformationList OPTIONAL,
  iPv6FlowLabel BIT STRING (SIZE(20)) OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{EMPTY:F1AP-PROTOCOL-EXTENSION} OPTIONAL,
  ...
}
IPtolayer2TrafficMappingInfo ::= SEQUENCE {
  iPtolayer2TrafficMappingInfoToAdd IPtolayer2TrafficMappingInfoList OPTIONAL,
  iPtolayer2TrafficMappingInfoToRemove MappingInformationtoRemove OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{EMPTY:F1AP-PROTOCOL-EXTENSION} OPTIONAL,
  ...
}
IPtolayer2TrafficMappingInfo-Item ::= SEQUENCE {
  mappingInformationIndex MappingInformationIndex,
  iPHeaderInformation IPHeaderInformation,
  bHInfo BHInfo,
  iE-Extensions ProtocolExtensionContainer{IPtolayer2TrafficMappingInfo-ItemExtIEs} OPTIONAL,
  ...
}
IPtolayer2TrafficMappingInfoList ::= SEQUENCE (SIZE(1..67108864)) OF IPtolayer2TrafficMappingInfo-Item
IgnorePRACHConfiguration ::= ENUMERATED { true, ... }
IgnoreResourceCoordinationContainer ::= ENUMERATED { yes, ... }
ImplicitFormat ::= SEQUENCE {
  dUFSlotformatIndex DUFSlotformatIndex,
  iE-Extensions ProtocolExtensionContainer{ImplicitFormat-ExtIEs} OPTIONAL
}
InactivityMonitoringRequest ::= ENUMERATED { true, ... }
InactivityMonitoringResponse ::= ENUMERATED { not-supported, ... }
IndicationMCInactiveReception ::= ENUMERATED { true, ... }
IndirectPathAddition ::= SEQUENCE {
  targetRelayUEID BIT STRING (SIZE(24)),
  remoteUELocalID RemoteUELocalID,
  iE-Extensions ProtocolExtensionContainer{IndirectPathAddition-ExtIEs} OPTIONAL,
  ...
}
IngressNonF1terminatingTopologyIndicator ::= ENUMERATED { true, ... }
InitialULRRCMessageTransfer ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{InitialULRRCMessageTransferIEs},
  ...
}
InitiatingMessage ::= SEQUENCE {
  procedureCode ProcedureCode,
  criticality Criticality,
  value OPEN InitiatingMessage OF F1AP-ELEMENTARY-PROCEDURES BY procedureCode
}
IntendedTDD-DL-ULConfig ::= SEQUENCE {
  nRSCS ENUMERATED { scs15, scs30, scs60, scs120, ..., scs480, scs960 },
  nRCP ENUMERATED { normal, extended, ... },
  nRDLULTxPeriodicity ENUMERATED {
    ms0p5, ms0p625, ms1, ms1p25, ms2, ms2p5, ms3, ms4, ms5, ms10, ms20, ms40, ms60, ms80, ms100, ms120, ms140,
    ms160, ...
  },
  slot-Configuration-List Slot-Configuration-List,
  iE-Extensions ProtocolExtensionContainer{IntendedTDD-DL-ULConfig-ExtIEs} OPTIONAL
}
InterFrequencyConfig-NoGap ::= ENUMERATED { true, ... }
InterfacesToTrace ::= BIT STRING (SIZE(8))
JointorDLTCIStateID ::= OCTET STRING
L1151Info ::= SEQUENCE {
  prachSCSForL1151 ENUMERATED { scs15, scs120, ... },
  rootSequenceIndex INTEGER (0..1149),
  iE-Extension ProtocolExtensionContainer{L1151Info-ExtIEs} OPTIONAL,
  ...
}
L139Info ::= SEQUENCE {
  prachSCS ENUMERATED { scs15, scs30, scs60, scs120, ..., scs480, scs960 },
  rootSequenceIndex INTEGER (0..137) OPTIONAL,
  iE-Extension ProtocolExtensionContainer{L139Info-ExtIEs} OPTIONAL,
  ...
}
L571Info ::= SEQUENCE {
  prachSCSForL571 ENUMERATED { scs30, scs120, ..., scs480 },
  rootSequenceIndex INTEGER (0..569),
  iE-Extension ProtocolExtensionContainer{L571Info-ExtIEs} OPTIONAL,
  ...
}
L839Info ::= SEQUENCE {
  rootSequenceIndex INTEGER (0..837),
  restrictedSetConfig ENUMERATED { unrestrictedSet, restrictedSetTypeA, restrictedSetTypeB, ... },
  iE-Extension ProtocolExtensionContainer{L839Info-ExtIEs} OPTIONAL,
  ...
}
LCID ::= INTEGER (1..32, ...)
LCS-to-GCS-Translation ::= SEQUENCE {
  alpha INTEGER (0..3599),
  beta INTEGER (0..3599),
  gamma INTEGER (0..3599),
  iE-Extensions ProtocolExtensionContainer{LCS-to-GCS-Translation-ExtIEs} OPTIONAL,
  ...
}
LCStoGCSTranslation ::= SEQUENCE {
  alpha INTEGER (0..359),
  alpha-fine INTEGER (0..9) OPTIONAL,
  beta INTEGER (0..359),
  beta-fine INTEGER (0..9) OPTIONAL,
  gamma INTEGER (0..359),
  gamma-fine INTEGER (0..9) OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{LCStoGCSTranslation-ExtIEs} OPTIONAL
}
LCStoGCSTranslationList ::= SEQUENCE (SIZE(1..3)) OF LCStoGCSTranslation
LMF-MeasurementID ::= INTEGER (1..65536, ...)
LMF-UE-MeasurementID ::= INTEGER (1..256, ...)
LTEA2XServicesAuthorized ::= SEQUENCE {
  aerialUE AerialUE OPTIONAL,
  controllerUE ControllerUE OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{LTEA2XServicesAuthorized-ExtIEs} OPTIONAL
}
LTEUESidelinkAggregateMaximumBitrate ::= SEQUENCE {
  uELTESidelinkAggregateMaximumBitrate BitRate,
  iE-Extensions ProtocolExtensionContainer{LTEUESidelinkAggregateMaximumBitrate-ExtIEs} OPTIONAL
}
LTEV2XServicesAuthorized ::= SEQUENCE {
  vehicleUE VehicleUE OPTIONAL,
  pedestrianUE PedestrianUE OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{LTEV2XServicesAuthorized-ExtIEs} OPTIONAL
}
LTMCFRAResourceConfig ::= OCTET STRING
LTMCFRAResourceConfig-Item ::= SEQUENCE {
  nRCGI NRCGI,
  lTMCFRAResourceConfig LTMCFRAResourceConfig OPTIONAL,
  lTMCFRAResourceConfigSUL LTMCFRAResourceConfig OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{LTMCFRAResourceConfig-Item-ExtIEs} OPTIONAL,
  ...
}
LTMCFRAResourceConfig-List ::= SEQUENCE (SIZE(1..8)) OF LTMCFRAResourceConfig-Item
LTMCellSwitchInformation ::= SEQUENCE {
  jointorDLTCIStateID JointorDLTCIStateID,
  uLTCIStateID ULTCIStateID OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{LTMCellSwitchInformation-ExtIEs} OPTIONAL,
  ...
}
LTMCells-ToBeReleased-Item ::= SEQUENCE {
  nRCGI NRCGI,
  iE-Extensions ProtocolExtensionContainer{LTMCells-ToBeReleased-ItemExtIEs} OPTIONAL,
  ...
}
LTMCells-ToBeReleased-List ::= SEQUENCE (SIZE(1..8)) OF LTMCells-ToBeReleased-Item
LTMConfiguration ::= SEQUENCE {
  sSBInformation SSBInformation,
  referenceConfigurationInformation ReferenceConfigurationInformation OPTIONAL,
  completeCandidateConfigurationIndicator CompleteCandidateConfigurationIndicator OPTIONAL,
  lTMCFRAResourceConfig LTMCFRAResourceConfig OPTIONAL,
  lTMCFRAResourceConfigSUL LTMCFRAResourceConfig OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{LTMConfiguration-ExtIEs} OPTIONAL,
  ...
}
LTMConfigurationID ::= INTEGER (1..8)
LTMConfigurationIDMapping-Item ::= SEQUENCE {
  lTMCellID NRCGI,
  lTMConfigurationID LTMConfigurationID,
  iE-Extensions ProtocolExtensionContainer{LTMConfigurationIDMapping-Item-ExtIEs} OPTIONAL
}
LTMConfigurationIDMappingList ::= SEQUENCE (SIZE(1..8)) OF LTMConfigurationIDMapping-Item
LTMIndicator ::= ENUMERATED { true, ... }
LTMInformation-Modify ::= SEQUENCE {
  lTMIndicator LTMIndicator,
  referenceConfiguration ReferenceConfiguration OPTIONAL,
  cSIResourceConfiguration CSIResourceConfiguration OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{LTMInformation-Modify-ExtIEs} OPTIONAL,
  ...
}
LTMInformation-Setup ::= SEQUENCE {
  lTMIndicator LTMIndicator,
  referenceConfiguration ReferenceConfiguration OPTIONAL,
  cSIResourceConfiguration CSIResourceConfiguration OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{LTMInformation-Setup-ExtIEs} OPTIONAL,
  ...
}
LTML2ResetConfiguration-Item ::= SEQUENCE {
  cellID NRCGI,
  ltmL2ResetConfiguration OCTET STRING,
  iE-Extensions ProtocolExtensionContainer{LTML2ResetConfiguration-ItemExtIEs} OPTIONAL
}
LTML2ResetConfigurationList ::= SEQUENCE (SIZE(1..8)) OF LTML2ResetConfiguration-Item
LTMResetInformation ::= SEQUENCE {
  servingCellL2ResetConfiguration OCTET STRING OPTIONAL,
  lTML2ResetConfigurationList LTML2ResetConfigurationList OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{EMPTY:F1AP-PROTOCOL-EXTENSION} OPTIONAL,
  ...
}
LTMTCIStatesConfigurations-Item ::= SEQUENCE {
  nRCGI NRCGI,
  tCIStatesConfigurationsList TCIStatesConfigurationsList,
  iE-Extensions ProtocolExtensionContainer{LTMTCIStatesConfigurations-Item-ExtIEs} OPTIONAL,
  ...
}
LTMTCIStatesConfigurationsList ::= SEQUENCE (SIZE(1..8)) OF LTMTCIStatesConfigurations-Item
LTMgNB-DU-IDs-Item ::= SEQUENCE {
  lTMgNB-DU-ID GNB-DU-ID,
  iE-Extensions ProtocolExtensionContainer{LTMgNB-DU-IDs-Item-ExtIEs} OPTIONAL
}
LTMgNB-DU-IDs-PreambleIndex-Item ::= SEQUENCE {
  lTMgNB-DU-ID GNB-DU-ID,
  preambleIndexList PreambleIndexList OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{LTMgNB-DU-IDs-PreambleIndex-Item-ExtIEs} OPTIONAL
}
LTMgNB-DU-IDs-PreambleIndexList ::= SEQUENCE (SIZE(1..8)) OF LTMgNB-DU-IDs-PreambleIndex-Item
LTMgNB-DU-IDsList ::= SEQUENCE (SIZE(1..8)) OF LTMgNB-DU-IDs-Item
LastUsedCellIndication ::= ENUMERATED { true, ... }
LoS-NLoSIndicatorHard ::= ENUMERATED { nLoS, loS }
LoS-NLoSIndicatorSoft ::= INTEGER (0..10)
LoS-NLoSInformation ::= CHOICE {
  loS-NLoSIndicatorSoft LoS-NLoSIndicatorSoft,
  loS-NLoSIndicatorHard LoS-NLoSIndicatorHard,
  choice-Extension ProtocolIE-SingleContainer{LoS-NLoSInformation-ExtIEs}
}
LocalOrigin ::= SEQUENCE {
  relativeCoordinateID CoordinateID,
  horizontalAxesOrientation INTEGER (0..3599),
  referencePointCoordinateHA NGRANHighAccuracyAccessPointPosition OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{LocalOrigin-ExtIEs} OPTIONAL,
  ...
}
LocationDependentMBSF1UInformation ::= SEQUENCE (SIZE(1..256)) OF LocationDependentMBSF1UInformation-Item
LocationDependentMBSF1UInformation-Item ::= SEQUENCE {
  mbsAreaSession-ID MBS-Area-Session-ID,
  mbs-f1u-info-at-CU UPTransportLayerInformation,
  iE-Extensions ProtocolExtensionContainer{LocationDependentMBSF1UInformation-Item-ExtIEs} OPTIONAL,
  ...
}
LocationMeasurementInformation ::= OCTET STRING
LocationUncertainty ::= SEQUENCE {
  horizontalUncertainty INTEGER (0..255),
  horizontalConfidence INTEGER (0..100),
  verticalUncertainty INTEGER (0..255),
  verticalConfidence INTEGER (0..100),
  iE-Extensions ProtocolExtensionContainer{LocationUncertainty-ExtIEs} OPTIONAL
}
LongDRXCycleLength ::= ENUMERATED {
  ms10, ms20, ms32, ms40, ms60, ms64, ms70, ms80, ms128, ms160, ms256, ms320, ms512, ms640, ms1024, ms1280,
  ms2048, ms2560, ms5120, ms10240, ...
}
LongNonIntegerDRXCycleLength ::= ENUMERATED {
  ms1001over240, ms25over6, ms25over3, ms1001over120, ms100over9, ms25over2, ms40over3, ms125over9, ms50over3,
  ms1001over60, ms125over6, ms200over9, ms250over9, ms100over3, ms1001over30, ms75over2, ms125over3,
  ms1001over24, ms200over3, ms1001over15, ms250over3, ms1001over12, ms400over3, ...
}
LowerLayerPresenceStatusChange ::= ENUMERATED { suspend-lower-layers, resume-lower-layers, ... }
M2Configuration ::= ENUMERATED { true, ... }
M5-Links-to-log ::= ENUMERATED { uplink, downlink, both-uplink-and-downlink, ... }
M5Configuration ::= SEQUENCE {
  m5period M5period,
  m5-links-to-log M5-Links-to-log,
  iE-Extensions ProtocolExtensionContainer{M5Configuration-ExtIEs} OPTIONAL,
  ...
}
M5ReportAmount ::= ENUMERATED { r1, r2, r4, r8, r16, r32, r64, infinity, ... }
M5period ::= ENUMERATED { ms1024, ms2048, ms5120, ms10240, min1, ... }
M6-Links-to-log ::= ENUMERATED { uplink, downlink, both-uplink-and-downlink, ... }
M6Configuration ::= SEQUENCE {
  m6report-Interval M6report-Interval,
  m6-links-to-log M6-Links-to-log,
  iE-Extensions ProtocolExtensionContainer{M6Configuration-ExtIEs} OPTIONAL,
  ...
}
M6ReportAmount ::= ENUMERATED { r1, r2, r4, r8, r16, r32, r64, infinity, ... }
M6report-Interval ::= ENUMERATED {
  ms120, ms240, ms640, ms1024, ms2048, ms5120, ms10240, ms20480, ms40960, min1, min6, min12, min30, ..., ms480
}
M7-Links-to-log ::= ENUMERATED { downlink, ... }
M7Configuration ::= SEQUENCE {
  m7period M7period,
  m7-links-to-log M7-Links-to-log,
  iE-Extensions ProtocolExtensionContainer{M7Configuration-ExtIEs} OPTIONAL,
  ...
}
M7ReportAmount ::= ENUMERATED { r1, r2, r4, r8, r16, r32, r64, infinity, ... }
M7period ::= INTEGER (1..60, ...)
MBS-Area-Session-ID ::= INTEGER (0..65535, ...)
MBS-Broadcast-Cell-Item ::= SEQUENCE {
  nRCGI NRCGI,
  mtch-neighbourCell OCTET STRING OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MBS-Broadcast-Cell-Item-ExtIEs} OPTIONAL,
  ...
}
MBS-Broadcast-Cell-List ::= SEQUENCE (SIZE(1..512)) OF MBS-Broadcast-Cell-Item
MBS-Broadcast-MRB-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  mRB-PDCP-Config-Broadcast OCTET STRING,
  iE-Extensions ProtocolExtensionContainer{MBS-Broadcast-MRB-Item-ExtIEs} OPTIONAL,
  ...
}
MBS-Broadcast-MRB-List ::= SEQUENCE (SIZE(1..32)) OF MBS-Broadcast-MRB-Item
MBS-Broadcast-NeighbourCellList ::= OCTET STRING
MBS-CUtoDURRCInformation ::= SEQUENCE {
  mBS-Broadcast-Cell-List MBS-Broadcast-Cell-List,
  mBS-Broadcast-MRB-List MBS-Broadcast-MRB-List,
  iE-Extensions ProtocolExtensionContainer{MBS-CUtoDURRCInformation-ExtIEs} OPTIONAL,
  ...
}
MBS-Flows-Mapped-To-MRB-Item ::= SEQUENCE {
  mBS-QoSFlowIdentifier QoSFlowIdentifier,
  mbs-QoSFlowLevelQoSParameters QoSFlowLevelQoSParameters,
  iE-Extensions ProtocolExtensionContainer{MBS-Flows-Mapped-To-MRB-Item-ExtIEs} OPTIONAL
}
MBS-Flows-Mapped-To-MRB-List ::= SEQUENCE (SIZE(1..64)) OF MBS-Flows-Mapped-To-MRB-Item
MBS-FrequencySelectionArea-Identity ::= OCTET STRING (SIZE(3))
MBS-Multicast-CU2DU-Cell-Item ::= SEQUENCE {
  nRCGI NRCGI,
  mbsMulticastRRC-INACTIVEReceptionMode MBSMulticastRRCINACTIVEReceptionMode OPTIONAL,
  mbsMulticastConfigurationRequest ENUMERATED { query, ... } OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MBS-Multicast-CU2DU-Cell-Item-ExtIEs} OPTIONAL,
  ...
}
MBS-Multicast-CU2DU-Cell-List ::= SEQUENCE (SIZE(1..512)) OF MBS-Multicast-CU2DU-Cell-Item
MBS-Multicast-DU2CU-Cell-Item ::= SEQUENCE {
  nRCGI NRCGI,
  mbsMulticastConfigurationResponseInfo MBSMulticastConfigurationResponseInfo OPTIONAL,
  mbsMulticastConfigurationNotification MBSMulticastConfigurationNotification OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MBS-Multicast-DU2CU-Cell-Item-ExtIEs} OPTIONAL,
  ...
}
MBS-Multicast-DU2CU-Cell-List ::= SEQUENCE (SIZE(1..512)) OF MBS-Multicast-DU2CU-Cell-Item
MBS-Multicast-MRB-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  mRB-PDCP-Config-Broadcast OCTET STRING,
  iE-Extensions ProtocolExtensionContainer{MBS-Multicast-MRB-Item-ExtIEs} OPTIONAL,
  ...
}
MBS-Multicast-MRB-List ::= SEQUENCE (SIZE(1..32)) OF MBS-Multicast-MRB-Item
MBS-ServiceArea ::= CHOICE {
  locationindependent MBS-ServiceAreaInformation,
  locationdependent MBS-ServiceAreaInformationList,
  choice-Extensions ProtocolIE-SingleContainer{EMPTY:F1AP-PROTOCOL-IES}
}
MBS-ServiceAreaCellList ::= SEQUENCE (SIZE(1..512)) OF NRCGI
MBS-ServiceAreaInformation ::= SEQUENCE {
  mBS-ServiceAreaCellList MBS-ServiceAreaCellList OPTIONAL,
  mBS-ServiceAreaTAIList MBS-ServiceAreaTAIList OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MBS-ServiceAreaInformation-ExtIEs} OPTIONAL,
  ...
}
MBS-ServiceAreaInformationItem ::= SEQUENCE {
  mBS-AreaSessionID MBS-Area-Session-ID,
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
MBS-Session-ID ::= SEQUENCE {
  tMGI TMGI,
  nID NID OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MBS-Session-ID-ExtIEs} OPTIONAL,
  ...
}
MBSF1UInformation ::= SEQUENCE {
  mbs-f1u-info UPTransportLayerInformation,
  iE-Extensions ProtocolExtensionContainer{MBSF1UInformation-ExtIEs} OPTIONAL,
  ...
}
MBSInterestIndication ::= OCTET STRING
MBSMulticastConfiguration-available ::= SEQUENCE {
  mBSMulticastConfiguration OCTET STRING,
  iE-Extensions ProtocolExtensionContainer{MBSMulticastConfiguration-available-ExtIEs} OPTIONAL,
  ...
}
MBSMulticastConfiguration-notavailable ::= SEQUENCE {
  mBSMulticastConfiguration-notavailable ENUMERATED { not-available, ... },
  iE-Extensions ProtocolExtensionContainer{MBSMulticastConfiguration-notavailable-ExtIEs} OPTIONAL,
  ...
}
MBSMulticastConfigurationNotification ::= SEQUENCE {
  mbsMulticastConfigurationNotificationInfo MBSMulticastConfigurationNotificationInfo OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MBSMulticastConfigurationNotification-ExtIEs} OPTIONAL,
  ...
}
MBSMulticastConfigurationNotificationInfo ::= CHOICE {
  mbsMulticastConfigurationChanged OCTET STRING,
  mbsMulticastConfigurationRemoved NULL,
  choice-extension ProtocolIE-SingleContainer{MBSMulticastConfigurationNotificationInfo-ExtIEs}
}
MBSMulticastConfigurationResponseInfo ::= CHOICE {
  mbsMulticastConfiguration-available MBSMulticastConfiguration-available,
  mbsMulticastConfiguration-notavailable MBSMulticastConfiguration-notavailable,
  choice-extension ProtocolIE-SingleContainer{MBSMulticastConfigurationResponseInfo-ExtIEs}
}
MBSMulticastF1UContextDescriptor ::= SEQUENCE {
  multicastF1UContextReferenceF1 MulticastF1UContextReferenceF1,
  mc-F1UCtxtusage ENUMERATED { ptm, ptp, ptp-retransmission, ptp-forwarding, ... },
  mbsAreaSession MBS-Area-Session-ID OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MBSMulticastF1UContextDescriptor-ExtIEs} OPTIONAL,
  ...
}
MBSMulticastNeighbourCellListItem ::= CHOICE {
  mbsMulticastNeighbourCellListInformationprovided UpdateMBSMulticastNeighbourCellListInformation,
  nombsMulticastNeighbourCellListInformationprovided NULL,
  choice-extension ProtocolIE-SingleContainer{MBSMulticastNeighbourCellListItem-ExtIEs}
}
MBSMulticastRRCINACTIVEReceptionMode ::= ENUMERATED { activated, deactivated, ... }
MBSMulticastSessionReceptionState ::= ENUMERATED { start-monitoring-G-RNTI, stop-monitoring-G-RNTI, ... }
MBSPTPRetransmissionTunnelRequired ::= ENUMERATED { true, ... }
MC-PagingCell-Item ::= SEQUENCE {
  nRCGI NRCGI,
  iE-Extensions ProtocolExtensionContainer{MC-PagingCell-ItemExtIEs} OPTIONAL
}
MC-PagingCell-list ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{MC-PagingCell-ItemIEs}
MDT-Activation ::= ENUMERATED { immediate-MDT-only, immediate-MDT-and-Trace, ... }
MDTConfiguration ::= SEQUENCE {
  mdt-Activation MDT-Activation,
  measurementsToActivate MeasurementsToActivate,
  m2Configuration M2Configuration OPTIONAL,
  m5Configuration M5Configuration OPTIONAL,
  m6Configuration M6Configuration OPTIONAL,
  m7Configuration M7Configuration OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MDTConfiguration-ExtIEs} OPTIONAL,
  ...
}
MDTPLMNList ::= SEQUENCE (SIZE(1..16)) OF PLMN-Identity
MDTPLMNModificationList ::= SEQUENCE (SIZE(0..16)) OF PLMN-Identity
MDTPollutedMeasurementIndicator ::= ENUMERATED { iDC, no-IDC, ... }
MIABF1SetupOutcomeNotification ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MIABF1SetupOutcomeNotificationIEs},
  ...
}
MIABF1SetupTriggering ::= SEQUENCE { protocolIEs ProtocolIE-Container{MIABF1SetupTriggeringIEs}, ... }
MIB-message ::= OCTET STRING
MIMOPRBusageInformation ::= SEQUENCE {
  dl-GBR-PRB-usage-for-MIMO INTEGER (0..100),
  ul-GBR-PRB-usage-for-MIMO INTEGER (0..100),
  dl-non-GBR-PRB-usage-for-MIMO INTEGER (0..100),
  ul-non-GBR-PRB-usage-for-MIMO INTEGER (0..100),
  dl-Total-PRB-usage-for-MIMO INTEGER (0..100),
  ul-Total-PRB-usage-for-MIMO INTEGER (0..100),
  iE-Extensions ProtocolExtensionContainer{MIMOPRBusageInformation-ExtIEs} OPTIONAL,
  ...
}
MRB-ID ::= INTEGER (1..512, ...)
MRB-ProgressInformation ::= CHOICE {
  pdcp-SN12 INTEGER (0..4095),
  pdcp-SN18 INTEGER (0..262143),
  choice-extension ProtocolIE-SingleContainer{MRB-ProgressInformation-ExtIEs}
}
MT-SDT-Indicator ::= ENUMERATED { true, ... }
MT-SDT-Information ::= SEQUENCE {
  mt-SDT-Indicator MT-SDT-Indicator,
  iE-Extensions ProtocolExtensionContainer{MT-SDT-Information-ExtIEs} OPTIONAL,
  ...
}
MTCH-NeighbourCellInformation ::= CHOICE {
  mtch-NeighbourCellprovided OCTET STRING,
  mtch-NeighbourCellnotprovided NULL,
  choice-extension ProtocolIE-SingleContainer{MTCH-NeighbourCellInformation-ExtIEs}
}
MTCH-NeighbourCellSession-Item ::= SEQUENCE {
  mbsSessionID MBS-Session-ID,
  mtch-NeighbourCellInformation MTCH-NeighbourCellInformation,
  iE-Extensions ProtocolExtensionContainer{MTCH-NeighbourCellSession-Item-ExtIEs} OPTIONAL,
  ...
}
MTCH-NeighbourCellSessionList ::= SEQUENCE (SIZE(1..1024)) OF MTCH-NeighbourCellSession-Item
MUSIM-GapConfig ::= OCTET STRING
MappingInformationIndex ::= BIT STRING (SIZE(26))
MappingInformationtoRemove ::= SEQUENCE (SIZE(1..67108864)) OF MappingInformationIndex
MaskedIMEISV ::= BIT STRING (SIZE(64))
MaxDataBurstVolume ::= INTEGER (0..4095, ...)
MaxPacketLossRate ::= INTEGER (0..1000)
MeasBasedOnAggregatedResources ::= ENUMERATED { true, ... }
MeasConfig ::= OCTET STRING
MeasGapConfig ::= OCTET STRING
MeasGapSharingConfig ::= OCTET STRING
MeasuredFrequencyHops ::= ENUMERATED { singleHop, multiHop, ... }
MeasuredResultsValue ::= CHOICE {
  uL-AngleOfArrival UL-AoA,
  uL-SRS-RSRP UL-SRS-RSRP,
  uL-RTOA UL-RTOA-Measurement,
  gNB-RxTxTimeDiff GNB-RxTxTimeDiff,
  choice-extension ProtocolIE-SingleContainer{MeasuredResultsValue-ExtIEs}
}
MeasurementActivation ::= SEQUENCE { protocolIEs ProtocolIE-Container{MeasurementActivation-IEs}, ... }
MeasurementBeamInfo ::= SEQUENCE {
  pRS-Resource-ID PRS-Resource-ID OPTIONAL,
  pRS-Resource-Set-ID PRS-Resource-Set-ID OPTIONAL,
  sSB-Index SSB-Index OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MeasurementBeamInfo-ExtIEs} OPTIONAL
}
MeasurementBeamInfoRequest ::= ENUMERATED { true, ... }
MeasurementCharacteristicsRequestIndicator ::= BIT STRING (SIZE(16))
MeasurementPeriodicity ::= ENUMERATED {
  ms120, ms240, ms480, ms640, ms1024, ms2048, ms5120, ms10240, min1, min6, min12, min30, ..., ms20480,
  ms40960, extended
}
MeasurementPeriodicityExtended ::= ENUMERATED {
  ms160, ms320, ms1280, ms2560, ms61440, ms81920, ms368640, ms737280, ms1843200, ...
}
MeasurementPreconfigurationConfirm ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MeasurementPreconfigurationConfirm-IEs},
  ...
}
MeasurementPreconfigurationRefuse ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MeasurementPreconfigurationRefuse-IEs},
  ...
}
MeasurementPreconfigurationRequired ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MeasurementPreconfigurationRequired-IEs},
  ...
}
MeasurementTimeOccasion ::= ENUMERATED { o1, o4, ... }
MeasurementTimingConfiguration ::= OCTET STRING
MeasurementsToActivate ::= BIT STRING (SIZE(8))
MessageIdentifier ::= BIT STRING (SIZE(16))
Mobile-IAB-MT-UE-ID ::= OCTET STRING
Mobile-IAB-MTUserLocationInformation ::= SEQUENCE {
  nRCGI NRCGI,
  tAI TAI,
  iE-Extensions ProtocolExtensionContainer{Mobile-IAB-MTUserLocationInformation-ExtIEs} OPTIONAL
}
Mobile-TRP-LocationInformation ::= SEQUENCE {
  location-Information OCTET STRING,
  velocity-Information OCTET STRING OPTIONAL,
  location-time-stamp TimeStamp OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{Mobile-TRP-LocationInformation-ExtIEs} OPTIONAL,
  ...
}
MobileIAB-Barred ::= ENUMERATED { barred, not-barred, ... }
MobilityInitiation ::= CHOICE {
  mobilityTrigger MobilityTrigger,
  mobilityInitiation-AssistanceInfo MobilityInitiation-AssistanceInfo,
  choice-extension ProtocolIE-SingleContainer{MobilityInitiation-ExtIEs}
}
MobilityInitiation-AssistanceInfo ::= SEQUENCE {
  servingCellMeasurements ServingCellMeasurements,
  candidateCellwithMeasurementsList CandidateCellwithMeasurementsList,
  iE-Extensions ProtocolExtensionContainer{MobilityInitiation-AssistanceInfo-ExtIEs} OPTIONAL,
  ...
}
MobilityInitiation-CellSwitchInfo ::= SEQUENCE {
  candidateCellwithBeamInfo CandidateCellwithBeamInfo,
  iE-Extensions ProtocolExtensionContainer{MobilityInitiation-CellSwitchInfo-ExtIEs} OPTIONAL,
  ...
}
MobilityInitiation-EarlyDLSyncInfo ::= SEQUENCE {
  candidateCellwithBeamInfoList CandidateCellwithBeamInfoList,
  iE-Extensions ProtocolExtensionContainer{MobilityInitiation-EarlyDLSyncInfo-ExtIEs} OPTIONAL,
  ...
}
MobilityInitiation-EarlyULSyncInfo ::= SEQUENCE {
  candidateCellwithBeamInfoList CandidateCellwithBeamInfoList,
  iE-Extensions ProtocolExtensionContainer{MobilityInitiation-EarlyULSyncInfo-ExtIEs} OPTIONAL,
  ...
}
MobilityTrigger ::= SEQUENCE {
  mobilityTriggeringIndication MobilityTriggeringIndication,
  mobilityInitiation-CellSwitchInfo MobilityInitiation-CellSwitchInfo OPTIONAL,
  mobilityInitiation-EarlyULSyncInfo MobilityInitiation-EarlyULSyncInfo OPTIONAL,
  mobilityInitiation-EarlyDLSyncInfo MobilityInitiation-EarlyDLSyncInfo OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MobilityTrigger-ExtIEs}
}
MobilityTriggeringIndication ::= BIT STRING (SIZE(8))
MulticastCU2DUCommonRRCInfo ::= SEQUENCE {
  multicastCommonCU2DUCellList MulticastCommonCU2DUCellList OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MulticastCU2DUCommonRRCInfo-ExtIEs} OPTIONAL,
  ...
}
MulticastCU2DURRCInfo ::= SEQUENCE {
  mBS-Multicast-CU2DU-Cell-List MBS-Multicast-CU2DU-Cell-List OPTIONAL,
  mBS-Multicast-MRB-List MBS-Multicast-MRB-List OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MulticastCU2DURRCInfo-ExtIEs} OPTIONAL,
  ...
}
MulticastCommonCU2DUCell-Item ::= SEQUENCE {
  nRCGI NRCGI,
  multicastCommonCu2DUCellInformation MulticastCommonCu2DUCellInformation,
  iE-Extensions ProtocolExtensionContainer{MulticastCommonCU2DUCell-Item-ExtIEs} OPTIONAL,
  ...
}
MulticastCommonCU2DUCellList ::= SEQUENCE (SIZE(1..512)) OF MulticastCommonCU2DUCell-Item
MulticastCommonConfigurationRefuse ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MulticastCommonConfigurationRefuseIEs},
  ...
}
MulticastCommonConfigurationRequest ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MulticastCommonConfigurationRequestIEs},
  ...
}
MulticastCommonConfigurationResponse ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MulticastCommonConfigurationResponseIEs},
  ...
}
MulticastCommonCu2DUCellInformation ::= SEQUENCE {
  mBSMulticastNeighbourCellListItem MBSMulticastNeighbourCellListItem OPTIONAL,
  thresholdMBS-ListItem ThresholdMBS-ListItem OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MulticastCommonCu2DUCellInformation-ExtIEs} OPTIONAL,
  ...
}
MulticastContextModificationFailure ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MulticastContextModificationFailureIEs},
  ...
}
MulticastContextModificationRequest ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MulticastContextModificationRequestIEs},
  ...
}
MulticastContextModificationResponse ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MulticastContextModificationResponseIEs},
  ...
}
MulticastContextNotificationConfirm ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MulticastContextNotificationConfirmIEs},
  ...
}
MulticastContextNotificationIndication ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MulticastContextNotificationIndicationIEs},
  ...
}
MulticastContextNotificationRefuse ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MulticastContextNotificationRefuseIEs},
  ...
}
MulticastContextReleaseCommand ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MulticastContextReleaseCommandIEs},
  ...
}
MulticastContextReleaseComplete ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MulticastContextReleaseCompleteIEs},
  ...
}
MulticastContextReleaseRequest ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MulticastContextReleaseRequestIEs},
  ...
}
MulticastContextSetupFailure ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MulticastContextSetupFailureIEs},
  ...
}
MulticastContextSetupRequest ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MulticastContextSetupRequestIEs},
  ...
}
MulticastContextSetupResponse ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MulticastContextSetupResponseIEs},
  ...
}
MulticastDU2CURRCInfo ::= SEQUENCE {
  mBS-Multicast-DU2CU-Cell-List MBS-Multicast-DU2CU-Cell-List OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MulticastDU2CURRCInfo-ExtIEs} OPTIONAL,
  ...
}
MulticastDistributionReleaseCommand ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MulticastDistributionReleaseCommandIEs},
  ...
}
MulticastDistributionReleaseComplete ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MulticastDistributionReleaseCompleteIEs},
  ...
}
MulticastDistributionSetupFailure ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MulticastDistributionSetupFailureIEs},
  ...
}
MulticastDistributionSetupRequest ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MulticastDistributionSetupRequestIEs},
  ...
}
MulticastDistributionSetupResponse ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{MulticastDistributionSetupResponseIEs},
  ...
}
MulticastF1UContext-FailedToBeSetup-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  cause Cause OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MulticastF1UContext-FailedToBeSetup-Item-ExtIEs} OPTIONAL,
  ...
}
MulticastF1UContext-FailedToBeSetup-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{MulticastF1UContext-FailedToBeSetup-ItemIEs}
MulticastF1UContext-Setup-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  mbs-f1u-info-at-CU UPTransportLayerInformation,
  iE-Extensions ProtocolExtensionContainer{MulticastF1UContext-Setup-Item-ExtIEs} OPTIONAL,
  ...
}
MulticastF1UContext-Setup-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{MulticastF1UContext-Setup-ItemIEs}
MulticastF1UContext-ToBeSetup-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  mbs-f1u-info-at-DU UPTransportLayerInformation,
  mbsProgressInformation MRB-ProgressInformation OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MulticastF1UContext-ToBeSetup-Item-ExtIEs} OPTIONAL,
  ...
}
MulticastF1UContext-ToBeSetup-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{MulticastF1UContext-ToBeSetup-ItemIEs}
MulticastF1UContextReferenceCU ::= OCTET STRING (SIZE(4))
MulticastF1UContextReferenceF1 ::= OCTET STRING (SIZE(4))
MulticastGroupPaging ::= SEQUENCE { protocolIEs ProtocolIE-Container{MulticastGroupPagingIEs}, ... }
MulticastMBSSessionList ::= SEQUENCE (SIZE(1..256)) OF MulticastMBSSessionList-Item
MulticastMBSSessionList-Item ::= SEQUENCE {
  mbsSessionId MBS-Session-ID,
  iE-Extensions ProtocolExtensionContainer{MulticastMBSSessionList-Item-ExtIEs} OPTIONAL,
  ...
}
MulticastMRBs-FailedToBeModified-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  cause Cause OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{EMPTY:F1AP-PROTOCOL-EXTENSION} OPTIONAL,
  ...
}
MulticastMRBs-FailedToBeModified-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{MulticastMRBs-FailedToBeModified-ItemIEs}
MulticastMRBs-FailedToBeSetup-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  cause Cause OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MulticastMRBs-FailedToBeSetup-Item-ExtIEs} OPTIONAL,
  ...
}
MulticastMRBs-FailedToBeSetup-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{MulticastMRBs-FailedToBeSetup-ItemIEs}
MulticastMRBs-FailedToBeSetupMod-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  cause Cause OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MulticastMRBs-FailedToBeSetupMod-Item-ExtIEs} OPTIONAL,
  ...
}
MulticastMRBs-FailedToBeSetupMod-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{MulticastMRBs-FailedToBeSetupMod-ItemIEs}
MulticastMRBs-Modified-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  iE-Extensions ProtocolExtensionContainer{MulticastMRBs-Modified-Item-ExtIEs} OPTIONAL,
  ...
}
MulticastMRBs-Modified-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{MulticastMRBs-Modified-ItemIEs}
MulticastMRBs-Setup-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  iE-Extensions ProtocolExtensionContainer{MulticastMRBs-Setup-Item-ExtIEs} OPTIONAL,
  ...
}
MulticastMRBs-Setup-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{MulticastMRBs-Setup-ItemIEs}
MulticastMRBs-SetupMod-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  iE-Extensions ProtocolExtensionContainer{MulticastMRBs-SetupMod-Item-ExtIEs} OPTIONAL,
  ...
}
MulticastMRBs-SetupMod-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{MulticastMRBs-SetupMod-ItemIEs}
MulticastMRBs-ToBeModified-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  mRB-QoSInformation QoSFlowLevelQoSParameters OPTIONAL,
  mBS-Flows-Mapped-To-MRB-List MBS-Flows-Mapped-To-MRB-List OPTIONAL,
  mBS-DL-PDCP-SN-Length PDCPSNLength OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{MulticastMRBs-ToBeModified-Item-ExtIEs} OPTIONAL,
  ...
}
MulticastMRBs-ToBeModified-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{MulticastMRBs-ToBeModified-ItemIEs}
MulticastMRBs-ToBeReleased-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  iE-Extensions ProtocolExtensionContainer{MulticastMRBs-ToBeReleased-ItemExtIEs} OPTIONAL,
  ...
}
MulticastMRBs-ToBeReleased-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{MulticastMRBs-ToBeReleased-ItemIEs}
MulticastMRBs-ToBeSetup-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  mRB-QoSInformation QoSFlowLevelQoSParameters,
  mBS-Flows-Mapped-To-MRB-List MBS-Flows-Mapped-To-MRB-List,
  mBS-DL-PDCP-SN-Length PDCPSNLength,
  iE-Extensions ProtocolExtensionContainer{MulticastMRBs-ToBeSetup-Item-ExtIEs} OPTIONAL,
  ...
}
MulticastMRBs-ToBeSetup-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{MulticastMRBs-ToBeSetup-ItemIEs}
MulticastMRBs-ToBeSetupMod-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  mRB-QoSInformation QoSFlowLevelQoSParameters,
  mBS-Flows-Mapped-To-MRB-List MBS-Flows-Mapped-To-MRB-List,
  mBS-DL-PDCP-SN-Length PDCPSNLength,
  iE-Extensions ProtocolExtensionContainer{MulticastMRBs-ToBeSetupMod-Item-ExtIEs} OPTIONAL,
  ...
}
MulticastMRBs-ToBeSetupMod-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{MulticastMRBs-ToBeSetupMod-ItemIEs}
MultipleULAoA ::= SEQUENCE {
  multipleULAoA MultipleULAoA-List,
  iE-Extensions ProtocolExtensionContainer{MultipleULAoA-ExtIEs} OPTIONAL,
  ...
}
MultipleULAoA-Item ::= CHOICE {
  uL-AoA UL-AoA,
  ul-ZoA ZoAInformation,
  choice-extension ProtocolIE-SingleContainer{MultipleULAoA-Item-ExtIEs}
}
MultipleULAoA-List ::= SEQUENCE (SIZE(1..8)) OF MultipleULAoA-Item
MultiplexingInfo ::= SEQUENCE {
  iAB-MT-Cell-List IAB-MT-Cell-List,
  iE-Extensions ProtocolExtensionContainer{MultiplexingInfo-ExtIEs} OPTIONAL
}
MusimCandidateBandList ::= OCTET STRING
MusimCapabilityRestrictionIndication ::= ENUMERATED { true, ... }
N3CIndirectPathAddition ::= SEQUENCE {
  targetRelayUEID GNB-DU-UE-F1AP-ID,
  iE-Extensions ProtocolExtensionContainer{N3CIndirectPathAddition-ExtIEs} OPTIONAL,
  ...
}
N6JitterInformation ::= SEQUENCE {
  n6JitterLowerBound INTEGER (-127..127),
  n6JitterUpperBound INTEGER (-127..127),
  iE-Extensions ProtocolExtensionContainer{N6JitterInformationExtIEs} OPTIONAL,
  ...
}
NA-Resource-Configuration-Item ::= SEQUENCE {
  nADownlink NADownlink OPTIONAL,
  nAUplink NAUplink OPTIONAL,
  nAFlexible NAFlexible OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{NA-Resource-Configuration-Item-ExtIEs} OPTIONAL
}
NA-Resource-Configuration-List ::= SEQUENCE (SIZE(1..5120)) OF NA-Resource-Configuration-Item
NADownlink ::= ENUMERATED { true, false, ... }
NAFlexible ::= ENUMERATED { true, false, ... }
NAUplink ::= ENUMERATED { true, false, ... }
NCGI-to-be-Updated-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{NCGI-to-be-Updated-List-ItemIEs}
NCGI-to-be-Updated-List-Item ::= SEQUENCE {
  oLDNCGI NRCGI,
  nEWNCGI NRCGI,
  iE-Extensions ProtocolExtensionContainer{NCGI-to-be-Updated-List-ItemExtIEs} OPTIONAL,
  ...
}
NGRANAllocationAndRetentionPriority ::= SEQUENCE {
  priorityLevel PriorityLevel,
  pre-emptionCapability Pre-emptionCapability,
  pre-emptionVulnerability Pre-emptionVulnerability,
  iE-Extensions ProtocolExtensionContainer{NGRANAllocationAndRetentionPriority-ExtIEs} OPTIONAL
}
NGRANHighAccuracyAccessPointPosition ::= SEQUENCE {
  latitude INTEGER (-2147483648..2147483647),
  longitude INTEGER (-2147483648..2147483647),
  altitude INTEGER (-64000..1280000),
  uncertaintySemi-major INTEGER (0..255),
  uncertaintySemi-minor INTEGER (0..255),
  orientationOfMajorAxis INTEGER (0..179),
  horizontalConfidence INTEGER (0..100),
  uncertaintyAltitude INTEGER (0..255),
  verticalConfidence INTEGER (0..100),
  iE-Extensions ProtocolExtensionContainer{NGRANHighAccuracyAccessPointPosition-ExtIEs} OPTIONAL
}
NID ::= BIT STRING (SIZE(44))
NPN-Broadcast-Information-PNI-NPN ::= SEQUENCE {
  broadcastPNI-NPN-ID-Information BroadcastPNI-NPN-ID-List,
  iE-Extension ProtocolExtensionContainer{NPN-Broadcast-Information-PNI-NPN-ExtIEs} OPTIONAL,
  ...
}
NPN-Broadcast-Information-SNPN ::= SEQUENCE {
  broadcastSNPNID-List BroadcastSNPN-ID-List,
  iE-Extension ProtocolExtensionContainer{NPN-Broadcast-Information-SNPN-ExtIEs} OPTIONAL,
  ...
}
NPNBroadcastInformation ::= CHOICE {
  sNPN-Broadcast-Information NPN-Broadcast-Information-SNPN,
  pNI-NPN-Broadcast-Information NPN-Broadcast-Information-PNI-NPN,
  choice-extension ProtocolIE-SingleContainer{NPNBroadcastInformation-ExtIEs}
}
NPNSupportInfo ::= CHOICE {
  sNPN-Information NID,
  choice-extension ProtocolIE-SingleContainer{NPNSupportInfo-ExtIEs}
}
NR-CGI-List-For-Restart-Item ::= SEQUENCE {
  nRCGI NRCGI,
  iE-Extensions ProtocolExtensionContainer{NR-CGI-List-For-Restart-ItemExtIEs} OPTIONAL,
  ...
}
NR-CGI-List-For-Restart-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{NR-CGI-List-For-Restart-List-ItemIEs}
NR-Mode-Info ::= CHOICE {
  fDD FDD-Info,
  tDD TDD-Info,
  choice-extension ProtocolIE-SingleContainer{NR-Mode-Info-ExtIEs}
}
NR-ModeInfoRel16 ::= CHOICE {
  fDD FDD-InfoRel16,
  tDD TDD-InfoRel16,
  choice-extension ProtocolIE-SingleContainer{NR-ModeInfoRel16-ExtIEs}
}
NR-PRSBeamInformation ::= SEQUENCE {
  nR-PRSBeamInformationList NR-PRSBeamInformationList,
  lCStoGCSTranslationList LCStoGCSTranslationList OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{NR-PRSBeamInformation-ExtIEs} OPTIONAL
}
NR-PRSBeamInformationItem ::= SEQUENCE {
  pRSResourceSetID PRS-Resource-Set-ID,
  pRSAngleList PRSAngleList,
  iE-Extensions ProtocolExtensionContainer{NR-PRSBeamInformationItem-ExtIEs} OPTIONAL
}
NR-PRSBeamInformationList ::= SEQUENCE (SIZE(1..2)) OF NR-PRSBeamInformationItem
NR-TADV ::= INTEGER (0..7690)
NR-U-Channel-Info-Item ::= SEQUENCE {
  nr-U-channel-ID INTEGER (1..16, ...),
  nR-ARFCN INTEGER (0..3279165),
  bandwidth ENUMERATED { mHz-10, mHz-20, mHz-40, mHz-60, mHz-80, ..., mHz-100 },
  iE-Extensions ProtocolExtensionContainer{EMPTY:F1AP-PROTOCOL-EXTENSION} OPTIONAL,
  ...
}
NR-U-Channel-Info-List ::= SEQUENCE (SIZE(1..16)) OF NR-U-Channel-Info-Item
NR-U-Channel-Item ::= SEQUENCE {
  nR-U-ChannelID INTEGER (1..16),
  channelOccupancyTimePercentageDL ChannelOccupancyTimePercentage,
  energyDetectionThreshold EnergyDetectionThreshold,
  iE-Extensions ProtocolExtensionContainer{NR-U-Channel-Item-ExtIEs} OPTIONAL,
  ...
}
NR-U-Channel-List ::= SEQUENCE (SIZE(1..16)) OF NR-U-Channel-Item
NRA2XServicesAuthorized ::= SEQUENCE {
  aerialUE AerialUE OPTIONAL,
  controllerUE ControllerUE OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{NRA2XServicesAuthorized-ExtIEs} OPTIONAL
}
NRCGI ::= SEQUENCE {
  pLMN-Identity PLMN-Identity,
  nRCellIdentity NRCellIdentity,
  iE-Extensions ProtocolExtensionContainer{NRCGI-ExtIEs} OPTIONAL,
  ...
}
NRCarrierItem ::= SEQUENCE {
  carrierSCS NRSCS,
  offsetToCarrier INTEGER (0..2199, ...),
  carrierBandwidth INTEGER (0..275, ...),
  iE-Extension ProtocolExtensionContainer{NRCarrierItem-ExtIEs} OPTIONAL,
  ...
}
NRCarrierList ::= SEQUENCE (SIZE(1..5)) OF NRCarrierItem
NRCellIdentity ::= BIT STRING (SIZE(36))
NRFreqInfo ::= SEQUENCE {
  nRARFCN INTEGER (0..3279165),
  sul-Information SUL-Information OPTIONAL,
  freqBandListNr SEQUENCE (SIZE(1..32)) OF FreqBandNrItem,
  iE-Extensions ProtocolExtensionContainer{NRFreqInfoExtIEs} OPTIONAL,
  ...
}
NRNRB ::= ENUMERATED {
  nrb11, nrb18, nrb24, nrb25, nrb31, nrb32, nrb38, nrb51, nrb52, nrb65, nrb66, nrb78, nrb79, nrb93, nrb106,
  nrb107, nrb121, nrb132, nrb133, nrb135, nrb160, nrb162, nrb189, nrb216, nrb217, nrb245, nrb264, nrb270,
  nrb273, ..., nrb33, nrb62, nrb124, nrb148, nrb248, nrb44, nrb58, nrb92, nrb119, nrb188, nrb242, nrb15
}
NRPCI ::= INTEGER (0..1007)
NRPRACHConfig ::= SEQUENCE {
  ulPRACHConfigList NRPRACHConfigList OPTIONAL,
  sulPRACHConfigList NRPRACHConfigList OPTIONAL,
  iE-Extension ProtocolExtensionContainer{NRPRACHConfig-ExtIEs} OPTIONAL,
  ...
}
NRPRACHConfigItem ::= SEQUENCE {
  nRSCS NRSCS,
  prachFreqStartfromCarrier INTEGER (0..274, ...),
  prachFDM ENUMERATED { one, two, four, eight, ... },
  prachConfigIndex INTEGER (0..255, ...),
  ssb-perRACH-Occasion ENUMERATED { oneEighth, oneFourth, oneHalf, one, two, four, eight, sixteen, ... },
  freqDomainLength FreqDomainLength,
  zeroCorrelZoneConfig INTEGER (0..15),
  iE-Extension ProtocolExtensionContainer{NRPRACHConfigItem-ExtIEs} OPTIONAL,
  ...
}
NRPRACHConfigList ::= SEQUENCE (SIZE(0..16)) OF NRPRACHConfigItem
NRPaging-Time-Window ::= ENUMERATED {
  s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14, s15, s16, ..., s17, s18, s19, s20, s21, s22,
  s23, s24, s25, s26, s27, s28, s29, s30, s31, s32
}
NRPaging-Time-Window-Inactive ::= ENUMERATED {
  s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13, s14, s15, s16, s17, s18, s19, s20, s21, s22, s23,
  s24, s25, s26, s27, s28, s29, s30, s31, s32, ...
}
NRPaging-eDRX-Cycle-Idle ::= ENUMERATED {
  hfquarter, hfhalf, hf1, hf2, hf4, hf8, hf16, hf32, hf64, hf128, hf256, hf512, hf1024, ...
}
NRPaging-eDRX-Cycle-Inactive ::= ENUMERATED { hfquarter, hfhalf, hf1, ... }
NRPaging-long-eDRX-Cycle-Inactive ::= ENUMERATED {
  hf2, hf4, hf8, hf16, hf32, hf64, hf128, hf256, hf512, hf1024, ...
}
NRPagingeDRXInformation ::= SEQUENCE {
  nrpaging-eDRX-Cycle-Idle NRPaging-eDRX-Cycle-Idle,
  nrpaging-Time-Window NRPaging-Time-Window OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{NRPagingeDRXInformation-ExtIEs} OPTIONAL,
  ...
}
NRPagingeDRXInformationforRRCINACTIVE ::= SEQUENCE {
  nrpaging-eDRX-Cycle-Inactive NRPaging-eDRX-Cycle-Inactive,
  iE-Extensions ProtocolExtensionContainer{NRPagingeDRXInformationforRRCINACTIVE-ExtIEs} OPTIONAL,
  ...
}
NRPaginglongeDRXInformationforRRCINACTIVE ::= SEQUENCE {
  nRPaging-long-eDRX-Cycle-Inactive NRPaging-long-eDRX-Cycle-Inactive,
  nRPaging-Time-Window-Inactive NRPaging-Time-Window-Inactive,
  iE-Extensions ProtocolExtensionContainer{NRPaginglongeDRXInformationforRRCINACTIVE-ExtIEs} OPTIONAL,
  ...
}
NRRedCapUEIndication ::= ENUMERATED { true, ... }
NRSCS ::= ENUMERATED { scs15, scs30, scs60, scs120, ..., scs480, scs960 }
NRUERLFReportContainer ::= OCTET STRING
NRUESidelinkAggregateMaximumBitrate ::= SEQUENCE {
  uENRSidelinkAggregateMaximumBitrate BitRate,
  iE-Extensions ProtocolExtensionContainer{NRUESidelinkAggregateMaximumBitrate-ExtIEs} OPTIONAL
}
NRV2XServicesAuthorized ::= SEQUENCE {
  vehicleUE VehicleUE OPTIONAL,
  pedestrianUE PedestrianUE OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{NRV2XServicesAuthorized-ExtIEs} OPTIONAL
}
NReRedCapUEIndication ::= ENUMERATED { true, ... }
NSAG-ID ::= INTEGER (0..255, ...)
NSAGSupportItem ::= SEQUENCE {
  nSAG-ID NSAG-ID,
  nSAGSliceSupport ExtendedSliceSupportList,
  iE-Extensions ProtocolExtensionContainer{NSAGSupportItem-ExtIEs} OPTIONAL,
  ...
}
NSAGSupportList ::= SEQUENCE (SIZE(1..256)) OF NSAGSupportItem
NZP-CSI-RS-ResourceID ::= INTEGER (0..191)
Ncd-SSB-RedCapInitialBWP-SDT ::= OCTET STRING
NeedForGapNCSGInfoEUTRA ::= OCTET STRING
NeedForGapNCSGInfoNR ::= OCTET STRING
NeedForGapsInfoNR ::= OCTET STRING
NeedForInterruptionInfoNR ::= OCTET STRING
NeedforGap ::= ENUMERATED { true, ... }
Neighbour-Cell-Information-Item ::= SEQUENCE {
  nRCGI NRCGI,
  intendedTDD-DL-ULConfig IntendedTDD-DL-ULConfig OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{Neighbour-Cell-Information-ItemExtIEs} OPTIONAL
}
Neighbour-Cell-Information-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{Neighbour-Cell-Information-ItemIEs}
Neighbour-Node-Cells-List ::= SEQUENCE (SIZE(1..1024)) OF Neighbour-Node-Cells-List-Item
Neighbour-Node-Cells-List-Item ::= SEQUENCE {
  nRCGI NRCGI,
  gNB-CU-UE-F1AP-ID GNB-CU-UE-F1AP-ID OPTIONAL,
  gNB-DU-UE-F1AP-ID GNB-DU-UE-F1AP-ID OPTIONAL,
  peer-Parent-Node-Indicator ENUMERATED { true, ... } OPTIONAL,
  iAB-DU-Cell-Resource-Configuration-Mode-Info IAB-DU-Cell-Resource-Configuration-Mode-Info OPTIONAL,
  iAB-STC-Info IAB-STC-Info OPTIONAL,
  rACH-Config-Common RACH-Config-Common OPTIONAL,
  rACH-Config-Common-IAB RACH-Config-Common-IAB OPTIONAL,
  cSI-RS-Configuration OCTET STRING OPTIONAL,
  sR-Configuration OCTET STRING OPTIONAL,
  pDCCH-ConfigSIB1 OCTET STRING OPTIONAL,
  sCS-Common OCTET STRING OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{Neighbour-Node-Cells-List-Item-ExtIEs} OPTIONAL
}
NeighbourNR-CellsForSON-Item ::= SEQUENCE {
  nRCGI NRCGI,
  nR-ModeInfoRel16 NR-ModeInfoRel16 OPTIONAL,
  sSB-PositionsInBurst SSB-PositionsInBurst OPTIONAL,
  nRPRACHConfig NRPRACHConfig OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{NeighbourNR-CellsForSON-Item-ExtIEs} OPTIONAL,
  ...
}
NeighbourNR-CellsForSON-List ::= SEQUENCE (SIZE(1..32)) OF NeighbourNR-CellsForSON-Item
NetworkAccessRateReduction ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{NetworkAccessRateReductionIEs},
  ...
}
NetworkControlledRepeaterAuthorized ::= ENUMERATED { authorized, not-authorized, ... }
NonDynamic5QIDescriptor ::= SEQUENCE {
  fiveQI INTEGER (0..255, ...),
  qoSPriorityLevel INTEGER (1..127) OPTIONAL,
  averagingWindow AveragingWindow OPTIONAL,
  maxDataBurstVolume MaxDataBurstVolume OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{NonDynamic5QIDescriptor-ExtIEs} OPTIONAL
}
NonDynamicPQIDescriptor ::= SEQUENCE {
  fiveQI INTEGER (0..255, ...),
  qoSPriorityLevel INTEGER (1..8, ...) OPTIONAL,
  averagingWindow AveragingWindow OPTIONAL,
  maxDataBurstVolume MaxDataBurstVolume OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{NonDynamicPQIDescriptor-ExtIEs} OPTIONAL
}
NonF1terminatingTopologyIndicator ::= ENUMERATED { true, ... }
NonIntegerDRXCycle ::= SEQUENCE {
  longNonIntegerDRXCycleLength LongNonIntegerDRXCycleLength,
  shortNonIntegerDRXCycleLength ShortNonIntegerDRXCycleLength OPTIONAL,
  shortDRXCycleTimer ShortDRXCycleTimer OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{NonIntegerDRXCycle-ExtIEs} OPTIONAL,
  ...
}
NonUPTrafficType ::= ENUMERATED { ue-associated, non-ue-associated, non-f1, bap-control-pdu, ... }
NoofDownlinkSymbols ::= INTEGER (0..14)
NoofUplinkSymbols ::= INTEGER (0..14)
Notification-Cause ::= ENUMERATED { fulfilled, not-fulfilled, ... }
NotificationControl ::= ENUMERATED { active, not-active, ... }
NotificationInformation ::= SEQUENCE {
  message-Identifier MessageIdentifier,
  serialNumber SerialNumber,
  iE-Extensions ProtocolExtensionContainer{NotificationInformationExtIEs} OPTIONAL,
  ...
}
Notify ::= SEQUENCE { protocolIEs ProtocolIE-Container{NotifyIEs}, ... }
NrofSymbolsExtended ::= ENUMERATED { n8, n10, n12, n14, ... }
NumDLULSymbols ::= SEQUENCE {
  numDLSymbols INTEGER (0..13, ...),
  numULSymbols INTEGER (0..13, ...),
  iE-Extensions ProtocolExtensionContainer{NumDLULSymbols-ExtIEs} OPTIONAL
}
NumberOfBroadcasts ::= INTEGER (0..65535)
NumberOfTRPRxTEG ::= ENUMERATED { two, three, four, six, eight, ... }
NumberOfTRPRxTxTEG ::= ENUMERATED { wo, three, four, six, eight, ... }
NumberofActiveUEs ::= INTEGER (0..16777215, ...)
NumberofBroadcastRequest ::= INTEGER (0..65535)
OffsetToPointA ::= INTEGER (0..2199, ...)
OnDemandPRS-Info ::= SEQUENCE {
  onDemandPRSRequestAllowed BIT STRING (SIZE(16)),
  allowedResourceSetPeriodicityValues BIT STRING (SIZE(24)) OPTIONAL,
  allowedPRSBandwidthValues BIT STRING (SIZE(64)) OPTIONAL,
  allowedResourceRepetitionFactorValues BIT STRING (SIZE(8)) OPTIONAL,
  allowedResourceNumberOfSymbolsValues BIT STRING (SIZE(8)) OPTIONAL,
  allowedCombSizeValues BIT STRING (SIZE(8)) OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{OnDemandPRS-Info-ExtIEs} OPTIONAL,
  ...
}
PC5-QoS-Characteristics ::= CHOICE {
  non-Dynamic-PQI NonDynamicPQIDescriptor,
  dynamic-PQI DynamicPQIDescriptor,
  choice-extension ProtocolIE-SingleContainer{PC5-QoS-Characteristics-ExtIEs}
}
PC5FlowBitRates ::= SEQUENCE {
  guaranteedFlowBitRate BitRate,
  maximumFlowBitRate BitRate,
  iE-Extensions ProtocolExtensionContainer{PC5FlowBitRates-ExtIEs} OPTIONAL,
  ...
}
PC5QoSFlowIdentifier ::= INTEGER (1..2048)
PC5QoSParameters ::= SEQUENCE {
  pC5-QoS-Characteristics PC5-QoS-Characteristics,
  pC5-QoS-Flow-Bit-Rates PC5FlowBitRates OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{PC5QoSParameters-ExtIEs} OPTIONAL,
  ...
}
PC5RLCChannelFailedToBeModifiedItem ::= SEQUENCE {
  pC5RLCChannelID PC5RLCChannelID,
  remoteUELocalID RemoteUELocalID OPTIONAL,
  cause Cause OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{PC5RLCChannelFailedToBeModifiedItem-ExtIEs} OPTIONAL,
  ...
}
PC5RLCChannelFailedToBeModifiedList ::= SEQUENCE (SIZE(1..512)) OF PC5RLCChannelFailedToBeModifiedItem
PC5RLCChannelFailedToBeSetupItem ::= SEQUENCE {
  pC5RLCChannelID PC5RLCChannelID,
  remoteUELocalID RemoteUELocalID OPTIONAL,
  cause Cause OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{PC5RLCChannelFailedToBeSetupItem-ExtIEs} OPTIONAL,
  ...
}
PC5RLCChannelFailedToBeSetupList ::= SEQUENCE (SIZE(1..512)) OF PC5RLCChannelFailedToBeSetupItem
PC5RLCChannelID ::= INTEGER (1..512, ...)
PC5RLCChannelModifiedItem ::= SEQUENCE {
  pC5RLCChannelID PC5RLCChannelID,
  remoteUELocalID RemoteUELocalID OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{PC5RLCChannelModifiedItem-ExtIEs} OPTIONAL,
  ...
}
PC5RLCChannelModifiedList ::= SEQUENCE (SIZE(1..512)) OF PC5RLCChannelModifiedItem
PC5RLCChannelQoSInformation ::= CHOICE {
  pC5RLCChannelQoS QoSFlowLevelQoSParameters,
  pC5ControlPlaneTrafficType ENUMERATED { srb1, srb2, ... },
  choice-extension ProtocolIE-SingleContainer{PC5RLCChannelQoSInformation-ExtIEs}
}
PC5RLCChannelRequiredToBeModifiedItem ::= SEQUENCE {
  pC5RLCChannelID PC5RLCChannelID,
  remoteUELocalID RemoteUELocalID OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{PC5RLCChannelRequiredToBeModifiedItem-ExtIEs} OPTIONAL,
  ...
}
PC5RLCChannelRequiredToBeModifiedList ::= SEQUENCE (SIZE(1..512)) OF PC5RLCChannelRequiredToBeModifiedItem
PC5RLCChannelRequiredToBeReleasedItem ::= SEQUENCE {
  pC5RLCChannelID PC5RLCChannelID,
  remoteUELocalID RemoteUELocalID OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{PC5RLCChannelRequiredToBeReleasedItem-ExtIEs} OPTIONAL,
  ...
}
PC5RLCChannelRequiredToBeReleasedList ::= SEQUENCE (SIZE(1..512)) OF PC5RLCChannelRequiredToBeReleasedItem
PC5RLCChannelSetupItem ::= SEQUENCE {
  pC5RLCChannelID PC5RLCChannelID,
  remoteUELocalID RemoteUELocalID OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{PC5RLCChannelSetupItem-ExtIEs} OPTIONAL,
  ...
}
PC5RLCChannelSetupList ::= SEQUENCE (SIZE(1..512)) OF PC5RLCChannelSetupItem
PC5RLCChannelToBeModifiedItem ::= SEQUENCE {
  pC5RLCChannelID PC5RLCChannelID,
  remoteUELocalID RemoteUELocalID OPTIONAL,
  pC5RLCChannelQoSInformation PC5RLCChannelQoSInformation OPTIONAL,
  rLCMode RLCMode OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{PC5RLCChannelToBeModifiedItem-ExtIEs} OPTIONAL,
  ...
}
PC5RLCChannelToBeModifiedList ::= SEQUENCE (SIZE(1..512)) OF PC5RLCChannelToBeModifiedItem
PC5RLCChannelToBeReleasedItem ::= SEQUENCE {
  pC5RLCChannelID PC5RLCChannelID,
  remoteUELocalID RemoteUELocalID OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{PC5RLCChannelToBeReleasedItem-ExtIEs} OPTIONAL,
  ...
}
PC5RLCChannelToBeReleasedList ::= SEQUENCE (SIZE(1..512)) OF PC5RLCChannelToBeReleasedItem
PC5RLCChannelToBeSetupItem ::= SEQUENCE {
  pC5RLCChannelID PC5RLCChannelID,
  remoteUELocalID RemoteUELocalID OPTIONAL,
  pC5RLCChannelQoSInformation PC5RLCChannelQoSInformation,
  rLCMode RLCMode,
  iE-Extensions ProtocolExtensionContainer{PC5RLCChannelToBeSetupItem-ExtIEs} OPTIONAL,
  ...
}
PC5RLCChannelToBeSetupList ::= SEQUENCE (SIZE(1..512)) OF PC5RLCChannelToBeSetupItem
PDC-RxTxTimeDiff ::= INTEGER (0..61565, ...)
PDC-TADV-NR ::= INTEGER (0..62500, ...)
PDCCH-BlindDetectionSCG ::= OCTET STRING
PDCMeasuredResults-Item ::= SEQUENCE {
  pDCMeasuredResults-Value PDCMeasuredResults-Value,
  iE-Extensions ProtocolExtensionContainer{PDCMeasuredResults-Item-ExtIEs} OPTIONAL
}
PDCMeasuredResults-Value ::= CHOICE {
  pDC-TADV-NR PDC-TADV-NR,
  pDC-RxTxTimeDiff PDC-RxTxTimeDiff,
  choice-extension ProtocolIE-SingleContainer{PDCMeasuredResults-Value-ExtIEs}
}
PDCMeasuredResultsList ::= SEQUENCE (SIZE(1..16)) OF PDCMeasuredResults-Item
PDCMeasurementFailureIndication ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{PDCMeasurementFailureIndication-IEs},
  ...
}
PDCMeasurementInitiationFailure ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{PDCMeasurementInitiationFailure-IEs},
  ...
}
PDCMeasurementInitiationRequest ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{PDCMeasurementInitiationRequest-IEs},
  ...
}
PDCMeasurementInitiationResponse ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{PDCMeasurementInitiationResponse-IEs},
  ...
}
PDCMeasurementPeriodicity ::= ENUMERATED {
  ms80, ms120, ms160, ms240, ms320, ms480, ms640, ms1024, ms1280, ms2048, ms2560, ms5120, ...
}
PDCMeasurementQuantities ::= SEQUENCE (SIZE(1..16)) OF ProtocolIE-SingleContainer{PDCMeasurementQuantities-ItemIEs}
PDCMeasurementQuantities-Item ::= SEQUENCE {
  pDCmeasurementQuantitiesValue PDCMeasurementQuantitiesValue,
  iE-Extensions ProtocolExtensionContainer{EMPTY:F1AP-PROTOCOL-EXTENSION} OPTIONAL
}
PDCMeasurementQuantitiesValue ::= ENUMERATED { nr-pdc-tadv, gNB-rx-tx, ... }
PDCMeasurementReport ::= SEQUENCE { protocolIEs ProtocolIE-Container{PDCMeasurementReport-IEs}, ... }
PDCMeasurementResult ::= SEQUENCE {
  pDCMeasuredResultsList PDCMeasuredResultsList,
  iE-Extensions ProtocolExtensionContainer{PDCMeasurementResult-ExtIEs} OPTIONAL
}
PDCMeasurementTerminationCommand ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{PDCMeasurementTerminationCommand-IEs},
  ...
}
PDCP-SN ::= INTEGER (0..4095)
PDCPSNLength ::= ENUMERATED { twelve-bits, eighteen-bits, ... }
PDCReportType ::= ENUMERATED { onDemand, periodic, ... }
PDUSessionID ::= INTEGER (0..255)
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
PEIPSAssistanceInfo ::= SEQUENCE {
  cNSubgroupID CNSubgroupID,
  iE-Extensions ProtocolExtensionContainer{PEIPSAssistanceInfo-ExtIEs} OPTIONAL
}
PEISubgroupingSupportIndication ::= ENUMERATED { true, ... }
PER-Exponent ::= INTEGER (0..9, ...)
PER-Scalar ::= INTEGER (0..9, ...)
PLMN-Identity ::= OCTET STRING (SIZE(3))
PLMNIndexNR ::= INTEGER (1..12)
PRS-Measurement-Info-List ::= SEQUENCE (SIZE(1..4)) OF PRS-Measurement-Info-List-Item
PRS-Measurement-Info-List-Item ::= SEQUENCE {
  pointA INTEGER (0..3279165),
  measPRSPeriodicity ENUMERATED { ms20, ms40, ms80, ms160, ... },
  measPRSOffset INTEGER (0..159, ...),
  measurementPRSLength ENUMERATED { ms1dot5, ms3, ms3dot5, ms4, ms5dot5, ms6, ms10, ms20 },
  iE-Extensions ProtocolExtensionContainer{PRS-Measurement-Info-List-Item-ExtIEs} OPTIONAL,
  ...
}
PRS-Resource-ID ::= INTEGER (0..63)
PRS-Resource-Set-ID ::= INTEGER (0..7)
PRSAngleItem ::= SEQUENCE {
  nR-PRS-Azimuth INTEGER (0..359),
  nR-PRS-Azimuth-fine INTEGER (0..9) OPTIONAL,
  nR-PRS-Elevation INTEGER (0..180) OPTIONAL,
  nR-PRS-Elevation-fine INTEGER (0..9) OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{PRSAngleItem-ItemExtIEs} OPTIONAL
}
PRSAngleList ::= SEQUENCE (SIZE(1..64)) OF PRSAngleItem
PRSBWAggregationRequestInfo-Item ::= SEQUENCE {
  dl-PRSBWAggregationRequestInfo-List DL-PRSBWAggregationRequestInfo-List,
  iE-Extensions ProtocolExtensionContainer{PRSBWAggregationRequestInfo-Item-ExtIEs} OPTIONAL,
  ...
}
PRSBWAggregationRequestInfoList ::= SEQUENCE (SIZE(1..2)) OF PRSBWAggregationRequestInfo-Item
PRSConfigRequestType ::= ENUMERATED { configure, off, ... }
PRSConfiguration ::= SEQUENCE {
  pRSResourceSet-List PRSResourceSet-List,
  iE-Extensions ProtocolExtensionContainer{PRSConfiguration-ExtIEs} OPTIONAL
}
PRSConfigurationFailure ::= SEQUENCE { protocolIEs ProtocolIE-Container{PRSConfigurationFailure-IEs}, ... }
PRSConfigurationRequest ::= SEQUENCE { protocolIEs ProtocolIE-Container{PRSConfigurationRequest-IEs}, ... }
PRSConfigurationResponse ::= SEQUENCE { protocolIEs ProtocolIE-Container{PRSConfigurationResponse-IEs}, ... }
PRSInformationPos ::= SEQUENCE {
  pRS-IDPos INTEGER (0..255),
  pRS-Resource-Set-IDPos INTEGER (0..7),
  pRS-Resource-IDPos INTEGER (0..63) OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{PRSInformationPos-ExtIEs} OPTIONAL
}
PRSMuting ::= SEQUENCE {
  pRSMutingOption1 PRSMutingOption1 OPTIONAL,
  pRSMutingOption2 PRSMutingOption2 OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{PRSMuting-ExtIEs} OPTIONAL
}
PRSMutingOption1 ::= SEQUENCE {
  mutingPattern DL-PRSMutingPattern,
  mutingBitRepetitionFactor ENUMERATED { rf1, rf2, rf4, rf8, ... },
  iE-Extensions ProtocolExtensionContainer{PRSMutingOption1-ExtIEs} OPTIONAL
}
PRSMutingOption2 ::= SEQUENCE {
  mutingPattern DL-PRSMutingPattern,
  iE-Extensions ProtocolExtensionContainer{PRSMutingOption2-ExtIEs} OPTIONAL
}
PRSResource-Item ::= SEQUENCE {
  pRSResourceID PRS-Resource-ID,
  sequenceID INTEGER (0..4095),
  rEOffset INTEGER (0..11, ...),
  resourceSlotOffset INTEGER (0..511),
  resourceSymbolOffset INTEGER (0..12),
  qCLInfo PRSResource-QCLInfo OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{PRSResource-Item-ExtIEs} OPTIONAL
}
PRSResource-List ::= SEQUENCE (SIZE(1..64)) OF PRSResource-Item
PRSResource-QCLInfo ::= CHOICE {
  qCLSourceSSB PRSResource-QCLSourceSSB,
  qCLSourcePRS PRSResource-QCLSourcePRS,
  choice-extension ProtocolIE-SingleContainer{PRSResource-QCLInfo-ExtIEs}
}
PRSResource-QCLSourcePRS ::= SEQUENCE {
  qCLSourcePRSResourceSetID PRS-Resource-Set-ID,
  qCLSourcePRSResourceID PRS-Resource-ID OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{PRSResource-QCLSourcePRS-ExtIEs} OPTIONAL
}
PRSResource-QCLSourceSSB ::= SEQUENCE {
  pCI-NR INTEGER (0..1007),
  sSB-Index SSB-Index OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{PRSResource-QCLSourceSSB-ExtIEs} OPTIONAL,
  ...
}
PRSResourceSet-Item ::= SEQUENCE {
  pRSResourceSetID PRS-Resource-Set-ID,
  subcarrierSpacing ENUMERATED { kHz15, kHz30, kHz60, kHz120, ... },
  pRSbandwidth INTEGER (1..63),
  startPRB INTEGER (0..2176),
  pointA INTEGER (0..3279165),
  combSize ENUMERATED { n2, n4, n6, n12, ... },
  cPType ENUMERATED { normal, extended, ... },
  resourceSetPeriodicity ENUMERATED {
    n4, n5, n8, n10, n16, n20, n32, n40, n64, n80, n160, n320, n640, n1280, n2560, n5120, n10240, n20480,
    n40960, n81920, ..., n128, n256, n512
  },
  resourceSetSlotOffset INTEGER (0..81919, ...),
  resourceRepetitionFactor ENUMERATED { rf1, rf2, rf4, rf6, rf8, rf16, rf32, ... },
  resourceTimeGap ENUMERATED { tg1, tg2, tg4, tg8, tg16, tg32, ... },
  resourceNumberofSymbols ENUMERATED { n2, n4, n6, n12, ..., n1 },
  pRSMuting PRSMuting OPTIONAL,
  pRSResourceTransmitPower INTEGER (-60..50),
  pRSResource-List PRSResource-List,
  iE-Extensions ProtocolExtensionContainer{PRSResourceSet-Item-ExtIEs} OPTIONAL
}
PRSResourceSet-List ::= SEQUENCE (SIZE(1..8)) OF PRSResourceSet-Item
PRSTRPItem ::= SEQUENCE {
  tRP-ID TRPID,
  requestedDLPRSTransmissionCharacteristics RequestedDLPRSTransmissionCharacteristics OPTIONAL,
  pRSTransmissionOffInformation PRSTransmissionOffInformation OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{PRSTRPItem-ExtIEs} OPTIONAL,
  ...
}
PRSTRPList ::= SEQUENCE (SIZE(1..65535)) OF PRSTRPItem
PRSTransmissionOffIndication ::= CHOICE {
  pRSTransmissionOffPerTRP NULL,
  pRSTransmissionOffPerResourceSet PRSTransmissionOffPerResourceSet,
  pRSTransmissionOffPerResource PRSTransmissionOffPerResource,
  choice-extension ProtocolIE-SingleContainer{PRSTransmissionOffIndication-ExtIEs}
}
PRSTransmissionOffIndicationPerResource-Item ::= SEQUENCE {
  pRSResourceID PRS-Resource-ID,
  iE-Extensions ProtocolExtensionContainer{PRSTransmissionOffIndicationPerResource-Item-ExtIEs} OPTIONAL,
  ...
}
PRSTransmissionOffInformation ::= SEQUENCE {
  pRSTransmissionOffIndication PRSTransmissionOffIndication,
  iE-Extensions ProtocolExtensionContainer{PRSTransmissionOffInformation-ExtIEs} OPTIONAL,
  ...
}
PRSTransmissionOffPerResource ::= SEQUENCE (SIZE(1..8)) OF PRSTransmissionOffPerResource-Item
PRSTransmissionOffPerResource-Item ::= SEQUENCE {
  pRSResourceSetID PRS-Resource-Set-ID,
  pRSTransmissionOffIndicationPerResourceList SEQUENCE (SIZE(1..64)) OF PRSTransmissionOffIndicationPerResource-Item,
  iE-Extensions ProtocolExtensionContainer{PRSTransmissionOffPerResource-Item-ExtIEs} OPTIONAL,
  ...
}
PRSTransmissionOffPerResourceSet ::= SEQUENCE (SIZE(1..8)) OF PRSTransmissionOffPerResourceSet-Item
PRSTransmissionOffPerResourceSet-Item ::= SEQUENCE {
  pRSResourceSetID PRS-Resource-Set-ID,
  iE-Extensions ProtocolExtensionContainer{PRSTransmissionOffPerResourceSet-Item-ExtIEs} OPTIONAL,
  ...
}
PRSTransmissionTRPItem ::= SEQUENCE {
  tRP-ID TRPID,
  pRSConfiguration PRSConfiguration,
  iE-Extensions ProtocolExtensionContainer{PRSTransmissionTRPItem-ExtIEs} OPTIONAL,
  ...
}
PRSTransmissionTRPList ::= SEQUENCE (SIZE(1..65535)) OF PRSTransmissionTRPItem
PSCellList ::= SEQUENCE (SIZE(1..8)) OF PSCellList-Item
PSCellList-Item ::= SEQUENCE {
  pscell NRCGI,
  iE-Extensions ProtocolExtensionContainer{PSCellList-Item-ExtIEs} OPTIONAL
}
PSIbasedSDUdiscardUL ::= ENUMERATED { start, stop, ... }
PWS-Failed-NR-CGI-Item ::= SEQUENCE {
  nRCGI NRCGI,
  numberOfBroadcasts NumberOfBroadcasts,
  iE-Extensions ProtocolExtensionContainer{PWS-Failed-NR-CGI-ItemExtIEs} OPTIONAL,
  ...
}
PWS-Failed-NR-CGI-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{PWS-Failed-NR-CGI-List-ItemIEs}
PWSCancelRequest ::= SEQUENCE { protocolIEs ProtocolIE-Container{PWSCancelRequestIEs}, ... }
PWSCancelResponse ::= SEQUENCE { protocolIEs ProtocolIE-Container{PWSCancelResponseIEs}, ... }
PWSFailureIndication ::= SEQUENCE { protocolIEs ProtocolIE-Container{PWSFailureIndicationIEs}, ... }
PWSRestartIndication ::= SEQUENCE { protocolIEs ProtocolIE-Container{PWSRestartIndicationIEs}, ... }
PWSSystemInformation ::= SEQUENCE {
  sIBtype SIBType-PWS,
  sIBmessage OCTET STRING,
  iE-Extensions ProtocolExtensionContainer{PWSSystemInformationExtIEs} OPTIONAL,
  ...
}
PacketDelayBudget ::= INTEGER (0..1023, ...)
PacketErrorRate ::= SEQUENCE {
  pER-Scalar PER-Scalar,
  pER-Exponent PER-Exponent,
  iE-Extensions ProtocolExtensionContainer{PacketErrorRate-ExtIEs} OPTIONAL,
  ...
}
Paging ::= SEQUENCE { protocolIEs ProtocolIE-Container{PagingIEs}, ... }
PagingCause ::= ENUMERATED { voice, ... }
PagingCell-Item ::= SEQUENCE {
  nRCGI NRCGI,
  iE-Extensions ProtocolExtensionContainer{PagingCell-ItemExtIEs} OPTIONAL
}
PagingCell-list ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{PagingCell-ItemIEs}
PagingDRX ::= ENUMERATED { v32, v64, v128, v256, ... }
PagingIdentity ::= CHOICE {
  rANUEPagingIdentity RANUEPagingIdentity,
  cNUEPagingIdentity CNUEPagingIdentity,
  choice-extension ProtocolIE-SingleContainer{PagingIdentity-ExtIEs}
}
PagingOrigin ::= ENUMERATED { non-3gpp, ... }
PagingPriority ::= ENUMERATED {
  priolevel1, priolevel2, priolevel3, priolevel4, priolevel5, priolevel6, priolevel7, priolevel8, ...
}
Parent-IAB-Nodes-NA-Resource-Configuration-Item ::= SEQUENCE {
  nADownlink NADownlink OPTIONAL,
  nAUplink NAUplink OPTIONAL,
  nAFlexible NAFlexible OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{Parent-IAB-Nodes-NA-Resource-Configuration-Item-ExtIEs} OPTIONAL
}
Parent-IAB-Nodes-NA-Resource-Configuration-List ::= SEQUENCE (SIZE(1..5120)) OF Parent-IAB-Nodes-NA-Resource-Configuration-Item
ParentTImeSource ::= ENUMERATED {
  synce, ptp, gnss, atomicclock, terrestrialradio, serialtimecode, ntp, handset, other, ...
}
PartialSuccessCell ::= SEQUENCE {
  broadcastCellList BroadcastCellList,
  iE-Extensions ProtocolExtensionContainer{PartialSuccessCell-ExtIEs} OPTIONAL,
  ...
}
PathAdditionInformation ::= CHOICE {
  indirectPathAddition IndirectPathAddition,
  directPathAddition NULL,
  n3C-indirectPathAddition N3CIndirectPathAddition,
  choice-extension ProtocolIE-SingleContainer{PathAdditionInformation-ExtIEs}
}
PathSwitchConfiguration ::= SEQUENCE {
  targetRelayUEID BIT STRING (SIZE(24)),
  remoteUELocalID RemoteUELocalID,
  t420 ENUMERATED { ms50, ms100, ms150, ms200, ms500, ms1000, ms2000, ms10000 },
  iE-Extensions ProtocolExtensionContainer{PathSwitchConfiguration-ExtIEs} OPTIONAL,
  ...
}
PathlossReferenceInfo ::= SEQUENCE {
  pathlossReferenceSignal PathlossReferenceSignal,
  iE-Extensions ProtocolExtensionContainer{PathlossReferenceInfo-ExtIEs} OPTIONAL
}
PathlossReferenceSignal ::= CHOICE {
  sSB SSB,
  dL-PRS DL-PRS,
  choice-extension ProtocolIE-SingleContainer{PathlossReferenceSignal-ExtIEs}
}
PedestrianUE ::= ENUMERATED { authorized, not-authorized, ... }
Periodicity ::= INTEGER (0..640000, ...)
PeriodicityBound ::= SEQUENCE {
  periodicityLowerBound Periodicity,
  periodicityUpperBound Periodicity,
  iE-Extensions ProtocolExtensionContainer{PeriodicityBound-ExtIEs} OPTIONAL,
  ...
}
PeriodicityList ::= SEQUENCE (SIZE(1..16)) OF PeriodicityList-Item
PeriodicityList-Item ::= SEQUENCE {
  periodicitySRS PeriodicitySRS,
  iE-Extensions ProtocolExtensionContainer{PeriodicityList-ItemExtIEs} OPTIONAL
}
PeriodicityRange ::= CHOICE {
  periodicityBound PeriodicityBound,
  periodicityList AllowedPeriodicityList,
  choice-extensions ProtocolIE-SingleContainer{PeriodicityRange-ExtIEs}
}
PeriodicitySRS ::= ENUMERATED {
  ms0p125, ms0p25, ms0p5, ms0p625, ms1, ms1p25, ms2, ms2p5, ms4, ms5, ms8, ms10, ms16, ms20, ms32, ms40, ms64,
  ms80, ms160, ms320, ms640, ms1280, ms2560, ms5120, ms10240, ...
}
Permutation ::= ENUMERATED { dfu, ufd, ... }
Ph-InfoMCG ::= OCTET STRING
Ph-InfoSCG ::= OCTET STRING
PhaseQuality ::= SEQUENCE {
  phaseQualityIndex INTEGER (0..179),
  phaseQualityResolution ENUMERATED { deg0dot1, deg1, ... },
  iE-Extensions ProtocolExtensionContainer{PhaseQuality-ExtIEs} OPTIONAL
}
PlayoutDelayForMediaStartup ::= OCTET STRING
PointA ::= INTEGER (0..3279165)
PortNumber ::= BIT STRING (SIZE(16))
PosAssistance-Information ::= OCTET STRING
PosAssistanceInformationFailureList ::= OCTET STRING
PosBroadcast ::= ENUMERATED { start, stop, ... }
PosContextRevIndication ::= ENUMERATED { true, ... }
PosMeasGapPreConfigList ::= SEQUENCE {
  posMeasGapPreConfigToAddModList OCTET STRING OPTIONAL,
  posMeasGapPreConfigToReleaseList OCTET STRING OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{PosMeasGapPreConfigList-ExtIEs} OPTIONAL
}
PosMeasurementAmount ::= ENUMERATED { ma0, ma1, ma2, ma4, ma8, ma16, ma32, ma64 }
PosMeasurementPeriodicityNR-AoA ::= ENUMERATED {
  ms160, ms320, ms640, ms1280, ms2560, ms5120, ms10240, ms20480, ms40960, ms61440, ms81920, ms368640,
  ms737280, ms1843200, ...
}
PosMeasurementQuantities ::= SEQUENCE (SIZE(1..16384)) OF PosMeasurementQuantities-Item
PosMeasurementQuantities-Item ::= SEQUENCE {
  posMeasurementType PosMeasurementType,
  timingReportingGranularityFactor INTEGER (0..5) OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{PosMeasurementQuantities-ItemExtIEs} OPTIONAL
}
PosMeasurementResult ::= SEQUENCE (SIZE(1..16384)) OF PosMeasurementResultItem
PosMeasurementResultItem ::= SEQUENCE {
  measuredResultsValue MeasuredResultsValue,
  timeStamp TimeStamp,
  measurementQuality TRPMeasurementQuality OPTIONAL,
  measurementBeamInfo MeasurementBeamInfo OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{PosMeasurementResultItemExtIEs} OPTIONAL
}
PosMeasurementResultList ::= SEQUENCE (SIZE(1..64)) OF PosMeasurementResultList-Item
PosMeasurementResultList-Item ::= SEQUENCE {
  posMeasurementResult PosMeasurementResult,
  tRPID TRPID,
  iE-Extensions ProtocolExtensionContainer{PosMeasurementResultList-ItemExtIEs} OPTIONAL
}
PosMeasurementType ::= ENUMERATED {
  gnb-rx-tx, ul-srs-rsrp, ul-aoa, ul-rtoa, ..., multiple-ul-aoa, ul-srs-rsrpp, ul-rscp
}
PosReportCharacteristics ::= ENUMERATED { ondemand, periodic, ... }
PosResourceSetType ::= CHOICE {
  periodic PosResourceSetTypePR,
  semi-persistent PosResourceSetTypeSP,
  aperiodic PosResourceSetTypeAP,
  choice-extension ProtocolIE-SingleContainer{PosResourceSetType-ExtIEs}
}
PosResourceSetTypeAP ::= SEQUENCE {
  sRSResourceTrigger-List INTEGER (1..3),
  iE-Extensions ProtocolExtensionContainer{PosResourceSetTypeAP-ExtIEs} OPTIONAL
}
PosResourceSetTypePR ::= SEQUENCE {
  posperiodicSet ENUMERATED { true, ... },
  iE-Extensions ProtocolExtensionContainer{PosResourceSetTypePR-ExtIEs} OPTIONAL
}
PosResourceSetTypeSP ::= SEQUENCE {
  possemi-persistentSet ENUMERATED { true, ... },
  iE-Extensions ProtocolExtensionContainer{PosResourceSetTypeSP-ExtIEs} OPTIONAL
}
PosSItype ::= INTEGER (1..32, ...)
PosSItype-Item ::= SEQUENCE {
  posItype PosSItype,
  iE-Extensions ProtocolExtensionContainer{PosSItype-ItemExtIEs} OPTIONAL
}
PosSItypeList ::= SEQUENCE (SIZE(1..32)) OF PosSItype-Item
PosSRSInfo ::= SEQUENCE { posSRSResourceID SRSPosResourceID, ... }
PosSRSResource-Item ::= SEQUENCE {
  srs-PosResourceId SRSPosResourceID,
  transmissionCombPos TransmissionCombPos,
  startPosition INTEGER (0..13),
  nrofSymbols ENUMERATED { n1, n2, n4, n8, n12 },
  freqDomainShift INTEGER (0..268),
  c-SRS INTEGER (0..63),
  groupOrSequenceHopping ENUMERATED { neither, groupHopping, sequenceHopping },
  resourceTypePos ResourceTypePos,
  sequenceId INTEGER (0..65535),
  spatialRelationPos SpatialRelationPos OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{PosSRSResource-Item-ExtIEs} OPTIONAL
}
PosSRSResource-List ::= SEQUENCE (SIZE(1..64)) OF PosSRSResource-Item
PosSRSResourceID-List ::= SEQUENCE (SIZE(1..16)) OF SRSPosResourceID
PosSRSResourceSet-Item ::= SEQUENCE {
  possrsResourceSetID INTEGER (0..15),
  possRSResourceID-List PosSRSResourceID-List,
  posresourceSetType PosResourceSetType,
  iE-Extensions ProtocolExtensionContainer{PosSRSResourceSet-Item-ExtIEs} OPTIONAL
}
PosSRSResourceSet-List ::= SEQUENCE (SIZE(1..16)) OF PosSRSResourceSet-Item
PosSystemInformationDeliveryCommand ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{PosSystemInformationDeliveryCommandIEs},
  ...
}
PosValidityAreaCellList ::= SEQUENCE (SIZE(1..32)) OF PosValidityAreaCellList-Item
PosValidityAreaCellList-Item ::= SEQUENCE {
  nRCGI NRCGI,
  nRPCI INTEGER (0..1007) OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{PosValidityAreaCellList-Item-ExtIEs} OPTIONAL
}
PositioningActivationFailure ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{PositioningActivationFailureIEs},
  ...
}
PositioningActivationRequest ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{PositioningActivationRequestIEs},
  ...
}
PositioningActivationResponse ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{PositioningActivationResponseIEs},
  ...
}
PositioningAssistanceInformationControl ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{PositioningAssistanceInformationControlIEs},
  ...
}
PositioningAssistanceInformationFeedback ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{PositioningAssistanceInformationFeedbackIEs},
  ...
}
PositioningBroadcastCells ::= SEQUENCE (SIZE(1..16384)) OF NRCGI
PositioningDeactivation ::= SEQUENCE { protocolIEs ProtocolIE-Container{PositioningDeactivationIEs}, ... }
PositioningInformationFailure ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{PositioningInformationFailureIEs},
  ...
}
PositioningInformationRequest ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{PositioningInformationRequestIEs},
  ...
}
PositioningInformationResponse ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{PositioningInformationResponseIEs},
  ...
}
PositioningInformationUpdate ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{PositioningInformationUpdateIEs},
  ...
}
PositioningMeasurementAbort ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{PositioningMeasurementAbortIEs},
  ...
}
PositioningMeasurementFailure ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{PositioningMeasurementFailureIEs},
  ...
}
PositioningMeasurementFailureIndication ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{PositioningMeasurementFailureIndicationIEs},
  ...
}
PositioningMeasurementReport ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{PositioningMeasurementReportIEs},
  ...
}
PositioningMeasurementRequest ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{PositioningMeasurementRequestIEs},
  ...
}
PositioningMeasurementResponse ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{PositioningMeasurementResponseIEs},
  ...
}
PositioningMeasurementUpdate ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{PositioningMeasurementUpdateIEs},
  ...
}
Potential-SpCell-Item ::= SEQUENCE {
  potential-SpCell-ID NRCGI,
  iE-Extensions ProtocolExtensionContainer{Potential-SpCell-ItemExtIEs} OPTIONAL,
  ...
}
Potential-SpCell-List ::= SEQUENCE (SIZE(0..64)) OF ProtocolIE-SingleContainer{Potential-SpCell-ItemIEs}
Pre-emptionCapability ::= ENUMERATED { shall-not-trigger-pre-emption, may-trigger-pre-emption }
Pre-emptionVulnerability ::= ENUMERATED { not-pre-emptable, pre-emptable }
PreambleIndex ::= INTEGER (0..63)
PreambleIndexList ::= SEQUENCE (SIZE(1..64)) OF PreambleIndexList-Item
PreambleIndexList-Item ::= SEQUENCE {
  preambleIndex INTEGER (0..63),
  iE-Extensions ProtocolExtensionContainer{EMPTY:F1AP-PROTOCOL-EXTENSION} OPTIONAL
}
Preconfigured-measurement-GAP-Request ::= ENUMERATED { true, ... }
PrimaryPathIndication ::= ENUMERATED { true, false, ... }
PriorityLevel ::= INTEGER (0..15)
PrivacyIndicator ::= ENUMERATED { immediate-MDT, logged-MDT, ... }
PrivateIE-ID ::= CHOICE { local INTEGER (0..65535), global OBJECT IDENTIFIER }
PrivateMessage ::= SEQUENCE { privateIEs PrivateIE-Container{PrivateMessage-IEs}, ... }
ProcedureCode ::= INTEGER (0..255)
Protected-EUTRA-Resources-Item ::= SEQUENCE {
  spectrumSharingGroupID SpectrumSharingGroupID,
  eUTRACells-List EUTRACells-List,
  iE-Extensions ProtocolExtensionContainer{Protected-EUTRA-Resources-ItemExtIEs} OPTIONAL
}
Protected-EUTRA-Resources-List ::= SEQUENCE (SIZE(1..256)) OF ProtocolIE-SingleContainer{Protected-EUTRA-Resources-ItemIEs}
ProtectedEUTRAResourceIndication ::= OCTET STRING
ProtocolExtensionID ::= INTEGER (0..65535)
ProtocolIE-ID ::= INTEGER (0..65535)
QCI ::= INTEGER (0..255)
QoEInformation ::= SEQUENCE {
  qoEInformationList QoEInformationList,
  iE-Extensions ProtocolExtensionContainer{QoEInformation-ExtIEs} OPTIONAL
}
QoEInformationList ::= SEQUENCE (SIZE(1..16)) OF QoEInformationList-Item
QoEInformationList-Item ::= SEQUENCE {
  qoEMetrics QoEMetrics OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{QoEInformationList-Item-ExtIEs} OPTIONAL
}
QoEInformationTransfer ::= SEQUENCE { protocolIEs ProtocolIE-Container{QoEInformationTransfer-IEs}, ... }
QoEInformationTransferControl ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{QoEInformationTransferControl-IEs},
  ...
}
QoEMetrics ::= SEQUENCE {
  appLayerBufferLevelList AppLayerBufferLevelList OPTIONAL,
  playoutDelayForMediaStartup PlayoutDelayForMediaStartup OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{QoEMetrics-ExtIEs} OPTIONAL,
  ...
}
QoS-Characteristics ::= CHOICE {
  non-Dynamic-5QI NonDynamic5QIDescriptor,
  dynamic-5QI Dynamic5QIDescriptor,
  choice-extension ProtocolIE-SingleContainer{QoS-Characteristics-ExtIEs}
}
QoSFlowIdentifier ::= INTEGER (0..63)
QoSFlowLevelQoSParameters ::= SEQUENCE {
  qoS-Characteristics QoS-Characteristics,
  nGRANallocationRetentionPriority NGRANAllocationAndRetentionPriority,
  gBR-QoS-Flow-Information GBR-QoSFlowInformation OPTIONAL,
  reflective-QoS-Attribute ENUMERATED { subject-to, ... } OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{QoSFlowLevelQoSParameters-ExtIEs} OPTIONAL
}
QoSFlowMappingIndication ::= ENUMERATED { ul, dl, ... }
QoSInformation ::= CHOICE {
  eUTRANQoS EUTRANQoS,
  choice-extension ProtocolIE-SingleContainer{QoSInformation-ExtIEs}
}
QoSParaSetIndex ::= INTEGER (1..8, ...)
QoSParaSetNotifyIndex ::= INTEGER (0..8, ...)
QosMonitoringRequest ::= ENUMERATED { ul, dl, both, ..., stop }
RA-RNTI ::= INTEGER (0..65535, ...)
RACH-Config-Common ::= OCTET STRING
RACH-Config-Common-IAB ::= OCTET STRING
RACHConfiguration ::= OCTET STRING
RAN-MeasurementID ::= INTEGER (1..65536, ...)
RAN-UE-MeasurementID ::= INTEGER (1..256, ...)
RAN-UE-PDC-MeasID ::= INTEGER (1..16, ...)
RANAC ::= INTEGER (0..255)
RANSharingAssistanceInformation ::= ENUMERATED { mbs-session-in-non-shared-cell-resources, ... }
RANTSSRequestType ::= ENUMERATED { start, stop, ... }
RANTimingSynchronisationStatusInfo ::= SEQUENCE {
  synchronisationstate ENUMERATED { locked, holdover, freeRun, ... } OPTIONAL,
  traceabletoUTC ENUMERATED { true, false, ... } OPTIONAL,
  traceabletoGNSS ENUMERATED { true, false, ... } OPTIONAL,
  clockFrequencyStability BIT STRING (SIZE(16)) OPTIONAL,
  clockAccuracy ClockAccuracy OPTIONAL,
  parentTimeSource ParentTImeSource OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{RANTimingSynchronisationStatusInfo-ExtIEs} OPTIONAL,
  ...
}
RANUEID ::= OCTET STRING (SIZE(8))
RANUEPagingIdentity ::= SEQUENCE {
  iRNTI BIT STRING (SIZE(40)),
  iE-Extensions ProtocolExtensionContainer{RANUEPagingIdentity-ExtIEs} OPTIONAL
}
RANfeedbacktype ::= CHOICE {
  proactive RANfeedbacktype-proactive,
  reactive RANfeedbacktype-reactive,
  choice-extensions ProtocolIE-SingleContainer{RANfeedbacktype-ExtIEs}
}
RANfeedbacktype-proactive ::= SEQUENCE {
  burstArrivalTimeWindow BurstArrivalTimeWindow,
  periodicityRange PeriodicityRange OPTIONAL,
  iE-Extension ProtocolExtensionContainer{RANfeedbacktype-proactive-ExtIEs} OPTIONAL,
  ...
}
RANfeedbacktype-reactive ::= SEQUENCE {
  capabilityForBATAdaptation ENUMERATED { true, ... },
  iE-Extension ProtocolExtensionContainer{RANfeedbacktype-reactive-ExtIEs} OPTIONAL,
  ...
}
RAReportContainer ::= OCTET STRING
RAReportIndicationList ::= SEQUENCE (SIZE(1..64)) OF RAReportIndicationList-Item
RAReportIndicationList-Item ::= SEQUENCE {
  gNB-CU-UE-F1AP-ID GNB-CU-UE-F1AP-ID,
  iE-Extensions ProtocolExtensionContainer{RAReportIndicationList-Item-ExtIEs} OPTIONAL,
  ...
}
RAReportItem ::= SEQUENCE {
  rAReportContainer RAReportContainer,
  uEAssitantIdentifier GNB-DU-UE-F1AP-ID OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{RAReportItem-ExtIEs} OPTIONAL,
  ...
}
RAReportList ::= SEQUENCE (SIZE(1..64)) OF RAReportItem
RAT-FrequencyPriorityInformation ::= CHOICE {
  eNDC SubscriberProfileIDforRFP,
  nGRAN RAT-FrequencySelectionPriority,
  choice-extension ProtocolIE-SingleContainer{RAT-FrequencyPriorityInformation-ExtIEs}
}
RAT-FrequencySelectionPriority ::= INTEGER (1..256, ...)
RBSetConfiguration ::= SEQUENCE {
  subcarrierSpacing SubcarrierSpacing,
  rBSetSize RBSetSize,
  nUmberRBsets INTEGER (1..8),
  iE-Extensions ProtocolExtensionContainer{RBSetConfiguration-ExtIEs} OPTIONAL
}
RBSetSize ::= ENUMERATED { rb2, rb4, rb8, rb16, rb32, rb64 }
RIMRSDetectionStatus ::= ENUMERATED { rs-detected, rs-disappeared, ... }
RLC-Status ::= SEQUENCE {
  reestablishment-Indication Reestablishment-Indication,
  iE-Extensions ProtocolExtensionContainer{RLC-Status-ExtIEs} OPTIONAL,
  ...
}
RLCDuplicationInformation ::= SEQUENCE {
  rLCDuplicationStateList RLCDuplicationStateList,
  primaryPathIndication PrimaryPathIndication OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{RLCDuplicationInformation-ExtIEs} OPTIONAL
}
RLCDuplicationState-Item ::= SEQUENCE {
  duplicationState DuplicationState,
  iE-Extensions ProtocolExtensionContainer{RLCDuplicationState-Item-ExtIEs} OPTIONAL,
  ...
}
RLCDuplicationStateList ::= SEQUENCE (SIZE(1..3)) OF RLCDuplicationState-Item
RLCFailureIndication ::= SEQUENCE {
  assocatedLCID LCID,
  iE-Extensions ProtocolExtensionContainer{RLCFailureIndication-ExtIEs} OPTIONAL
}
RLCMode ::= ENUMERATED {
  rlc-am, rlc-um-bidirectional, rlc-um-unidirectional-ul, rlc-um-unidirectional-dl, ...
}
RLFReportInformationItem ::= SEQUENCE {
  nRUERLFReportContainer NRUERLFReportContainer,
  uEAssitantIdentifier GNB-DU-UE-F1AP-ID OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{RLFReportInformationItem-ExtIEs} OPTIONAL,
  ...
}
RLFReportInformationList ::= SEQUENCE (SIZE(1..64)) OF RLFReportInformationItem
RRC-Terminating-IAB-Donor-Related-Info ::= SEQUENCE {
  rRC-TerminatingIAB-Donor-gNB-ID GlobalGNB-ID,
  mobileIAB-MT-BAP-Address BAPAddress,
  iE-Extensions ProtocolExtensionContainer{RRC-Terminating-IAB-Donor-Related-Info-ExtIEs} OPTIONAL,
  ...
}
RRC-Version ::= SEQUENCE {
  latest-RRC-Version BIT STRING (SIZE(3)),
  iE-Extensions ProtocolExtensionContainer{RRC-Version-ExtIEs} OPTIONAL
}
RRCContainer ::= OCTET STRING
RRCContainer-RRCSetupComplete ::= OCTET STRING
RRCDeliveryReport ::= SEQUENCE { protocolIEs ProtocolIE-Container{RRCDeliveryReportIEs}, ... }
RRCDeliveryStatus ::= SEQUENCE {
  delivery-status PDCP-SN,
  triggering-message PDCP-SN,
  iE-Extensions ProtocolExtensionContainer{RRCDeliveryStatus-ExtIEs} OPTIONAL
}
RRCDeliveryStatusRequest ::= ENUMERATED { true, ... }
RRCReconfigurationCompleteIndicator ::= ENUMERATED { true, ..., failure }
RSPP-transport-QoS-parameters ::= SEQUENCE {
  rSPPQoSFlowList RSPPQoSFlowList,
  rSPPLinkAggregateBitRates BitRate OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{RSPP-transport-QoS-parameters-ExtIEs} OPTIONAL,
  ...
}
RSPPFlowBitRates ::= SEQUENCE {
  guaranteedFlowBitRate BitRate,
  maximumFlowBitRate BitRate,
  iE-Extensions ProtocolExtensionContainer{RSPPFlowBitRates-ExtIEs} OPTIONAL,
  ...
}
RSPPQoSFlowItem ::= SEQUENCE {
  pQI FiveQI,
  rSPPFlowBitRates RSPPFlowBitRates OPTIONAL,
  range Range OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{RSPPQoSFlowItem-ExtIEs} OPTIONAL,
  ...
}
RSPPQoSFlowList ::= SEQUENCE (SIZE(1..2048)) OF RSPPQoSFlowItem
RachIndication ::= SEQUENCE { protocolIEs ProtocolIE-Container{RachIndication-IEs}, ... }
RadioResourceStatus ::= SEQUENCE {
  sSBAreaRadioResourceStatusList SSBAreaRadioResourceStatusList,
  iE-Extensions ProtocolExtensionContainer{RadioResourceStatus-ExtIEs} OPTIONAL
}
RadioResourceStatusNR-U ::= SEQUENCE {
  dl-Total-PRB-usage INTEGER (0..100),
  ul-Total-PRB-usage INTEGER (0..100),
  iE-Extensions ProtocolExtensionContainer{RadioResourceStatusNR-U-ExtIEs} OPTIONAL,
  ...
}
Range ::= ENUMERATED { m50, m80, m180, m200, m350, m400, m500, m700, m1000, ... }
Re-routingEnableIndicator ::= ENUMERATED { true, false, ... }
Recommended-SSBs-List ::= SEQUENCE (SIZE(1..64)) OF RecommendedSSBItem-List-Item
Recommended-SSBs-for-Paging-List ::= SEQUENCE (SIZE(1..512)) OF Recommended-SSBs-for-Paging-List-Item
Recommended-SSBs-for-Paging-List-Item ::= SEQUENCE {
  nRCGI NRCGI,
  sSBs-forPaging-List SSBs-forPaging-List,
  iE-Extensions ProtocolExtensionContainer{Recommended-SSBs-for-Paging-List-Item-ExtIEs} OPTIONAL
}
RecommendedSSBItem-List-Item ::= SEQUENCE {
  sSB-Index SSB-Index,
  iE-Extensions ProtocolExtensionContainer{RecommendedSSBItem-List-Item-ExtIEs} OPTIONAL
}
RedCapIndication ::= ENUMERATED { true, ... }
Redcap-Bcast-Information ::= BIT STRING (SIZE(8))
Reestablishment-Indication ::= ENUMERATED { reestablished, ... }
ReferenceConfiguration ::= CHOICE {
  rEQUESTforLowerLayerConfiguration RequestforLowerLayerConfiguration,
  referenceConfiguration ReferenceConfigurationInformation,
  choice-extension ProtocolIE-SingleContainer{ReferenceConfiguration-ExtIEs}
}
ReferenceConfigurationInformation ::= OCTET STRING
ReferencePoint ::= CHOICE {
  coordinateID CoordinateID,
  referencePointCoordinate AccessPointPosition,
  referencePointCoordinateHA NGRANHighAccuracyAccessPointPosition,
  choice-Extension ProtocolIE-SingleContainer{ReferencePoint-ExtIEs}
}
ReferenceSFN ::= INTEGER (0..1023)
ReferenceSignal ::= CHOICE {
  nZP-CSI-RS NZP-CSI-RS-ResourceID,
  sSB SSB,
  sRS SRSResourceID,
  positioningSRS SRSPosResourceID,
  dL-PRS DL-PRS,
  choice-extension ProtocolIE-SingleContainer{ReferenceSignal-ExtIEs}
}
ReferenceTime ::= OCTET STRING
ReferenceTimeInformationReport ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{ReferenceTimeInformationReportIEs},
  ...
}
ReferenceTimeInformationReportingControl ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{ReferenceTimeInformationReportingControlIEs},
  ...
}
RegistrationRequest ::= ENUMERATED { start, stop, add, ... }
RelativeCartesianLocation ::= SEQUENCE {
  xYZunit ENUMERATED { mm, cm, dm, ... },
  xvalue INTEGER (-65536..65535),
  yvalue INTEGER (-65536..65535),
  zvalue INTEGER (-32768..32767),
  locationUncertainty LocationUncertainty,
  iE-Extensions ProtocolExtensionContainer{RelativeCartesianLocation-ExtIEs} OPTIONAL
}
RelativeGeodeticLocation ::= SEQUENCE {
  milli-Arc-SecondUnits ENUMERATED { zerodot03, zerodot3, three, ... },
  heightUnits ENUMERATED { mm, cm, m, ... },
  deltaLatitude INTEGER (-1024..1023),
  deltaLongitude INTEGER (-1024..1023),
  deltaHeight INTEGER (-1024..1023),
  locationUncertainty LocationUncertainty,
  iE-extensions ProtocolExtensionContainer{RelativeGeodeticLocation-ExtIEs} OPTIONAL
}
RelativePathDelay ::= CHOICE {
  k0 INTEGER (0..16351),
  k1 INTEGER (0..8176),
  k2 INTEGER (0..4088),
  k3 INTEGER (0..2044),
  k4 INTEGER (0..1022),
  k5 INTEGER (0..511),
  choice-extension ProtocolIE-SingleContainer{RelativePathDelay-ExtIEs}
}
RelativeTime1900 ::= BIT STRING (SIZE(64))
RemoteUELocalID ::= INTEGER (0..255, ...)
RepetitionFactorExtended ::= ENUMERATED { n3, n5, n6, n7, n8, n10, n12, n14, ... }
RepetitionPeriod ::= INTEGER (0..131071, ...)
ReportCharacteristics ::= BIT STRING (SIZE(32))
ReportingGranularitykminus1 ::= INTEGER (0..3940097)
ReportingGranularitykminus1AdditionalPath ::= INTEGER (0..32701)
ReportingGranularitykminus2 ::= INTEGER (0..7880193)
ReportingGranularitykminus2AdditionalPath ::= INTEGER (0..65401)
ReportingGranularitykminus3 ::= INTEGER (0..15760385)
ReportingGranularitykminus3AdditionalPath ::= INTEGER (0..130801)
ReportingGranularitykminus4 ::= INTEGER (0..31520769)
ReportingGranularitykminus4AdditionalPath ::= INTEGER (0..261601)
ReportingGranularitykminus5 ::= INTEGER (0..63041537)
ReportingGranularitykminus5AdditionalPath ::= INTEGER (0..523201)
ReportingGranularitykminus6 ::= INTEGER (0..126083073)
ReportingGranularitykminus6AdditionalPath ::= INTEGER (0..1046401)
ReportingIntervalIMs ::= INTEGER (1..999)
ReportingPeriodicity ::= ENUMERATED { ms500, ms1000, ms2000, ms5000, ms10000, ... }
ReportingPeriodicityValue ::= INTEGER (0..512, ...)
ReportingRequestType ::= SEQUENCE {
  eventType EventType,
  reportingPeriodicityValue ReportingPeriodicityValue OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{ReportingRequestType-ExtIEs} OPTIONAL
}
RequestType ::= ENUMERATED { offer, execution, ... }
Requested-PDCCH-BlindDetectionSCG ::= OCTET STRING
RequestedBandCombinationIndex ::= OCTET STRING
RequestedDLPRSResource-Item ::= SEQUENCE {
  qCLInfo PRSResource-QCLInfo OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{RequestedDLPRSResource-Item-ExtIEs} OPTIONAL,
  ...
}
RequestedDLPRSResource-List ::= SEQUENCE (SIZE(1..64)) OF RequestedDLPRSResource-Item
RequestedDLPRSResourceSet-Item ::= SEQUENCE {
  pRSbandwidth INTEGER (1..63) OPTIONAL,
  combSize ENUMERATED { n2, n4, n6, n12, ... } OPTIONAL,
  resourceSetPeriodicity ENUMERATED {
    n4, n5, n8, n10, n16, n20, n32, n40, n64, n80, n160, n320, n640, n1280, n2560, n5120, n10240, n20480,
    n40960, n81920, ..., n128, n256, n512
  } OPTIONAL,
  resourceRepetitionFactor ENUMERATED { rf1, rf2, rf4, rf6, rf8, rf16, rf32, ... } OPTIONAL,
  resourceNumberofSymbols ENUMERATED { n2, n4, n6, n12, ..., n1 } OPTIONAL,
  requestedDLPRSResource-List RequestedDLPRSResource-List OPTIONAL,
  resourceSetStartTimeAndDuration StartTimeAndDuration OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{RequestedDLPRSResourceSet-Item-ExtIEs} OPTIONAL,
  ...
}
RequestedDLPRSResourceSet-List ::= SEQUENCE (SIZE(1..8)) OF RequestedDLPRSResourceSet-Item
RequestedDLPRSTransmissionCharacteristics ::= SEQUENCE {
  requestedDLPRSResourceSet-List RequestedDLPRSResourceSet-List,
  numberofFrequencyLayers INTEGER (1..4) OPTIONAL,
  startTimeAndDuration StartTimeAndDuration OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{RequestedDLPRSTransmissionCharacteristics-ExtIEs} OPTIONAL,
  ...
}
RequestedFeatureSetEntryIndex ::= OCTET STRING
RequestedP-MaxFR2 ::= OCTET STRING
RequestedSRSPreconfigurationCharacteristics-Item ::= SEQUENCE {
  requestedSRSTransmissionCharacteristics RequestedSRSTransmissionCharacteristics,
  iE-Extensions ProtocolExtensionContainer{RequestedSRSPreconfigurationCharacteristics-Item-ExtIEs} OPTIONAL,
  ...
}
RequestedSRSPreconfigurationCharacteristics-List ::= SEQUENCE (SIZE(1..16)) OF RequestedSRSPreconfigurationCharacteristics-Item
RequestedSRSTransmissionCharacteristics ::= SEQUENCE {
  numberOfTransmissions INTEGER (0..500, ...) OPTIONAL,
  resourceType ENUMERATED { periodic, semi-persistent, aperiodic, ... },
  bandwidthSRS BandwidthSRS,
  sRSResourceSetList SRSResourceSetList OPTIONAL,
  sSBInformation SSBInformation OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{RequestedSRSTransmissionCharacteristics-ExtIEs} OPTIONAL
}
RequestforLowerLayerConfiguration ::= ENUMERATED { true, ... }
RequestforRACHConfiguration ::= ENUMERATED { true, ... }
Reset ::= SEQUENCE { protocolIEs ProtocolIE-Container{ResetIEs}, ... }
ResetAcknowledge ::= SEQUENCE { protocolIEs ProtocolIE-Container{ResetAcknowledgeIEs}, ... }
ResetAll ::= ENUMERATED { reset-all, ... }
ResetType ::= CHOICE {
  f1-Interface ResetAll,
  partOfF1-Interface UE-associatedLogicalF1-ConnectionListRes,
  choice-extension ProtocolIE-SingleContainer{ResetType-ExtIEs}
}
ResourceCoordinationEUTRACellInfo ::= SEQUENCE {
  eUTRA-Mode-Info EUTRA-Coex-Mode-Info,
  eUTRA-PRACH-Configuration EUTRA-PRACH-Configuration,
  iE-Extensions ProtocolExtensionContainer{ResourceCoordinationEUTRACellInfo-ExtIEs} OPTIONAL,
  ...
}
ResourceCoordinationTransferContainer ::= OCTET STRING
ResourceCoordinationTransferInformation ::= SEQUENCE {
  meNB-Cell-ID EUTRA-Cell-ID,
  resourceCoordinationEUTRACellInfo ResourceCoordinationEUTRACellInfo OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{ResourceCoordinationTransferInformation-ExtIEs} OPTIONAL,
  ...
}
ResourceMapping ::= SEQUENCE {
  startPosition INTEGER (0..13),
  nrofSumbols ENUMERATED { n1, n2, n4, n8, n12 },
  iE-Extensions ProtocolExtensionContainer{ResourceMapping-ExtIEs} OPTIONAL,
  ...
}
ResourceSetType ::= CHOICE {
  periodic ResourceSetTypePeriodic,
  semi-persistent ResourceSetTypeSemi-persistent,
  aperiodic ResourceSetTypeAperiodic,
  choice-extension ProtocolIE-SingleContainer{ResourceSetType-ExtIEs}
}
ResourceSetTypeAperiodic ::= SEQUENCE {
  sRSResourceTrigger-List INTEGER (1..3),
  slotoffset INTEGER (0..32),
  iE-Extensions ProtocolExtensionContainer{ResourceSetTypeAperiodic-ExtIEs} OPTIONAL
}
ResourceSetTypePeriodic ::= SEQUENCE {
  periodicSet ENUMERATED { true, ... },
  iE-Extensions ProtocolExtensionContainer{ResourceSetTypePeriodic-ExtIEs} OPTIONAL
}
ResourceSetTypeSemi-persistent ::= SEQUENCE {
  semi-persistentSet ENUMERATED { true, ... },
  iE-Extensions ProtocolExtensionContainer{ResourceSetTypeSemi-persistent-ExtIEs} OPTIONAL
}
ResourceStatusFailure ::= SEQUENCE { protocolIEs ProtocolIE-Container{ResourceStatusFailureIEs}, ... }
ResourceStatusRequest ::= SEQUENCE { protocolIEs ProtocolIE-Container{ResourceStatusRequestIEs}, ... }
ResourceStatusResponse ::= SEQUENCE { protocolIEs ProtocolIE-Container{ResourceStatusResponseIEs}, ... }
ResourceStatusUpdate ::= SEQUENCE { protocolIEs ProtocolIE-Container{ResourceStatusUpdateIEs}, ... }
ResourceType ::= CHOICE {
  periodic ResourceTypePeriodic,
  semi-persistent ResourceTypeSemi-persistent,
  aperiodic ResourceTypeAperiodic,
  choice-extension ProtocolIE-SingleContainer{ResourceType-ExtIEs}
}
ResourceTypeAperiodic ::= SEQUENCE {
  aperiodicResourceType ENUMERATED { true, ... },
  iE-Extensions ProtocolExtensionContainer{ResourceTypeAperiodic-ExtIEs} OPTIONAL
}
ResourceTypeAperiodicPos ::= SEQUENCE {
  slotOffset INTEGER (0..32),
  iE-Extensions ProtocolExtensionContainer{ResourceTypeAperiodicPos-ExtIEs} OPTIONAL
}
ResourceTypePeriodic ::= SEQUENCE {
  periodicity ENUMERATED {
    slot1, slot2, slot4, slot5, slot8, slot10, slot16, slot20, slot32, slot40, slot64, slot80, slot160,
    slot320, slot640, slot1280, slot2560, ...
  },
  offset INTEGER (0..2559, ...),
  iE-Extensions ProtocolExtensionContainer{ResourceTypePeriodic-ExtIEs} OPTIONAL
}
ResourceTypePeriodicPos ::= SEQUENCE {
  periodicity SRS-Periodicity,
  offset INTEGER (0..81919, ...),
  iE-Extensions ProtocolExtensionContainer{ResourceTypePeriodicPos-ExtIEs} OPTIONAL
}
ResourceTypePos ::= CHOICE {
  periodic ResourceTypePeriodicPos,
  semi-persistent ResourceTypeSemi-persistentPos,
  aperiodic ResourceTypeAperiodicPos,
  choice-extension ProtocolIE-SingleContainer{ResourceTypePos-ExtIEs}
}
ResourceTypeSemi-persistent ::= SEQUENCE {
  periodicity ENUMERATED {
    slot1, slot2, slot4, slot5, slot8, slot10, slot16, slot20, slot32, slot40, slot64, slot80, slot160,
    slot320, slot640, slot1280, slot2560, ...
  },
  offset INTEGER (0..2559, ...),
  iE-Extensions ProtocolExtensionContainer{ResourceTypeSemi-persistent-ExtIEs} OPTIONAL
}
ResourceTypeSemi-persistentPos ::= SEQUENCE {
  periodicity SRS-Periodicity,
  offset INTEGER (0..81919, ...),
  iE-Extensions ProtocolExtensionContainer{ResourceTypeSemi-persistentPos-ExtIEs} OPTIONAL
}
ResponseTime ::= SEQUENCE {
  time INTEGER (1..128, ...),
  timeUnit ENUMERATED { second, ten-seconds, ten-milliseconds, ... },
  iE-Extensions ProtocolExtensionContainer{ResponseTime-ExtIEs} OPTIONAL,
  ...
}
RoutingID ::= OCTET STRING
RxTEG ::= SEQUENCE {
  tRP-Rx-TEGInformation TRP-Rx-TEGInformation,
  tRP-Tx-TEGInformation TRP-Tx-TEGInformation,
  iE-Extensions ProtocolExtensionContainer{RxTEG-ExtIEs} OPTIONAL,
  ...
}
RxTxTEG ::= SEQUENCE {
  tRP-RxTx-TEGInformation TRP-RxTx-TEGInformation,
  tRP-Tx-TEGInformation TRP-Tx-TEGInformation OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{RxTxTEG-ExtIEs} OPTIONAL,
  ...
}
RxTxTimingErrorMargin ::= ENUMERATED {
  tc0dot5, tc1, tc2, tc4, tc8, tc12, tc16, tc20, tc24, tc32, tc40, tc48, tc64, tc80, tc96, tc128, ...
}
S-CPAC-Configuration ::= SEQUENCE {
  referenceConfigurationInformation ReferenceConfigurationInformation OPTIONAL,
  completeCandidateConfigurationIndicator CompleteCandidateConfigurationIndicator OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{S-CPAC-Configuration-ExtIEs} OPTIONAL,
  ...
}
S-CPACLowerLayerReferenceConfigRequest ::= ENUMERATED { true, ... }
SCGActivationRequest ::= ENUMERATED { activate-scg, deactivate-scg, ... }
SCGActivationStatus ::= ENUMERATED { scg-activated, scg-deactivated, ... }
SCGIndicator ::= ENUMERATED { released, ... }
SCPAC-Request ::= ENUMERATED { initiation, ... }
SCS-480 ::= INTEGER (0..319)
SCS-960 ::= INTEGER (0..639)
SCS-SpecificCarrier ::= SEQUENCE {
  offsetToCarrier INTEGER (0..2199, ...),
  subcarrierSpacing ENUMERATED { kHz15, kHz30, kHz60, kHz120, ..., kHz480, kHz960 },
  carrierBandwidth INTEGER (1..275, ...),
  iE-Extensions ProtocolExtensionContainer{SCS-SpecificCarrier-ExtIEs} OPTIONAL
}
SCell-FailedtoSetup-Item ::= SEQUENCE {
  sCell-ID NRCGI,
  cause Cause OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SCell-FailedtoSetup-ItemExtIEs} OPTIONAL,
  ...
}
SCell-FailedtoSetup-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{SCell-FailedtoSetup-ItemIEs}
SCell-FailedtoSetupMod-Item ::= SEQUENCE {
  sCell-ID NRCGI,
  cause Cause OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SCell-FailedtoSetupMod-ItemExtIEs} OPTIONAL,
  ...
}
SCell-FailedtoSetupMod-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{SCell-FailedtoSetupMod-ItemIEs}
SCell-ToBeRemoved-Item ::= SEQUENCE {
  sCell-ID NRCGI,
  iE-Extensions ProtocolExtensionContainer{SCell-ToBeRemoved-ItemExtIEs} OPTIONAL,
  ...
}
SCell-ToBeRemoved-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{SCell-ToBeRemoved-ItemIEs}
SCell-ToBeSetup-Item ::= SEQUENCE {
  sCell-ID NRCGI,
  sCellIndex SCellIndex,
  sCellULConfigured CellULConfigured OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SCell-ToBeSetup-ItemExtIEs} OPTIONAL,
  ...
}
SCell-ToBeSetup-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{SCell-ToBeSetup-ItemIEs}
SCell-ToBeSetupMod-Item ::= SEQUENCE {
  sCell-ID NRCGI,
  sCellIndex SCellIndex,
  sCellULConfigured CellULConfigured OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SCell-ToBeSetupMod-ItemExtIEs} OPTIONAL,
  ...
}
SCell-ToBeSetupMod-List ::= SEQUENCE (SIZE(1..32)) OF ProtocolIE-SingleContainer{SCell-ToBeSetupMod-ItemIEs}
SCellIndex ::= INTEGER (1..31, ...)
SDT-MAC-PHY-CG-Config ::= OCTET STRING
SDT-Termination-Request ::= ENUMERATED { radio-link-problem, normal, ..., sdt-volume-threshold-crossed }
SDT-Volume-Threshold ::= INTEGER (1..192000, ...)
SDTBearerConfig-List ::= SEQUENCE (SIZE(1..72)) OF SDTBearerConfig-List-Item
SDTBearerConfig-List-Item ::= SEQUENCE {
  sDTBearerType SDTBearerType,
  sDTRLCBearerConfiguration SDTRLCBearerConfiguration,
  iE-Extensions ProtocolExtensionContainer{SDTBearerConfig-List-Item-ExtIEs} OPTIONAL
}
SDTBearerConfigurationInfo ::= SEQUENCE {
  sDTBearerConfig-List SDTBearerConfig-List,
  iE-Extensions ProtocolExtensionContainer{SDTBearerConfigurationInfo-ExtIEs} OPTIONAL
}
SDTBearerConfigurationQueryIndication ::= ENUMERATED { true, ... }
SDTBearerType ::= CHOICE {
  sRB SRBID,
  dRB DRBID,
  choice-extension ProtocolIE-SingleContainer{SDTBearerType-ExtIEs}
}
SDTInformation ::= SEQUENCE {
  sdtIndicator ENUMERATED { true, ... },
  sdtAssistantInformation ENUMERATED { singlepacket, multiplepackets, ... } OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SDTInformation-ExtIEs} OPTIONAL
}
SDTRLCBearerConfiguration ::= OCTET STRING
SFN-Offset ::= SEQUENCE {
  sFN-Time-Offset BIT STRING (SIZE(24)),
  iE-Extensions ProtocolExtensionContainer{SFN-Offset-ExtIEs} OPTIONAL,
  ...
}
SIB1-message ::= OCTET STRING
SIB10-message ::= OCTET STRING
SIB12-message ::= OCTET STRING
SIB13-message ::= OCTET STRING
SIB14-message ::= OCTET STRING
SIB15-message ::= OCTET STRING
SIB17-message ::= OCTET STRING
SIB17bis-message ::= OCTET STRING
SIB20-message ::= OCTET STRING
SIB22-message ::= OCTET STRING
SIB23-message ::= OCTET STRING
SIB24-message ::= OCTET STRING
SIBType-PWS ::= INTEGER (6..8, ...)
SItype ::= INTEGER (1..32, ...)
SItype-Item ::= SEQUENCE {
  sItype SItype,
  iE-Extensions ProtocolExtensionContainer{SItype-ItemExtIEs} OPTIONAL
}
SItype-List ::= SEQUENCE (SIZE(1..32)) OF SItype-Item
SL-ConfigDedicatedEUTRA-Info ::= OCTET STRING
SL-PHY-MAC-RLC-Config ::= OCTET STRING
SL-PHY-MAC-RLC-ConfigExt ::= OCTET STRING
SL-RLC-ChannelToAddModList ::= OCTET STRING
SLDRBID ::= INTEGER (1..512, ...)
SLDRBInformation ::= SEQUENCE {
  sLDRB-QoS PC5QoSParameters,
  flowsMappedToSLDRB-List FlowsMappedToSLDRB-List,
  ...
}
SLDRBs-FailedToBeModified-Item ::= SEQUENCE {
  sLDRBID SLDRBID,
  cause Cause OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SLDRBs-FailedToBeModified-ItemExtIEs} OPTIONAL
}
SLDRBs-FailedToBeModified-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{SLDRBs-FailedToBeModified-ItemIEs}
SLDRBs-FailedToBeSetup-Item ::= SEQUENCE {
  sLDRBID SLDRBID,
  cause Cause OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SLDRBs-FailedToBeSetup-ItemExtIEs} OPTIONAL
}
SLDRBs-FailedToBeSetup-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{SLDRBs-FailedToBeSetup-ItemIEs}
SLDRBs-FailedToBeSetupMod-Item ::= SEQUENCE {
  sLDRBID SLDRBID,
  cause Cause OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SLDRBs-FailedToBeSetupMod-ItemExtIEs} OPTIONAL
}
SLDRBs-FailedToBeSetupMod-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{SLDRBs-FailedToBeSetupMod-ItemIEs}
SLDRBs-Modified-Item ::= SEQUENCE {
  sLDRBID SLDRBID,
  iE-Extensions ProtocolExtensionContainer{SLDRBs-Modified-ItemExtIEs} OPTIONAL
}
SLDRBs-Modified-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{SLDRBs-Modified-ItemIEs}
SLDRBs-ModifiedConf-Item ::= SEQUENCE {
  sLDRBID SLDRBID,
  iE-Extensions ProtocolExtensionContainer{SLDRBs-ModifiedConf-ItemExtIEs} OPTIONAL
}
SLDRBs-ModifiedConf-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{SLDRBs-ModifiedConf-ItemIEs}
SLDRBs-Required-ToBeModified-Item ::= SEQUENCE {
  sLDRBID SLDRBID,
  iE-Extensions ProtocolExtensionContainer{SLDRBs-Required-ToBeModified-ItemExtIEs} OPTIONAL
}
SLDRBs-Required-ToBeModified-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{SLDRBs-Required-ToBeModified-ItemIEs}
SLDRBs-Required-ToBeReleased-Item ::= SEQUENCE {
  sLDRBID SLDRBID,
  iE-Extensions ProtocolExtensionContainer{SLDRBs-Required-ToBeReleased-ItemExtIEs} OPTIONAL
}
SLDRBs-Required-ToBeReleased-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{SLDRBs-Required-ToBeReleased-ItemIEs}
SLDRBs-Setup-Item ::= SEQUENCE {
  sLDRBID SLDRBID,
  iE-Extensions ProtocolExtensionContainer{SLDRBs-Setup-ItemExtIEs} OPTIONAL
}
SLDRBs-Setup-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{SLDRBs-Setup-ItemIEs}
SLDRBs-SetupMod-Item ::= SEQUENCE {
  sLDRBID SLDRBID,
  iE-Extensions ProtocolExtensionContainer{SLDRBs-SetupMod-ItemExtIEs} OPTIONAL
}
SLDRBs-SetupMod-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{SLDRBs-SetupMod-ItemIEs}
SLDRBs-ToBeModified-Item ::= SEQUENCE {
  sLDRBID SLDRBID,
  sLDRBInformation SLDRBInformation OPTIONAL,
  rLCMode RLCMode OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SLDRBs-ToBeModified-ItemExtIEs} OPTIONAL
}
SLDRBs-ToBeModified-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{SLDRBs-ToBeModified-ItemIEs}
SLDRBs-ToBeReleased-Item ::= SEQUENCE {
  sLDRBID SLDRBID,
  iE-Extensions ProtocolExtensionContainer{SLDRBs-ToBeReleased-ItemExtIEs} OPTIONAL
}
SLDRBs-ToBeReleased-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{SLDRBs-ToBeReleased-ItemIEs}
SLDRBs-ToBeSetup-Item ::= SEQUENCE {
  sLDRBID SLDRBID,
  sLDRBInformation SLDRBInformation,
  rLCMode RLCMode,
  iE-Extensions ProtocolExtensionContainer{SLDRBs-ToBeSetup-ItemExtIEs} OPTIONAL
}
SLDRBs-ToBeSetup-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{SLDRBs-ToBeSetup-ItemIEs}
SLDRBs-ToBeSetupMod-Item ::= SEQUENCE {
  sLDRBID SLDRBID,
  sLDRBInformation SLDRBInformation,
  rLCMode RLCMode OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SLDRBs-ToBeSetupMod-ItemExtIEs} OPTIONAL
}
SLDRBs-ToBeSetupMod-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{SLDRBs-ToBeSetupMod-ItemIEs}
SLDRXConfigurationIndicator ::= ENUMERATED { release, ... }
SLDRXCycleItem ::= SEQUENCE {
  rXUEID BIT STRING (SIZE(24)),
  sLDRXInformation SLDRXInformation,
  iE-Extensions ProtocolExtensionContainer{SLDRXCycleItem-ExtIEs} OPTIONAL,
  ...
}
SLDRXCycleLength ::= ENUMERATED {
  ms10, ms20, ms32, ms40, ms60, ms64, ms70, ms80, ms128, ms160, ms256, ms320, ms512, ms640, ms1024, ms1280,
  ms2048, ms2560, ms5120, ms10240, ...
}
SLDRXCycleList ::= SEQUENCE (SIZE(1..32)) OF SLDRXCycleItem
SLDRXInformation ::= CHOICE {
  sLDRXCycle SLDRXCycleLength,
  nosLDRX SLDRXConfigurationIndicator,
  choice-extension ProtocolIE-SingleContainer{SLDRXInformation-ExtIEs}
}
SLPositioning-Ranging-Authorized ::= ENUMERATED { authorized, not-authorized, ... }
SLPositioning-Ranging-Service-Info ::= SEQUENCE {
  sLPositioning-Ranging-Authorized SLPositioning-Ranging-Authorized,
  rSPP-transport-QoS-parameters RSPP-transport-QoS-parameters OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SLPositioning-Ranging-Service-Info-ExtIEs} OPTIONAL,
  ...
}
SNSSAI ::= SEQUENCE {
  sST OCTET STRING (SIZE(1)),
  sD OCTET STRING (SIZE(3)) OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SNSSAI-ExtIEs} OPTIONAL
}
SNSSAI-Item ::= SEQUENCE {
  sNSSAI SNSSAI,
  iE-Extensions ProtocolExtensionContainer{SNSSAI-Item-ExtIEs} OPTIONAL
}
SNSSAI-list ::= SEQUENCE (SIZE(1..1024)) OF SNSSAI-Item
SNSSAIAvailableCapacity-Item ::= SEQUENCE {
  sNSSAI SNSSAI,
  sliceAvailableCapacityValueDownlink INTEGER (0..100) OPTIONAL,
  sliceAvailableCapacityValueUplink INTEGER (0..100) OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SNSSAIAvailableCapacity-Item-ExtIEs} OPTIONAL
}
SNSSAIAvailableCapacity-List ::= SEQUENCE (SIZE(1..1024)) OF SNSSAIAvailableCapacity-Item
SNSSAIRadioResourceStatus-Item ::= SEQUENCE {
  sNSSAI SNSSAI,
  sNSSAIdlGBRPRBusage INTEGER (0..100),
  sNSSAIulGBRPRBusage INTEGER (0..100),
  sNSSAIdlNonGBRPRBusage INTEGER (0..100),
  sNSSAIulNonGBRPRBusage INTEGER (0..100),
  sNSSAIdlTotalPRBallocation INTEGER (0..100),
  sNSSAIulTotalPRBallocation INTEGER (0..100),
  iE-Extensions ProtocolExtensionContainer{SNSSAIRadioResourceStatus-Item-ExtIEs} OPTIONAL
}
SNSSAIRadioResourceStatus-List ::= SEQUENCE (SIZE(1..1024)) OF SNSSAIRadioResourceStatus-Item
SRBID ::= INTEGER (0..3, ...)
SRBs-FailedToBeSetup-Item ::= SEQUENCE {
  sRBID SRBID,
  cause Cause OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SRBs-FailedToBeSetup-ItemExtIEs} OPTIONAL,
  ...
}
SRBs-FailedToBeSetup-List ::= SEQUENCE (SIZE(1..8)) OF ProtocolIE-SingleContainer{SRBs-FailedToBeSetup-ItemIEs}
SRBs-FailedToBeSetupMod-Item ::= SEQUENCE {
  sRBID SRBID,
  cause Cause OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SRBs-FailedToBeSetupMod-ItemExtIEs} OPTIONAL,
  ...
}
SRBs-FailedToBeSetupMod-List ::= SEQUENCE (SIZE(1..8)) OF ProtocolIE-SingleContainer{SRBs-FailedToBeSetupMod-ItemIEs}
SRBs-Modified-Item ::= SEQUENCE {
  sRBID SRBID,
  lCID LCID,
  iE-Extensions ProtocolExtensionContainer{SRBs-Modified-ItemExtIEs} OPTIONAL,
  ...
}
SRBs-Modified-List ::= SEQUENCE (SIZE(1..8)) OF ProtocolIE-SingleContainer{SRBs-Modified-ItemIEs}
SRBs-Required-ToBeReleased-Item ::= SEQUENCE {
  sRBID SRBID,
  iE-Extensions ProtocolExtensionContainer{SRBs-Required-ToBeReleased-ItemExtIEs} OPTIONAL,
  ...
}
SRBs-Required-ToBeReleased-List ::= SEQUENCE (SIZE(1..8)) OF ProtocolIE-SingleContainer{SRBs-Required-ToBeReleased-ItemIEs}
SRBs-Setup-Item ::= SEQUENCE {
  sRBID SRBID,
  lCID LCID,
  iE-Extensions ProtocolExtensionContainer{SRBs-Setup-ItemExtIEs} OPTIONAL,
  ...
}
SRBs-Setup-List ::= SEQUENCE (SIZE(1..8)) OF ProtocolIE-SingleContainer{SRBs-Setup-ItemIEs}
SRBs-SetupMod-Item ::= SEQUENCE {
  sRBID SRBID,
  lCID LCID,
  iE-Extensions ProtocolExtensionContainer{SRBs-SetupMod-ItemExtIEs} OPTIONAL,
  ...
}
SRBs-SetupMod-List ::= SEQUENCE (SIZE(1..8)) OF ProtocolIE-SingleContainer{SRBs-SetupMod-ItemIEs}
SRBs-ToBeReleased-Item ::= SEQUENCE {
  sRBID SRBID,
  iE-Extensions ProtocolExtensionContainer{SRBs-ToBeReleased-ItemExtIEs} OPTIONAL,
  ...
}
SRBs-ToBeReleased-List ::= SEQUENCE (SIZE(1..8)) OF ProtocolIE-SingleContainer{SRBs-ToBeReleased-ItemIEs}
SRBs-ToBeSetup-Item ::= SEQUENCE {
  sRBID SRBID,
  duplicationIndication DuplicationIndication OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SRBs-ToBeSetup-ItemExtIEs} OPTIONAL,
  ...
}
SRBs-ToBeSetup-List ::= SEQUENCE (SIZE(1..8)) OF ProtocolIE-SingleContainer{SRBs-ToBeSetup-ItemIEs}
SRBs-ToBeSetupMod-Item ::= SEQUENCE {
  sRBID SRBID,
  duplicationIndication DuplicationIndication OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SRBs-ToBeSetupMod-ItemExtIEs} OPTIONAL,
  ...
}
SRBs-ToBeSetupMod-List ::= SEQUENCE (SIZE(1..8)) OF ProtocolIE-SingleContainer{SRBs-ToBeSetupMod-ItemIEs}
SRS-Periodicity ::= ENUMERATED {
  slot1, slot2, slot4, slot5, slot8, slot10, slot16, slot20, slot32, slot40, slot64, slot80, slot160, slot320,
  slot640, slot1280, slot2560, slot5120, slot10240, slot40960, slot81920, ..., slot128, slot256, slot512,
  slot20480
}
SRSCarrier-List ::= SEQUENCE (SIZE(1..32)) OF SRSCarrier-List-Item
SRSCarrier-List-Item ::= SEQUENCE {
  pointA INTEGER (0..3279165),
  uplinkChannelBW-PerSCS-List UplinkChannelBW-PerSCS-List,
  activeULBWP ActiveULBWP,
  pci NRPCI OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SRSCarrier-List-Item-ExtIEs} OPTIONAL
}
SRSConfig ::= SEQUENCE {
  sRSResource-List SRSResource-List OPTIONAL,
  posSRSResource-List PosSRSResource-List OPTIONAL,
  sRSResourceSet-List SRSResourceSet-List OPTIONAL,
  posSRSResourceSet-List PosSRSResourceSet-List OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SRSConfig-ExtIEs} OPTIONAL
}
SRSConfiguration ::= SEQUENCE {
  sRSCarrier-List SRSCarrier-List,
  iE-Extensions ProtocolExtensionContainer{SRSConfiguration-ExtIEs} OPTIONAL
}
SRSInfo ::= SEQUENCE { sRSResource SRSResourceID, ... }
SRSInformationReservationNotification ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{SRSInformationReservationNotificationIEs},
  ...
}
SRSPortIndex ::= ENUMERATED { id1000, id1001, id1002, id1003, ... }
SRSPosPeriodicConfigHyperSFNIndex ::= ENUMERATED { even0, odd1 }
SRSPosRRCInactiveConfig ::= OCTET STRING
SRSPosRRCInactiveQueryIndication ::= ENUMERATED { true, ... }
SRSPosRRCInactiveValidityAreaConfig ::= OCTET STRING
SRSPosResourceID ::= INTEGER (0..63)
SRSPreconfiguration-Item ::= SEQUENCE {
  sRSPosRRCInactiveValidityAreaConfig SRSPosRRCInactiveValidityAreaConfig,
  posValidityAreaCellList PosValidityAreaCellList,
  iE-Extensions ProtocolExtensionContainer{SRSPreconfiguration-Item-ExtIEs} OPTIONAL,
  ...
}
SRSPreconfiguration-List ::= SEQUENCE (SIZE(1..16)) OF SRSPreconfiguration-Item
SRSReservationType ::= ENUMERATED { reserve, release, ... }
SRSResource ::= SEQUENCE {
  sRSResourceID SRSResourceID,
  nrofSRS-Ports ENUMERATED { port1, ports2, ports4 },
  transmissionComb TransmissionComb,
  startPosition INTEGER (0..13),
  nrofSymbols ENUMERATED { n1, n2, n4 },
  repetitionFactor ENUMERATED { n1, n2, n4 },
  freqDomainPosition INTEGER (0..67),
  freqDomainShift INTEGER (0..268),
  c-SRS INTEGER (0..63),
  b-SRS INTEGER (0..3),
  b-hop INTEGER (0..3),
  groupOrSequenceHopping ENUMERATED { neither, groupHopping, sequenceHopping },
  resourceType ResourceType,
  sequenceId INTEGER (0..1023),
  iE-Extensions ProtocolExtensionContainer{SRSResource-ExtIEs} OPTIONAL
}
SRSResource-List ::= SEQUENCE (SIZE(1..64)) OF SRSResource
SRSResourceID ::= INTEGER (0..63)
SRSResourceID-List ::= SEQUENCE (SIZE(1..16)) OF SRSResourceID
SRSResourceSet ::= SEQUENCE {
  sRSResourceSetID SRSResourceSetID,
  sRSResourceID-List SRSResourceID-List,
  resourceSetType ResourceSetType,
  iE-Extensions ProtocolExtensionContainer{SRSResourceSet-ExtIEs} OPTIONAL
}
SRSResourceSet-List ::= SEQUENCE (SIZE(1..16)) OF SRSResourceSet
SRSResourceSetID ::= INTEGER (0..15, ...)
SRSResourceSetItem ::= SEQUENCE {
  numSRSresourcesperset INTEGER (1..16, ...) OPTIONAL,
  periodicityList PeriodicityList OPTIONAL,
  spatialRelationInfo SpatialRelationInfo OPTIONAL,
  pathlossReferenceInfo PathlossReferenceInfo OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SRSResourceSetItemExtIEs} OPTIONAL
}
SRSResourceSetList ::= SEQUENCE (SIZE(1..16)) OF SRSResourceSetItem
SRSResourceTrigger ::= SEQUENCE {
  aperiodicSRSResourceTriggerList AperiodicSRSResourceTriggerList,
  iE-Extensions ProtocolExtensionContainer{SRSResourceTrigger-ExtIEs} OPTIONAL
}
SRSResourceTypeChoice ::= CHOICE {
  sRSResourceInfo SRSInfo,
  posSRSResourceInfo PosSRSInfo,
  choice-extension ProtocolIE-SingleContainer{SRSResourceTypeChoice-ExtIEs}
}
SRSResourcetype ::= SEQUENCE {
  sRSResourceTypeChoice SRSResourceTypeChoice,
  iE-Extensions ProtocolExtensionContainer{SRSResourcetype-ExtIEs} OPTIONAL,
  ...
}
SRSType ::= CHOICE {
  semipersistentSRS SemipersistentSRS,
  aperiodicSRS AperiodicSRS,
  choice-extension ProtocolIE-SingleContainer{SRSType-ExtIEs}
}
SSB ::= SEQUENCE {
  pCI-NR NRPCI,
  ssb-index SSB-Index OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SSB-ExtIEs} OPTIONAL
}
SSB-Index ::= INTEGER (0..63)
SSB-PositionsInBurst ::= CHOICE {
  shortBitmap BIT STRING (SIZE(4)),
  mediumBitmap BIT STRING (SIZE(8)),
  longBitmap BIT STRING (SIZE(64)),
  choice-extension ProtocolIE-SingleContainer{SSB-PositionsInBurst-ExtIEs}
}
SSB-TF-Configuration ::= SEQUENCE {
  sSB-frequency INTEGER (0..3279165),
  sSB-subcarrier-spacing ENUMERATED { kHz15, kHz30, kHz60, kHz120, kHz240, ..., kHz480, kHz960 },
  sSB-Transmit-power INTEGER (-60..50),
  sSB-periodicity ENUMERATED { ms5, ms10, ms20, ms40, ms80, ms160, ... },
  sSB-half-frame-offset INTEGER (0..1),
  sSB-SFN-offset INTEGER (0..15),
  sSB-position-in-burst SSB-PositionsInBurst OPTIONAL,
  sFNInitialisationTime RelativeTime1900 OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SSB-TF-Configuration-ExtIEs} OPTIONAL
}
SSB-freqInfo ::= INTEGER (0..3279165)
SSB-subcarrierSpacing ::= ENUMERATED { kHz15, kHz30, kHz120, kHz240, spare3, spare2, spare1, ... }
SSB-transmissionBitmap ::= CHOICE {
  shortBitmap BIT STRING (SIZE(4)),
  mediumBitmap BIT STRING (SIZE(8)),
  longBitmap BIT STRING (SIZE(64)),
  choice-extension ProtocolIE-SingleContainer{EMPTY:F1AP-PROTOCOL-IES}
}
SSB-transmissionPeriodicity ::= ENUMERATED { sf10, sf20, sf40, sf80, sf160, sf320, sf640, ..., sf5 }
SSB-transmissionTimingOffset ::= INTEGER (0..127, ...)
SSBAreaCapacityValueItem ::= SEQUENCE {
  sSBIndex INTEGER (0..63),
  sSBAreaCapacityValue INTEGER (0..100),
  iE-Extensions ProtocolExtensionContainer{SSBAreaCapacityValueItem-ExtIEs} OPTIONAL
}
SSBAreaCapacityValueList ::= SEQUENCE (SIZE(1..64)) OF SSBAreaCapacityValueItem
SSBAreaRadioResourceStatusItem ::= SEQUENCE {
  sSBIndex INTEGER (0..63),
  sSBAreaDLGBRPRBusage INTEGER (0..100),
  sSBAreaULGBRPRBusage INTEGER (0..100),
  sSBAreaDLnon-GBRPRBusage INTEGER (0..100),
  sSBAreaULnon-GBRPRBusage INTEGER (0..100),
  sSBAreaDLTotalPRBusage INTEGER (0..100),
  sSBAreaULTotalPRBusage INTEGER (0..100),
  dLschedulingPDCCHCCEusage INTEGER (0..100) OPTIONAL,
  uLschedulingPDCCHCCEusage INTEGER (0..100) OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SSBAreaRadioResourceStatusItem-ExtIEs} OPTIONAL
}
SSBAreaRadioResourceStatusList ::= SEQUENCE (SIZE(1..64)) OF SSBAreaRadioResourceStatusItem
SSBCoverageModification-Item ::= SEQUENCE {
  sSBIndex INTEGER (0..63),
  sSBCoverageState SSBCoverageState,
  iE-Extensions ProtocolExtensionContainer{SSBCoverageModification-Item-ExtIEs} OPTIONAL,
  ...
}
SSBCoverageModification-List ::= SEQUENCE (SIZE(1..64)) OF SSBCoverageModification-Item
SSBCoverageState ::= INTEGER (0..15, ...)
SSBIndex ::= INTEGER (0..63)
SSBIndexList ::= SEQUENCE (SIZE(1..64)) OF SSBIndexList-Item
SSBIndexList-Item ::= SEQUENCE {
  sSBIndex SSBIndex,
  iE-Extensions ProtocolExtensionContainer{EMPTY:F1AP-PROTOCOL-EXTENSION} OPTIONAL
}
SSBIndexwithMeasurements-Item ::= SEQUENCE {
  sSBIndex SSBIndex,
  selectedMeasurementQuantities SelectedMeasurementQuantities,
  iE-Extensions ProtocolExtensionContainer{SSBIndexwithMeasurements-Item-ExtIEs} OPTIONAL
}
SSBIndexwithMeasurementsList ::= SEQUENCE (SIZE(1..64)) OF SSBIndexwithMeasurements-Item
SSBInformation ::= SEQUENCE {
  sSBInformationList SSBInformationList,
  iE-Extensions ProtocolExtensionContainer{SSBInformation-ExtIEs} OPTIONAL
}
SSBInformationItem ::= SEQUENCE {
  sSB-Configuration SSB-TF-Configuration,
  pCI-NR NRPCI,
  iE-Extensions ProtocolExtensionContainer{SSBInformationItem-ExtIEs} OPTIONAL
}
SSBInformationList ::= SEQUENCE (SIZE(1..255)) OF SSBInformationItem
SSBToReportItem ::= SEQUENCE {
  sSBIndex INTEGER (0..63),
  iE-Extensions ProtocolExtensionContainer{SSBToReportItem-ExtIEs} OPTIONAL
}
SSBToReportList ::= SEQUENCE (SIZE(1..64)) OF SSBToReportItem
SSBs-activated-List ::= SEQUENCE (SIZE(1..64)) OF SSB-Index
SSBs-forPaging-List ::= SEQUENCE (SIZE(1..64)) OF SSB-Index
SSBs-toBeActivated-List ::= SEQUENCE (SIZE(1..64)) OF SSB-Index
SUL-Information ::= SEQUENCE {
  sUL-NRARFCN INTEGER (0..3279165),
  sUL-transmission-Bandwidth Transmission-Bandwidth,
  iE-Extensions ProtocolExtensionContainer{SUL-InformationExtIEs} OPTIONAL,
  ...
}
SULAccessIndication ::= ENUMERATED { true, ... }
Search-window-information ::= SEQUENCE {
  expectedPropagationDelay INTEGER (-3841..3841, ...),
  delayUncertainty INTEGER (1..246, ...),
  iE-Extensions ProtocolExtensionContainer{Search-window-information-ExtIEs} OPTIONAL
}
SelectedBandCombinationIndex ::= OCTET STRING
SelectedFeatureSetEntryIndex ::= OCTET STRING
SelectedMeasurementQuantities ::= SEQUENCE {
  rSRP INTEGER (0..127),
  rSRQ INTEGER (0..127),
  sINR INTEGER (0..127) OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SelectedMeasurementQuantities-ExtIEs} OPTIONAL,
  ...
}
SemipersistentSRS ::= SEQUENCE {
  sRSResourceSetID SRSResourceSetID,
  sRSSpatialRelation SpatialRelationInfo OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SemipersistentSRS-ExtIEs} OPTIONAL,
  ...
}
SerialNumber ::= BIT STRING (SIZE(16))
ServCellIndex ::= INTEGER (0..31, ...)
ServCellInfoList ::= OCTET STRING
Served-Cell-Information ::= SEQUENCE {
  nRCGI NRCGI,
  nRPCI NRPCI,
  fiveGS-TAC FiveGS-TAC OPTIONAL,
  configured-EPS-TAC Configured-EPS-TAC OPTIONAL,
  servedPLMNs ServedPLMNs-List,
  nR-Mode-Info NR-Mode-Info,
  measurementTimingConfiguration OCTET STRING,
  iE-Extensions ProtocolExtensionContainer{Served-Cell-Information-ExtIEs} OPTIONAL,
  ...
}
Served-Cells-To-Add-Item ::= SEQUENCE {
  served-Cell-Information Served-Cell-Information,
  gNB-DU-System-Information GNB-DU-System-Information OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{Served-Cells-To-Add-ItemExtIEs} OPTIONAL,
  ...
}
Served-Cells-To-Add-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{Served-Cells-To-Add-ItemIEs}
Served-Cells-To-Delete-Item ::= SEQUENCE {
  oldNRCGI NRCGI,
  iE-Extensions ProtocolExtensionContainer{Served-Cells-To-Delete-ItemExtIEs} OPTIONAL,
  ...
}
Served-Cells-To-Delete-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{Served-Cells-To-Delete-ItemIEs}
Served-Cells-To-Modify-Item ::= SEQUENCE {
  oldNRCGI NRCGI,
  served-Cell-Information Served-Cell-Information,
  gNB-DU-System-Information GNB-DU-System-Information OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{Served-Cells-To-Modify-ItemExtIEs} OPTIONAL,
  ...
}
Served-Cells-To-Modify-List ::= SEQUENCE (SIZE(1..512)) OF ProtocolIE-SingleContainer{Served-Cells-To-Modify-ItemIEs}
Served-EUTRA-Cells-Information ::= SEQUENCE {
  eUTRA-Mode-Info EUTRA-Mode-Info,
  protectedEUTRAResourceIndication ProtectedEUTRAResourceIndication,
  iE-Extensions ProtocolExtensionContainer{EMPTY:F1AP-PROTOCOL-EXTENSION} OPTIONAL,
  ...
}
ServedPLMNs-Item ::= SEQUENCE {
  pLMN-Identity PLMN-Identity,
  iE-Extensions ProtocolExtensionContainer{ServedPLMNs-ItemExtIEs} OPTIONAL,
  ...
}
ServedPLMNs-List ::= SEQUENCE (SIZE(1..6)) OF ServedPLMNs-Item
Service-State ::= ENUMERATED { in-service, out-of-service, ... }
Service-Status ::= SEQUENCE {
  service-state Service-State,
  switchingOffOngoing ENUMERATED { true, ... } OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{Service-Status-ExtIEs} OPTIONAL,
  ...
}
Serving-Cells-List ::= SEQUENCE (SIZE(1..32)) OF Serving-Cells-List-Item
Serving-Cells-List-Item ::= SEQUENCE {
  nRCGI NRCGI,
  iAB-MT-Cell-NA-Resource-Configuration-Mode-Info IAB-MT-Cell-NA-Resource-Configuration-Mode-Info OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{Serving-Cells-List-Item-ExtIEs} OPTIONAL
}
ServingCellMO ::= INTEGER (1..64, ...)
ServingCellMO-List ::= SEQUENCE (SIZE(1..16)) OF ProtocolIE-SingleContainer{ServingCellMO-List-ItemIEs}
ServingCellMO-List-Item ::= SEQUENCE {
  servingCellMO ServingCellMO,
  sSB-Frequency INTEGER (0..3279165),
  iE-Extensions ProtocolExtensionContainer{ServingCellMO-List-Item-ExtIEs} OPTIONAL
}
ServingCellMO-encoded-in-CGC-Item ::= SEQUENCE {
  servingCellMO ServingCellMO,
  iE-Extensions ProtocolExtensionContainer{ServingCellMO-encoded-in-CGC-Item-ExtIEs} OPTIONAL,
  ...
}
ServingCellMO-encoded-in-CGC-List ::= SEQUENCE (SIZE(1..8)) OF ServingCellMO-encoded-in-CGC-Item
ServingCellMeasurements ::= SEQUENCE {
  nRCGI NRCGI,
  sSBIndexwithMeasurements SSBIndexwithMeasurements-Item,
  iE-Extensions ProtocolExtensionContainer{ServingCellMeasurements-ExtIEs} OPTIONAL,
  ...
}
ShortDRXCycleLength ::= ENUMERATED {
  ms2, ms3, ms4, ms5, ms6, ms7, ms8, ms10, ms14, ms16, ms20, ms30, ms32, ms35, ms40, ms64, ms80, ms128, ms160,
  ms256, ms320, ms512, ms640, ...
}
ShortDRXCycleTimer ::= INTEGER (1..16)
ShortNonIntegerDRXCycleLength ::= ENUMERATED {
  ms1001over240, ms25over6, ms25over3, ms1001over120, ms100over9, ms25over2, ms40over3, ms125over9, ms50over3,
  ms1001over60, ms125over6, ms200over9, ms100over3, ms1001over30, ms125over3, ms1001over24, ms200over3, ...
}
SibtypetobeupdatedListItem ::= SEQUENCE {
  sIBtype INTEGER (2..32, ...),
  sIBmessage OCTET STRING,
  valueTag INTEGER (0..31, ...),
  iE-Extensions ProtocolExtensionContainer{SibtypetobeupdatedListItem-ExtIEs} OPTIONAL,
  ...
}
SidelinkConfigurationContainer ::= OCTET STRING
SidelinkRelayConfiguration ::= SEQUENCE {
  gNB-DU-UE-F1APIDofRelayUE GNB-DU-UE-F1AP-ID,
  remoteUELocalID RemoteUELocalID,
  sidelinkConfigurationContainer SidelinkConfigurationContainer OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SidelinkRelayConfiguration-ExtIEs} OPTIONAL,
  ...
}
SliceAvailableCapacity ::= SEQUENCE {
  sliceAvailableCapacityList SliceAvailableCapacityList,
  iE-Extensions ProtocolExtensionContainer{SliceAvailableCapacity-ExtIEs} OPTIONAL
}
SliceAvailableCapacityItem ::= SEQUENCE {
  pLMNIdentity PLMN-Identity,
  sNSSAIAvailableCapacity-List SNSSAIAvailableCapacity-List,
  iE-Extensions ProtocolExtensionContainer{SliceAvailableCapacityItem-ExtIEs} OPTIONAL
}
SliceAvailableCapacityList ::= SEQUENCE (SIZE(1..12)) OF SliceAvailableCapacityItem
SliceRadioResourceStatus ::= SEQUENCE {
  sliceRadioResourceStatus SliceRadioResourceStatus-List,
  iE-Extensions ProtocolExtensionContainer{SliceRadioResourceStatus-ExtIEs} OPTIONAL
}
SliceRadioResourceStatus-Item ::= SEQUENCE {
  pLMNIdentity PLMN-Identity,
  sNSSAIRadioResourceStatus-List SNSSAIRadioResourceStatus-List,
  iE-Extensions ProtocolExtensionContainer{SliceRadioResourceStatus-Item-ExtIEs} OPTIONAL
}
SliceRadioResourceStatus-List ::= SEQUENCE (SIZE(1..12)) OF SliceRadioResourceStatus-Item
SliceSupportItem ::= SEQUENCE {
  sNSSAI SNSSAI,
  iE-Extensions ProtocolExtensionContainer{SliceSupportItem-ExtIEs} OPTIONAL
}
SliceSupportList ::= SEQUENCE (SIZE(1..1024)) OF SliceSupportItem
SliceToReportItem ::= SEQUENCE {
  pLMNIdentity PLMN-Identity,
  sNSSAIlist SNSSAI-list,
  iE-Extensions ProtocolExtensionContainer{SliceToReportItem-ExtIEs} OPTIONAL
}
SliceToReportList ::= SEQUENCE (SIZE(1..12)) OF SliceToReportItem
Slot-Configuration-Item ::= SEQUENCE {
  slotIndex INTEGER (0..5119, ...),
  symbolAllocInSlot SymbolAllocInSlot,
  iE-Extensions ProtocolExtensionContainer{Slot-Configuration-ItemExtIEs} OPTIONAL
}
Slot-Configuration-List ::= SEQUENCE (SIZE(1..5120)) OF Slot-Configuration-Item
SlotNumber ::= INTEGER (0..79)
SlotOffsetForRemainingHopsItem ::= SEQUENCE {
  slotOffsetRemainingHops SlotOffsetRemainingHops,
  iE-Extensions ProtocolExtensionContainer{SlotOffsetForRemainingHopsItem-ExtIEs} OPTIONAL,
  ...
}
SlotOffsetForRemainingHopsList ::= SEQUENCE (SIZE(1..5)) OF SlotOffsetForRemainingHopsItem
SlotOffsetRemainingHops ::= CHOICE {
  aperiodic SlotOffsetRemainingHopsAperiodic,
  semi-persistent SlotOffsetRemainingHopsSemiPersistent,
  periodic SlotOffsetRemainingHopsPeriodic,
  choice-extension ProtocolIE-SingleContainer{SlotOffsetRemainingHops-ExtIEs}
}
SlotOffsetRemainingHopsAperiodic ::= SEQUENCE {
  slotOffset INTEGER (1..32) OPTIONAL,
  startPosition INTEGER (0..13) OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SlotOffsetRemainingHopsAperiodic-ExtIEs} OPTIONAL,
  ...
}
SlotOffsetRemainingHopsPeriodic ::= SEQUENCE {
  sRSperiodicity SRS-Periodicity,
  offset INTEGER (0..81919, ...),
  startPosition INTEGER (0..13) OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{EMPTY:F1AP-PROTOCOL-EXTENSION} OPTIONAL,
  ...
}
SlotOffsetRemainingHopsSemiPersistent ::= SEQUENCE {
  sRSperiodicity SRS-Periodicity,
  offset INTEGER (0..81919, ...),
  startPosition INTEGER (0..13) OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{SlotOffsetRemainingHopsSemiPersistent-ExtIEs} OPTIONAL,
  ...
}
SpatialDirectionInformation ::= SEQUENCE {
  nR-PRSBeamInformation NR-PRSBeamInformation,
  iE-Extensions ProtocolExtensionContainer{SpatialDirectionInformation-ExtIEs} OPTIONAL
}
SpatialRelationInfo ::= SEQUENCE {
  spatialRelationforResourceID SpatialRelationforResourceID,
  iE-Extensions ProtocolExtensionContainer{SpatialRelationInfo-ExtIEs} OPTIONAL
}
SpatialRelationPerSRSResource ::= SEQUENCE {
  spatialRelationPerSRSResource-List SpatialRelationPerSRSResource-List,
  iE-Extensions ProtocolExtensionContainer{SpatialRelationPerSRSResource-ExtIEs} OPTIONAL,
  ...
}
SpatialRelationPerSRSResource-List ::= SEQUENCE (SIZE(1..16)) OF SpatialRelationPerSRSResourceItem
SpatialRelationPerSRSResourceItem ::= SEQUENCE {
  referenceSignal ReferenceSignal,
  iE-Extensions ProtocolExtensionContainer{SpatialRelationPerSRSResourceItem-ExtIEs} OPTIONAL,
  ...
}
SpatialRelationPos ::= CHOICE {
  sSBPos SSB,
  pRSInformationPos PRSInformationPos,
  choice-extension ProtocolIE-SingleContainer{EMPTY:F1AP-PROTOCOL-IES}
}
SpatialRelationforResourceID ::= SEQUENCE (SIZE(1..64)) OF SpatialRelationforResourceIDItem
SpatialRelationforResourceIDItem ::= SEQUENCE {
  referenceSignal ReferenceSignal,
  iE-Extensions ProtocolExtensionContainer{SpatialRelationforResourceIDItem-ExtIEs} OPTIONAL
}
SpectrumSharingGroupID ::= INTEGER (1..256)
SrsFrequency ::= INTEGER (0..3279165)
StartRBHopping ::= ENUMERATED { enable }
StartRBIndex ::= CHOICE {
  freqScalingFactor2 INTEGER (0..1),
  freqScalingFactor4 INTEGER (0..3),
  choice-extension ProtocolIE-SingleContainer{StartRBIndex-ExtIEs}
}
StartTimeAndDuration ::= SEQUENCE {
  startTime RelativeTime1900 OPTIONAL,
  duration INTEGER (0..90060, ...) OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{StartTimeAndDuration-ExtIEs} OPTIONAL,
  ...
}
SubcarrierSpacing ::= ENUMERATED { kHz15, kHz30, kHz60, kHz120, kHz240, spare3, spare2, spare1, ... }
SubscriberProfileIDforRFP ::= INTEGER (1..256, ...)
SuccessfulHOReportInformation-Item ::= SEQUENCE {
  successfulHOReportContainer OCTET STRING,
  iE-Extensions ProtocolExtensionContainer{SuccessfulHOReportInformation-Item-ExtIEs} OPTIONAL
}
SuccessfulHOReportInformationList ::= SEQUENCE (SIZE(1..64)) OF SuccessfulHOReportInformation-Item
SuccessfulOutcome ::= SEQUENCE {
  procedureCode ProcedureCode,
  criticality Criticality,
  value OPEN SuccessfulOutcome OF F1AP-ELEMENTARY-PROCEDURES BY procedureCode
}
SuccessfulPSCellChangeReportInformation-Item ::= SEQUENCE {
  successfulPSCellChangeReportContainer OCTET STRING,
  iE-Extensions ProtocolExtensionContainer{SuccessfulPSCellChangeReportInformation-Item-ExtIEs} OPTIONAL
}
SuccessfulPSCellChangeReportInformationList ::= SEQUENCE (SIZE(1..64)) OF SuccessfulPSCellChangeReportInformation-Item
Supported-MBS-FSA-ID-List ::= SEQUENCE (SIZE(1..256)) OF MBS-FrequencySelectionArea-Identity
SupportedSULFreqBandItem ::= SEQUENCE {
  freqBandIndicatorNr INTEGER (1..1024, ...),
  iE-Extensions ProtocolExtensionContainer{SupportedSULFreqBandItem-ExtIEs} OPTIONAL,
  ...
}
SupportedUETypeList ::= SEQUENCE (SIZE(1..8)) OF SupportedUETypeList-Item
SupportedUETypeList-Item ::= SEQUENCE {
  supportedUEtype ENUMERATED { non-redcap-eredcap-ue, redcap-eredcap-ue, ... },
  iE-Extensions ProtocolExtensionContainer{SupportedUETypeList-Item-ExtIEs} OPTIONAL,
  ...
}
SurvivalTime ::= INTEGER (0..1920000, ...)
SymbolAllocInSlot ::= CHOICE {
  all-DL NULL,
  all-UL NULL,
  both-DL-and-UL NumDLULSymbols,
  choice-extension ProtocolIE-SingleContainer{SymbolAllocInSlot-ExtIEs}
}
SymbolIndex ::= INTEGER (0..13)
SystemFrameNumber ::= INTEGER (0..1023)
SystemInformationAreaID ::= BIT STRING (SIZE(24))
SystemInformationDeliveryCommand ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{SystemInformationDeliveryCommandIEs},
  ...
}
TAAssistanceInfo ::= ENUMERATED { zero, ... }
TAI ::= SEQUENCE {
  pLMN-Identity PLMN-Identity,
  fiveGS-TAC FiveGS-TAC,
  iE-Extensions ProtocolExtensionContainer{TAI-ExtIEs} OPTIONAL,
  ...
}
TAInformation-Item ::= SEQUENCE {
  nRCGI NRCGI,
  tAValue TAValue,
  iE-Extensions ProtocolExtensionContainer{TAInformation-Item-ExtIEs} OPTIONAL,
  ...
}
TAInformation-List ::= SEQUENCE (SIZE(1..8)) OF TAInformation-Item
TAValue ::= INTEGER (0..4095)
TCIStatesConfigurationsList ::= OCTET STRING
TDD-Info ::= SEQUENCE {
  nRFreqInfo NRFreqInfo,
  transmission-Bandwidth Transmission-Bandwidth,
  iE-Extensions ProtocolExtensionContainer{TDD-Info-ExtIEs} OPTIONAL,
  ...
}
TDD-InfoRel16 ::= SEQUENCE {
  tDD-FreqInfo FreqInfoRel16 OPTIONAL,
  sUL-FreqInfo FreqInfoRel16 OPTIONAL,
  tDD-UL-DLConfigCommonNR TDD-UL-DLConfigCommonNR OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{TDD-InfoRel16-ExtIEs} OPTIONAL,
  ...
}
TDD-UL-DLConfigCommonNR ::= OCTET STRING
TMGI ::= OCTET STRING (SIZE(6))
TNLAssociationUsage ::= ENUMERATED { ue, non-ue, both, ... }
TNLCapacityIndicator ::= SEQUENCE {
  dLTNLOfferedCapacity INTEGER (1..16777216, ...),
  dLTNLAvailableCapacity INTEGER (0..100, ...),
  uLTNLOfferedCapacity INTEGER (1..16777216, ...),
  uLTNLAvailableCapacity INTEGER (0..100, ...),
  iE-Extensions ProtocolExtensionContainer{TNLCapacityIndicator-ExtIEs} OPTIONAL
}
TRP-Beam-Power-Item ::= SEQUENCE {
  pRSResourceSetID PRS-Resource-Set-ID OPTIONAL,
  pRSResourceID PRS-Resource-ID,
  relativePower INTEGER (0..30),
  relativePowerFine INTEGER (0..9) OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{TRP-Beam-Power-Item-ExtIEs} OPTIONAL,
  ...
}
TRP-BeamAntennaAngles ::= SEQUENCE (SIZE(1..3600)) OF TRP-BeamAntennaAnglesList-Item
TRP-BeamAntennaAnglesList-Item ::= SEQUENCE {
  trp-azimuth-angle INTEGER (0..359),
  trp-azimuth-angle-fine INTEGER (0..9) OPTIONAL,
  trp-elevation-angle-list SEQUENCE (SIZE(1..1801)) OF TRP-ElevationAngleList-Item,
  iE-Extensions ProtocolExtensionContainer{TRP-BeamAntennaAnglesList-Item-ExtIEs} OPTIONAL,
  ...
}
TRP-BeamAntennaExplicitInformation ::= SEQUENCE {
  trp-BeamAntennaAngles TRP-BeamAntennaAngles,
  lcs-to-gcs-translation LCS-to-GCS-Translation OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{TRP-BeamAntennaExplicitInformation-ExtIEs} OPTIONAL,
  ...
}
TRP-ElevationAngleList-Item ::= SEQUENCE {
  trp-elevation-angle INTEGER (0..180),
  trp-elevation-angle-fine INTEGER (0..9) OPTIONAL,
  trp-beam-power-list SEQUENCE (SIZE(2..24)) OF TRP-Beam-Power-Item,
  iE-Extensions ProtocolExtensionContainer{TRP-ElevationAngleList-Item-ExtIEs} OPTIONAL,
  ...
}
TRP-MeasurementRequestItem ::= SEQUENCE {
  tRPID TRPID,
  search-window-information Search-window-information OPTIONAL,
  iE-extensions ProtocolExtensionContainer{TRP-MeasurementRequestItem-ExtIEs} OPTIONAL
}
TRP-MeasurementRequestList ::= SEQUENCE (SIZE(1..64)) OF TRP-MeasurementRequestItem
TRP-MeasurementUpdateItem ::= SEQUENCE {
  tRP-ID TRPID,
  aoA-window-information AoA-AssistanceInfo OPTIONAL,
  iE-extensions ProtocolExtensionContainer{TRP-MeasurementUpdateItem-ExtIEs} OPTIONAL,
  ...
}
TRP-MeasurementUpdateList ::= SEQUENCE (SIZE(1..64)) OF TRP-MeasurementUpdateItem
TRP-PRS-Info-List ::= SEQUENCE (SIZE(1..256)) OF TRP-PRS-Info-List-Item
TRP-PRS-Info-List-Item ::= SEQUENCE {
  tRP-ID TRPID,
  nR-PCI NRPCI,
  cGI-NR NRCGI OPTIONAL,
  pRSConfiguration PRSConfiguration,
  iE-Extensions ProtocolExtensionContainer{TRP-PRS-Info-List-Item-ExtIEs} OPTIONAL,
  ...
}
TRP-Rx-TEGInformation ::= SEQUENCE {
  tRP-Rx-TEGID INTEGER (0..31),
  tRP-Rx-TimingErrorMargin TimingErrorMargin,
  iE-Extensions ProtocolExtensionContainer{TRP-Rx-TEGInformation-ExtIEs} OPTIONAL,
  ...
}
TRP-RxTx-TEGInformation ::= SEQUENCE {
  tRP-RxTx-TEGID INTEGER (0..255),
  tRP-RxTx-TimingErrorMargin RxTxTimingErrorMargin,
  iE-Extensions ProtocolExtensionContainer{TRP-RxTx-TEGInformation-ExtIEs} OPTIONAL,
  ...
}
TRP-Tx-TEGInformation ::= SEQUENCE {
  tRP-Tx-TEGID INTEGER (0..7),
  tRP-Tx-TimingErrorMargin TimingErrorMargin,
  iE-Extensions ProtocolExtensionContainer{TRP-Tx-TEGInformation-ExtIEs} OPTIONAL,
  ...
}
TRPBeamAntennaInformation ::= SEQUENCE {
  choice-TRP-Beam-Antenna-Info-Item Choice-TRP-Beam-Antenna-Info-Item,
  iE-Extensions ProtocolExtensionContainer{TRPBeamAntennaInformation-ExtIEs} OPTIONAL,
  ...
}
TRPID ::= INTEGER (0..65535, ...)
TRPInformation ::= SEQUENCE {
  tRPID TRPID,
  tRPInformationTypeResponseList TRPInformationTypeResponseList,
  iE-Extensions ProtocolExtensionContainer{TRPInformation-ExtIEs} OPTIONAL
}
TRPInformationFailure ::= SEQUENCE { protocolIEs ProtocolIE-Container{TRPInformationFailureIEs}, ... }
TRPInformationItem ::= SEQUENCE {
  tRPInformation TRPInformation,
  iE-Extensions ProtocolExtensionContainer{TRPInformationItem-ExtIEs} OPTIONAL
}
TRPInformationListTRPResp ::= SEQUENCE (SIZE(1..65535)) OF ProtocolIE-SingleContainer{TRPInformationItemTRPResp}
TRPInformationRequest ::= SEQUENCE { protocolIEs ProtocolIE-Container{TRPInformationRequestIEs}, ... }
TRPInformationResponse ::= SEQUENCE { protocolIEs ProtocolIE-Container{TRPInformationResponseIEs}, ... }
TRPInformationTypeItem ::= ENUMERATED {
  nrPCI, nG-RAN-CGI, arfcn, pRSConfig, sSBConfig, sFNInitTime, spatialDirectInfo, geoCoord, ..., trp-type,
  ondemandPRS, trpTxTeg, beam-antenna-info, mobile-trp-location-info
}
TRPInformationTypeListTRPReq ::= SEQUENCE (SIZE(1..64)) OF ProtocolIE-SingleContainer{TRPInformationTypeItemTRPReq}
TRPInformationTypeResponseItem ::= CHOICE {
  pCI-NR NRPCI,
  nG-RAN-CGI NRCGI,
  nRARFCN INTEGER (0..3279165),
  pRSConfiguration PRSConfiguration,
  sSBinformation SSBInformation,
  sFNInitialisationTime RelativeTime1900,
  spatialDirectionInformation SpatialDirectionInformation,
  geographicalCoordinates GeographicalCoordinates,
  choice-extension ProtocolIE-SingleContainer{TRPInformationTypeResponseItem-ExtIEs}
}
TRPInformationTypeResponseList ::= SEQUENCE (SIZE(1..64)) OF TRPInformationTypeResponseItem
TRPList ::= SEQUENCE (SIZE(1..65535)) OF TRPListItem
TRPListItem ::= SEQUENCE {
  tRPID TRPID,
  iE-Extensions ProtocolExtensionContainer{TRPListItem-ExtIEs} OPTIONAL
}
TRPMeasurementQuality ::= SEQUENCE {
  tRPmeasurementQuality-Item TRPMeasurementQuality-Item,
  iE-Extensions ProtocolExtensionContainer{TRPMeasurementQuality-ExtIEs} OPTIONAL
}
TRPMeasurementQuality-Item ::= CHOICE {
  timingMeasurementQuality TimingMeasurementQuality,
  angleMeasurementQuality AngleMeasurementQuality,
  choice-extension ProtocolIE-SingleContainer{TRPMeasurementQuality-Item-ExtIEs}
}
TRPPositionDefinitionType ::= CHOICE {
  direct TRPPositionDirect,
  referenced TRPPositionReferenced,
  choice-extension ProtocolIE-SingleContainer{TRPPositionDefinitionType-ExtIEs}
}
TRPPositionDirect ::= SEQUENCE {
  accuracy TRPPositionDirectAccuracy,
  iE-extensions ProtocolExtensionContainer{TRPPositionDirect-ExtIEs} OPTIONAL
}
TRPPositionDirectAccuracy ::= CHOICE {
  tRPPosition AccessPointPosition,
  tRPHAposition NGRANHighAccuracyAccessPointPosition,
  choice-extension ProtocolIE-SingleContainer{TRPPositionDirectAccuracy-ExtIEs}
}
TRPPositionReferenced ::= SEQUENCE {
  referencePoint ReferencePoint,
  referencePointType TRPReferencePointType,
  iE-extensions ProtocolExtensionContainer{TRPPositionReferenced-ExtIEs} OPTIONAL
}
TRPReferencePointType ::= CHOICE {
  tRPPositionRelativeGeodetic RelativeGeodeticLocation,
  tRPPositionRelativeCartesian RelativeCartesianLocation,
  choice-extension ProtocolIE-SingleContainer{TRPReferencePointType-ExtIEs}
}
TRPTEG-Item ::= SEQUENCE {
  tRP-Tx-TEGInformation TRP-Tx-TEGInformation,
  dl-PRSResourceSetID PRS-Resource-Set-ID,
  dl-PRSResourceID-List SEQUENCE (SIZE(1..64)) OF DLPRSResourceID-Item OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{EMPTY:F1AP-PROTOCOL-EXTENSION} OPTIONAL,
  ...
}
TRPTEGInformation ::= CHOICE {
  rxTx-TEG RxTxTEG,
  rx-TEG RxTEG,
  choice-extension ProtocolIE-SingleContainer{TRPTEGInformation-ExtIEs}
}
TRPTxTEGAssociation ::= SEQUENCE (SIZE(1..8)) OF TRPTEG-Item
TRPType ::= ENUMERATED { prsOnlyTP, srsOnlyRP, tp, rp, trp, ..., mobile-trp }
TSCAssistanceInformation ::= SEQUENCE {
  periodicity Periodicity,
  burstArrivalTime BurstArrivalTime OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{TSCAssistanceInformation-ExtIEs} OPTIONAL,
  ...
}
TSCFeedbackInformation ::= SEQUENCE {
  burstArrivalTimeOffset INTEGER (-640000..640000, ...),
  adjustedPeriodicity Periodicity OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{TSCFeedbackInformation-ExtIEs} OPTIONAL,
  ...
}
TSCTrafficCharacteristics ::= SEQUENCE {
  tSCAssistanceInformationDL TSCAssistanceInformation OPTIONAL,
  tSCAssistanceInformationUL TSCAssistanceInformation OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{TSCTrafficCharacteristics-ExtIEs} OPTIONAL,
  ...
}
TSCTrafficCharacteristicsFeedback ::= SEQUENCE {
  tSCFeedbackInformationDL TSCFeedbackInformation OPTIONAL,
  tSCFeedbackInformationUL TSCFeedbackInformation OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{TSCTrafficCharacteristicsFeedback-ExtIEs} OPTIONAL,
  ...
}
TagIDPointer ::= OCTET STRING
TargetCellList ::= SEQUENCE (SIZE(1..8)) OF TargetCellList-Item
TargetCellList-Item ::= SEQUENCE {
  target-cell NRCGI,
  iE-Extensions ProtocolExtensionContainer{TargetCellList-Item-ExtIEs} OPTIONAL
}
ThresholdIndex ::= INTEGER (0..7)
ThresholdIndexInformation ::= CHOICE {
  thresholdIndexprovided ThresholdIndex,
  thresholdIndexnotprovided NULL,
  choice-extension ProtocolIE-SingleContainer{ThresholdIndexInformation-ExtIEs}
}
ThresholdIndexSession-Item ::= SEQUENCE {
  mbsSessionID MBS-Session-ID,
  thresholdIndexInformation ThresholdIndexInformation,
  iE-Extensions ProtocolExtensionContainer{ThresholdIndexSession-Item-ExtIEs} OPTIONAL,
  ...
}
ThresholdIndexSessionList ::= SEQUENCE (SIZE(1..1024)) OF ThresholdIndexSession-Item
ThresholdMBS-ListItem ::= CHOICE {
  thresholdMBS-ListInformationprovided UpdateThresholdMBS-ListInformation,
  nothresholdMBSListInformationprovided NULL,
  choice-extension ProtocolIE-SingleContainer{ThresholdMBS-ListItem-ExtIEs}
}
TimeInformationType ::= ENUMERATED { localClock }
TimeReferenceInformation ::= SEQUENCE {
  referenceTime ReferenceTime,
  referenceSFN ReferenceSFN,
  uncertainty Uncertainty OPTIONAL,
  timeInformationType TimeInformationType OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{TimeReferenceInformation-ExtIEs} OPTIONAL
}
TimeStamp ::= SEQUENCE {
  systemFrameNumber SystemFrameNumber,
  slotIndex TimeStampSlotIndex,
  measurementTime RelativeTime1900 OPTIONAL,
  iE-Extension ProtocolExtensionContainer{TimeStamp-ExtIEs} OPTIONAL
}
TimeStampSlotIndex ::= CHOICE {
  sCS-15 INTEGER (0..9),
  sCS-30 INTEGER (0..19),
  sCS-60 INTEGER (0..39),
  sCS-120 INTEGER (0..79),
  choice-extension ProtocolIE-SingleContainer{TimeStampSlotIndex-ExtIEs}
}
TimeToWait ::= ENUMERATED { v1s, v2s, v5s, v10s, v20s, v60s, ... }
TimeWindowDurationMeasurement ::= CHOICE {
  durationSlots ENUMERATED { n1, n2, n4, n6, n8, n12, n16, ... },
  choice-extension ProtocolIE-SingleContainer{TimeWindowDurationMeasurement-ExtIEs}
}
TimeWindowDurationSRS ::= CHOICE {
  durationSymbols ENUMERATED { n1, n2, n4, n8, n12, ... },
  durationSlots ENUMERATED { n1, n2, n4, n6, n8, n12, n16, ... },
  choice-extension ProtocolIE-SingleContainer{TimeWindowDurationSRS-ExtIEs}
}
TimeWindowInformation-Measurement-Item ::= SEQUENCE {
  timeWindowDurationMeasurement TimeWindowDurationMeasurement,
  timeWindowType ENUMERATED { single, periodic, ... },
  timeWindowPeriodicityMeasurement TimeWindowPeriodicityMeasurement OPTIONAL,
  timeWindowStart TimeWindowStart,
  iE-Extension ProtocolExtensionContainer{TimeWindowInformation-Measurement-Item-ExtIEs} OPTIONAL,
  ...
}
TimeWindowInformation-Measurement-List ::= SEQUENCE (SIZE(1..16)) OF TimeWindowInformation-Measurement-Item
TimeWindowInformation-SRS-Item ::= SEQUENCE {
  timeWindowStartSRS TimeWindowStartSRS,
  timeWindowDurationSRS TimeWindowDurationSRS,
  timeWindowType ENUMERATED { single, periodic, ... },
  timeWindowPeriodicitySRS TimeWindowPeriodicitySRS OPTIONAL,
  iE-Extension ProtocolExtensionContainer{EMPTY:F1AP-PROTOCOL-EXTENSION} OPTIONAL,
  ...
}
TimeWindowInformation-SRS-List ::= SEQUENCE (SIZE(1..16)) OF TimeWindowInformation-SRS-Item
TimeWindowPeriodicityMeasurement ::= ENUMERATED {
  ms160, ms320, ms640, ms1280, ms2560, ms5120, ms10240, ms20480, ms40960, ms61440, ms81920, ms368640,
  ms737280, ms1843200, ...
}
TimeWindowPeriodicitySRS ::= ENUMERATED {
  ms0dot125, ms0dot25, ms0dot5, ms0dot625, ms1, ms1dot25, ms2, ms2dot5, ms4, ms5, ms8, ms10, ms16, ms20, ms32,
  ms40, ms64, ms80, ms160, ms320, ms640, ms1280, ms2560, ms5120, ms10240, ...
}
TimeWindowStart ::= SEQUENCE {
  systemFrameNumber SystemFrameNumber,
  slotNumber SlotNumber,
  symbolIndex INTEGER (0..13),
  iE-Extension ProtocolExtensionContainer{TimeWindowStart-ExtIEs} OPTIONAL,
  ...
}
TimeWindowStartSRS ::= SEQUENCE {
  systemFrameNumber SystemFrameNumber,
  slotNumber SlotNumber,
  symbolIndex SymbolIndex,
  iE-Extension ProtocolExtensionContainer{TimeWindowStartSRS-ExtIEs} OPTIONAL,
  ...
}
TimingErrorMargin ::= ENUMERATED {
  m0Tc, m2Tc, m4Tc, m6Tc, m8Tc, m12Tc, m16Tc, m20Tc, m24Tc, m32Tc, m40Tc, m48Tc, m56Tc, m64Tc, m72Tc, m80Tc,
  ...
}
TimingMeasurementQuality ::= SEQUENCE {
  measurementQuality INTEGER (0..31),
  resolution ENUMERATED { m0dot1, m1, m10, m30, ... },
  iE-Extensions ProtocolExtensionContainer{TimingMeasurementQuality-ExtIEs} OPTIONAL
}
TimingReportingGranularityFactorExtended ::= INTEGER (-6..-1, ...)
TimingSynchronisationStatusFailure ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{TimingSynchronisationStatusFailure-IEs},
  ...
}
TimingSynchronisationStatusReport ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{TimingSynchronisationStatusReport-IEs},
  ...
}
TimingSynchronisationStatusRequest ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{TimingSynchronisationStatusRequest-IEs},
  ...
}
TimingSynchronisationStatusResponse ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{TimingSynchronisationStatusResponse-IEs},
  ...
}
TraceActivation ::= SEQUENCE {
  traceID TraceID,
  interfacesToTrace InterfacesToTrace,
  traceDepth TraceDepth,
  traceCollectionEntityIPAddress TransportLayerAddress,
  iE-Extensions ProtocolExtensionContainer{TraceActivation-ExtIEs} OPTIONAL
}
TraceDepth ::= ENUMERATED {
  minimum, medium, maximum, minimumWithoutVendorSpecificExtension, mediumWithoutVendorSpecificExtension,
  maximumWithoutVendorSpecificExtension, ...
}
TraceID ::= OCTET STRING (SIZE(8))
TraceStart ::= SEQUENCE { protocolIEs ProtocolIE-Container{TraceStartIEs}, ... }
TrafficMappingInfo ::= CHOICE {
  iPtolayer2TrafficMappingInfo IPtolayer2TrafficMappingInfo,
  bAPlayerBHRLCchannelMappingInfo BAPlayerBHRLCchannelMappingInfo,
  choice-extension ProtocolIE-SingleContainer{TrafficMappingInfo-ExtIEs}
}
TransactionID ::= INTEGER (0..255, ...)
Transmission-Bandwidth ::= SEQUENCE {
  nRSCS NRSCS,
  nRNRB NRNRB,
  iE-Extensions ProtocolExtensionContainer{Transmission-Bandwidth-ExtIEs} OPTIONAL,
  ...
}
Transmission-Bandwidth-asymmetric ::= SEQUENCE {
  ul-Transmission-Bandwidth Transmission-Bandwidth,
  dl-Transmission-Bandwidth Transmission-Bandwidth,
  iE-Extensions ProtocolExtensionContainer{Transmission-Bandwidth-asymmetric-ExtIEs} OPTIONAL,
  ...
}
TransmissionActionIndicator ::= ENUMERATED { stop, ..., restart }
TransmissionComb ::= CHOICE {
  n2 SEQUENCE { combOffset-n2 INTEGER (0..1), cyclicShift-n2 INTEGER (0..7) },
  n4 SEQUENCE { combOffset-n4 INTEGER (0..3), cyclicShift-n4 INTEGER (0..11) },
  choice-extension ProtocolIE-SingleContainer{TransmissionComb-ExtIEs}
}
TransmissionCombPos ::= CHOICE {
  n2 SEQUENCE { combOffset-n2 INTEGER (0..1), cyclicShift-n2 INTEGER (0..7) },
  n4 SEQUENCE { combOffset-n4 INTEGER (0..3), cyclicShift-n4 INTEGER (0..11) },
  n8 SEQUENCE { combOffset-n8 INTEGER (0..7), cyclicShift-n8 INTEGER (0..5) },
  choice-extension ProtocolIE-SingleContainer{TransmissionCombPos-ExtIEs}
}
TransmissionCombn8 ::= SEQUENCE {
  combOffset-n8 INTEGER (0..7),
  cyclicShift-n8 INTEGER (0..5),
  iE-Extensions ProtocolExtensionContainer{TransmissionCombn8-ExtIEs} OPTIONAL
}
TransmissionStopIndicator ::= ENUMERATED { true, ... }
Transport-Layer-Address-Info ::= SEQUENCE {
  transport-UP-Layer-Address-Info-To-Add-List Transport-UP-Layer-Address-Info-To-Add-List OPTIONAL,
  transport-UP-Layer-Address-Info-To-Remove-List Transport-UP-Layer-Address-Info-To-Remove-List OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{Transport-Layer-Address-Info-ExtIEs} OPTIONAL
}
Transport-UP-Layer-Address-Info-To-Add-Item ::= SEQUENCE {
  iP-SecTransportLayerAddress TransportLayerAddress,
  gTPTransportLayerAddressToAdd GTPTLAs OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{Transport-UP-Layer-Address-Info-To-Add-ItemExtIEs} OPTIONAL
}
Transport-UP-Layer-Address-Info-To-Add-List ::= SEQUENCE (SIZE(1..16)) OF Transport-UP-Layer-Address-Info-To-Add-Item
Transport-UP-Layer-Address-Info-To-Remove-Item ::= SEQUENCE {
  iP-SecTransportLayerAddress TransportLayerAddress,
  gTPTransportLayerAddressToRemove GTPTLAs OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{Transport-UP-Layer-Address-Info-To-Remove-ItemExtIEs} OPTIONAL
}
Transport-UP-Layer-Address-Info-To-Remove-List ::= SEQUENCE (SIZE(1..16)) OF Transport-UP-Layer-Address-Info-To-Remove-Item
TransportLayerAddress ::= BIT STRING (SIZE(1..160, ...))
TriggeringMessage ::= ENUMERATED { initiating-message, successful-outcome, unsuccessful-outcome }
TwoPHRModeMCG ::= ENUMERATED { enabled, ... }
TwoPHRModeSCG ::= ENUMERATED { enabled, ... }
TxHoppingConfiguration ::= SEQUENCE {
  overlapValue ENUMERATED { rb0, rb1, rb2, rb4 },
  numberOfHops INTEGER (2..6),
  slotOffsetForRemainingHopsList SlotOffsetForRemainingHopsList,
  iE-extensions ProtocolExtensionContainer{TxHoppingConfiguration-ExtIEs} OPTIONAL,
  ...
}
TypeOfError ::= ENUMERATED { not-understood, missing, ... }
UAC-Assistance-Info ::= SEQUENCE {
  uACPLMN-List UACPLMN-List,
  iE-Extensions ProtocolExtensionContainer{UAC-Assistance-InfoExtIEs} OPTIONAL
}
UACAction ::= ENUMERATED {
  reject-non-emergency-mo-dt, reject-rrc-cr-signalling,
  permit-emergency-sessions-and-mobile-terminated-services-only,
  permit-high-priority-sessions-and-mobile-terminated-services-only, ...
}
UACCategoryType ::= CHOICE {
  uACstandardized UACAction,
  uACOperatorDefined UACOperatorDefined,
  choice-extension ProtocolIE-SingleContainer{UACCategoryType-ExtIEs}
}
UACOperatorDefined ::= SEQUENCE {
  accessCategory INTEGER (32..63, ...),
  accessIdentity BIT STRING (SIZE(7)),
  iE-Extensions ProtocolExtensionContainer{UACOperatorDefined-ExtIEs} OPTIONAL
}
UACPLMN-Item ::= SEQUENCE {
  pLMNIdentity PLMN-Identity,
  uACType-List UACType-List,
  iE-Extensions ProtocolExtensionContainer{UACPLMN-Item-ExtIEs} OPTIONAL
}
UACPLMN-List ::= SEQUENCE (SIZE(1..12)) OF UACPLMN-Item
UACReductionIndication ::= INTEGER (0..100)
UACType-Item ::= SEQUENCE {
  uACReductionIndication UACReductionIndication,
  uACCategoryType UACCategoryType,
  iE-Extensions ProtocolExtensionContainer{UACType-Item-ExtIEs} OPTIONAL
}
UACType-List ::= SEQUENCE (SIZE(1..64)) OF UACType-Item
UE-CapabilityRAT-ContainerList ::= OCTET STRING
UE-MulticastMRBs-ConfirmedToBeModified-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  mrb-type-reconfiguration MBSPTPRetransmissionTunnelRequired OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{UE-MulticastMRBs-ConfirmedToBeModified-Item-ExtIEs} OPTIONAL
}
UE-MulticastMRBs-ConfirmedToBeModified-List ::= SEQUENCE (SIZE(1..64)) OF ProtocolIE-SingleContainer{UE-MulticastMRBs-ConfirmedToBeModified-ItemIEs}
UE-MulticastMRBs-RequiredToBeModified-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  mrb-type-reconfiguration ENUMERATED { true, ... } OPTIONAL,
  mrb-reconfigured-RLCtype ENUMERATED {
    rlc-um-ptp, rlc-am-ptp, rlc-um-dl-ptm, two-rlc-um-dl-ptp-and-dl-ptm, three-rlc-um-dl-ptp-ul-ptp-dl-ptm,
    two-rlc-am-ptp-um-dl-ptm, ...
  } OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{UE-MulticastMRBs-RequiredToBeModified-Item-ExtIEs} OPTIONAL
}
UE-MulticastMRBs-RequiredToBeModified-List ::= SEQUENCE (SIZE(1..64)) OF ProtocolIE-SingleContainer{UE-MulticastMRBs-RequiredToBeModified-ItemIEs}
UE-MulticastMRBs-RequiredToBeReleased-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  iE-Extensions ProtocolExtensionContainer{UE-MulticastMRBs-RequiredToBeReleased-Item-ExtIEs} OPTIONAL
}
UE-MulticastMRBs-RequiredToBeReleased-List ::= SEQUENCE (SIZE(1..64)) OF ProtocolIE-SingleContainer{UE-MulticastMRBs-RequiredToBeReleased-ItemIEs}
UE-MulticastMRBs-Setup-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  multicastF1UContextReferenceCU MulticastF1UContextReferenceCU,
  iE-Extensions ProtocolExtensionContainer{UE-MulticastMRBs-Setup-Item-ExtIEs} OPTIONAL
}
UE-MulticastMRBs-Setup-List ::= SEQUENCE (SIZE(1..64)) OF ProtocolIE-SingleContainer{UE-MulticastMRBs-Setup-ItemIEs}
UE-MulticastMRBs-Setupnew-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  multicastF1UContextReferenceCU MulticastF1UContextReferenceCU,
  iE-Extensions ProtocolExtensionContainer{UE-MulticastMRBs-Setupnew-Item-ExtIEs} OPTIONAL
}
UE-MulticastMRBs-Setupnew-List ::= SEQUENCE (SIZE(1..64)) OF ProtocolIE-SingleContainer{UE-MulticastMRBs-Setupnew-ItemIEs}
UE-MulticastMRBs-ToBeReleased-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  iE-Extensions ProtocolExtensionContainer{UE-MulticastMRBs-ToBeReleased-Item-ExtIEs} OPTIONAL
}
UE-MulticastMRBs-ToBeReleased-List ::= SEQUENCE (SIZE(1..64)) OF ProtocolIE-SingleContainer{UE-MulticastMRBs-ToBeReleased-ItemIEs}
UE-MulticastMRBs-ToBeSetup-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  mbsPTPRetransmissionTunnelRequired MBSPTPRetransmissionTunnelRequired OPTIONAL,
  mbsPTPForwardingRequiredInformation MRB-ProgressInformation OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{UE-MulticastMRBs-ToBeSetup-Item-ExtIEs} OPTIONAL
}
UE-MulticastMRBs-ToBeSetup-List ::= SEQUENCE (SIZE(1..64)) OF ProtocolIE-SingleContainer{UE-MulticastMRBs-ToBeSetup-ItemIEs}
UE-MulticastMRBs-ToBeSetup-atModify-Item ::= SEQUENCE {
  mRB-ID MRB-ID,
  mbsPTPRetransmissionTunnelRequired MBSPTPRetransmissionTunnelRequired OPTIONAL,
  mbsPTPForwardingRequiredInformation MRB-ProgressInformation OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{UE-MulticastMRBs-ToBeSetup-atModify-Item-ExtIEs} OPTIONAL
}
UE-MulticastMRBs-ToBeSetup-atModify-List ::= SEQUENCE (SIZE(1..64)) OF ProtocolIE-SingleContainer{UE-MulticastMRBs-ToBeSetup-atModify-ItemIEs}
UE-associatedLogicalF1-ConnectionItem ::= SEQUENCE {
  gNB-CU-UE-F1AP-ID GNB-CU-UE-F1AP-ID OPTIONAL,
  gNB-DU-UE-F1AP-ID GNB-DU-UE-F1AP-ID OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{UE-associatedLogicalF1-ConnectionItemExtIEs} OPTIONAL,
  ...
}
UE-associatedLogicalF1-ConnectionListRes ::= SEQUENCE (SIZE(1..65536)) OF ProtocolIE-SingleContainer{UE-associatedLogicalF1-ConnectionItemRes}
UE-associatedLogicalF1-ConnectionListResAck ::= SEQUENCE (SIZE(1..65536)) OF ProtocolIE-SingleContainer{UE-associatedLogicalF1-ConnectionItemResAck}
UEAssistanceInformation ::= OCTET STRING
UEAssistanceInformationEUTRA ::= OCTET STRING
UEContextModificationConfirm ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{UEContextModificationConfirmIEs},
  ...
}
UEContextModificationFailure ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{UEContextModificationFailureIEs},
  ...
}
UEContextModificationRefuse ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{UEContextModificationRefuseIEs},
  ...
}
UEContextModificationRequest ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{UEContextModificationRequestIEs},
  ...
}
UEContextModificationRequired ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{UEContextModificationRequiredIEs},
  ...
}
UEContextModificationResponse ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{UEContextModificationResponseIEs},
  ...
}
UEContextNotRetrievable ::= ENUMERATED { true, ... }
UEContextReleaseCommand ::= SEQUENCE { protocolIEs ProtocolIE-Container{UEContextReleaseCommandIEs}, ... }
UEContextReleaseComplete ::= SEQUENCE { protocolIEs ProtocolIE-Container{UEContextReleaseCompleteIEs}, ... }
UEContextReleaseRequest ::= SEQUENCE { protocolIEs ProtocolIE-Container{UEContextReleaseRequestIEs}, ... }
UEContextSetupFailure ::= SEQUENCE { protocolIEs ProtocolIE-Container{UEContextSetupFailureIEs}, ... }
UEContextSetupRequest ::= SEQUENCE { protocolIEs ProtocolIE-Container{UEContextSetupRequestIEs}, ... }
UEContextSetupResponse ::= SEQUENCE { protocolIEs ProtocolIE-Container{UEContextSetupResponseIEs}, ... }
UEIdentity-List-For-Paging-Item ::= SEQUENCE {
  uEIdentityIndexValue UEIdentityIndexValue,
  pagingDRX PagingDRX OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{UEIdentity-List-For-Paging-Item-ExtIEs} OPTIONAL
}
UEIdentity-List-For-Paging-List ::= SEQUENCE (SIZE(1..4096)) OF ProtocolIE-SingleContainer{UEIdentity-List-For-Paging-ItemIEs}
UEIdentityIndexValue ::= CHOICE {
  indexLength10 BIT STRING (SIZE(10)),
  choice-extension ProtocolIE-SingleContainer{EMPTY:F1AP-PROTOCOL-IES}
}
UEInactivityNotification ::= SEQUENCE { protocolIEs ProtocolIE-Container{UEInactivityNotificationIEs}, ... }
UEPagingCapability ::= SEQUENCE {
  iNACTIVEStatePODetermination ENUMERATED { supported, ... } OPTIONAL,
  iE-Extension ProtocolExtensionContainer{UEPagingCapability-ExtIEs} OPTIONAL,
  ...
}
UEReportingInformation ::= SEQUENCE {
  reportingAmount ENUMERATED { ma0, ma1, ma2, ma4, ma8, ma16, ma32, ma64 },
  reportingInterval ENUMERATED {
    none, one, two, four, eight, ten, sixteen, twenty, thirty-two, sixty-four, ...
  },
  iE-extensions ProtocolExtensionContainer{UEReportingInformation-ExtIEs} OPTIONAL,
  ...
}
UL-AoA ::= SEQUENCE {
  azimuthAoA INTEGER (0..3599),
  zenithAoA INTEGER (0..1799) OPTIONAL,
  lCS-to-GCS-Translation LCS-to-GCS-Translation OPTIONAL,
  iE-extensions ProtocolExtensionContainer{UL-AoA-ExtIEs} OPTIONAL,
  ...
}
UL-BH-Non-UP-Traffic-Mapping ::= SEQUENCE {
  uL-BH-Non-UP-Traffic-Mapping-List UL-BH-Non-UP-Traffic-Mapping-List,
  iE-Extensions ProtocolExtensionContainer{UL-BH-Non-UP-Traffic-Mapping-ExtIEs} OPTIONAL
}
UL-BH-Non-UP-Traffic-Mapping-Item ::= SEQUENCE {
  nonUPTrafficType NonUPTrafficType,
  bHInfo BHInfo,
  iE-Extensions ProtocolExtensionContainer{UL-BH-Non-UP-Traffic-Mapping-ItemExtIEs} OPTIONAL
}
UL-BH-Non-UP-Traffic-Mapping-List ::= SEQUENCE (SIZE(1..32)) OF UL-BH-Non-UP-Traffic-Mapping-Item
UL-GapFR2-Config ::= OCTET STRING
UL-RSCP ::= SEQUENCE {
  uLRSCP INTEGER (0..3599),
  iE-extensions ProtocolExtensionContainer{UL-RSCP-ExtIEs} OPTIONAL,
  ...
}
UL-RTOA-Measurement ::= SEQUENCE {
  uL-RTOA-MeasurementItem UL-RTOA-MeasurementItem,
  additionalPath-List AdditionalPath-List OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{UL-RTOA-Measurement-ExtIEs} OPTIONAL
}
UL-RTOA-MeasurementItem ::= CHOICE {
  k0 INTEGER (0..1970049),
  k1 INTEGER (0..985025),
  k2 INTEGER (0..492513),
  k3 INTEGER (0..246257),
  k4 INTEGER (0..123129),
  k5 INTEGER (0..61565),
  choice-extension ProtocolIE-SingleContainer{UL-RTOA-MeasurementItem-ExtIEs}
}
UL-SRS-RSRP ::= INTEGER (0..126)
UL-SRS-RSRPP ::= SEQUENCE {
  firstPathRSRPP INTEGER (0..126),
  iE-extensions ProtocolExtensionContainer{UL-SRS-RSRPP-ExtIEs} OPTIONAL,
  ...
}
UL-UP-TNL-Address-to-Update-List ::= SEQUENCE (SIZE(1..8)) OF ProtocolIE-SingleContainer{UL-UP-TNL-Address-to-Update-List-ItemIEs}
UL-UP-TNL-Address-to-Update-List-Item ::= SEQUENCE {
  oldIPAdress TransportLayerAddress,
  newIPAdress TransportLayerAddress,
  iE-Extensions ProtocolExtensionContainer{UL-UP-TNL-Address-to-Update-List-ItemExtIEs} OPTIONAL,
  ...
}
UL-UP-TNL-Information-to-Update-List ::= SEQUENCE (SIZE(1..32678)) OF ProtocolIE-SingleContainer{UL-UP-TNL-Information-to-Update-List-ItemIEs}
UL-UP-TNL-Information-to-Update-List-Item ::= SEQUENCE {
  uLUPTNLInformation UPTransportLayerInformation,
  newULUPTNLInformation UPTransportLayerInformation OPTIONAL,
  bHInfo BHInfo,
  iE-Extensions ProtocolExtensionContainer{UL-UP-TNL-Information-to-Update-List-ItemExtIEs} OPTIONAL,
  ...
}
ULConfiguration ::= SEQUENCE {
  uLUEConfiguration ULUEConfiguration,
  iE-Extensions ProtocolExtensionContainer{ULConfigurationExtIEs} OPTIONAL,
  ...
}
ULRRCMessageTransfer ::= SEQUENCE { protocolIEs ProtocolIE-Container{ULRRCMessageTransferIEs}, ... }
ULTCIStateID ::= OCTET STRING
ULUEConfiguration ::= ENUMERATED { no-data, shared, only, ... }
ULUPTNLInformation-ToBeSetup-Item ::= SEQUENCE {
  uLUPTNLInformation UPTransportLayerInformation,
  iE-Extensions ProtocolExtensionContainer{ULUPTNLInformation-ToBeSetup-ItemExtIEs} OPTIONAL,
  ...
}
ULUPTNLInformation-ToBeSetup-List ::= SEQUENCE (SIZE(1..2)) OF ULUPTNLInformation-ToBeSetup-Item
UPTransportLayerInformation ::= CHOICE {
  gTPTunnel GTPTunnel,
  choice-extension ProtocolIE-SingleContainer{UPTransportLayerInformation-ExtIEs}
}
URI-address ::= VisibleString
UlTxDirectCurrentMoreCarrierInformation ::= OCTET STRING
Uncertainty ::= INTEGER (0..32767, ...)
Uncertainty-range-AoA ::= INTEGER (0..3599)
Uncertainty-range-ZoA ::= INTEGER (0..1799)
UnsuccessfulOutcome ::= SEQUENCE {
  procedureCode ProcedureCode,
  criticality Criticality,
  value OPEN UnsuccessfulOutcome OF F1AP-ELEMENTARY-PROCEDURES BY procedureCode
}
UpdateMBSMulticastNeighbourCellListInformation ::= SEQUENCE {
  mbs-NeighbourCellList OCTET STRING OPTIONAL,
  mbs-MulticastSessionList MTCH-NeighbourCellSessionList OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{UpdateMBSMulticastNeighbourCellListInformation-ExtIEs} OPTIONAL,
  ...
}
UpdateThresholdMBS-ListInformation ::= SEQUENCE {
  thresholdMBSList OCTET STRING OPTIONAL,
  thresholdIndexSessionList ThresholdIndexSessionList OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{UpdateThresholdMBS-ListInformation-ExtIEs} OPTIONAL,
  ...
}
UplinkChannelBW-PerSCS-List ::= SEQUENCE (SIZE(1..5)) OF SCS-SpecificCarrier
UplinkTxDirectCurrentListInformation ::= OCTET STRING
UplinkTxDirectCurrentTwoCarrierListInfo ::= OCTET STRING
UuRLCChannelFailedToBeModifiedItem ::= SEQUENCE {
  uuRLCChannelID UuRLCChannelID,
  cause Cause OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{UuRLCChannelFailedToBeModifiedItem-ExtIEs} OPTIONAL,
  ...
}
UuRLCChannelFailedToBeModifiedList ::= SEQUENCE (SIZE(1..32)) OF UuRLCChannelFailedToBeModifiedItem
UuRLCChannelFailedToBeSetupItem ::= SEQUENCE {
  uuRLCChannelID UuRLCChannelID,
  cause Cause OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{UuRLCChannelFailedToBeSetupItem-ExtIEs} OPTIONAL,
  ...
}
UuRLCChannelFailedToBeSetupList ::= SEQUENCE (SIZE(1..32)) OF UuRLCChannelFailedToBeSetupItem
UuRLCChannelID ::= INTEGER (1..32)
UuRLCChannelModifiedItem ::= SEQUENCE {
  uuRLCChannelID UuRLCChannelID,
  iE-Extensions ProtocolExtensionContainer{UuRLCChannelModifiedItem-ExtIEs} OPTIONAL,
  ...
}
UuRLCChannelModifiedList ::= SEQUENCE (SIZE(1..32)) OF UuRLCChannelModifiedItem
UuRLCChannelQoSInformation ::= CHOICE {
  uuRLCChannelQoS QoSFlowLevelQoSParameters,
  uuControlPlaneTrafficType ENUMERATED { srb0, srb1, srb2, ... },
  choice-extension ProtocolIE-SingleContainer{UuRLCChannelQoSInformation-ExtIEs}
}
UuRLCChannelRequiredToBeModifiedItem ::= SEQUENCE {
  uuRLCChannelID UuRLCChannelID,
  iE-Extensions ProtocolExtensionContainer{UuRLCChannelRequiredToBeModifiedItem-ExtIEs} OPTIONAL,
  ...
}
UuRLCChannelRequiredToBeModifiedList ::= SEQUENCE (SIZE(1..32)) OF UuRLCChannelRequiredToBeModifiedItem
UuRLCChannelRequiredToBeReleasedItem ::= SEQUENCE {
  uuRLCChannelID UuRLCChannelID,
  iE-Extensions ProtocolExtensionContainer{UuRLCChannelRequiredToBeReleasedItem-ExtIEs} OPTIONAL,
  ...
}
UuRLCChannelRequiredToBeReleasedList ::= SEQUENCE (SIZE(1..32)) OF UuRLCChannelRequiredToBeReleasedItem
UuRLCChannelSetupItem ::= SEQUENCE {
  uuRLCChannelID UuRLCChannelID,
  iE-Extensions ProtocolExtensionContainer{UuRLCChannelSetupItem-ExtIEs} OPTIONAL,
  ...
}
UuRLCChannelSetupList ::= SEQUENCE (SIZE(1..32)) OF UuRLCChannelSetupItem
UuRLCChannelToBeModifiedItem ::= SEQUENCE {
  uuRLCChannelID UuRLCChannelID,
  uuRLCChannelQoSInformation UuRLCChannelQoSInformation OPTIONAL,
  rLCMode RLCMode OPTIONAL,
  iE-Extensions ProtocolExtensionContainer{UuRLCChannelToBeModifiedItem-ExtIEs} OPTIONAL,
  ...
}
UuRLCChannelToBeModifiedList ::= SEQUENCE (SIZE(1..32)) OF UuRLCChannelToBeModifiedItem
UuRLCChannelToBeReleasedItem ::= SEQUENCE {
  uuRLCChannelID UuRLCChannelID,
  iE-Extensions ProtocolExtensionContainer{UuRLCChannelToBeReleasedItem-ExtIEs} OPTIONAL,
  ...
}
UuRLCChannelToBeReleasedList ::= SEQUENCE (SIZE(1..32)) OF UuRLCChannelToBeReleasedItem
UuRLCChannelToBeSetupItem ::= SEQUENCE {
  uuRLCChannelID UuRLCChannelID,
  uuRLCChannelQoSInformation UuRLCChannelQoSInformation,
  rLCMode RLCMode,
  iE-Extensions ProtocolExtensionContainer{UuRLCChannelToBeSetupItem-ExtIEs} OPTIONAL,
  ...
}
UuRLCChannelToBeSetupList ::= SEQUENCE (SIZE(1..32)) OF UuRLCChannelToBeSetupItem
ValidityAreaSpecificSRSInformation ::= SEQUENCE {
  transmissionCombPos TransmissionCombPos OPTIONAL,
  resourceMapping ResourceMapping OPTIONAL,
  freqDomainShift INTEGER (0..268) OPTIONAL,
  c-SRS INTEGER (0..63) OPTIONAL,
  resourceTypePos ResourceTypePos OPTIONAL,
  sequenceIDPos INTEGER (0..65535) OPTIONAL,
  iE-extensions ProtocolExtensionContainer{ValidityAreaSpecificSRSInformation-ExtIEs} OPTIONAL,
  ...
}
ValidityAreaSpecificSRSInformationExtended ::= SEQUENCE {
  posSRSResource-List PosSRSResource-List OPTIONAL,
  posSRSResourceSet-List PosSRSResourceSet-List OPTIONAL,
  iE-extensions ProtocolExtensionContainer{ValidityAreaSpecificSRSInformationExtended-ExtIEs} OPTIONAL,
  ...
}
VehicleUE ::= ENUMERATED { authorized, not-authorized, ... }
VictimgNBSetID ::= SEQUENCE {
  victimgNBSetID GNBSetID,
  iE-Extensions ProtocolExtensionContainer{VictimgNBSetID-ExtIEs} OPTIONAL
}
WriteReplaceWarningRequest ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{WriteReplaceWarningRequestIEs},
  ...
}
WriteReplaceWarningResponse ::= SEQUENCE {
  protocolIEs ProtocolIE-Container{WriteReplaceWarningResponseIEs},
  ...
}
XR-Bcast-Information ::= ENUMERATED { true, ... }
ZoAInformation ::= SEQUENCE {
  zenithAoA INTEGER (0..1799),
  lCS-to-GCS-Translation LCS-to-GCS-Translation OPTIONAL,
  iE-extensions ProtocolExtensionContainer{ZoAInformation-ExtIEs} OPTIONAL,
  ...
}
ARPLocationType-ExtIEs ::= SET Value { }
AbortTransmission-ExtIEs ::= SET Value { AggregatedPosSRSResourceSetList ignore mandatory }
AccessAndMobilityIndicationIEs ::= SET Value {
  TransactionID reject mandatory,
  RAReportList ignore optional,
  RLFReportInformationList ignore optional,
  SuccessfulHOReportInformationList ignore optional,
  SuccessfulPSCellChangeReportInformationList ignore optional
}
AccessPointPosition-ExtIEs ::= SET Extension { }
AccessSuccessIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  NRCGI reject mandatory
}
Activated-Cells-Mapping-List-ItemExtIEs ::= SET Extension { }
Activated-Cells-Mapping-List-ItemIEs ::= SET Value { Activated-Cells-Mapping-List-Item ignore mandatory }
Activated-Cells-to-be-Updated-List-Item-ExtIEs ::= SET Extension { }
ActiveULBWP-ExtIEs ::= SET Extension { }
AdditionalPDCPDuplicationTNL-ItemExtIEs ::= SET Extension { BHInfo ignore optional }
AdditionalPath-Item-ExtIEs ::= SET Extension {
  MultipleULAoA ignore optional,
  pathPower ignore optional UL-SRS-RSRPP
}
AdditionalSIBMessageList-Item-ExtIEs ::= SET Extension { }
AffectedCellsAndBeams-Item-ExtIEs ::= SET Extension { }
AffectedSSB-Item-ExtIEs ::= SET Extension { }
Aggregated-PosSRS-Resource-ID-Item-ExtIEs ::= SET Extension {
  PointA ignore mandatory,
  SCS-SpecificCarrier ignore mandatory,
  NR-PCI ignore optional NRPCI
}
AggregatedPRSResourceSet-Item-ExtIEs ::= SET Extension { }
AggregatedPosSRSResourceSet-Item-ExtIEs ::= SET Extension { }
AggressorCellList-Item-ExtIEs ::= SET Extension { }
AggressorgNBSetID-ExtIEs ::= SET Extension { }
AllocationAndRetentionPriority-ExtIEs ::= SET Extension { }
AlternativeQoSParaSetItem-ExtIEs ::= SET Extension { MaxDataBurstVolume ignore optional }
AngleMeasurementQuality-ExtIEs ::= SET Extension { }
AngleMeasurementType-ExtIEs ::= SET Value { }
AoA-AssistanceInfo-ExtIEs ::= SET Extension { }
AperiodicSRS-ExtIEs ::= SET Extension { AggregatedPosSRSResourceSetList ignore optional }
Associated-SCell-ItemExtIEs ::= SET Extension { }
Associated-SCell-ItemIEs ::= SET Value { Associated-SCell-Item ignore mandatory }
AvailablePLMNList-Item-ExtIEs ::= SET Extension { }
AvailableSNPN-ID-List-ItemExtIEs ::= SET Extension { }
BAP-Header-Rewriting-Added-List-Item-ExtIEs ::= SET Extension { }
BAP-Header-Rewriting-Added-List-ItemIEs ::= SET Value {
  BAP-Header-Rewriting-Added-List-Item ignore mandatory
}
BAP-Header-Rewriting-Removed-List-Item-ExtIEs ::= SET Extension { }
BAP-Header-Rewriting-Removed-List-ItemIEs ::= SET Value {
  BAP-Header-Rewriting-Removed-List-Item ignore mandatory
}
BAPMappingConfiguration-IEs ::= SET Value {
  TransactionID reject mandatory,
  BH-Routing-Information-Added-List ignore optional,
  BH-Routing-Information-Removed-List ignore optional,
  TrafficMappingInformation ignore optional TrafficMappingInfo,
  BufferSizeThresh ignore optional,
  BAP-Header-Rewriting-Added-List ignore optional,
  Re-routingEnableIndicator ignore optional,
  BAP-Header-Rewriting-Removed-List ignore optional
}
BAPMappingConfigurationAcknowledge-IEs ::= SET Value {
  TransactionID reject mandatory,
  CriticalityDiagnostics ignore optional
}
BAPMappingConfigurationFailureIEs ::= SET Value {
  TransactionID reject mandatory,
  Cause ignore mandatory,
  TimeToWait ignore optional,
  CriticalityDiagnostics ignore optional
}
BAPRoutingIDExtIEs ::= SET Extension { }
BAPlayerBHRLCchannelMappingInfo-ExtIEs ::= SET Extension { }
BAPlayerBHRLCchannelMappingInfo-ItemExtIEs ::= SET Extension {
  IngressNonF1terminatingTopologyIndicator ignore optional,
  EgressNonF1terminatingTopologyIndicator ignore optional
}
BCBearerContextF1U-TNLInfo-ExtIEs ::= SET Value { }
BH-Routing-Information-Added-List-ItemExtIEs ::= SET Extension {
  NonF1terminatingTopologyIndicator ignore optional
}
BH-Routing-Information-Added-List-ItemIEs ::= SET Value {
  BH-Routing-Information-Added-List-Item ignore mandatory
}
BH-Routing-Information-Removed-List-ItemExtIEs ::= SET Extension { }
BH-Routing-Information-Removed-List-ItemIEs ::= SET Value {
  BH-Routing-Information-Removed-List-Item ignore mandatory
}
BHChannels-FailedToBeModified-ItemExtIEs ::= SET Extension { }
BHChannels-FailedToBeModified-ItemIEs ::= SET Value { BHChannels-FailedToBeModified-Item ignore mandatory }
BHChannels-FailedToBeSetup-ItemExtIEs ::= SET Extension { }
BHChannels-FailedToBeSetup-ItemIEs ::= SET Value { BHChannels-FailedToBeSetup-Item ignore mandatory }
BHChannels-FailedToBeSetupMod-ItemExtIEs ::= SET Extension { }
BHChannels-FailedToBeSetupMod-ItemIEs ::= SET Value { BHChannels-FailedToBeSetupMod-Item ignore mandatory }
BHChannels-Modified-ItemExtIEs ::= SET Extension { }
BHChannels-Modified-ItemIEs ::= SET Value { BHChannels-Modified-Item ignore mandatory }
BHChannels-Required-ToBeReleased-ItemExtIEs ::= SET Extension { }
BHChannels-Required-ToBeReleased-ItemIEs ::= SET Value {
  BHChannels-Required-ToBeReleased-Item reject mandatory
}
BHChannels-Setup-ItemExtIEs ::= SET Extension { }
BHChannels-Setup-ItemIEs ::= SET Value { BHChannels-Setup-Item ignore mandatory }
BHChannels-SetupMod-ItemExtIEs ::= SET Extension { }
BHChannels-SetupMod-ItemIEs ::= SET Value { BHChannels-SetupMod-Item ignore mandatory }
BHChannels-ToBeModified-ItemExtIEs ::= SET Extension { }
BHChannels-ToBeModified-ItemIEs ::= SET Value { BHChannels-ToBeModified-Item reject mandatory }
BHChannels-ToBeReleased-ItemExtIEs ::= SET Extension { }
BHChannels-ToBeReleased-ItemIEs ::= SET Value { BHChannels-ToBeReleased-Item reject mandatory }
BHChannels-ToBeSetup-ItemExtIEs ::= SET Extension { }
BHChannels-ToBeSetup-ItemIEs ::= SET Value { BHChannels-ToBeSetup-Item reject mandatory }
BHChannels-ToBeSetupMod-ItemExtIEs ::= SET Extension { }
BHChannels-ToBeSetupMod-ItemIEs ::= SET Value { BHChannels-ToBeSetupMod-Item reject mandatory }
BHInfo-ExtIEs ::= SET Extension { NonF1terminatingTopologyIndicator ignore optional }
BHQoSInformation-ExtIEs ::= SET Value { }
BHRLCCHItemExtIEs ::= SET Extension { }
BPLMN-ID-Info-ItemExtIEs ::= SET Extension {
  ConfiguredTACIndication ignore optional,
  NPNBroadcastInformation reject optional
}
BandwidthSRS-ExtIEs ::= SET Value { }
Broadcast-Cell-List-ItemExtIEs ::= SET Extension { }
Broadcast-MRBs-Transport-Request-Item-ExtIEs ::= SET Extension { }
Broadcast-MRBs-Transport-Request-ItemIEs ::= SET Value {
  Broadcast-MRBs-Transport-Request-Item reject mandatory
}
Broadcast-To-Be-Cancelled-ItemExtIEs ::= SET Extension { }
Broadcast-To-Be-Cancelled-List-ItemIEs ::= SET Value { Broadcast-To-Be-Cancelled-Item reject mandatory }
BroadcastAreaScope-ExtIEs ::= SET Value { }
BroadcastContextModificationFailureIEs ::= SET Value {
  gNB-CU-MBS-F1AP-ID reject mandatory,
  gNB-DU-MBS-F1AP-ID reject mandatory,
  Cause ignore mandatory,
  CriticalityDiagnostics ignore optional
}
BroadcastContextModificationRequestIEs ::= SET Value {
  gNB-CU-MBS-F1AP-ID reject mandatory,
  gNB-DU-MBS-F1AP-ID reject mandatory,
  MBS-ServiceArea reject optional,
  MBS-CUtoDURRCInformation reject mandatory,
  BroadcastMRBs-ToBeSetupMod-List reject optional,
  BroadcastMRBs-ToBeModified-List reject optional,
  BroadcastMRBs-ToBeReleased-List reject optional,
  SupportedUETypeList ignore optional
}
BroadcastContextModificationResponseIEs ::= SET Value {
  gNB-CU-MBS-F1AP-ID reject mandatory,
  gNB-DU-MBS-F1AP-ID reject mandatory,
  BroadcastMRBs-SetupMod-List reject optional,
  BroadcastMRBs-FailedToBeSetupMod-List ignore optional,
  BroadcastMRBs-Modified-List reject optional,
  BroadcastMRBs-FailedToBeModified-List ignore optional,
  CriticalityDiagnostics ignore optional,
  BroadcastAreaScope ignore optional
}
BroadcastContextReleaseCommandIEs ::= SET Value {
  gNB-CU-MBS-F1AP-ID reject mandatory,
  gNB-DU-MBS-F1AP-ID reject mandatory,
  Cause ignore mandatory
}
BroadcastContextReleaseCompleteIEs ::= SET Value {
  gNB-CU-MBS-F1AP-ID reject mandatory,
  gNB-DU-MBS-F1AP-ID reject mandatory,
  CriticalityDiagnostics ignore optional
}
BroadcastContextReleaseRequestIEs ::= SET Value {
  gNB-CU-MBS-F1AP-ID reject mandatory,
  gNB-DU-MBS-F1AP-ID reject mandatory,
  Cause ignore mandatory
}
BroadcastContextSetupFailureIEs ::= SET Value {
  gNB-CU-MBS-F1AP-ID reject mandatory GNB-CU-UE-F1AP-ID,
  gNB-DU-MBS-F1AP-ID ignore optional GNB-DU-UE-F1AP-ID,
  Cause ignore mandatory,
  CriticalityDiagnostics ignore optional
}
BroadcastContextSetupRequestIEs ::= SET Value {
  gNB-CU-MBS-F1AP-ID reject mandatory,
  MBS-Session-ID reject mandatory,
  MBS-ServiceArea reject optional,
  MBS-CUtoDURRCInformation reject mandatory,
  SNSSAI reject mandatory,
  BroadcastMRBs-ToBeSetup-List reject mandatory,
  SupportedUETypeList ignore optional,
  AssociatedSessionID ignore optional,
  RANSharingAssistanceInformation ignore optional
}
BroadcastContextSetupResponseIEs ::= SET Value {
  gNB-CU-MBS-F1AP-ID reject mandatory,
  gNB-DU-MBS-F1AP-ID reject mandatory,
  BroadcastMRBs-Setup-List reject mandatory,
  BroadcastMRBs-FailedToBeSetup-List ignore optional,
  BroadcastAreaScope ignore optional,
  CriticalityDiagnostics ignore optional
}
BroadcastMRBs-FailedToBeModified-ItemIEs ::= SET Value {
  BroadcastMRBs-FailedToBeModified-Item ignore mandatory
}
BroadcastMRBs-FailedToBeSetup-Item-ExtIEs ::= SET Extension { }
BroadcastMRBs-FailedToBeSetup-ItemIEs ::= SET Value { BroadcastMRBs-FailedToBeSetup-Item ignore mandatory }
BroadcastMRBs-FailedToBeSetupMod-Item-ExtIEs ::= SET Extension { }
BroadcastMRBs-FailedToBeSetupMod-ItemIEs ::= SET Value {
  BroadcastMRBs-FailedToBeSetupMod-Item ignore mandatory
}
BroadcastMRBs-Modified-Item-ExtIEs ::= SET Extension { }
BroadcastMRBs-Modified-ItemIEs ::= SET Value { BroadcastMRBs-Modified-Item reject mandatory }
BroadcastMRBs-Setup-Item-ExtIEs ::= SET Extension { }
BroadcastMRBs-Setup-ItemIEs ::= SET Value { BroadcastMRBs-Setup-Item reject mandatory }
BroadcastMRBs-SetupMod-Item-ExtIEs ::= SET Extension { }
BroadcastMRBs-SetupMod-ItemIEs ::= SET Value { BroadcastMRBs-SetupMod-Item reject mandatory }
BroadcastMRBs-ToBeModified-Item-ExtIEs ::= SET Extension { }
BroadcastMRBs-ToBeModified-ItemIEs ::= SET Value { BroadcastMRBs-ToBeModified-Item reject mandatory }
BroadcastMRBs-ToBeReleased-ItemExtIEs ::= SET Extension { }
BroadcastMRBs-ToBeReleased-ItemIEs ::= SET Value { BroadcastMRBs-ToBeReleased-Item reject mandatory }
BroadcastMRBs-ToBeSetup-Item-ExtIEs ::= SET Extension { }
BroadcastMRBs-ToBeSetup-ItemIEs ::= SET Value { BroadcastMRBs-ToBeSetup-Item reject mandatory }
BroadcastMRBs-ToBeSetupMod-Item-ExtIEs ::= SET Extension { }
BroadcastMRBs-ToBeSetupMod-ItemIEs ::= SET Value { BroadcastMRBs-ToBeSetupMod-Item reject mandatory }
BroadcastPNI-NPN-ID-List-ItemExtIEs ::= SET Extension { }
BroadcastSNPN-ID-List-ItemExtIEs ::= SET Extension { }
BroadcastTransportResourceRequestIEs ::= SET Value {
  gNB-CU-MBS-F1AP-ID reject mandatory,
  gNB-DU-MBS-F1AP-ID reject mandatory,
  Broadcast-MRBs-Transport-Request-List reject optional,
  F1U-PathFailure ignore optional
}
BurstArrivalTimeWindow-ExtIEs ::= SET Extension { }
CCO-Assistance-Information-ExtIEs ::= SET Extension { }
CG-SDTSessionInfo-ExtIEs ::= SET Extension { }
CNUEPagingIdentity-ExtIEs ::= SET Value { }
CP-TransportLayerAddress-ExtIEs ::= SET Value { }
CPACMCGInformation-ExtIEs ::= SET Extension { candidatePSCellsToCancel ignore optional PSCellList }
CSIResourceConfiguration-ExtIEs ::= SET Extension { }
CUDUCellSwitchNotificationIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  NRCGI reject mandatory,
  LTMCellSwitchInformation ignore optional,
  TAInformation-List ignore optional
}
CUDUMobilityInitiationRequestIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  MobilityInitiation reject mandatory
}
CUDURIMInformation-ExtIEs ::= SET Extension { }
CUDURadioInformationTransferIEs ::= SET Value {
  TransactionID reject mandatory,
  CUDURadioInformationType ignore mandatory
}
CUDURadioInformationType-ExtIEs ::= SET Value { }
CUDUTAInformationTransferIEs ::= SET Value {
  TransactionID reject mandatory,
  CUtoDUTAInformation-List ignore mandatory
}
CUtoDURRCInformation-ExtIEs ::= SET Extension {
  HandoverPreparationInformation ignore optional,
  CellGroupConfig ignore optional,
  MeasurementTimingConfiguration ignore optional,
  UEAssistanceInformation ignore optional,
  CG-Config ignore optional,
  UEAssistanceInformationEUTRA ignore optional,
  LocationMeasurementInformation ignore optional,
  MUSIM-GapConfig reject optional,
  SDT-MAC-PHY-CG-Config ignore optional,
  MBSInterestIndication ignore optional,
  NeedForGapsInfoNR ignore optional,
  NeedForGapNCSGInfoNR ignore optional,
  NeedForGapNCSGInfoEUTRA ignore optional,
  ConfigRestrictInfoDAPS ignore optional,
  Preconfigured-measurement-GAP-Request ignore optional,
  NeedForInterruptionInfoNR ignore optional,
  MusimCapabilityRestrictionIndication ignore optional,
  MusimCandidateBandList ignore optional
}
CUtoDUTAInformation-Item-ExtIEs ::= SET Extension { }
Candidate-SpCell-ItemExtIEs ::= SET Extension { }
Candidate-SpCell-ItemIEs ::= SET Value { Candidate-SpCell-Item ignore mandatory }
CandidateCellwithBeamInfo-ExtIEs ::= SET Extension { }
CandidateCellwithBeamInfo-Item-ExtIEs ::= SET Extension { }
CandidateCellwithMeasurements-Item-ExtIEs ::= SET Extension { }
CapacityValue-ExtIEs ::= SET Extension { }
Cause-ExtIEs ::= SET Value { }
CellMeasurementResultItem-ExtIEs ::= SET Extension { NR-U-Channel-List ignore optional }
CellToReportItem-ExtIEs ::= SET Extension { }
CellTrafficTraceIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  TraceID ignore mandatory,
  TraceCollectionEntityIPAddress ignore mandatory TransportLayerAddress,
  PrivacyIndicator ignore optional,
  TraceCollectionEntityURI ignore optional URI-address
}
CellType-ExtIEs ::= SET Extension { }
Cells-Allowed-to-be-Deactivated-List-ItemExtIEs ::= SET Extension { }
Cells-Allowed-to-be-Deactivated-List-ItemIEs ::= SET Value {
  Cells-Allowed-to-be-Deactivated-List-Item ignore mandatory
}
Cells-Broadcast-Cancelled-ItemExtIEs ::= SET Extension { }
Cells-Broadcast-Cancelled-List-ItemIEs ::= SET Value { Cells-Broadcast-Cancelled-Item reject mandatory }
Cells-Broadcast-Completed-ItemExtIEs ::= SET Extension { }
Cells-Broadcast-Completed-List-ItemIEs ::= SET Value { Cells-Broadcast-Completed-Item reject mandatory }
Cells-Failed-to-be-Activated-List-ItemExtIEs ::= SET Extension { }
Cells-Failed-to-be-Activated-List-ItemIEs ::= SET Value {
  Cells-Failed-to-be-Activated-List-Item reject mandatory
}
Cells-Status-ItemExtIEs ::= SET Extension { }
Cells-Status-ItemIEs ::= SET Value { Cells-Status-Item reject mandatory }
Cells-To-Be-Broadcast-ItemExtIEs ::= SET Extension { }
Cells-To-Be-Broadcast-List-ItemIEs ::= SET Value { Cells-To-Be-Broadcast-Item reject mandatory }
Cells-With-SSBs-Activated-List-Item-ExtIEs ::= SET Extension { }
Cells-to-be-Activated-List-ItemExtIEs ::= SET Extension {
  gNB-CUSystemInformation reject optional,
  AvailablePLMNList ignore optional,
  ExtendedAvailablePLMN-List ignore optional,
  IAB-Info-IAB-donor-CU ignore optional,
  AvailableSNPN-ID-List ignore optional,
  MBS-Broadcast-NeighbourCellList ignore optional,
  SSBs-withinTheCell-tobe-Activated-List reject optional SSBs-toBeActivated-List
}
Cells-to-be-Activated-List-ItemIEs ::= SET Value { Cells-to-be-Activated-List-Item reject mandatory }
Cells-to-be-Barred-Item-ExtIEs ::= SET Extension {
  IAB-Barred ignore optional,
  MobileIAB-Barred ignore optional
}
Cells-to-be-Barred-ItemIEs ::= SET Value { Cells-to-be-Barred-Item ignore mandatory }
Cells-to-be-Deactivated-List-ItemExtIEs ::= SET Extension { }
Cells-to-be-Deactivated-List-ItemIEs ::= SET Value { Cells-to-be-Deactivated-List-Item reject mandatory }
CellsForSON-Item-ExtIEs ::= SET Extension { }
Child-IAB-Nodes-NA-Resource-List-Item-ExtIEs ::= SET Extension { }
Child-Node-Cells-List-Item-ExtIEs ::= SET Extension { }
Child-Nodes-List-Item-ExtIEs ::= SET Extension { }
ClockAccuracy-ExtIEs ::= SET Value { }
Combined-PosSRSResourceSet-Item-ExtIEs ::= SET Extension { }
CompositeAvailableCapacity-ExtIEs ::= SET Extension { }
CompositeAvailableCapacityGroup-ExtIEs ::= SET Extension {
  CompositeAvailableCapacity-SUL ignore optional CompositeAvailableCapacity
}
ConditionalInterDUMobilityInformation-ExtIEs ::= SET Extension {
  EstimatedArrivalProbability ignore optional CHO-Probability,
  SCPAC-Request reject optional,
  S-CPACLowerLayerReferenceConfigRequest reject optional
}
ConditionalIntraDUMobilityInformation-ExtIEs ::= SET Extension {
  EstimatedArrivalProbability ignore optional CHO-Probability,
  SCPAC-Request reject optional,
  S-CPACLowerLayerReferenceConfigRequest reject optional
}
Configured-BWP-Item-ExtIEs ::= SET Extension { }
Coverage-Modification-Item-ExtIEs ::= SET Extension {
  Coverage-Modification-Cause ignore optional CCO-issue-detection
}
Coverage-Modification-Notification-ExtIEs ::= SET Extension { }
CriticalityDiagnostics-ExtIEs ::= SET Extension { }
CriticalityDiagnostics-IE-Item-ExtIEs ::= SET Extension { }
DL-PRS-ExtIEs ::= SET Extension { }
DL-PRS-ResourceSet-Item-ExtIEs ::= SET Extension { }
DL-PRSBWAggregationRequestInfo-Item-ExtIEs ::= SET Extension { }
DL-PRSMutingPattern-ExtIEs ::= SET Value { }
DL-PRSResourceARPLocation-ExtIEs ::= SET Value { }
DL-PRSResourceSetARPLocation-ExtIEs ::= SET Value { }
DL-UP-TNL-Address-to-Update-List-ItemExtIEs ::= SET Extension { }
DL-UP-TNL-Address-to-Update-List-ItemIEs ::= SET Value {
  DL-UP-TNL-Address-to-Update-List-Item ignore mandatory
}
DLLBTFailureInformationList-Item-ExtIEs ::= SET Extension { }
DLPRSResourceARP-ExtIEs ::= SET Extension { }
DLPRSResourceCoordinates-ExtIEs ::= SET Extension { }
DLPRSResourceSetARP-ExtIEs ::= SET Extension { }
DLRRCMessageTransferIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  oldgNB-DU-UE-F1AP-ID reject optional GNB-DU-UE-F1AP-ID,
  SRBID reject mandatory,
  ExecuteDuplication ignore optional,
  RRCContainer reject mandatory,
  RAT-FrequencyPriorityInformation reject optional,
  RRCDeliveryStatusRequest ignore optional,
  UEContextNotRetrievable reject optional,
  RedirectedRRCmessage reject optional OCTET STRING,
  PLMNAssistanceInfoForNetShar ignore optional PLMN-Identity,
  new-gNB-CU-UE-F1AP-ID reject optional GNB-CU-UE-F1AP-ID,
  AdditionalRRMPriorityIndex ignore optional,
  SRBMappingInfo ignore optional UuRLCChannelID,
  PLMNIndexNRAssistanceInfoForNetShar ignore optional PLMNIndexNR
}
DLUPTNLInformation-ToBeSetup-ItemExtIEs ::= SET Extension { }
DRB-Activity-ItemExtIEs ::= SET Extension { }
DRB-Activity-ItemIEs ::= SET Value { DRB-Activity-Item reject mandatory }
DRB-Information-ItemExtIEs ::= SET Extension {
  ECNMarkingorCongestionInformationReportingRequest ignore optional,
  PSIbasedSDUdiscardUL ignore optional
}
DRB-List-Item-ExtIEs ::= SET Extension { }
DRB-Notify-ItemExtIEs ::= SET Extension {
  CurrentQoSParaSetIndex ignore optional QoSParaSetNotifyIndex,
  TSCTrafficCharacteristicsFeedback ignore optional
}
DRB-Notify-ItemIEs ::= SET Value { DRB-Notify-Item reject mandatory }
DRBs-FailedToBeModified-ItemExtIEs ::= SET Extension { }
DRBs-FailedToBeModified-ItemIEs ::= SET Value { DRBs-FailedToBeModified-Item ignore mandatory }
DRBs-FailedToBeSetup-ItemExtIEs ::= SET Extension { }
DRBs-FailedToBeSetup-ItemIEs ::= SET Value { DRBs-FailedToBeSetup-Item ignore mandatory }
DRBs-FailedToBeSetupMod-ItemExtIEs ::= SET Extension { }
DRBs-FailedToBeSetupMod-ItemIEs ::= SET Value { DRBs-FailedToBeSetupMod-Item ignore mandatory }
DRBs-Modified-ItemExtIEs ::= SET Extension {
  RLC-Status ignore optional,
  AdditionalPDCPDuplicationTNL-List ignore optional,
  CurrentQoSParaSetIndex ignore optional QoSParaSetIndex,
  TSCTrafficCharacteristicsFeedback ignore optional,
  ECNMarkingorCongestionInformationReportingStatus ignore optional
}
DRBs-Modified-ItemIEs ::= SET Value { DRBs-Modified-Item ignore mandatory }
DRBs-ModifiedConf-ItemExtIEs ::= SET Extension { AdditionalPDCPDuplicationTNL-List ignore optional }
DRBs-ModifiedConf-ItemIEs ::= SET Value { DRBs-ModifiedConf-Item ignore mandatory }
DRBs-Required-ToBeModified-ItemExtIEs ::= SET Extension {
  RLC-Status ignore optional,
  AdditionalPDCPDuplicationTNL-List ignore optional
}
DRBs-Required-ToBeModified-ItemIEs ::= SET Value { DRBs-Required-ToBeModified-Item reject mandatory }
DRBs-Required-ToBeReleased-ItemExtIEs ::= SET Extension { }
DRBs-Required-ToBeReleased-ItemIEs ::= SET Value { DRBs-Required-ToBeReleased-Item reject mandatory }
DRBs-Setup-ItemExtIEs ::= SET Extension {
  AdditionalPDCPDuplicationTNL-List ignore optional,
  CurrentQoSParaSetIndex ignore optional QoSParaSetIndex,
  TSCTrafficCharacteristicsFeedback ignore optional,
  ECNMarkingorCongestionInformationReportingStatus ignore optional
}
DRBs-Setup-ItemIEs ::= SET Value { DRBs-Setup-Item ignore mandatory }
DRBs-SetupMod-ItemExtIEs ::= SET Extension {
  AdditionalPDCPDuplicationTNL-List ignore optional,
  CurrentQoSParaSetIndex ignore optional QoSParaSetIndex,
  TSCTrafficCharacteristicsFeedback ignore optional,
  ECNMarkingorCongestionInformationReportingStatus ignore optional
}
DRBs-SetupMod-ItemIEs ::= SET Value { DRBs-SetupMod-Item ignore mandatory }
DRBs-ToBeModified-ItemExtIEs ::= SET Extension {
  DLPDCPSNLength ignore optional PDCPSNLength,
  ULPDCPSNLength ignore optional PDCPSNLength,
  BearerTypeChange ignore optional,
  RLCMode ignore optional,
  Duplication-Activation reject optional DuplicationActivation,
  DC-Based-Duplication-Configured reject optional DCBasedDuplicationConfigured,
  DC-Based-Duplication-Activation reject optional DuplicationActivation,
  AdditionalPDCPDuplicationTNL-List ignore optional,
  RLCDuplicationInformation ignore optional,
  TransmissionStopIndicator ignore optional,
  CG-SDTindicatorMod reject optional
}
DRBs-ToBeModified-ItemIEs ::= SET Value { DRBs-ToBeModified-Item reject mandatory }
DRBs-ToBeReleased-ItemExtIEs ::= SET Extension { }
DRBs-ToBeReleased-ItemIEs ::= SET Value { DRBs-ToBeReleased-Item reject mandatory }
DRBs-ToBeSetup-ItemExtIEs ::= SET Extension {
  DC-Based-Duplication-Configured reject optional DCBasedDuplicationConfigured,
  DC-Based-Duplication-Activation reject optional DuplicationActivation,
  DLPDCPSNLength ignore mandatory PDCPSNLength,
  ULPDCPSNLength ignore optional PDCPSNLength,
  AdditionalPDCPDuplicationTNL-List ignore optional,
  RLCDuplicationInformation ignore optional,
  SDTRLCBearerConfiguration ignore optional
}
DRBs-ToBeSetup-ItemIEs ::= SET Value { DRBs-ToBeSetup-Item reject mandatory }
DRBs-ToBeSetupMod-ItemExtIEs ::= SET Extension {
  DC-Based-Duplication-Configured reject optional DCBasedDuplicationConfigured,
  DC-Based-Duplication-Activation reject optional DuplicationActivation,
  DLPDCPSNLength ignore optional PDCPSNLength,
  ULPDCPSNLength ignore optional PDCPSNLength,
  AdditionalPDCPDuplicationTNL-List ignore optional,
  RLCDuplicationInformation ignore optional,
  CG-SDTindicatorSetup reject optional
}
DRBs-ToBeSetupMod-ItemIEs ::= SET Value { DRBs-ToBeSetupMod-Item reject mandatory }
DRXCycle-ExtIEs ::= SET Extension { }
DUCUAccessAndMobilityIndicationIEs ::= SET Value {
  TransactionID reject mandatory,
  DLLBTFailureInformationList ignore optional
}
DUCUCellSwitchNotificationIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  NRCGI reject mandatory,
  LTMCellSwitchInformation ignore optional,
  TAInformation-List ignore optional
}
DUCURIMInformation-ExtIEs ::= SET Extension { }
DUCURadioInformationTransferIEs ::= SET Value {
  TransactionID reject mandatory,
  DUCURadioInformationType ignore mandatory
}
DUCURadioInformationType-ExtIEs ::= SET Value { }
DUCUTAInformationTransferIEs ::= SET Value {
  TransactionID reject mandatory,
  DUtoCUTAInformation-List ignore mandatory
}
DUF-Slot-Config-Item-ExtIEs ::= SET Value { }
DUtoCURRCInformation-ExtIEs ::= SET Extension {
  DRX-LongCycleStartOffset ignore optional,
  SelectedBandCombinationIndex ignore optional,
  SelectedFeatureSetEntryIndex ignore optional,
  Ph-InfoSCG ignore optional,
  RequestedBandCombinationIndex ignore optional,
  RequestedFeatureSetEntryIndex ignore optional,
  DRX-Config ignore optional,
  PDCCH-BlindDetectionSCG ignore optional,
  Requested-PDCCH-BlindDetectionSCG ignore optional,
  Ph-InfoMCG ignore optional,
  MeasGapSharingConfig ignore optional,
  SL-PHY-MAC-RLC-Config ignore optional,
  SL-ConfigDedicatedEUTRA-Info ignore optional,
  RequestedP-MaxFR2 ignore optional,
  SDT-MAC-PHY-CG-Config ignore optional,
  MUSIM-GapConfig ignore optional,
  SL-RLC-ChannelToAddModList ignore optional,
  InterFrequencyConfig-NoGap ignore optional,
  UL-GapFR2-Config ignore optional,
  TwoPHRModeMCG ignore optional,
  TwoPHRModeSCG ignore optional,
  ncd-SSB-RedCapInitialBWP-SDT ignore optional,
  ServCellInfoList ignore optional,
  SL-PHY-MAC-RLC-ConfigExt ignore optional
}
DUtoCUTAInformation-Item-ExtIEs ::= SET Extension { }
DeactivateTraceIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  TraceID ignore mandatory
}
DeactivationIndication-ExtIEs ::= SET Value { }
DeactivationIndicationList-Item-ExtIEs ::= SET Extension { }
Dedicated-SIDelivery-NeededUE-ItemIEs ::= SET Value { Dedicated-SIDelivery-NeededUE-Item ignore mandatory }
Dynamic5QIDescriptor-ExtIEs ::= SET Extension {
  ExtendedPacketDelayBudget ignore optional,
  CNPacketDelayBudgetDownlink ignore optional ExtendedPacketDelayBudget,
  CNPacketDelayBudgetUplink ignore optional ExtendedPacketDelayBudget
}
DynamicPQIDescriptor-ExtIEs ::= SET Extension { }
E-CID-MeasuredResults-Item-ExtIEs ::= SET Extension { }
E-CID-MeasuredResults-Value-ExtIEs ::= SET Value { NR-TADV ignore mandatory }
E-CID-MeasuredResultsAssociatedInfoItem-ExtIEs ::= SET Extension { }
E-CID-MeasurementQuantities-ItemIEs ::= SET Value { E-CID-MeasurementQuantities-Item reject mandatory }
E-CID-MeasurementResult-ExtIEs ::= SET Extension {
  MobileAccessPointLocation ignore optional Mobile-TRP-LocationInformation,
  E-CID-MeasuredResultsAssociatedInfoList ignore optional
}
E-CIDMeasurementFailureIndication-IEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  LMF-UE-MeasurementID reject mandatory,
  RAN-UE-MeasurementID reject mandatory,
  Cause ignore mandatory
}
E-CIDMeasurementInitiationFailure-IEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  LMF-UE-MeasurementID reject mandatory,
  RAN-UE-MeasurementID reject mandatory,
  Cause ignore mandatory,
  CriticalityDiagnostics ignore optional
}
E-CIDMeasurementInitiationRequest-IEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  LMF-UE-MeasurementID reject mandatory,
  RAN-UE-MeasurementID reject mandatory,
  E-CID-ReportCharacteristics reject mandatory,
  E-CID-MeasurementPeriodicity reject conditional MeasurementPeriodicity,
  E-CID-MeasurementQuantities reject mandatory,
  PosMeasurementPeriodicityNR-AoA reject conditional
}
E-CIDMeasurementInitiationResponse-IEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  LMF-UE-MeasurementID reject mandatory,
  RAN-UE-MeasurementID reject mandatory,
  E-CID-MeasurementResult ignore optional,
  Cell-Portion-ID ignore optional,
  CriticalityDiagnostics ignore optional
}
E-CIDMeasurementReport-IEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  LMF-UE-MeasurementID reject mandatory,
  RAN-UE-MeasurementID reject mandatory,
  E-CID-MeasurementResult ignore mandatory,
  Cell-Portion-ID ignore optional
}
E-CIDMeasurementTerminationCommand-IEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  LMF-UE-MeasurementID reject mandatory,
  RAN-UE-MeasurementID reject mandatory
}
ECNMarkingorCongestionInformationReportingRequest-ExtIEs ::= SET Value { }
EMPTY:F1AP-PROTOCOL-EXTENSION ::= SET Extension { }
EMPTY:F1AP-PROTOCOL-IES ::= SET Value { }
EUTRA-Coex-FDD-Info-ExtIEs ::= SET Extension { }
EUTRA-Coex-TDD-Info-ExtIEs ::= SET Extension { }
EUTRA-FDD-Info-ExtIEs ::= SET Extension { }
EUTRA-Mode-Info-ExtIEs ::= SET Value { }
EUTRA-PRACH-Configuration-ExtIEs ::= SET Extension { }
EUTRA-SpecialSubframe-Info-ExtIEs ::= SET Extension { }
EUTRA-TDD-Info-ExtIEs ::= SET Extension { }
EUTRACells-List-itemExtIEs ::= SET Extension { }
EUTRANQoS-ExtIEs ::= SET Extension { ENBDLTNLAddress ignore optional TransportLayerAddress }
EarlySyncCandidateCellInformation-Item-ExtIEs ::= SET Extension { SSB-PositionsInBurst ignore optional }
EarlySyncInformation-ExtIEs ::= SET Extension { }
EarlySyncInformation-Request-ExtIEs ::= SET Extension { }
EarlySyncServingCellInformation-ExtIEs ::= SET Extension { }
EarlyULSyncConfig-ExtIEs ::= SET Extension { }
EgressBHRLCCHItemExtIEs ::= SET Extension { }
Endpoint-IP-address-and-port-ExtIEs ::= SET Extension { portNumber reject optional }
ErrorIndicationIEs ::= SET Value {
  TransactionID reject mandatory,
  gNB-CU-UE-F1AP-ID ignore optional,
  gNB-DU-UE-F1AP-ID ignore optional,
  Cause ignore optional,
  CriticalityDiagnostics ignore optional
}
Expected-Azimuth-AoA-ExtIEs ::= SET Extension { }
Expected-UL-AoA-ExtIEs ::= SET Extension { }
Expected-Zenith-AoA-ExtIEs ::= SET Extension { }
Expected-ZoA-only-ExtIEs ::= SET Extension { }
ExplicitFormat-ExtIEs ::= SET Extension { }
Extended-GNB-CU-Name-ExtIEs ::= SET Extension { }
Extended-GNB-DU-Name-ExtIEs ::= SET Extension { }
ExtendedAdditionalPathList-Item-ExtIEs ::= SET Extension { }
ExtendedAvailablePLMN-Item-ExtIEs ::= SET Extension { }
ExtendedServedPLMNs-ItemExtIEs ::= SET Extension {
  NPNSupportInfo reject optional,
  ExtendedTAISliceSupportList reject optional ExtendedSliceSupportList,
  TAINSAGSupportList ignore optional NSAGSupportList
}
F1AP-PDU-ExtIEs ::= SET Value { }
F1CTransferPath-ExtIEs ::= SET Extension { }
F1CTransferPathNRDC-ExtIEs ::= SET Extension { }
F1RemovalFailureIEs ::= SET Value {
  TransactionID reject mandatory,
  Cause ignore mandatory,
  CriticalityDiagnostics ignore optional
}
F1RemovalRequestIEs ::= SET Value { TransactionID reject mandatory }
F1RemovalResponseIEs ::= SET Value { TransactionID reject mandatory, CriticalityDiagnostics ignore optional }
F1SetupFailureIEs ::= SET Value {
  TransactionID reject mandatory,
  Cause ignore mandatory,
  TimeToWait ignore optional,
  CriticalityDiagnostics ignore optional
}
F1SetupRequestIEs ::= SET Value {
  TransactionID reject mandatory,
  gNB-DU-ID reject mandatory,
  gNB-DU-Name ignore optional,
  gNB-DU-Served-Cells-List reject optional,
  GNB-DU-RRC-Version reject mandatory RRC-Version,
  Transport-Layer-Address-Info ignore optional,
  BAPAddress ignore optional,
  Extended-GNB-DU-Name ignore optional,
  RRC-Terminating-IAB-Donor-gNB-ID reject optional GlobalGNB-ID,
  Mobile-IAB-MTUserLocationInformation ignore optional
}
F1SetupResponseIEs ::= SET Value {
  TransactionID reject mandatory,
  gNB-CU-Name ignore optional,
  Cells-to-be-Activated-List reject optional,
  GNB-CU-RRC-Version reject mandatory RRC-Version,
  Transport-Layer-Address-Info ignore optional,
  UL-BH-Non-UP-Traffic-Mapping reject optional,
  BAPAddress ignore optional,
  Extended-GNB-CU-Name ignore optional,
  NCGI-to-be-Updated-List reject optional
}
FDD-Info-ExtIEs ::= SET Extension {
  ULCarrierList ignore optional NRCarrierList,
  DLCarrierList ignore optional NRCarrierList
}
FDD-InfoRel16-ExtIEs ::= SET Extension { }
FiveG-ProSeAuthorized-ExtIEs ::= SET Extension {
  FiveG-ProSeLayer2Multipath ignore optional,
  FiveG-ProSeLayer2UEtoUERelay ignore optional,
  FiveG-ProSeLayer2UEtoUERemote ignore optional
}
Flows-Mapped-To-DRB-ItemExtIEs ::= SET Extension {
  QoSFlowMappingIndication ignore optional,
  TSCTrafficCharacteristics ignore optional
}
FlowsMappedToSLDRB-Item-ExtIEs ::= SET Extension { }
FreqBandNrItem-ExtIEs ::= SET Extension { }
FreqDomainLength-ExtIEs ::= SET Value { L571Info reject mandatory, L1151Info reject mandatory }
FreqInfoRel16-ExtIEs ::= SET Extension { }
Frequency-Domain-HSNA-Configuration-Item-ExtIEs ::= SET Extension { }
Frequency-Domain-HSNA-Slot-Configuration-Item-ExtIEs ::= SET Extension { }
GBR-QosFlowInformation-ExtIEs ::= SET Extension { AlternativeQoSParaSetList ignore optional }
GBR-QosInformation-ExtIEs ::= SET Extension { }
GNB-CU-TNL-Association-Failed-To-Setup-Item-ExtIEs ::= SET Extension { }
GNB-CU-TNL-Association-Failed-To-Setup-ItemIEs ::= SET Value {
  GNB-CU-TNL-Association-Failed-To-Setup-Item ignore mandatory
}
GNB-CU-TNL-Association-Setup-Item-ExtIEs ::= SET Extension { }
GNB-CU-TNL-Association-Setup-ItemIEs ::= SET Value { GNB-CU-TNL-Association-Setup-Item ignore mandatory }
GNB-CU-TNL-Association-To-Add-Item-ExtIEs ::= SET Extension { }
GNB-CU-TNL-Association-To-Add-ItemIEs ::= SET Value { GNB-CU-TNL-Association-To-Add-Item ignore mandatory }
GNB-CU-TNL-Association-To-Remove-Item-ExtIEs ::= SET Extension {
  TNLAssociationTransportLayerAddressgNBDU reject optional CP-TransportLayerAddress
}
GNB-CU-TNL-Association-To-Remove-ItemIEs ::= SET Value {
  GNB-CU-TNL-Association-To-Remove-Item ignore mandatory
}
GNB-CU-TNL-Association-To-Update-Item-ExtIEs ::= SET Extension { }
GNB-CU-TNL-Association-To-Update-ItemIEs ::= SET Value {
  GNB-CU-TNL-Association-To-Update-Item ignore mandatory
}
GNB-CUSystemInformation-ExtIEs ::= SET Extension { systemInformationAreaID ignore optional }
GNB-DU-Cell-Resource-Configuration-ExtIEs ::= SET Extension {
  rBSetConfiguration reject optional,
  frequency-Domain-HSNA-Configuration-List reject optional,
  child-IAB-Nodes-NA-Resource-List reject optional,
  Parent-IAB-Nodes-NA-Resource-Configuration-List reject optional
}
GNB-DU-Served-Cells-ItemExtIEs ::= SET Extension { }
GNB-DU-Served-Cells-ItemIEs ::= SET Value { GNB-DU-Served-Cells-Item reject mandatory }
GNB-DU-System-Information-ExtIEs ::= SET Extension {
  SIB12-message ignore optional,
  SIB13-message ignore optional,
  SIB14-message ignore optional,
  SIB10-message ignore optional,
  SIB17-message ignore optional,
  SIB20-message ignore optional,
  SIB15-message ignore optional,
  SIB24-message ignore optional,
  SIB22-message ignore optional,
  SIB23-message ignore optional,
  SIB17bis-message ignore optional
}
GNB-DU-TNL-Association-To-Remove-Item-ExtIEs ::= SET Extension { }
GNB-DU-TNL-Association-To-Remove-ItemIEs ::= SET Value {
  GNB-DU-TNL-Association-To-Remove-Item reject mandatory
}
GNB-ID-ExtIEs ::= SET Value { }
GNB-RxTxTimeDiff-ExtIEs ::= SET Extension {
  ExtendedAdditionalPathList ignore optional,
  TRPTEGInformation ignore optional
}
GNBCUConfigurationUpdateAcknowledgeIEs ::= SET Value {
  TransactionID reject mandatory,
  Cells-Failed-to-be-Activated-List reject optional,
  CriticalityDiagnostics ignore optional,
  GNB-CU-TNL-Association-Setup-List ignore optional,
  GNB-CU-TNL-Association-Failed-To-Setup-List ignore optional,
  Dedicated-SIDelivery-NeededUE-List ignore optional,
  Transport-Layer-Address-Info ignore optional,
  Cells-With-SSBs-Activated-List ignore optional
}
GNBCUConfigurationUpdateFailureIEs ::= SET Value {
  TransactionID reject mandatory,
  Cause ignore mandatory,
  TimeToWait ignore optional,
  CriticalityDiagnostics ignore optional
}
GNBCUConfigurationUpdateIEs ::= SET Value {
  TransactionID reject mandatory,
  Cells-to-be-Activated-List reject optional,
  Cells-to-be-Deactivated-List reject optional,
  GNB-CU-TNL-Association-To-Add-List ignore optional,
  GNB-CU-TNL-Association-To-Remove-List ignore optional,
  GNB-CU-TNL-Association-To-Update-List ignore optional,
  Cells-to-be-Barred-List ignore optional,
  Protected-EUTRA-Resources-List reject optional,
  Neighbour-Cell-Information-List ignore optional,
  Transport-Layer-Address-Info ignore optional,
  UL-BH-Non-UP-Traffic-Mapping reject optional,
  BAPAddress ignore optional,
  CCO-Assistance-Information ignore optional,
  CellsForSON-List ignore optional,
  gNB-CU-Name ignore optional,
  Extended-GNB-CU-Name ignore optional,
  Cells-Allowed-to-be-Deactivated-List ignore optional
}
GNBDUConfigurationUpdateAcknowledgeIEs ::= SET Value {
  TransactionID reject mandatory,
  Cells-to-be-Activated-List reject optional,
  CriticalityDiagnostics ignore optional,
  Cells-to-be-Deactivated-List reject optional,
  Transport-Layer-Address-Info ignore optional,
  UL-BH-Non-UP-Traffic-Mapping reject optional,
  BAPAddress ignore optional,
  CellsForSON-List ignore optional
}
GNBDUConfigurationUpdateFailureIEs ::= SET Value {
  TransactionID reject mandatory,
  Cause ignore mandatory,
  TimeToWait ignore optional,
  CriticalityDiagnostics ignore optional
}
GNBDUConfigurationUpdateIEs ::= SET Value {
  TransactionID reject mandatory,
  Served-Cells-To-Add-List reject optional,
  Served-Cells-To-Modify-List reject optional,
  Served-Cells-To-Delete-List reject optional,
  Cells-Status-List reject optional,
  Dedicated-SIDelivery-NeededUE-List ignore optional,
  gNB-DU-ID reject optional,
  GNB-DU-TNL-Association-To-Remove-List reject optional,
  Transport-Layer-Address-Info ignore optional,
  Coverage-Modification-Notification ignore optional,
  gNB-DU-Name ignore optional,
  Extended-GNB-DU-Name ignore optional,
  RRC-Terminating-IAB-Donor-Related-Info reject optional,
  Mobile-IAB-MTUserLocationInformation ignore optional
}
GNBDUResourceConfigurationAcknowledgeIEs ::= SET Value {
  TransactionID reject mandatory,
  CriticalityDiagnostics ignore optional
}
GNBDUResourceConfigurationFailureIEs ::= SET Value {
  TransactionID reject mandatory,
  Cause ignore mandatory,
  TimeToWait ignore optional,
  CriticalityDiagnostics ignore optional
}
GNBDUResourceConfigurationIEs ::= SET Value {
  TransactionID reject mandatory,
  Activated-Cells-to-be-Updated-List reject optional,
  Child-Nodes-List reject optional,
  Neighbour-Node-Cells-List reject optional,
  Serving-Cells-List reject optional
}
GNBDUResourceCoordinationRequest-IEs ::= SET Value {
  TransactionID reject mandatory,
  RequestType reject mandatory,
  EUTRA-NR-CellResourceCoordinationReq-Container reject mandatory,
  IgnoreResourceCoordinationContainer reject optional
}
GNBDUResourceCoordinationResponse-IEs ::= SET Value {
  TransactionID reject mandatory,
  EUTRA-NR-CellResourceCoordinationReqAck-Container reject mandatory
}
GNBDUStatusIndicationIEs ::= SET Value {
  TransactionID reject mandatory,
  GNBDUOverloadInformation reject mandatory,
  IABCongestionIndication ignore optional
}
GNBDUUESliceMaximumBitRateItem-ExtIEs ::= SET Extension { }
GNBRxTxTimeDiffMeas-ExtIEs ::= SET Value {
  ReportingGranularitykminus1 ignore mandatory,
  ReportingGranularitykminus2 ignore mandatory,
  ReportingGranularitykminus3 ignore mandatory,
  ReportingGranularitykminus4 ignore mandatory,
  ReportingGranularitykminus5 ignore mandatory,
  ReportingGranularitykminus6 ignore mandatory
}
GTPTLA-Item-ExtIEs ::= SET Extension { }
GTPTunnel-ExtIEs ::= SET Extension { }
GeographicalCoordinates-ExtIEs ::= SET Extension { ARPLocationInfo ignore optional ARPLocationInformation }
GlobalGNB-ID-ExtIEs ::= SET Extension { }
HSNASlotConfigItem-ExtIEs ::= SET Extension { }
HardwareLoadIndicator-ExtIEs ::= SET Extension { }
IAB-Allocated-TNL-Address-Item-ExtIEs ::= SET Extension { }
IAB-Allocated-TNL-Address-List-ItemIEs ::= SET Value { IAB-Allocated-TNL-Address-Item reject mandatory }
IAB-Congestion-Indication-ItemExtIEs ::= SET Extension { }
IAB-DU-Cell-Resource-Configuration-FDD-Info-ExtIEs ::= SET Extension {
  uL-FreqInfo reject optional NRFreqInfo,
  uL-Transmission-Bandwidth reject optional Transmission-Bandwidth,
  uL-NR-Carrier-List reject optional NRCarrierList,
  dL-FreqInfo reject optional NRFreqInfo,
  dL-Transmission-Bandwidth reject optional Transmission-Bandwidth,
  dL-NR-Carrier-List reject optional NRCarrierList
}
IAB-DU-Cell-Resource-Configuration-Mode-Info-ExtIEs ::= SET Value { }
IAB-DU-Cell-Resource-Configuration-TDD-Info-ExtIEs ::= SET Extension {
  nRFreqInfo reject optional,
  transmission-Bandwidth reject optional,
  nR-Carrier-List reject optional NRCarrierList
}
IAB-Info-IAB-DU-ExtIEs ::= SET Extension { }
IAB-Info-IAB-donor-CU-ExtIEs ::= SET Extension { }
IAB-MT-Cell-List-Item-ExtIEs ::= SET Extension {
  DU-RX-MT-RX-Extend ignore optional,
  DU-TX-MT-TX-Extend ignore optional,
  DU-RX-MT-TX-Extend ignore optional,
  DU-TX-MT-RX-Extend ignore optional
}
IAB-MT-Cell-NA-Resource-Configuration-FDD-Info-ExtIEs ::= SET Extension { }
IAB-MT-Cell-NA-Resource-Configuration-Mode-Info-ExtIEs ::= SET Value { }
IAB-MT-Cell-NA-Resource-Configuration-TDD-Info-ExtIEs ::= SET Extension { }
IAB-STC-Info-ExtIEs ::= SET Extension { }
IAB-STC-Info-Item-ExtIEs ::= SET Extension { }
IAB-TNL-Addresses-Exception-ExtIEs ::= SET Extension { }
IAB-TNL-Addresses-To-Remove-Item-ExtIEs ::= SET Extension { }
IAB-TNL-Addresses-To-Remove-ItemIEs ::= SET Value { IAB-TNL-Addresses-To-Remove-Item reject mandatory }
IABIPv6RequestType-ExtIEs ::= SET Value { }
IABTNLAddress-ExtIEs ::= SET Value { }
IABTNLAddress-ItemExtIEs ::= SET Extension { }
IABTNLAddressFailureIEs ::= SET Value {
  TransactionID reject mandatory,
  Cause ignore mandatory,
  TimeToWait ignore optional,
  CriticalityDiagnostics ignore optional
}
IABTNLAddressRequestIEs ::= SET Value {
  TransactionID reject mandatory,
  IABv4AddressesRequested reject optional,
  IABIPv6RequestType reject optional,
  IAB-TNL-Addresses-To-Remove-List reject optional,
  IAB-TNL-Addresses-Exception reject optional
}
IABTNLAddressResponseIEs ::= SET Value {
  TransactionID reject mandatory,
  IAB-Allocated-TNL-Address-List reject mandatory
}
IABTNLAddressesRequested-ExtIEs ::= SET Extension { }
IABUPConfigurationUpdateFailureIEs ::= SET Value {
  TransactionID reject mandatory,
  Cause ignore mandatory,
  TimeToWait ignore optional,
  CriticalityDiagnostics ignore optional
}
IABUPConfigurationUpdateRequestIEs ::= SET Value {
  TransactionID reject mandatory,
  UL-UP-TNL-Information-to-Update-List ignore optional,
  UL-UP-TNL-Address-to-Update-List ignore optional
}
IABUPConfigurationUpdateResponseIEs ::= SET Value {
  TransactionID reject mandatory,
  CriticalityDiagnostics ignore optional,
  DL-UP-TNL-Address-to-Update-List reject optional
}
IABv4AddressesRequested-ExtIEs ::= SET Extension { }
IPtolayer2TrafficMappingInfo-ItemExtIEs ::= SET Extension { }
ImplicitFormat-ExtIEs ::= SET Extension { }
IndirectPathAddition-ExtIEs ::= SET Extension { }
InitialULRRCMessageTransferIEs ::= SET Value {
  gNB-DU-UE-F1AP-ID reject mandatory,
  NRCGI reject mandatory,
  C-RNTI reject mandatory,
  RRCContainer reject mandatory,
  DUtoCURRCContainer reject optional,
  SULAccessIndication ignore optional,
  TransactionID ignore mandatory,
  RANUEID ignore optional,
  RRCContainer-RRCSetupComplete ignore optional,
  NRRedCapUEIndication ignore optional,
  SDTInformation ignore optional,
  SidelinkRelayConfiguration ignore optional,
  NReRedCapUEIndication ignore optional
}
IntendedTDD-DL-ULConfig-ExtIEs ::= SET Extension { }
L1151Info-ExtIEs ::= SET Extension { }
L139Info-ExtIEs ::= SET Extension { }
L571Info-ExtIEs ::= SET Extension { }
L839Info-ExtIEs ::= SET Extension { }
LCS-to-GCS-Translation-ExtIEs ::= SET Extension { }
LCStoGCSTranslation-ExtIEs ::= SET Extension { }
LTEA2XServicesAuthorized-ExtIEs ::= SET Extension { }
LTEUESidelinkAggregateMaximumBitrate-ExtIEs ::= SET Extension { }
LTEV2XServicesAuthorized-ExtIEs ::= SET Extension { }
LTMCFRAResourceConfig-Item-ExtIEs ::= SET Extension { }
LTMCellSwitchInformation-ExtIEs ::= SET Extension { }
LTMCells-ToBeReleased-ItemExtIEs ::= SET Extension { }
LTMConfiguration-ExtIEs ::= SET Extension { TCIStatesConfigurationsList reject optional }
LTMConfigurationIDMapping-Item-ExtIEs ::= SET Extension { }
LTMInformation-Modify-ExtIEs ::= SET Extension { }
LTMInformation-Setup-ExtIEs ::= SET Extension { }
LTML2ResetConfiguration-ItemExtIEs ::= SET Extension { }
LTMTCIStatesConfigurations-Item-ExtIEs ::= SET Extension { }
LTMgNB-DU-IDs-Item-ExtIEs ::= SET Extension { }
LTMgNB-DU-IDs-PreambleIndex-Item-ExtIEs ::= SET Extension { }
LoS-NLoSInformation-ExtIEs ::= SET Value { }
LocalOrigin-ExtIEs ::= SET Extension { }
LocationDependentMBSF1UInformation-Item-ExtIEs ::= SET Extension { F1UTunnelNotEstablished ignore optional }
LocationUncertainty-ExtIEs ::= SET Extension { }
M5Configuration-ExtIEs ::= SET Extension { M5ReportAmount ignore optional }
M6Configuration-ExtIEs ::= SET Extension { M6ReportAmount ignore optional }
M7Configuration-ExtIEs ::= SET Extension { M7ReportAmount ignore optional }
MBS-Broadcast-Cell-Item-ExtIEs ::= SET Extension { }
MBS-Broadcast-MRB-Item-ExtIEs ::= SET Extension { }
MBS-CUtoDURRCInformation-ExtIEs ::= SET Extension { }
MBS-Flows-Mapped-To-MRB-Item-ExtIEs ::= SET Extension { }
MBS-Multicast-CU2DU-Cell-Item-ExtIEs ::= SET Extension { }
MBS-Multicast-DU2CU-Cell-Item-ExtIEs ::= SET Extension { }
MBS-Multicast-MRB-Item-ExtIEs ::= SET Extension { }
MBS-ServiceAreaInformation-ExtIEs ::= SET Extension { }
MBS-ServiceAreaInformationItem-ExtIEs ::= SET Extension { }
MBS-ServiceAreaTAIList-Item-ExtIEs ::= SET Extension { }
MBS-Session-ID-ExtIEs ::= SET Extension { }
MBSF1UInformation-ExtIEs ::= SET Extension { F1UTunnelNotEstablished ignore optional }
MBSMulticastConfiguration-available-ExtIEs ::= SET Extension { }
MBSMulticastConfiguration-notavailable-ExtIEs ::= SET Extension { }
MBSMulticastConfigurationNotification-ExtIEs ::= SET Extension { }
MBSMulticastConfigurationNotificationInfo-ExtIEs ::= SET Value { }
MBSMulticastConfigurationResponseInfo-ExtIEs ::= SET Value { }
MBSMulticastF1UContextDescriptor-ExtIEs ::= SET Extension { }
MBSMulticastNeighbourCellListItem-ExtIEs ::= SET Value { }
MC-PagingCell-ItemExtIEs ::= SET Extension { }
MC-PagingCell-ItemIEs ::= SET Value { MC-PagingCell-Item ignore mandatory }
MDTConfiguration-ExtIEs ::= SET Extension { }
MIABF1SetupOutcomeNotificationIEs ::= SET Value {
  TransactionID reject mandatory,
  F1SetupOutcome reject mandatory,
  Activated-Cells-Mapping-List ignore optional,
  Target-F1-Terminating-Donor-gNB-ID reject optional GlobalGNB-ID
}
MIABF1SetupTriggeringIEs ::= SET Value {
  TransactionID reject mandatory,
  Target-gNB-ID reject mandatory GlobalGNB-ID,
  Target-gNB-IP-address ignore optional TransportLayerAddress,
  Target-SeGW-IP-address ignore optional TransportLayerAddress
}
MIMOPRBusageInformation-ExtIEs ::= SET Extension { }
MRB-ProgressInformation-ExtIEs ::= SET Value { }
MT-SDT-Information-ExtIEs ::= SET Extension { }
MTCH-NeighbourCellInformation-ExtIEs ::= SET Value { }
MTCH-NeighbourCellSession-Item-ExtIEs ::= SET Extension { }
MeasuredResultsValue-ExtIEs ::= SET Value {
  ZoAInformation reject mandatory,
  MultipleULAoA reject mandatory,
  UL-SRS-RSRPP reject mandatory,
  UL-RSCP reject mandatory
}
MeasurementActivation-IEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  ActivationRequestType reject mandatory,
  PRS-Measurement-Info-List ignore optional
}
MeasurementBeamInfo-ExtIEs ::= SET Extension { }
MeasurementPreconfigurationConfirm-IEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  PosMeasGapPreConfigList ignore optional,
  CriticalityDiagnostics ignore optional
}
MeasurementPreconfigurationRefuse-IEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  Cause ignore mandatory,
  CriticalityDiagnostics ignore optional
}
MeasurementPreconfigurationRequired-IEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  TRP-PRS-Info-List ignore mandatory
}
Mobile-IAB-MTUserLocationInformation-ExtIEs ::= SET Extension { }
Mobile-TRP-LocationInformation-ExtIEs ::= SET Extension { }
MobilityInitiation-AssistanceInfo-ExtIEs ::= SET Extension { }
MobilityInitiation-CellSwitchInfo-ExtIEs ::= SET Extension { }
MobilityInitiation-EarlyDLSyncInfo-ExtIEs ::= SET Extension { }
MobilityInitiation-EarlyULSyncInfo-ExtIEs ::= SET Extension { }
MobilityInitiation-ExtIEs ::= SET Value { }
MobilityTrigger-ExtIEs ::= SET Extension { }
MulticastCU2DUCommonRRCInfo-ExtIEs ::= SET Extension { }
MulticastCU2DURRCInfo-ExtIEs ::= SET Extension { }
MulticastCommonCU2DUCell-Item-ExtIEs ::= SET Extension { }
MulticastCommonConfigurationRefuseIEs ::= SET Value {
  TransactionID reject mandatory,
  Cause ignore mandatory,
  CriticalityDiagnostics ignore optional
}
MulticastCommonConfigurationRequestIEs ::= SET Value {
  TransactionID reject mandatory,
  MulticastCU2DUCommonRRCInfo reject optional
}
MulticastCommonConfigurationResponseIEs ::= SET Value {
  TransactionID reject mandatory,
  CriticalityDiagnostics ignore optional
}
MulticastCommonCu2DUCellInformation-ExtIEs ::= SET Extension { }
MulticastContextModificationFailureIEs ::= SET Value {
  gNB-CU-MBS-F1AP-ID reject mandatory,
  gNB-DU-MBS-F1AP-ID reject mandatory,
  Cause ignore mandatory,
  CriticalityDiagnostics ignore optional
}
MulticastContextModificationRequestIEs ::= SET Value {
  gNB-CU-MBS-F1AP-ID reject mandatory,
  gNB-DU-MBS-F1AP-ID reject mandatory,
  MBS-ServiceArea reject optional,
  MulticastMRBs-ToBeSetupMod-List reject optional,
  MulticastMRBs-ToBeModified-List reject optional,
  MulticastMRBs-ToBeReleased-List reject optional,
  MulticastCU2DURRCInfo reject optional,
  MBSMulticastSessionReceptionState reject optional
}
MulticastContextModificationResponseIEs ::= SET Value {
  gNB-CU-MBS-F1AP-ID reject mandatory,
  gNB-DU-MBS-F1AP-ID reject mandatory,
  MulticastMRBs-SetupMod-List reject optional,
  MulticastMRBs-FailedToBeSetupMod-List ignore optional,
  MulticastMRBs-Modified-List reject optional,
  MulticastMRBs-FailedToBeModified-List ignore optional,
  CriticalityDiagnostics ignore optional,
  MulticastDU2CURRCInfo reject optional
}
MulticastContextNotificationConfirmIEs ::= SET Value {
  gNB-CU-MBS-F1AP-ID reject mandatory,
  gNB-DU-MBS-F1AP-ID reject mandatory,
  CriticalityDiagnostics ignore optional
}
MulticastContextNotificationIndicationIEs ::= SET Value {
  gNB-CU-MBS-F1AP-ID reject mandatory,
  gNB-DU-MBS-F1AP-ID reject mandatory,
  MulticastDU2CURRCInfo reject optional
}
MulticastContextNotificationRefuseIEs ::= SET Value {
  gNB-CU-MBS-F1AP-ID reject mandatory,
  gNB-DU-MBS-F1AP-ID reject mandatory,
  CriticalityDiagnostics ignore optional,
  Cause ignore mandatory
}
MulticastContextReleaseCommandIEs ::= SET Value {
  gNB-CU-MBS-F1AP-ID reject mandatory,
  gNB-DU-MBS-F1AP-ID reject mandatory,
  Cause ignore mandatory
}
MulticastContextReleaseCompleteIEs ::= SET Value {
  gNB-CU-MBS-F1AP-ID reject mandatory,
  gNB-DU-MBS-F1AP-ID reject mandatory,
  CriticalityDiagnostics ignore optional
}
MulticastContextReleaseRequestIEs ::= SET Value {
  gNB-CU-MBS-F1AP-ID reject mandatory,
  gNB-DU-MBS-F1AP-ID reject mandatory,
  Cause ignore mandatory
}
MulticastContextSetupFailureIEs ::= SET Value {
  gNB-CU-MBS-F1AP-ID reject mandatory,
  gNB-DU-MBS-F1AP-ID ignore optional,
  Cause ignore mandatory,
  CriticalityDiagnostics ignore optional
}
MulticastContextSetupRequestIEs ::= SET Value {
  gNB-CU-MBS-F1AP-ID reject mandatory,
  MBS-Session-ID reject mandatory,
  MBS-ServiceArea reject optional,
  SNSSAI reject mandatory,
  MulticastMRBs-ToBeSetup-List reject mandatory,
  MulticastCU2DURRCInfo reject optional,
  MBSMulticastSessionReceptionState reject optional
}
MulticastContextSetupResponseIEs ::= SET Value {
  gNB-CU-MBS-F1AP-ID reject mandatory,
  gNB-DU-MBS-F1AP-ID reject mandatory,
  MulticastMRBs-Setup-List reject mandatory,
  MulticastMRBs-FailedToBeSetup-List ignore optional,
  CriticalityDiagnostics ignore optional,
  MulticastDU2CURRCInfo reject optional
}
MulticastDU2CURRCInfo-ExtIEs ::= SET Extension { }
MulticastDistributionReleaseCommandIEs ::= SET Value {
  gNB-CU-MBS-F1AP-ID reject mandatory,
  gNB-DU-MBS-F1AP-ID reject mandatory,
  MBSMulticastF1UContextDescriptor reject mandatory,
  Cause ignore mandatory
}
MulticastDistributionReleaseCompleteIEs ::= SET Value {
  gNB-CU-MBS-F1AP-ID reject mandatory,
  gNB-DU-MBS-F1AP-ID reject mandatory,
  MBSMulticastF1UContextDescriptor reject mandatory,
  CriticalityDiagnostics ignore optional
}
MulticastDistributionSetupFailureIEs ::= SET Value {
  gNB-CU-MBS-F1AP-ID reject mandatory,
  gNB-DU-MBS-F1AP-ID ignore optional,
  MBSMulticastF1UContextDescriptor reject mandatory,
  Cause ignore mandatory,
  CriticalityDiagnostics ignore optional
}
MulticastDistributionSetupRequestIEs ::= SET Value {
  gNB-CU-MBS-F1AP-ID reject mandatory,
  gNB-DU-MBS-F1AP-ID reject mandatory,
  MBSMulticastF1UContextDescriptor reject mandatory,
  MulticastF1UContext-ToBeSetup-List reject mandatory
}
MulticastDistributionSetupResponseIEs ::= SET Value {
  gNB-CU-MBS-F1AP-ID reject mandatory,
  gNB-DU-MBS-F1AP-ID reject mandatory,
  MBSMulticastF1UContextDescriptor reject mandatory,
  MulticastF1UContext-Setup-List reject mandatory,
  MulticastF1UContext-FailedToBeSetup-List ignore optional,
  CriticalityDiagnostics ignore optional,
  MulticastF1UContextReferenceCU reject mandatory
}
MulticastF1UContext-FailedToBeSetup-Item-ExtIEs ::= SET Extension { }
MulticastF1UContext-FailedToBeSetup-ItemIEs ::= SET Value {
  MulticastF1UContext-FailedToBeSetup-Item ignore mandatory
}
MulticastF1UContext-Setup-Item-ExtIEs ::= SET Extension { }
MulticastF1UContext-Setup-ItemIEs ::= SET Value { MulticastF1UContext-Setup-Item reject mandatory }
MulticastF1UContext-ToBeSetup-Item-ExtIEs ::= SET Extension { }
MulticastF1UContext-ToBeSetup-ItemIEs ::= SET Value { MulticastF1UContext-ToBeSetup-Item reject mandatory }
MulticastGroupPagingIEs ::= SET Value {
  MBS-Session-ID reject mandatory,
  UEIdentity-List-For-Paging-List ignore optional,
  MC-PagingCell-List ignore optional MC-PagingCell-list,
  IndicationMCInactiveReception ignore optional
}
MulticastMBSSessionList-Item-ExtIEs ::= SET Extension { }
MulticastMRBs-FailedToBeModified-ItemIEs ::= SET Value {
  MulticastMRBs-FailedToBeModified-Item ignore mandatory
}
MulticastMRBs-FailedToBeSetup-Item-ExtIEs ::= SET Extension { }
MulticastMRBs-FailedToBeSetup-ItemIEs ::= SET Value { MulticastMRBs-FailedToBeSetup-Item ignore mandatory }
MulticastMRBs-FailedToBeSetupMod-Item-ExtIEs ::= SET Extension { }
MulticastMRBs-FailedToBeSetupMod-ItemIEs ::= SET Value {
  MulticastMRBs-FailedToBeSetupMod-Item ignore mandatory
}
MulticastMRBs-Modified-Item-ExtIEs ::= SET Extension { }
MulticastMRBs-Modified-ItemIEs ::= SET Value { MulticastMRBs-Modified-Item reject mandatory }
MulticastMRBs-Setup-Item-ExtIEs ::= SET Extension { }
MulticastMRBs-Setup-ItemIEs ::= SET Value { MulticastMRBs-Setup-Item reject mandatory }
MulticastMRBs-SetupMod-Item-ExtIEs ::= SET Extension { }
MulticastMRBs-SetupMod-ItemIEs ::= SET Value { MulticastMRBs-SetupMod-Item reject mandatory }
MulticastMRBs-ToBeModified-Item-ExtIEs ::= SET Extension { }
MulticastMRBs-ToBeModified-ItemIEs ::= SET Value { MulticastMRBs-ToBeModified-Item reject mandatory }
MulticastMRBs-ToBeReleased-ItemExtIEs ::= SET Extension { }
MulticastMRBs-ToBeReleased-ItemIEs ::= SET Value { MulticastMRBs-ToBeReleased-Item reject mandatory }
MulticastMRBs-ToBeSetup-Item-ExtIEs ::= SET Extension { }
MulticastMRBs-ToBeSetup-ItemIEs ::= SET Value { MulticastMRBs-ToBeSetup-Item reject mandatory }
MulticastMRBs-ToBeSetupMod-Item-ExtIEs ::= SET Extension { }
MulticastMRBs-ToBeSetupMod-ItemIEs ::= SET Value { MulticastMRBs-ToBeSetupMod-Item reject mandatory }
MultipleULAoA-ExtIEs ::= SET Extension { }
MultipleULAoA-Item-ExtIEs ::= SET Value { }
MultiplexingInfo-ExtIEs ::= SET Extension { }
N3CIndirectPathAddition-ExtIEs ::= SET Extension { }
N6JitterInformationExtIEs ::= SET Extension { }
NA-Resource-Configuration-Item-ExtIEs ::= SET Extension { }
NCGI-to-be-Updated-List-ItemExtIEs ::= SET Extension { }
NCGI-to-be-Updated-List-ItemIEs ::= SET Value { NCGI-to-be-Updated-List-Item reject mandatory }
NGRANAllocationAndRetentionPriority-ExtIEs ::= SET Extension { }
NGRANHighAccuracyAccessPointPosition-ExtIEs ::= SET Extension { }
NPN-Broadcast-Information-PNI-NPN-ExtIEs ::= SET Extension { }
NPN-Broadcast-Information-SNPN-ExtIEs ::= SET Extension { }
NPNBroadcastInformation-ExtIEs ::= SET Value { }
NPNSupportInfo-ExtIEs ::= SET Value { }
NR-CGI-List-For-Restart-ItemExtIEs ::= SET Extension { }
NR-CGI-List-For-Restart-List-ItemIEs ::= SET Value { NR-CGI-List-For-Restart-Item reject mandatory }
NR-Mode-Info-ExtIEs ::= SET Value { NR-U ignore mandatory NR-U-Channel-Info-List }
NR-ModeInfoRel16-ExtIEs ::= SET Value { }
NR-PRSBeamInformation-ExtIEs ::= SET Extension { }
NR-PRSBeamInformationItem-ExtIEs ::= SET Extension { }
NR-U-Channel-Item-ExtIEs ::= SET Extension {
  ChannelOccupancyTimePercentageUL ignore optional ChannelOccupancyTimePercentage,
  RadioResourceStatusNR-U ignore optional
}
NRA2XServicesAuthorized-ExtIEs ::= SET Extension { }
NRCGI-ExtIEs ::= SET Extension { }
NRCarrierItem-ExtIEs ::= SET Extension { }
NRFreqInfoExtIEs ::= SET Extension { FrequencyShift7p5khz ignore optional }
NRPRACHConfig-ExtIEs ::= SET Extension { }
NRPRACHConfigItem-ExtIEs ::= SET Extension { }
NRPagingeDRXInformation-ExtIEs ::= SET Extension { }
NRPagingeDRXInformationforRRCINACTIVE-ExtIEs ::= SET Extension { }
NRPaginglongeDRXInformationforRRCINACTIVE-ExtIEs ::= SET Extension { }
NRUESidelinkAggregateMaximumBitrate-ExtIEs ::= SET Extension { }
NRV2XServicesAuthorized-ExtIEs ::= SET Extension { }
NSAGSupportItem-ExtIEs ::= SET Extension { }
Neighbour-Cell-Information-ItemExtIEs ::= SET Extension { }
Neighbour-Cell-Information-ItemIEs ::= SET Value { Neighbour-Cell-Information-Item ignore mandatory }
Neighbour-Node-Cells-List-Item-ExtIEs ::= SET Extension { }
NeighbourNR-CellsForSON-Item-ExtIEs ::= SET Extension { }
NetworkAccessRateReductionIEs ::= SET Value {
  TransactionID reject mandatory,
  UAC-Assistance-Info reject mandatory
}
NonDynamic5QIDescriptor-ExtIEs ::= SET Extension {
  CNPacketDelayBudgetDownlink ignore optional ExtendedPacketDelayBudget,
  CNPacketDelayBudgetUplink ignore optional ExtendedPacketDelayBudget
}
NonDynamicPQIDescriptor-ExtIEs ::= SET Extension { }
NonIntegerDRXCycle-ExtIEs ::= SET Extension { }
NotificationInformationExtIEs ::= SET Extension { }
NotifyIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  DRB-Notify-List reject mandatory
}
NumDLULSymbols-ExtIEs ::= SET Extension { permutation ignore optional }
OnDemandPRS-Info-ExtIEs ::= SET Extension { }
PC5-QoS-Characteristics-ExtIEs ::= SET Value { }
PC5FlowBitRates-ExtIEs ::= SET Extension { }
PC5QoSParameters-ExtIEs ::= SET Extension { }
PC5RLCChannelFailedToBeModifiedItem-ExtIEs ::= SET Extension { }
PC5RLCChannelFailedToBeSetupItem-ExtIEs ::= SET Extension { }
PC5RLCChannelModifiedItem-ExtIEs ::= SET Extension { }
PC5RLCChannelQoSInformation-ExtIEs ::= SET Value { U2URLCChannelQoS reject mandatory PC5QoSParameters }
PC5RLCChannelRequiredToBeModifiedItem-ExtIEs ::= SET Extension { }
PC5RLCChannelRequiredToBeReleasedItem-ExtIEs ::= SET Extension { }
PC5RLCChannelSetupItem-ExtIEs ::= SET Extension { }
PC5RLCChannelToBeModifiedItem-ExtIEs ::= SET Extension { }
PC5RLCChannelToBeReleasedItem-ExtIEs ::= SET Extension { }
PC5RLCChannelToBeSetupItem-ExtIEs ::= SET Extension { PeerUE-ID reject optional BIT STRING (SIZE(24)) }
PDCMeasuredResults-Item-ExtIEs ::= SET Extension { }
PDCMeasuredResults-Value-ExtIEs ::= SET Value { }
PDCMeasurementFailureIndication-IEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  RAN-UE-PDC-MeasID ignore mandatory,
  Cause ignore mandatory
}
PDCMeasurementInitiationFailure-IEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  RAN-UE-PDC-MeasID ignore mandatory,
  Cause ignore mandatory,
  CriticalityDiagnostics ignore optional
}
PDCMeasurementInitiationRequest-IEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  RAN-UE-PDC-MeasID reject mandatory,
  PDCReportType reject mandatory,
  PDCMeasurementPeriodicity reject conditional,
  PDCMeasurementQuantities reject mandatory
}
PDCMeasurementInitiationResponse-IEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  RAN-UE-PDC-MeasID reject mandatory,
  PDCMeasurementResult ignore optional,
  CriticalityDiagnostics ignore optional
}
PDCMeasurementQuantities-ItemIEs ::= SET Value { PDCMeasurementQuantities-Item reject mandatory }
PDCMeasurementReport-IEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  RAN-UE-PDC-MeasID reject mandatory,
  PDCMeasurementResult ignore mandatory
}
PDCMeasurementResult-ExtIEs ::= SET Extension { }
PDCMeasurementTerminationCommand-IEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  RAN-UE-PDC-MeasID ignore mandatory
}
PDUSetQoSInformation-ExtIEs ::= SET Extension { }
PDUSetQoSParameters-ExtIEs ::= SET Extension { }
PEIPSAssistanceInfo-ExtIEs ::= SET Extension { }
PRS-Measurement-Info-List-Item-ExtIEs ::= SET Extension { }
PRSAngleItem-ItemExtIEs ::= SET Extension { PRS-Resource-ID ignore optional }
PRSBWAggregationRequestInfo-Item-ExtIEs ::= SET Extension { }
PRSConfiguration-ExtIEs ::= SET Extension { AggregatedPRSResourceSetList ignore optional }
PRSConfigurationFailure-IEs ::= SET Value {
  TransactionID reject mandatory,
  Cause ignore mandatory,
  CriticalityDiagnostics ignore optional
}
PRSConfigurationRequest-IEs ::= SET Value {
  TransactionID reject mandatory,
  PRSConfigRequestType reject mandatory,
  PRSTRPList ignore mandatory
}
PRSConfigurationResponse-IEs ::= SET Value {
  TransactionID reject mandatory,
  PRSTransmissionTRPList ignore optional,
  CriticalityDiagnostics ignore optional
}
PRSInformationPos-ExtIEs ::= SET Extension { }
PRSMuting-ExtIEs ::= SET Extension { }
PRSMutingOption1-ExtIEs ::= SET Extension { }
PRSMutingOption2-ExtIEs ::= SET Extension { }
PRSResource-Item-ExtIEs ::= SET Extension { ExtendedResourceSymbolOffset ignore optional }
PRSResource-QCLInfo-ExtIEs ::= SET Value { }
PRSResource-QCLSourcePRS-ExtIEs ::= SET Extension { }
PRSResource-QCLSourceSSB-ExtIEs ::= SET Extension { }
PRSResourceSet-Item-ExtIEs ::= SET Extension { }
PRSTRPItem-ExtIEs ::= SET Extension { }
PRSTransmissionOffIndication-ExtIEs ::= SET Value { }
PRSTransmissionOffIndicationPerResource-Item-ExtIEs ::= SET Extension { }
PRSTransmissionOffInformation-ExtIEs ::= SET Extension { }
PRSTransmissionOffPerResource-Item-ExtIEs ::= SET Extension { }
PRSTransmissionOffPerResourceSet-Item-ExtIEs ::= SET Extension { }
PRSTransmissionTRPItem-ExtIEs ::= SET Extension { }
PSCellList-Item-ExtIEs ::= SET Extension { }
PWS-Failed-NR-CGI-ItemExtIEs ::= SET Extension { }
PWS-Failed-NR-CGI-List-ItemIEs ::= SET Value { PWS-Failed-NR-CGI-Item reject mandatory }
PWSCancelRequestIEs ::= SET Value {
  TransactionID reject mandatory,
  NumberofBroadcastRequest reject mandatory,
  Broadcast-To-Be-Cancelled-List reject optional,
  Cancel-all-Warning-Messages-Indicator reject optional,
  NotificationInformation reject optional
}
PWSCancelResponseIEs ::= SET Value {
  TransactionID reject mandatory,
  Cells-Broadcast-Cancelled-List reject optional,
  CriticalityDiagnostics ignore optional
}
PWSFailureIndicationIEs ::= SET Value {
  TransactionID reject mandatory,
  PWS-Failed-NR-CGI-List reject optional
}
PWSRestartIndicationIEs ::= SET Value {
  TransactionID reject mandatory,
  NR-CGI-List-For-Restart-List reject mandatory
}
PWSSystemInformationExtIEs ::= SET Extension {
  NotificationInformation ignore optional,
  AdditionalSIBMessageList reject optional
}
PacketErrorRate-ExtIEs ::= SET Extension { }
PagingCell-ItemExtIEs ::= SET Extension {
  LastUsedCellIndication ignore optional,
  PEISubgroupingSupportIndication ignore optional,
  Recommended-SSBs-List ignore optional
}
PagingCell-ItemIEs ::= SET Value { PagingCell-Item ignore mandatory }
PagingIEs ::= SET Value {
  UEIdentityIndexValue reject mandatory,
  PagingIdentity reject mandatory,
  PagingDRX ignore optional,
  PagingPriority ignore optional,
  PagingCell-List ignore mandatory PagingCell-list,
  PagingOrigin ignore optional,
  RANUEPagingDRX ignore optional PagingDRX,
  CNUEPagingDRX ignore optional PagingDRX,
  NRPagingeDRXInformation ignore optional,
  NRPagingeDRXInformationforRRCINACTIVE ignore optional,
  PagingCause ignore optional,
  PEIPSAssistanceInfo ignore optional,
  UEPagingCapability ignore optional,
  ExtendedUEIdentityIndexValue ignore optional,
  HashedUEIdentityIndexValue ignore optional,
  MT-SDT-Information ignore optional,
  NRPaginglongeDRXInformationforRRCINACTIVE ignore optional
}
PagingIdentity-ExtIEs ::= SET Value { }
Parent-IAB-Nodes-NA-Resource-Configuration-Item-ExtIEs ::= SET Extension { }
PartialSuccessCell-ExtIEs ::= SET Extension { }
PathAdditionInformation-ExtIEs ::= SET Value { }
PathSwitchConfiguration-ExtIEs ::= SET Extension { }
PathlossReferenceInfo-ExtIEs ::= SET Extension { }
PathlossReferenceSignal-ExtIEs ::= SET Value { }
PeriodicityBound-ExtIEs ::= SET Extension { }
PeriodicityList-ItemExtIEs ::= SET Extension { }
PeriodicityRange-ExtIEs ::= SET Value { }
PhaseQuality-ExtIEs ::= SET Extension { }
PosMeasGapPreConfigList-ExtIEs ::= SET Extension { }
PosMeasurementQuantities-ItemExtIEs ::= SET Extension {
  TimingReportingGranularityFactorExtended ignore optional
}
PosMeasurementResultItemExtIEs ::= SET Extension {
  ARP-ID ignore optional,
  SRSResourcetype ignore optional,
  LoS-NLoSInformation ignore optional,
  Mobile-TRP-LocationInformation ignore optional,
  AggregatedPosSRSResourceIDList ignore optional,
  MeasuredFrequencyHops ignore optional,
  MeasBasedOnAggregatedResources ignore optional
}
PosMeasurementResultList-ItemExtIEs ::= SET Extension { NRCGI ignore optional }
PosResourceSetType-ExtIEs ::= SET Value { }
PosResourceSetTypeAP-ExtIEs ::= SET Extension { }
PosResourceSetTypePR-ExtIEs ::= SET Extension { }
PosResourceSetTypeSP-ExtIEs ::= SET Extension { }
PosSItype-ItemExtIEs ::= SET Extension { }
PosSRSResource-Item-ExtIEs ::= SET Extension { TxHoppingConfiguration ignore optional }
PosSRSResourceSet-Item-ExtIEs ::= SET Extension { }
PosSystemInformationDeliveryCommandIEs ::= SET Value {
  TransactionID reject mandatory,
  NRCGI reject mandatory,
  PosSItypeList reject mandatory,
  ConfirmedUEID reject mandatory GNB-DU-UE-F1AP-ID
}
PosValidityAreaCellList-Item-ExtIEs ::= SET Extension { }
PositioningActivationFailureIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  Cause ignore mandatory,
  CriticalityDiagnostics ignore optional
}
PositioningActivationRequestIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  SRSType reject mandatory,
  ActivationTime ignore optional RelativeTime1900
}
PositioningActivationResponseIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  SystemFrameNumber ignore optional,
  SlotNumber ignore optional,
  CriticalityDiagnostics ignore optional
}
PositioningAssistanceInformationControlIEs ::= SET Value {
  TransactionID reject mandatory,
  PosAssistance-Information reject optional,
  PosBroadcast reject optional,
  PositioningBroadcastCells reject optional,
  RoutingID reject optional
}
PositioningAssistanceInformationFeedbackIEs ::= SET Value {
  TransactionID reject mandatory,
  PosAssistanceInformationFailureList reject optional,
  PositioningBroadcastCells reject optional,
  RoutingID reject optional,
  CriticalityDiagnostics ignore optional
}
PositioningDeactivationIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  AbortTransmission ignore mandatory
}
PositioningInformationFailureIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  Cause ignore mandatory,
  CriticalityDiagnostics ignore optional
}
PositioningInformationRequestIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  RequestedSRSTransmissionCharacteristics ignore optional,
  UEReportingInformation ignore optional,
  SRSPosRRCInactiveQueryIndication ignore optional,
  TimeWindowInformation-SRS-List ignore optional,
  RequestedSRSPreconfigurationCharacteristics-List ignore optional
}
PositioningInformationResponseIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  SRSConfiguration ignore optional,
  SFNInitialisationTime ignore optional RelativeTime1900,
  CriticalityDiagnostics ignore optional,
  SRSPosRRCInactiveConfig ignore optional,
  SRSPosRRCInactiveValidityAreaConfig ignore optional,
  SRSPreconfiguration-List ignore optional
}
PositioningInformationUpdateIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  SRSConfiguration ignore optional,
  SFNInitialisationTime ignore optional RelativeTime1900
}
PositioningMeasurementAbortIEs ::= SET Value {
  TransactionID reject mandatory,
  LMF-MeasurementID reject mandatory,
  RAN-MeasurementID reject mandatory
}
PositioningMeasurementFailureIEs ::= SET Value {
  TransactionID reject mandatory,
  LMF-MeasurementID reject mandatory,
  RAN-MeasurementID reject mandatory,
  Cause ignore mandatory,
  CriticalityDiagnostics ignore optional
}
PositioningMeasurementFailureIndicationIEs ::= SET Value {
  TransactionID reject mandatory,
  LMF-MeasurementID reject mandatory,
  RAN-MeasurementID reject mandatory,
  Cause ignore mandatory
}
PositioningMeasurementReportIEs ::= SET Value {
  TransactionID reject mandatory,
  LMF-MeasurementID reject mandatory,
  RAN-MeasurementID reject mandatory,
  PosMeasurementResultList reject mandatory
}
PositioningMeasurementRequestIEs ::= SET Value {
  TransactionID reject mandatory,
  LMF-MeasurementID reject mandatory,
  RAN-MeasurementID reject mandatory,
  TRP-MeasurementRequestList reject mandatory,
  PosReportCharacteristics reject mandatory,
  PosMeasurementPeriodicity reject conditional MeasurementPeriodicity,
  PosMeasurementQuantities reject mandatory,
  SFNInitialisationTime ignore optional RelativeTime1900,
  SRSConfiguration ignore optional,
  MeasurementBeamInfoRequest ignore optional,
  SystemFrameNumber ignore optional,
  SlotNumber ignore optional,
  PosMeasurementPeriodicityExtended reject conditional MeasurementPeriodicityExtended,
  ResponseTime ignore optional,
  MeasurementCharacteristicsRequestIndicator ignore optional,
  MeasurementTimeOccasion ignore optional,
  PosMeasurementAmount ignore optional,
  TimeWindowInformation-Measurement-List ignore optional
}
PositioningMeasurementResponseIEs ::= SET Value {
  TransactionID reject mandatory,
  LMF-MeasurementID reject mandatory,
  RAN-MeasurementID reject mandatory,
  PosMeasurementResultList reject optional,
  CriticalityDiagnostics ignore optional
}
PositioningMeasurementUpdateIEs ::= SET Value {
  TransactionID reject mandatory,
  LMF-MeasurementID reject mandatory,
  RAN-MeasurementID reject mandatory,
  SRSConfiguration ignore optional,
  TRP-MeasurementUpdateList reject optional,
  MeasurementCharacteristicsRequestIndicator ignore optional,
  MeasurementTimeOccasion ignore optional
}
Potential-SpCell-ItemExtIEs ::= SET Extension { }
Potential-SpCell-ItemIEs ::= SET Value { Potential-SpCell-Item ignore mandatory }
PrivateMessage-IEs ::= SET Value { }
Protected-EUTRA-Resources-ItemExtIEs ::= SET Extension { }
Protected-EUTRA-Resources-ItemIEs ::= SET Value { Protected-EUTRA-Resources-Item reject mandatory }
QoEInformation-ExtIEs ::= SET Extension { }
QoEInformationList-Item-ExtIEs ::= SET Extension { dRB-List ignore optional }
QoEInformationTransfer-IEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  QoEInformation ignore optional
}
QoEInformationTransferControl-IEs ::= SET Value {
  TransactionID reject mandatory,
  DeactivationIndication ignore optional
}
QoEMetrics-ExtIEs ::= SET Extension { }
QoS-Characteristics-ExtIEs ::= SET Value { }
QoSFlowLevelQoSParameters-ExtIEs ::= SET Extension {
  PDUSessionID ignore optional,
  ULPDUSessionAggregateMaximumBitRate ignore optional BitRate,
  QosMonitoringRequest ignore optional,
  PDCPTerminatingNodeDLTNLAddrInfo ignore optional TransportLayerAddress,
  PDUSetQoSParameters ignore optional
}
QoSInformation-ExtIEs ::= SET Value { DRB-Information ignore mandatory }
RANTimingSynchronisationStatusInfo-ExtIEs ::= SET Extension { }
RANUEPagingIdentity-ExtIEs ::= SET Extension { }
RANfeedbacktype-ExtIEs ::= SET Value { }
RANfeedbacktype-proactive-ExtIEs ::= SET Extension { }
RANfeedbacktype-reactive-ExtIEs ::= SET Extension { }
RAReportIndicationList-Item-ExtIEs ::= SET Extension { }
RAReportItem-ExtIEs ::= SET Extension { }
RAT-FrequencyPriorityInformation-ExtIEs ::= SET Value { }
RBSetConfiguration-ExtIEs ::= SET Extension { }
RLC-Status-ExtIEs ::= SET Extension { }
RLCDuplicationInformation-ExtIEs ::= SET Extension { }
RLCDuplicationState-Item-ExtIEs ::= SET Extension { }
RLCFailureIndication-ExtIEs ::= SET Extension { }
RLFReportInformationItem-ExtIEs ::= SET Extension { }
RRC-Terminating-IAB-Donor-Related-Info-ExtIEs ::= SET Extension { }
RRC-Version-ExtIEs ::= SET Extension { latest-RRC-Version-Enhanced ignore optional OCTET STRING (SIZE(3)) }
RRCDeliveryReportIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  RRCDeliveryStatus ignore mandatory,
  SRBID ignore mandatory
}
RRCDeliveryStatus-ExtIEs ::= SET Extension { }
RSPP-transport-QoS-parameters-ExtIEs ::= SET Extension { }
RSPPFlowBitRates-ExtIEs ::= SET Extension { }
RSPPQoSFlowItem-ExtIEs ::= SET Extension { }
RachIndication-IEs ::= SET Value { TransactionID reject mandatory, RAReportIndicationList reject mandatory }
RadioResourceStatus-ExtIEs ::= SET Extension {
  SliceRadioResourceStatus ignore optional,
  MIMOPRBusageInformation ignore optional
}
RadioResourceStatusNR-U-ExtIEs ::= SET Extension { }
Recommended-SSBs-for-Paging-List-Item-ExtIEs ::= SET Extension { }
RecommendedSSBItem-List-Item-ExtIEs ::= SET Extension { }
ReferenceConfiguration-ExtIEs ::= SET Value { }
ReferencePoint-ExtIEs ::= SET Value { LocalOrigin ignore mandatory }
ReferenceSignal-ExtIEs ::= SET Value { }
ReferenceTimeInformationReportIEs ::= SET Value {
  TransactionID ignore mandatory,
  TimeReferenceInformation ignore mandatory
}
ReferenceTimeInformationReportingControlIEs ::= SET Value {
  TransactionID reject mandatory,
  ReportingRequestType reject mandatory
}
RelativeCartesianLocation-ExtIEs ::= SET Extension { }
RelativeGeodeticLocation-ExtIEs ::= SET Extension { }
RelativePathDelay-ExtIEs ::= SET Value {
  ReportingGranularitykminus1additionalpath ignore mandatory ReportingGranularitykminus1AdditionalPath,
  ReportingGranularitykminus2additionalpath ignore mandatory ReportingGranularitykminus2AdditionalPath,
  ReportingGranularitykminus3additionalpath ignore mandatory ReportingGranularitykminus3AdditionalPath,
  ReportingGranularitykminus4additionalpath ignore mandatory ReportingGranularitykminus4AdditionalPath,
  ReportingGranularitykminus5additionalpath ignore mandatory ReportingGranularitykminus5AdditionalPath,
  ReportingGranularitykminus6additionalpath ignore mandatory ReportingGranularitykminus6AdditionalPath
}
ReportingRequestType-ExtIEs ::= SET Extension { }
RequestedDLPRSResource-Item-ExtIEs ::= SET Extension { }
RequestedDLPRSResourceSet-Item-ExtIEs ::= SET Extension { }
RequestedDLPRSTransmissionCharacteristics-ExtIEs ::= SET Extension {
  PRSBWAggregationRequestInfoList ignore optional
}
RequestedSRSPreconfigurationCharacteristics-Item-ExtIEs ::= SET Extension { }
RequestedSRSTransmissionCharacteristics-ExtIEs ::= SET Extension {
  SrsFrequency ignore optional,
  BW-Aggregation-Request-Indication ignore optional,
  PosValidityAreaCellList ignore optional,
  ValidityAreaSpecificSRSInformation ignore optional,
  ValidityAreaSpecificSRSInformationExtended ignore optional
}
ResetAcknowledgeIEs ::= SET Value {
  TransactionID reject mandatory,
  UE-associatedLogicalF1-ConnectionListResAck ignore optional,
  CriticalityDiagnostics ignore optional
}
ResetIEs ::= SET Value { TransactionID reject mandatory, Cause ignore mandatory, ResetType reject mandatory }
ResetType-ExtIEs ::= SET Value { }
ResourceCoordinationEUTRACellInfo-ExtIEs ::= SET Extension { IgnorePRACHConfiguration reject optional }
ResourceCoordinationTransferInformation-ExtIEs ::= SET Extension { }
ResourceMapping-ExtIEs ::= SET Extension { }
ResourceSetType-ExtIEs ::= SET Value { }
ResourceSetTypeAperiodic-ExtIEs ::= SET Extension { }
ResourceSetTypePeriodic-ExtIEs ::= SET Extension { }
ResourceSetTypeSemi-persistent-ExtIEs ::= SET Extension { }
ResourceStatusFailureIEs ::= SET Value {
  TransactionID reject mandatory,
  gNBCUMeasurementID reject mandatory,
  gNBDUMeasurementID ignore mandatory,
  Cause ignore mandatory,
  CriticalityDiagnostics ignore optional
}
ResourceStatusRequestIEs ::= SET Value {
  TransactionID reject mandatory,
  gNBCUMeasurementID reject mandatory,
  gNBDUMeasurementID ignore conditional,
  RegistrationRequest ignore mandatory,
  ReportCharacteristics ignore conditional,
  CellToReportList ignore optional,
  ReportingPeriodicity ignore optional
}
ResourceStatusResponseIEs ::= SET Value {
  TransactionID reject mandatory,
  gNBCUMeasurementID reject mandatory,
  gNBDUMeasurementID ignore mandatory,
  CriticalityDiagnostics ignore optional
}
ResourceStatusUpdateIEs ::= SET Value {
  TransactionID reject mandatory,
  gNBCUMeasurementID reject mandatory,
  gNBDUMeasurementID ignore mandatory,
  HardwareLoadIndicator ignore optional,
  TNLCapacityIndicator ignore optional,
  CellMeasurementResultList ignore optional
}
ResourceType-ExtIEs ::= SET Value { }
ResourceTypeAperiodic-ExtIEs ::= SET Extension { }
ResourceTypeAperiodicPos-ExtIEs ::= SET Extension { }
ResourceTypePeriodic-ExtIEs ::= SET Extension { }
ResourceTypePeriodicPos-ExtIEs ::= SET Extension { SRSPosPeriodicConfigHyperSFNIndex ignore optional }
ResourceTypePos-ExtIEs ::= SET Value { }
ResourceTypeSemi-persistent-ExtIEs ::= SET Extension { }
ResourceTypeSemi-persistentPos-ExtIEs ::= SET Extension { SRSPosPeriodicConfigHyperSFNIndex ignore optional }
ResponseTime-ExtIEs ::= SET Extension { }
RxTEG-ExtIEs ::= SET Extension { }
RxTxTEG-ExtIEs ::= SET Extension { }
S-CPAC-Configuration-ExtIEs ::= SET Extension { }
SCS-SpecificCarrier-ExtIEs ::= SET Extension { }
SCell-FailedtoSetup-ItemExtIEs ::= SET Extension { }
SCell-FailedtoSetup-ItemIEs ::= SET Value { SCell-FailedtoSetup-Item ignore mandatory }
SCell-FailedtoSetupMod-ItemExtIEs ::= SET Extension { }
SCell-FailedtoSetupMod-ItemIEs ::= SET Value { SCell-FailedtoSetupMod-Item ignore mandatory }
SCell-ToBeRemoved-ItemExtIEs ::= SET Extension { }
SCell-ToBeRemoved-ItemIEs ::= SET Value { SCell-ToBeRemoved-Item ignore mandatory }
SCell-ToBeSetup-ItemExtIEs ::= SET Extension { ServingCellMO ignore optional }
SCell-ToBeSetup-ItemIEs ::= SET Value { SCell-ToBeSetup-Item ignore mandatory }
SCell-ToBeSetupMod-ItemExtIEs ::= SET Extension { ServingCellMO ignore optional }
SCell-ToBeSetupMod-ItemIEs ::= SET Value { SCell-ToBeSetupMod-Item ignore mandatory }
SDTBearerConfig-List-Item-ExtIEs ::= SET Extension { }
SDTBearerConfigurationInfo-ExtIEs ::= SET Extension { }
SDTBearerType-ExtIEs ::= SET Value { }
SDTInformation-ExtIEs ::= SET Extension { }
SFN-Offset-ExtIEs ::= SET Extension { }
SItype-ItemExtIEs ::= SET Extension { }
SLDRBs-FailedToBeModified-ItemExtIEs ::= SET Extension { }
SLDRBs-FailedToBeModified-ItemIEs ::= SET Value { SLDRBs-FailedToBeModified-Item ignore mandatory }
SLDRBs-FailedToBeSetup-ItemExtIEs ::= SET Extension { }
SLDRBs-FailedToBeSetup-ItemIEs ::= SET Value { SLDRBs-FailedToBeSetup-Item ignore mandatory }
SLDRBs-FailedToBeSetupMod-ItemExtIEs ::= SET Extension { }
SLDRBs-FailedToBeSetupMod-ItemIEs ::= SET Value { SLDRBs-FailedToBeSetupMod-Item ignore mandatory }
SLDRBs-Modified-ItemExtIEs ::= SET Extension { }
SLDRBs-Modified-ItemIEs ::= SET Value { SLDRBs-Modified-Item ignore mandatory }
SLDRBs-ModifiedConf-ItemExtIEs ::= SET Extension { }
SLDRBs-ModifiedConf-ItemIEs ::= SET Value { SLDRBs-ModifiedConf-Item ignore mandatory }
SLDRBs-Required-ToBeModified-ItemExtIEs ::= SET Extension { }
SLDRBs-Required-ToBeModified-ItemIEs ::= SET Value { SLDRBs-Required-ToBeModified-Item reject mandatory }
SLDRBs-Required-ToBeReleased-ItemExtIEs ::= SET Extension { }
SLDRBs-Required-ToBeReleased-ItemIEs ::= SET Value { SLDRBs-Required-ToBeReleased-Item reject mandatory }
SLDRBs-Setup-ItemExtIEs ::= SET Extension { }
SLDRBs-Setup-ItemIEs ::= SET Value { SLDRBs-Setup-Item ignore mandatory }
SLDRBs-SetupMod-ItemExtIEs ::= SET Extension { }
SLDRBs-SetupMod-ItemIEs ::= SET Value { SLDRBs-SetupMod-Item ignore mandatory }
SLDRBs-ToBeModified-ItemExtIEs ::= SET Extension { duplicationIndication ignore optional }
SLDRBs-ToBeModified-ItemIEs ::= SET Value { SLDRBs-ToBeModified-Item reject mandatory }
SLDRBs-ToBeReleased-ItemExtIEs ::= SET Extension { }
SLDRBs-ToBeReleased-ItemIEs ::= SET Value { SLDRBs-ToBeReleased-Item reject mandatory }
SLDRBs-ToBeSetup-ItemExtIEs ::= SET Extension { duplicationIndication ignore optional }
SLDRBs-ToBeSetup-ItemIEs ::= SET Value { SLDRBs-ToBeSetup-Item reject mandatory }
SLDRBs-ToBeSetupMod-ItemExtIEs ::= SET Extension { duplicationIndication ignore optional }
SLDRBs-ToBeSetupMod-ItemIEs ::= SET Value { SLDRBs-ToBeSetupMod-Item reject mandatory }
SLDRXCycleItem-ExtIEs ::= SET Extension { }
SLDRXInformation-ExtIEs ::= SET Value { }
SLPositioning-Ranging-Service-Info-ExtIEs ::= SET Extension { }
SNSSAI-ExtIEs ::= SET Extension { }
SNSSAI-Item-ExtIEs ::= SET Extension { }
SNSSAIAvailableCapacity-Item-ExtIEs ::= SET Extension { }
SNSSAIRadioResourceStatus-Item-ExtIEs ::= SET Extension { }
SRBs-FailedToBeSetup-ItemExtIEs ::= SET Extension { }
SRBs-FailedToBeSetup-ItemIEs ::= SET Value { SRBs-FailedToBeSetup-Item ignore mandatory }
SRBs-FailedToBeSetupMod-ItemExtIEs ::= SET Extension { }
SRBs-FailedToBeSetupMod-ItemIEs ::= SET Value { SRBs-FailedToBeSetupMod-Item ignore mandatory }
SRBs-Modified-ItemExtIEs ::= SET Extension { }
SRBs-Modified-ItemIEs ::= SET Value { SRBs-Modified-Item ignore mandatory }
SRBs-Required-ToBeReleased-ItemExtIEs ::= SET Extension { }
SRBs-Required-ToBeReleased-ItemIEs ::= SET Value { SRBs-Required-ToBeReleased-Item reject mandatory }
SRBs-Setup-ItemExtIEs ::= SET Extension { }
SRBs-Setup-ItemIEs ::= SET Value { SRBs-Setup-Item ignore mandatory }
SRBs-SetupMod-ItemExtIEs ::= SET Extension { }
SRBs-SetupMod-ItemIEs ::= SET Value { SRBs-SetupMod-Item ignore mandatory }
SRBs-ToBeReleased-ItemExtIEs ::= SET Extension { }
SRBs-ToBeReleased-ItemIEs ::= SET Value { SRBs-ToBeReleased-Item reject mandatory }
SRBs-ToBeSetup-ItemExtIEs ::= SET Extension {
  AdditionalDuplicationIndication ignore optional,
  SDTRLCBearerConfiguration ignore optional,
  SRBMappingInfo ignore optional UuRLCChannelID
}
SRBs-ToBeSetup-ItemIEs ::= SET Value { SRBs-ToBeSetup-Item reject mandatory }
SRBs-ToBeSetupMod-ItemExtIEs ::= SET Extension {
  AdditionalDuplicationIndication ignore optional,
  SRBMappingInfo ignore optional UuRLCChannelID,
  CG-SDTindicatorSetup reject optional
}
SRBs-ToBeSetupMod-ItemIEs ::= SET Value { SRBs-ToBeSetupMod-Item reject mandatory }
SRSCarrier-List-Item-ExtIEs ::= SET Extension { }
SRSConfig-ExtIEs ::= SET Extension { }
SRSConfiguration-ExtIEs ::= SET Extension { AggregatedPosSRSResourceSetList ignore optional }
SRSInformationReservationNotificationIEs ::= SET Value {
  TransactionID reject mandatory,
  SRSReservationType reject mandatory,
  SRSInformation ignore optional RequestedSRSTransmissionCharacteristics,
  PreconfiguredSRSInformation ignore optional RequestedSRSPreconfigurationCharacteristics-List
}
SRSPreconfiguration-Item-ExtIEs ::= SET Extension { }
SRSResource-ExtIEs ::= SET Extension {
  nrofSymbolsExtended ignore optional,
  repetitionFactorExtended ignore optional,
  startRBHopping ignore optional,
  startRBIndex ignore optional
}
SRSResourceSet-ExtIEs ::= SET Extension { }
SRSResourceSetItemExtIEs ::= SET Extension {
  SRSSpatialRelationPerSRSResource ignore optional SpatialRelationPerSRSResource
}
SRSResourceTrigger-ExtIEs ::= SET Extension { }
SRSResourceTypeChoice-ExtIEs ::= SET Value { }
SRSResourcetype-ExtIEs ::= SET Extension { SRSPortIndex ignore optional }
SRSType-ExtIEs ::= SET Value { }
SSB-ExtIEs ::= SET Extension { }
SSB-PositionsInBurst-ExtIEs ::= SET Value { }
SSB-TF-Configuration-ExtIEs ::= SET Extension { }
SSBAreaCapacityValueItem-ExtIEs ::= SET Extension { }
SSBAreaRadioResourceStatusItem-ExtIEs ::= SET Extension { }
SSBCoverageModification-Item-ExtIEs ::= SET Extension { }
SSBIndexwithMeasurements-Item-ExtIEs ::= SET Extension { }
SSBInformation-ExtIEs ::= SET Extension { }
SSBInformationItem-ExtIEs ::= SET Extension { }
SSBToReportItem-ExtIEs ::= SET Extension { }
SUL-InformationExtIEs ::= SET Extension {
  CarrierList ignore optional NRCarrierList,
  FrequencyShift7p5khz ignore optional
}
Search-window-information-ExtIEs ::= SET Extension { }
SelectedMeasurementQuantities-ExtIEs ::= SET Extension { }
SemipersistentSRS-ExtIEs ::= SET Extension {
  SRSSpatialRelationPerSRSResource ignore optional SpatialRelationPerSRSResource,
  AggregatedPosSRSResourceSetList ignore optional
}
Served-Cell-Information-ExtIEs ::= SET Extension {
  RANAC ignore optional,
  ExtendedServedPLMNs-List ignore optional,
  Cell-Direction ignore optional,
  BPLMN-ID-Info-List ignore optional,
  Cell-Type ignore optional CellType,
  ConfiguredTACIndication ignore optional,
  AggressorgNBSetID ignore optional,
  VictimgNBSetID ignore optional,
  IAB-Info-IAB-DU ignore optional,
  SSB-PositionsInBurst ignore optional,
  NRPRACHConfig ignore optional,
  SFN-Offset ignore optional,
  NPNBroadcastInformation reject optional,
  Supported-MBS-FSA-ID-List ignore optional,
  Redcap-Bcast-Information ignore optional,
  ERedcap-Bcast-Information ignore optional,
  XR-Bcast-Information ignore optional,
  BarringExemptionforEmerCallInfo ignore optional
}
Served-Cells-To-Add-ItemExtIEs ::= SET Extension { }
Served-Cells-To-Add-ItemIEs ::= SET Value { Served-Cells-To-Add-Item reject mandatory }
Served-Cells-To-Delete-ItemExtIEs ::= SET Extension { }
Served-Cells-To-Delete-ItemIEs ::= SET Value { Served-Cells-To-Delete-Item reject mandatory }
Served-Cells-To-Modify-ItemExtIEs ::= SET Extension { }
Served-Cells-To-Modify-ItemIEs ::= SET Value { Served-Cells-To-Modify-Item reject mandatory }
ServedPLMNs-ItemExtIEs ::= SET Extension {
  TAISliceSupportList ignore optional SliceSupportList,
  NPNSupportInfo reject optional,
  ExtendedTAISliceSupportList reject optional ExtendedSliceSupportList,
  TAINSAGSupportList ignore optional NSAGSupportList
}
Service-Status-ExtIEs ::= SET Extension { }
Serving-Cells-List-Item-ExtIEs ::= SET Extension { }
ServingCellMO-List-Item-ExtIEs ::= SET Extension { }
ServingCellMO-List-ItemIEs ::= SET Value { ServingCellMO-List-Item reject mandatory }
ServingCellMO-encoded-in-CGC-Item-ExtIEs ::= SET Extension { BWP-Id ignore optional }
ServingCellMeasurements-ExtIEs ::= SET Extension { }
SibtypetobeupdatedListItem-ExtIEs ::= SET Extension { areaScope ignore optional }
SidelinkRelayConfiguration-ExtIEs ::= SET Extension { }
SliceAvailableCapacity-ExtIEs ::= SET Extension { }
SliceAvailableCapacityItem-ExtIEs ::= SET Extension { }
SliceRadioResourceStatus-ExtIEs ::= SET Extension { }
SliceRadioResourceStatus-Item-ExtIEs ::= SET Extension { }
SliceSupportItem-ExtIEs ::= SET Extension { }
SliceToReportItem-ExtIEs ::= SET Extension { }
Slot-Configuration-ItemExtIEs ::= SET Extension { }
SlotOffsetForRemainingHopsItem-ExtIEs ::= SET Extension { }
SlotOffsetRemainingHops-ExtIEs ::= SET Value { }
SlotOffsetRemainingHopsAperiodic-ExtIEs ::= SET Extension { }
SlotOffsetRemainingHopsSemiPersistent-ExtIEs ::= SET Extension { }
SpatialDirectionInformation-ExtIEs ::= SET Extension { }
SpatialRelationInfo-ExtIEs ::= SET Extension { }
SpatialRelationPerSRSResource-ExtIEs ::= SET Extension { }
SpatialRelationPerSRSResourceItem-ExtIEs ::= SET Extension { }
SpatialRelationforResourceIDItem-ExtIEs ::= SET Extension { }
StartRBIndex-ExtIEs ::= SET Value { }
StartTimeAndDuration-ExtIEs ::= SET Extension { }
SuccessfulHOReportInformation-Item-ExtIEs ::= SET Extension { }
SuccessfulPSCellChangeReportInformation-Item-ExtIEs ::= SET Extension { }
SupportedSULFreqBandItem-ExtIEs ::= SET Extension { }
SupportedUETypeList-Item-ExtIEs ::= SET Extension { }
SymbolAllocInSlot-ExtIEs ::= SET Value { }
SystemInformationDeliveryCommandIEs ::= SET Value {
  TransactionID reject mandatory,
  NRCGI reject mandatory,
  SItype-List reject mandatory,
  ConfirmedUEID reject mandatory GNB-DU-UE-F1AP-ID
}
TAI-ExtIEs ::= SET Extension { }
TAInformation-Item-ExtIEs ::= SET Extension { TagIDPointer ignore optional }
TDD-Info-ExtIEs ::= SET Extension {
  IntendedTDD-DL-ULConfig ignore optional,
  TDD-UL-DLConfigCommonNR ignore optional,
  CarrierList ignore optional NRCarrierList,
  Transmission-Bandwidth-asymmetric ignore optional
}
TDD-InfoRel16-ExtIEs ::= SET Extension { }
TNLCapacityIndicator-ExtIEs ::= SET Extension { }
TRP-Beam-Power-Item-ExtIEs ::= SET Extension { }
TRP-BeamAntennaAnglesList-Item-ExtIEs ::= SET Extension { }
TRP-BeamAntennaExplicitInformation-ExtIEs ::= SET Extension { }
TRP-ElevationAngleList-Item-ExtIEs ::= SET Extension { }
TRP-MeasurementRequestItem-ExtIEs ::= SET Extension {
  NRCGI ignore optional,
  AoA-SearchWindow ignore optional AoA-AssistanceInfo,
  NumberOfTRPRxTEG ignore optional,
  NumberOfTRPRxTxTEG ignore optional
}
TRP-MeasurementUpdateItem-ExtIEs ::= SET Extension {
  NumberOfTRPRxTEG ignore optional,
  NumberOfTRPRxTxTEG ignore optional
}
TRP-PRS-Info-List-Item-ExtIEs ::= SET Extension { }
TRP-Rx-TEGInformation-ExtIEs ::= SET Extension { }
TRP-RxTx-TEGInformation-ExtIEs ::= SET Extension { }
TRP-Tx-TEGInformation-ExtIEs ::= SET Extension { }
TRPBeamAntennaInformation-ExtIEs ::= SET Extension { }
TRPInformation-ExtIEs ::= SET Extension { Mobile-IAB-MT-UE-ID reject optional }
TRPInformationFailureIEs ::= SET Value {
  TransactionID reject mandatory,
  Cause ignore mandatory,
  CriticalityDiagnostics ignore optional
}
TRPInformationItem-ExtIEs ::= SET Extension { }
TRPInformationItemTRPResp ::= SET Value { TRPInformationItem ignore mandatory }
TRPInformationRequestIEs ::= SET Value {
  TransactionID reject mandatory,
  TRPList ignore optional,
  TRPInformationTypeListTRPReq reject mandatory
}
TRPInformationResponseIEs ::= SET Value {
  TransactionID reject mandatory,
  TRPInformationListTRPResp ignore mandatory,
  CriticalityDiagnostics ignore optional
}
TRPInformationTypeItemTRPReq ::= SET Value { TRPInformationTypeItem reject mandatory }
TRPInformationTypeResponseItem-ExtIEs ::= SET Value {
  TRPType reject mandatory,
  OnDemandPRS reject mandatory OnDemandPRS-Info,
  TRPTxTEGAssociation reject mandatory,
  TRPBeamAntennaInformation reject mandatory,
  Mobile-TRP-LocationInformation ignore mandatory
}
TRPListItem-ExtIEs ::= SET Extension { }
TRPMeasurementQuality-ExtIEs ::= SET Extension { }
TRPMeasurementQuality-Item-ExtIEs ::= SET Value { PhaseQuality ignore mandatory }
TRPPositionDefinitionType-ExtIEs ::= SET Value { }
TRPPositionDirect-ExtIEs ::= SET Extension { }
TRPPositionDirectAccuracy-ExtIEs ::= SET Value { }
TRPPositionReferenced-ExtIEs ::= SET Extension { }
TRPReferencePointType-ExtIEs ::= SET Value { }
TRPTEGInformation-ExtIEs ::= SET Value { }
TSCAssistanceInformation-ExtIEs ::= SET Extension {
  SurvivalTime ignore optional,
  RANfeedbacktype ignore optional,
  N6JitterInformation ignore optional
}
TSCFeedbackInformation-ExtIEs ::= SET Extension { }
TSCTrafficCharacteristics-ExtIEs ::= SET Extension { }
TSCTrafficCharacteristicsFeedback-ExtIEs ::= SET Extension { }
TargetCellList-Item-ExtIEs ::= SET Extension { }
ThresholdIndexInformation-ExtIEs ::= SET Value { }
ThresholdIndexSession-Item-ExtIEs ::= SET Extension { }
ThresholdMBS-ListItem-ExtIEs ::= SET Value { }
TimeReferenceInformation-ExtIEs ::= SET Extension { }
TimeStamp-ExtIEs ::= SET Extension { SymbolIndex ignore optional }
TimeStampSlotIndex-ExtIEs ::= SET Value { SCS-480 reject mandatory, SCS-960 reject mandatory }
TimeWindowDurationMeasurement-ExtIEs ::= SET Value { }
TimeWindowDurationSRS-ExtIEs ::= SET Value { }
TimeWindowInformation-Measurement-Item-ExtIEs ::= SET Extension { }
TimeWindowStart-ExtIEs ::= SET Extension { }
TimeWindowStartSRS-ExtIEs ::= SET Extension { }
TimingMeasurementQuality-ExtIEs ::= SET Extension { }
TimingSynchronisationStatusFailure-IEs ::= SET Value {
  TransactionID reject mandatory,
  Cause ignore mandatory,
  CriticalityDiagnostics ignore optional
}
TimingSynchronisationStatusReport-IEs ::= SET Value {
  TransactionID reject mandatory,
  RANTimingSynchronisationStatusInfo ignore mandatory
}
TimingSynchronisationStatusRequest-IEs ::= SET Value {
  TransactionID reject mandatory,
  RANTSSRequestType reject mandatory
}
TimingSynchronisationStatusResponse-IEs ::= SET Value {
  TransactionID reject mandatory,
  CriticalityDiagnostics ignore optional
}
TraceActivation-ExtIEs ::= SET Extension {
  mdtConfiguration ignore optional MDTConfiguration,
  TraceCollectionEntityURI ignore optional URI-address
}
TraceStartIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  TraceActivation ignore mandatory
}
TrafficMappingInfo-ExtIEs ::= SET Value { }
Transmission-Bandwidth-ExtIEs ::= SET Extension { }
Transmission-Bandwidth-asymmetric-ExtIEs ::= SET Extension { }
TransmissionComb-ExtIEs ::= SET Value { transmissionCombn8 reject mandatory }
TransmissionCombPos-ExtIEs ::= SET Value { }
TransmissionCombn8-ExtIEs ::= SET Extension { }
Transport-Layer-Address-Info-ExtIEs ::= SET Extension { }
Transport-UP-Layer-Address-Info-To-Add-ItemExtIEs ::= SET Extension { }
Transport-UP-Layer-Address-Info-To-Remove-ItemExtIEs ::= SET Extension { }
TxHoppingConfiguration-ExtIEs ::= SET Extension { }
UAC-Assistance-InfoExtIEs ::= SET Extension { }
UACCategoryType-ExtIEs ::= SET Value { }
UACOperatorDefined-ExtIEs ::= SET Extension { }
UACPLMN-Item-ExtIEs ::= SET Extension { NID ignore optional }
UACType-Item-ExtIEs ::= SET Extension { }
UE-MulticastMRBs-ConfirmedToBeModified-Item-ExtIEs ::= SET Extension { }
UE-MulticastMRBs-ConfirmedToBeModified-ItemIEs ::= SET Value {
  UE-MulticastMRBs-ConfirmedToBeModified-Item reject mandatory
}
UE-MulticastMRBs-RequiredToBeModified-Item-ExtIEs ::= SET Extension {
  MulticastF1UContextReferenceCU reject optional
}
UE-MulticastMRBs-RequiredToBeModified-ItemIEs ::= SET Value {
  UE-MulticastMRBs-RequiredToBeModified-Item reject mandatory
}
UE-MulticastMRBs-RequiredToBeReleased-Item-ExtIEs ::= SET Extension { }
UE-MulticastMRBs-RequiredToBeReleased-ItemIEs ::= SET Value {
  UE-MulticastMRBs-RequiredToBeReleased-Item reject mandatory
}
UE-MulticastMRBs-Setup-Item-ExtIEs ::= SET Extension { }
UE-MulticastMRBs-Setup-ItemIEs ::= SET Value { UE-MulticastMRBs-Setup-Item reject mandatory }
UE-MulticastMRBs-Setupnew-Item-ExtIEs ::= SET Extension { }
UE-MulticastMRBs-Setupnew-ItemIEs ::= SET Value { UE-MulticastMRBs-Setupnew-Item reject mandatory }
UE-MulticastMRBs-ToBeReleased-Item-ExtIEs ::= SET Extension { }
UE-MulticastMRBs-ToBeReleased-ItemIEs ::= SET Value { UE-MulticastMRBs-ToBeReleased-Item reject mandatory }
UE-MulticastMRBs-ToBeSetup-Item-ExtIEs ::= SET Extension { Source-MRB-ID ignore optional MRB-ID }
UE-MulticastMRBs-ToBeSetup-ItemIEs ::= SET Value { UE-MulticastMRBs-ToBeSetup-Item reject mandatory }
UE-MulticastMRBs-ToBeSetup-atModify-Item-ExtIEs ::= SET Extension { }
UE-MulticastMRBs-ToBeSetup-atModify-ItemIEs ::= SET Value {
  UE-MulticastMRBs-ToBeSetup-atModify-Item reject mandatory
}
UE-associatedLogicalF1-ConnectionItemExtIEs ::= SET Extension { }
UE-associatedLogicalF1-ConnectionItemRes ::= SET Value {
  UE-associatedLogicalF1-ConnectionItem reject mandatory
}
UE-associatedLogicalF1-ConnectionItemResAck ::= SET Value {
  UE-associatedLogicalF1-ConnectionItem ignore mandatory
}
UEContextModificationConfirmIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  ResourceCoordinationTransferContainer ignore optional,
  DRBs-ModifiedConf-List ignore optional,
  RRCContainer ignore optional,
  CriticalityDiagnostics ignore optional,
  ExecuteDuplication ignore optional,
  ResourceCoordinationTransferInformation ignore optional,
  SLDRBs-ModifiedConf-List ignore optional,
  UuRLCChannelModifiedList reject optional,
  PC5RLCChannelModifiedList reject optional,
  UE-MulticastMRBs-ConfirmedToBeModified-List reject optional
}
UEContextModificationFailureIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  Cause ignore mandatory,
  CriticalityDiagnostics ignore optional,
  requestedTargetCellGlobalID reject optional NRCGI
}
UEContextModificationRefuseIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  Cause ignore mandatory,
  CriticalityDiagnostics ignore optional
}
UEContextModificationRequestIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  SpCell-ID ignore optional NRCGI,
  ServCellIndex reject optional,
  SpCellULConfigured ignore optional CellULConfigured,
  DRXCycle ignore optional,
  CUtoDURRCInformation reject optional,
  TransmissionActionIndicator ignore optional,
  ResourceCoordinationTransferContainer ignore optional,
  RRCReconfigurationCompleteIndicator ignore optional,
  RRCContainer reject optional,
  SCell-ToBeSetupMod-List ignore optional,
  SCell-ToBeRemoved-List ignore optional,
  SRBs-ToBeSetupMod-List reject optional,
  DRBs-ToBeSetupMod-List reject optional,
  DRBs-ToBeModified-List reject optional,
  SRBs-ToBeReleased-List reject optional,
  DRBs-ToBeReleased-List reject optional,
  InactivityMonitoringRequest reject optional,
  RAT-FrequencyPriorityInformation reject optional,
  DRXConfigurationIndicator ignore optional,
  RLCFailureIndication ignore optional,
  UplinkTxDirectCurrentListInformation ignore optional,
  GNB-DUConfigurationQuery reject optional,
  GNB-DU-UE-AMBR-UL ignore optional BitRate,
  ExecuteDuplication ignore optional,
  RRCDeliveryStatusRequest ignore optional,
  ResourceCoordinationTransferInformation ignore optional,
  ServingCellMO ignore optional,
  NeedforGap ignore optional,
  FullConfiguration reject optional,
  AdditionalRRMPriorityIndex ignore optional,
  LowerLayerPresenceStatusChange ignore optional,
  BHChannels-ToBeSetupMod-List reject optional,
  BHChannels-ToBeModified-List reject optional,
  BHChannels-ToBeReleased-List reject optional,
  NRV2XServicesAuthorized ignore optional,
  LTEV2XServicesAuthorized ignore optional,
  NRUESidelinkAggregateMaximumBitrate ignore optional,
  LTEUESidelinkAggregateMaximumBitrate ignore optional,
  PC5LinkAMBR ignore optional BitRate,
  SLDRBs-ToBeSetupMod-List reject optional,
  SLDRBs-ToBeModified-List reject optional,
  SLDRBs-ToBeReleased-List reject optional,
  ConditionalIntraDUMobilityInformation reject optional,
  F1CTransferPath reject optional,
  SCGIndicator ignore optional,
  UplinkTxDirectCurrentTwoCarrierListInfo ignore optional,
  IABConditionalRRCMessageDeliveryIndication reject optional,
  F1CTransferPathNRDC reject optional,
  MDTPollutedMeasurementIndicator ignore optional,
  SCGActivationRequest ignore optional,
  CG-SDTQueryIndication ignore optional,
  FiveG-ProSeAuthorized ignore optional,
  FiveG-ProSeUEPC5AggregateMaximumBitrate ignore optional NRUESidelinkAggregateMaximumBitrate,
  FiveG-ProSePC5LinkAMBR ignore optional BitRate,
  UpdatedRemoteUELocalID ignore optional RemoteUELocalID,
  UuRLCChannelToBeSetupList reject optional,
  UuRLCChannelToBeModifiedList reject optional,
  UuRLCChannelToBeReleasedList reject optional,
  PC5RLCChannelToBeSetupList reject optional,
  PC5RLCChannelToBeModifiedList reject optional,
  PC5RLCChannelToBeReleasedList reject optional,
  PathSwitchConfiguration ignore optional,
  GNBDUUESliceMaximumBitRateList ignore optional,
  MulticastMBSSessionSetupList reject optional MulticastMBSSessionList,
  MulticastMBSSessionRemoveList reject optional MulticastMBSSessionList,
  UE-MulticastMRBs-ToBeSetup-atModify-List reject optional,
  UE-MulticastMRBs-ToBeReleased-List reject optional,
  SLDRXCycleList ignore optional,
  ManagementBasedMDTPLMNModificationList ignore optional MDTPLMNModificationList,
  SDTBearerConfigurationQueryIndication ignore optional,
  DAPS-HO-Status ignore optional,
  ServingCellMO-List ignore optional,
  UlTxDirectCurrentMoreCarrierInformation ignore optional,
  CPACMCGInformation ignore optional,
  NetworkControlledRepeaterAuthorized ignore optional,
  SDT-Volume-Threshold ignore optional,
  LTMInformation-Modify reject optional,
  LTMCFRAResourceConfig-List ignore optional,
  LTMConfigurationIDMappingList reject optional,
  EarlySyncInformation-Request ignore optional,
  EarlySyncCandidateCellInformation-List ignore optional,
  EarlySyncServingCellInformation ignore optional,
  LTMCells-ToBeReleased-List reject optional,
  PathAdditionInformation reject optional,
  NRA2XServicesAuthorized ignore optional,
  LTEA2XServicesAuthorized ignore optional,
  NRUESidelinkAggregateMaximumBitrateForA2X ignore optional NRUESidelinkAggregateMaximumBitrate,
  LTEUESidelinkAggregateMaximumBitrateForA2X ignore optional LTEUESidelinkAggregateMaximumBitrate,
  DLLBTFailureInformationRequest ignore optional,
  SLPositioning-Ranging-Service-Info ignore optional,
  NonIntegerDRXCycle ignore optional,
  LTMResetInformation ignore optional,
  LTMTCIStatesConfigurationsList reject optional
}
UEContextModificationRequiredIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  ResourceCoordinationTransferContainer ignore optional,
  DUtoCURRCInformation reject optional,
  DRBs-Required-ToBeModified-List reject optional,
  SRBs-Required-ToBeReleased-List reject optional,
  DRBs-Required-ToBeReleased-List reject optional,
  Cause ignore mandatory,
  BHChannels-Required-ToBeReleased-List reject optional,
  SLDRBs-Required-ToBeModified-List reject optional,
  SLDRBs-Required-ToBeReleased-List reject optional,
  targetCellsToCancel reject optional TargetCellList,
  UuRLCChannelRequiredToBeModifiedList reject optional,
  UuRLCChannelRequiredToBeReleasedList reject optional,
  PC5RLCChannelRequiredToBeModifiedList reject optional,
  PC5RLCChannelRequiredToBeReleasedList reject optional,
  UE-MulticastMRBs-RequiredToBeModified-List reject optional,
  UE-MulticastMRBs-RequiredToBeReleased-List reject optional,
  LTMCells-ToBeReleased-List reject optional
}
UEContextModificationResponseIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  ResourceCoordinationTransferContainer ignore optional,
  DUtoCURRCInformation reject optional,
  DRBs-SetupMod-List ignore optional,
  DRBs-Modified-List ignore optional,
  SRBs-FailedToBeSetupMod-List ignore optional,
  DRBs-FailedToBeSetupMod-List ignore optional,
  SCell-FailedtoSetupMod-List ignore optional,
  DRBs-FailedToBeModified-List ignore optional,
  InactivityMonitoringResponse reject optional,
  CriticalityDiagnostics ignore optional,
  C-RNTI ignore optional,
  Associated-SCell-List ignore optional,
  SRBs-SetupMod-List ignore optional,
  SRBs-Modified-List ignore optional,
  FullConfiguration reject optional,
  BHChannels-SetupMod-List ignore optional,
  BHChannels-Modified-List ignore optional,
  BHChannels-FailedToBeSetupMod-List ignore optional,
  BHChannels-FailedToBeModified-List ignore optional,
  SLDRBs-SetupMod-List ignore optional,
  SLDRBs-Modified-List ignore optional,
  SLDRBs-FailedToBeSetupMod-List ignore optional,
  SLDRBs-FailedToBeModified-List ignore optional,
  requestedTargetCellGlobalID reject optional NRCGI,
  SCGActivationStatus ignore optional,
  UuRLCChannelSetupList ignore optional,
  UuRLCChannelFailedToBeSetupList ignore optional,
  UuRLCChannelModifiedList ignore optional,
  UuRLCChannelFailedToBeModifiedList ignore optional,
  PC5RLCChannelSetupList ignore optional,
  PC5RLCChannelFailedToBeSetupList ignore optional,
  PC5RLCChannelModifiedList ignore optional,
  PC5RLCChannelFailedToBeModifiedList ignore optional,
  SDTBearerConfigurationInfo ignore optional,
  UE-MulticastMRBs-Setup-List reject optional,
  ServingCellMO-encoded-in-CGC-List ignore optional,
  DedicatedSIDeliveryIndication ignore optional,
  Configured-BWP-List ignore optional,
  EarlySyncInformation ignore optional,
  LTMConfiguration ignore optional,
  S-CPAC-Configuration ignore optional
}
UEContextReleaseCommandIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  Cause ignore mandatory,
  RRCContainer ignore optional,
  SRBID ignore conditional,
  oldgNB-DU-UE-F1AP-ID ignore optional GNB-DU-UE-F1AP-ID,
  ExecuteDuplication ignore optional,
  RRCDeliveryStatusRequest ignore optional,
  targetCellsToCancel reject optional TargetCellList,
  PosContextRevIndication ignore optional,
  CG-SDTKeptIndicator ignore optional,
  LTMCells-ToBeReleased-List reject optional,
  DLLBTFailureInformationRequest ignore optional
}
UEContextReleaseCompleteIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  CriticalityDiagnostics ignore optional,
  Recommended-SSBs-for-Paging-List ignore optional
}
UEContextReleaseRequestIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  Cause ignore mandatory,
  targetCellsToCancel reject optional TargetCellList,
  LTMCells-ToBeReleased-List reject optional
}
UEContextSetupFailureIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID ignore optional,
  Cause ignore mandatory,
  CriticalityDiagnostics ignore optional,
  Potential-SpCell-List ignore optional,
  requestedTargetCellGlobalID reject optional NRCGI
}
UEContextSetupRequestIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID ignore optional,
  SpCell-ID reject mandatory NRCGI,
  ServCellIndex reject mandatory,
  SpCellULConfigured ignore optional CellULConfigured,
  CUtoDURRCInformation reject mandatory,
  Candidate-SpCell-List ignore optional,
  DRXCycle ignore optional,
  ResourceCoordinationTransferContainer ignore optional,
  SCell-ToBeSetup-List ignore optional,
  SRBs-ToBeSetup-List reject optional,
  DRBs-ToBeSetup-List reject optional,
  InactivityMonitoringRequest reject optional,
  RAT-FrequencyPriorityInformation reject optional,
  RRCContainer ignore optional,
  MaskedIMEISV ignore optional,
  ServingPLMN ignore optional PLMN-Identity,
  GNB-DU-UE-AMBR-UL ignore conditional BitRate,
  RRCDeliveryStatusRequest ignore optional,
  ResourceCoordinationTransferInformation ignore optional,
  ServingCellMO ignore optional,
  new-gNB-CU-UE-F1AP-ID reject optional GNB-DU-UE-F1AP-ID,
  RANUEID ignore optional,
  TraceActivation ignore optional,
  AdditionalRRMPriorityIndex ignore optional,
  BHChannels-ToBeSetup-List reject optional,
  ConfiguredBAPAddress reject optional BAPAddress,
  NRV2XServicesAuthorized ignore optional,
  LTEV2XServicesAuthorized ignore optional,
  NRUESidelinkAggregateMaximumBitrate ignore optional,
  LTEUESidelinkAggregateMaximumBitrate ignore optional,
  PC5LinkAMBR ignore optional BitRate,
  SLDRBs-ToBeSetup-List reject optional,
  ConditionalInterDUMobilityInformation reject optional,
  ManagementBasedMDTPLMNList ignore optional MDTPLMNList,
  ServingNID reject optional NID,
  F1CTransferPath reject optional,
  F1CTransferPathNRDC reject optional,
  MDTPollutedMeasurementIndicator ignore optional,
  SCGActivationRequest ignore optional,
  CG-SDTSessionInfoOld ignore optional CG-SDTSessionInfo,
  FiveG-ProSeAuthorized ignore optional,
  FiveG-ProSeUEPC5AggregateMaximumBitrate ignore optional NRUESidelinkAggregateMaximumBitrate,
  FiveG-ProSePC5LinkAMBR ignore optional BitRate,
  UuRLCChannelToBeSetupList reject optional,
  PC5RLCChannelToBeSetupList reject optional,
  PathSwitchConfiguration ignore optional,
  GNBDUUESliceMaximumBitRateList ignore optional,
  MulticastMBSSessionSetupList reject optional MulticastMBSSessionList,
  UE-MulticastMRBs-ToBeSetup-List reject optional,
  ServingCellMO-List ignore optional,
  NetworkControlledRepeaterAuthorized ignore optional,
  SDT-Volume-Threshold ignore optional,
  LTMInformation-Setup reject optional,
  LTMConfigurationIDMappingList reject optional,
  EarlySyncInformation-Request ignore optional,
  PathAdditionInformation reject optional,
  NRA2XServicesAuthorized ignore optional,
  LTEA2XServicesAuthorized ignore optional,
  NRUESidelinkAggregateMaximumBitrateForA2X ignore optional NRUESidelinkAggregateMaximumBitrate,
  LTEUESidelinkAggregateMaximumBitrateForA2X ignore optional LTEUESidelinkAggregateMaximumBitrate,
  DLLBTFailureInformationRequest ignore optional,
  SLPositioning-Ranging-Service-Info ignore optional,
  NonIntegerDRXCycle ignore optional
}
UEContextSetupResponseIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  DUtoCURRCInformation reject mandatory,
  C-RNTI ignore optional,
  ResourceCoordinationTransferContainer ignore optional,
  FullConfiguration reject optional,
  DRBs-Setup-List ignore optional,
  SRBs-FailedToBeSetup-List ignore optional,
  DRBs-FailedToBeSetup-List ignore optional,
  SCell-FailedtoSetup-List ignore optional,
  InactivityMonitoringResponse reject optional,
  CriticalityDiagnostics ignore optional,
  SRBs-Setup-List ignore optional,
  BHChannels-Setup-List ignore optional,
  BHChannels-FailedToBeSetup-List ignore optional,
  SLDRBs-Setup-List ignore optional,
  SLDRBs-FailedToBeSetup-List ignore optional,
  requestedTargetCellGlobalID reject optional NRCGI,
  SCGActivationStatus ignore optional,
  UuRLCChannelSetupList ignore optional,
  UuRLCChannelFailedToBeSetupList ignore optional,
  PC5RLCChannelSetupList ignore optional,
  PC5RLCChannelFailedToBeSetupList ignore optional,
  ServingCellMO-encoded-in-CGC-List ignore optional,
  UE-MulticastMRBs-Setupnew-List reject optional,
  DedicatedSIDeliveryIndication ignore optional,
  Configured-BWP-List ignore optional,
  EarlySyncInformation ignore optional,
  LTMConfiguration ignore optional,
  S-CPAC-Configuration ignore optional
}
UEIdentity-List-For-Paging-Item-ExtIEs ::= SET Extension { }
UEIdentity-List-For-Paging-ItemIEs ::= SET Value { UEIdentity-List-For-Paging-Item ignore mandatory }
UEInactivityNotificationIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  DRB-Activity-List reject mandatory,
  SDT-Termination-Request ignore optional
}
UEPagingCapability-ExtIEs ::= SET Extension { RedCapIndication ignore optional }
UEReportingInformation-ExtIEs ::= SET Extension { ReportingIntervalIMs ignore optional }
UL-AoA-ExtIEs ::= SET Extension { }
UL-BH-Non-UP-Traffic-Mapping-ExtIEs ::= SET Extension { }
UL-BH-Non-UP-Traffic-Mapping-ItemExtIEs ::= SET Extension { }
UL-RSCP-ExtIEs ::= SET Extension { }
UL-RTOA-Measurement-ExtIEs ::= SET Extension {
  ExtendedAdditionalPathList ignore optional,
  TRPRx-TEGInformation ignore optional TRP-Rx-TEGInformation
}
UL-RTOA-MeasurementItem-ExtIEs ::= SET Value {
  ReportingGranularitykminus1 ignore mandatory,
  ReportingGranularitykminus2 ignore mandatory,
  ReportingGranularitykminus3 ignore mandatory,
  ReportingGranularitykminus4 ignore mandatory,
  ReportingGranularitykminus5 ignore mandatory,
  ReportingGranularitykminus6 ignore mandatory
}
UL-SRS-RSRPP-ExtIEs ::= SET Extension { }
UL-UP-TNL-Address-to-Update-List-ItemExtIEs ::= SET Extension { }
UL-UP-TNL-Address-to-Update-List-ItemIEs ::= SET Value {
  UL-UP-TNL-Address-to-Update-List-Item ignore mandatory
}
UL-UP-TNL-Information-to-Update-List-ItemExtIEs ::= SET Extension { }
UL-UP-TNL-Information-to-Update-List-ItemIEs ::= SET Value {
  UL-UP-TNL-Information-to-Update-List-Item ignore mandatory
}
ULConfigurationExtIEs ::= SET Extension { }
ULRRCMessageTransferIEs ::= SET Value {
  gNB-CU-UE-F1AP-ID reject mandatory,
  gNB-DU-UE-F1AP-ID reject mandatory,
  SRBID reject mandatory,
  RRCContainer reject mandatory,
  SelectedPLMNID reject optional PLMN-Identity,
  new-gNB-DU-UE-F1AP-ID reject optional GNB-DU-UE-F1AP-ID
}
ULUPTNLInformation-ToBeSetup-ItemExtIEs ::= SET Extension {
  BHInfo ignore optional,
  DRBMappingInfo ignore optional UuRLCChannelID
}
UPTransportLayerInformation-ExtIEs ::= SET Value { }
UpdateMBSMulticastNeighbourCellListInformation-ExtIEs ::= SET Extension { }
UpdateThresholdMBS-ListInformation-ExtIEs ::= SET Extension { }
UuRLCChannelFailedToBeModifiedItem-ExtIEs ::= SET Extension { }
UuRLCChannelFailedToBeSetupItem-ExtIEs ::= SET Extension { }
UuRLCChannelModifiedItem-ExtIEs ::= SET Extension { }
UuRLCChannelQoSInformation-ExtIEs ::= SET Value { }
UuRLCChannelRequiredToBeModifiedItem-ExtIEs ::= SET Extension { }
UuRLCChannelRequiredToBeReleasedItem-ExtIEs ::= SET Extension { }
UuRLCChannelSetupItem-ExtIEs ::= SET Extension { }
UuRLCChannelToBeModifiedItem-ExtIEs ::= SET Extension { }
UuRLCChannelToBeReleasedItem-ExtIEs ::= SET Extension { }
UuRLCChannelToBeSetupItem-ExtIEs ::= SET Extension { }
ValidityAreaSpecificSRSInformation-ExtIEs ::= SET Extension { }
ValidityAreaSpecificSRSInformationExtended-ExtIEs ::= SET Extension { }
VictimgNBSetID-ExtIEs ::= SET Extension { }
WriteReplaceWarningRequestIEs ::= SET Value {
  TransactionID reject mandatory,
  PWSSystemInformation reject mandatory,
  RepetitionPeriod reject mandatory,
  NumberofBroadcastRequest reject mandatory,
  Cells-To-Be-Broadcast-List reject optional
}
WriteReplaceWarningResponseIEs ::= SET Value {
  TransactionID reject mandatory,
  Cells-Broadcast-Completed-List reject optional,
  CriticalityDiagnostics ignore optional,
  Dedicated-SIDelivery-NeededUE-List ignore optional
}
ZoAInformation-ExtIEs ::= SET Extension { }
"""#
