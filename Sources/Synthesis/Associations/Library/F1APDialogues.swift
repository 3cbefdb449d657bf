/// What a gNB-CU and a gNB-DU usually say to each other, in the language of scenarios. TS 38.473, 8.
///
/// RRC messages are as short as TS 38.331 allows, with the header of their PDCP PDU and an empty MAC-I.
let f1apDialogues = #"""
  parts:
    cgi: { pLMN-Identity: $cell.plmn, nRCellIdentity: $cell.nci }
    served-cell:
      served-Cell-Information:
        nRCGI: $cgi
        nRPCI: $cell.pci
        fiveGS-TAC: $cell.tac-octets
        servedPLMNs: [{ pLMN-Identity: $cell.plmn, TAISliceSupportList: [{ sNSSAI: { sST: "01" } }] }]
        nR-Mode-Info:
          tDD:
            nRFreqInfo: { nRARFCN: $cell.arfcn, freqBandListNr: [{ freqBandIndicatorNr: $cell.band, supportedSULBandList: [] }] }
            transmission-Bandwidth: { nRSCS: scs$cell.scs, nRNRB: nrb$cell.prbs }
        measurementTimingConfiguration: "00"
      gNB-DU-System-Information: { mIB-message: "020208", sIB1-message: "00 00 20 80 08 04 00 00 04 00 00 00 00 60" }
    activated-cell:
      nRCGI: $cgi
      nRPCI: $cell.pci
      gNB-CUSystemInformation:
        sibtypetobeupdatedlist: [{ sIBtype: 2, sIBmessage: "00 c0 aa 00 15 63", valueTag: 0 }]
    rrc-version: { latest-RRC-Version: 0, latest-RRC-Version-Enhanced: "11 04 00" }
    qos:
      DRB-Information:
        dRB-QoS:
          qoS-Characteristics: { non-Dynamic-5QI: { fiveQI: 9 } }
          nGRANallocationRetentionPriority:
            priorityLevel: 8
            pre-emptionCapability: shall-not-trigger-pre-emption
            pre-emptionVulnerability: not-pre-emptable
        sNSSAI: { sST: "01" }
        flows-Mapped-To-DRB-List:
          - qoSFlowIdentifier: $bearer
            qoSFlowLevelQoSParameters:
              qoS-Characteristics: { non-Dynamic-5QI: { fiveQI: 9 } }
              nGRANallocationRetentionPriority:
                priorityLevel: 8
                pre-emptionCapability: shall-not-trigger-pre-emption
                pre-emptionVulnerability: not-pre-emptable
    uplink: [{ uLUPTNLInformation: { gTPTunnel: { transportLayerAddress: $cu.ip, gTP-TEID: "$ue.number*64+$bearer:4" } } }]
    downlink: [{ dLUPTNLInformation: { gTPTunnel: { transportLayerAddress: $du.ip, gTP-TEID: "$ue.number*64+$bearer:4" } } }]
    access:
      message: InitialULRRCMessageTransfer
      ies:
        NRCGI: $cgi
        C-RNTI: $ue.number+17000
        RRCContainer: "12 46 8a cf 13 48"
        DUtoCURRCContainer: "00 00"
    rrc-setup:
      message: DLRRCMessageTransfer
      ies: { SRBID: 0, RRCContainer: "20 40 00 10 00 00" }
    rrc-setup-complete:
      message: ULRRCMessageTransfer
      ies:
        SRBID: 1
        RRCContainer: "00 00 10 00 04 df 80 10 5e 40 03 40 40 3c 44 00 00 00 00 00 00 00 00 04 00 00 00 00 00"
    downlink-transfer:
      message: DLRRCMessageTransfer
      after: $interval
      ies: { SRBID: 1, RRCContainer: "$ue.sn:2 28 80 8f c0 0b 60 20 00 00 00 00" }
    uplink-transfer:
      message: ULRRCMessageTransfer
      ies:
        SRBID: 1
        RRCContainer: "$ue.sn:2 3a 09 3f 00 2e 00 06 80 80 78 88 00 00 00 00 00 00 00 00 08 00 00 00 00 00"
    context-request:
      message: UEContextSetupRequest
      ies:
        SpCell-ID: $cgi
        ServCellIndex: 0
        CUtoDURRCInformation: {}
        SRBs-ToBeSetup-List: [{ sRBID: 2 }]
        DRBs-ToBeSetup-List:
          - { $for: bearer, $in: $bearers, dRBID: $bearer, qoSInformation: $qos, uLUPTNLInformation-ToBeSetup-List: $uplink, rLCMode: rlc-am, DLPDCPSNLength: twelve-bits }
        RRCContainer: "$ue.sn:2 20 08 10 00 00 00 00"
        GNB-DU-UE-AMBR-UL: $bit-rate?
    context-response:
      message: UEContextSetupResponse
      ies:
        DUtoCURRCInformation: { cellGroupConfig: "00 00" }
        DRBs-Setup-List:
          - { $for: bearer, $in: $bearers, dRBID: $bearer, dLUPTNLInformation-ToBeSetup-List: $downlink }
    security-mode-complete:
      message: ULRRCMessageTransfer
      ies: { SRBID: 1, RRCContainer: "$ue.sn:2 28 00 00 00 00 00" }
    reconfiguration:
      message: DLRRCMessageTransfer
      ies: { SRBID: 1, RRCContainer: "$ue.sn:2 02 00 00 00 00 00" }
    reconfiguration-complete:
      message: ULRRCMessageTransfer
      ies: { SRBID: 1, RRCContainer: "$ue.sn:2 0a 00 00 00 00 00" }
    modification-request:
      message: UEContextModificationRequest
      after: $interval
      ies:
        DRBs-ToBeModified-List:
          - { $for: bearer, $in: $bearers, dRBID: $bearer, uLUPTNLInformation-ToBeSetup-List: $uplink }
    modification-response:
      message: UEContextModificationResponse
      ies:
        DRBs-Modified-List:
          - { $for: bearer, $in: $bearers, dRBID: $bearer, dLUPTNLInformation-ToBeSetup-List: $downlink }
    release:
      message: UEContextReleaseCommand
      after: $hold
      ies:
        Cause: { radioNetwork: normal-release }
        RRCContainer: "$ue.sn:2 10 00 00 00 00 00"
        SRBID: 1
    released: { message: UEContextReleaseComplete, ends: ue }
  setup:
    accept:
      - message: F1SetupRequest
        ies: &request
          gNB-DU-ID: $setup.id
          gNB-DU-Name: $du.name
          gNB-DU-Served-Cells-List: [{ $for: cell, $in: $setup.cells, $item: $served-cell }]
          GNB-DU-RRC-Version: $rrc-version
      - message: F1SetupResponse
        ies: &response
          gNB-CU-Name: $cu.name
          Cells-to-be-Activated-List: [{ $for: cell, $in: $setup.activated, $item: $activated-cell }]
          GNB-CU-RRC-Version: $rrc-version
    reject:
      - message: F1SetupRequest
        ies: *request
      - message: F1SetupFailure
        ies: { Cause: { misc: control-processing-overload }, TimeToWait: $setup.wait }
      - message: F1SetupRequest
        after: $setup.retry
        ies: *request
      - message: F1SetupResponse
        ies: *response
    none:
      - message: F1SetupRequest
        ies: *request
  # Sent by faults, at times when they may not be.
  status: { message: GNBDUStatusIndication, ies: { GNBDUOverloadInformation: overloaded } }
  stray: $uplink-transfer
  lives:
    # A UE connects, has bearers, talks and is released.
    attach:
      - $access
      - $rrc-setup
      - $rrc-setup-complete
      - $context-request
      - $context-response
      - $security-mode-complete
      - $reconfiguration
      - $reconfiguration-complete
      - { times: $transfers, steps: [$downlink-transfer, $uplink-transfer] }
      - { times: $modifications, steps: [$modification-request, $modification-response] }
      - times: $inactivity
        steps:
          - message: UEInactivityNotification
            after: $hold
            ies:
              DRB-Activity-List: [{ $for: bearer, $in: $bearers, dRBID: $bearer, dRB-Activity: not-active }]
      - $release
      - $released
    # The CU lets the UE not in: RRCReject comes with the release.
    reject:
      - $access
      - message: UEContextReleaseCommand
        ies: { Cause: { radioNetwork: unspecified }, RRCContainer: "08 80", SRBID: 0 }
      - $released
    # The DU can't set the context up; the UE stays connected until it is released.
    setup-failure:
      - $access
      - $rrc-setup
      - $rrc-setup-complete
      - $context-request
      - { message: UEContextSetupFailure, ies: { Cause: { radioNetwork: no-radio-resources-available } } }
      - $release
      - $released
    # The CU begins: the UE comes from another cell.
    handover-in:
      - $context-request
      - $context-response
      - $reconfiguration-complete
      - { times: $transfers, steps: [$downlink-transfer, $uplink-transfer] }
      - $release
      - $released
    # The UE comes back with a new id of the DU, and the old one is given up.
    re-establishment:
      - $access
      - $rrc-setup
      - $rrc-setup-complete
      - $context-request
      - $context-response
      - { times: $transfers, steps: [$downlink-transfer, $uplink-transfer] }
      - message: InitialULRRCMessageTransfer
        after: $hold
        renews: DU
        ies: { NRCGI: $cgi, C-RNTI: $ue.number+27000, RRCContainer: "48 c0 20 08 91 a4", DUtoCURRCContainer: "00 00" }
      - message: DLRRCMessageTransfer
        ies: { oldgNB-DU-UE-F1AP-ID: $ue.old-du, SRBID: 1, RRCContainer: "$ue.sn:2 18 00 00 00 00 00" }
      - message: ULRRCMessageTransfer
        ies: { SRBID: 1, RRCContainer: "$ue.sn:2 18 00 00 00 00 00" }
      - $modification-request
      - $modification-response
      - $release
      - $released
    # The DU asks for the release.
    release-by-du:
      - $access
      - $rrc-setup
      - $rrc-setup-complete
      - $context-request
      - $context-response
      - { times: $transfers, steps: [$downlink-transfer, $uplink-transfer] }
      - { message: UEContextReleaseRequest, after: $hold, ies: { Cause: { radioNetwork: rl-failure-rlc } } }
      - { message: UEContextReleaseCommand, ies: { Cause: { radioNetwork: rl-failure-rlc } } }
      - $released
    # A prepared cell is given up by a release that the UE outlives.
    candidate-cancellation:
      - $access
      - $rrc-setup
      - $rrc-setup-complete
      - $context-request
      - $context-response
      - message: UEContextReleaseCommand
        after: $interval
        ies: { Cause: { radioNetwork: unspecified }, targetCellsToCancel: [{ target-cell: $cgi }] }
      - { message: UEContextReleaseComplete }
      - { times: $transfers, steps: [$downlink-transfer, $uplink-transfer] }
      - $release
      - $released
    # The CU gives the UE another id.
    renaming:
      - $access
      - $rrc-setup
      - $rrc-setup-complete
      - $context-request
      - $context-response
      - message: DLRRCMessageTransfer
        after: $interval
        ies: { SRBID: 1, RRCContainer: "$ue.sn:2 02 00 00 00 00 00", new-gNB-CU-UE-F1AP-ID: $ue.next-cu }
      - { times: $transfers, steps: [$uplink-transfer, $downlink-transfer] }
      - $release
      - $released
    # Both ends change the context at once, and what the DU has sent arrives behind the release.
    crossing:
      - $access
      - $rrc-setup
      - $rrc-setup-complete
      - $context-request
      - $downlink-transfer
      - $context-response
      - $modification-request
      - { message: UEContextModificationRequired, after: 0, ies: { Cause: { radioNetwork: action-desirable-for-radio-reasons } } }
      - $modification-response
      - { message: UEContextModificationRefuse, ies: { Cause: { radioNetwork: interaction-with-other-procedure } } }
      - $release
      - { message: ULRRCMessageTransfer, after: 0, ies: { SRBID: 1, RRCContainer: "$ue.sn:2 0a 00 00 00 00 00" } }
      - $released
    # The CU gives up this UE alone by a reset.
    partial-reset:
      - $access
      - $rrc-setup
      - $rrc-setup-complete
      - $context-request
      - $context-response
      - message: Reset
        from: CU
        after: $hold
        ies:
          Cause: { misc: unspecified }
          ResetType: { partOfF1-Interface: &ids [{ gNB-CU-UE-F1AP-ID: $ue.cu, gNB-DU-UE-F1AP-ID: $ue.du }] }
      - message: ResetAcknowledge
        ends: ue
        ies: { UE-associatedLogicalF1-ConnectionListResAck: *ids }
  """#
