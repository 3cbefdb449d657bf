/// What a gNB-CU-CP and a gNB-CU-UP usually say to each other, in the language of scenarios. TS 37.483, 8.
let e1apDialogues = #"""
  parts:
    session-tunnel: { gTPTunnel: { transportLayerAddress: $core-address, gTP-TEID: "$ue.number*64:4" } }
    up-tunnel: { gTPTunnel: { transportLayerAddress: $up.ip, gTP-TEID: "$ue.number*64+$bearer:4" } }
    up-id: { gNB-CU-UP-ID: $setup.id, gNB-CU-UP-Name: $up.name, CNSupport: c-5gc, SupportedPLMNs: [{ pLMN-Identity: $setup.plmn, slice-Support-List: [{ sNSSAI: { sST: "01" } }] }] }
    bearer-to-setup:
      dRB-ID: $bearer
      sDAP-Configuration: { defaultDRB: "true", sDAP-Header-UL: present, sDAP-Header-DL: absent }
      pDCP-Configuration: { pDCP-SN-Size-UL: s-18, pDCP-SN-Size-DL: s-18, rLC-Mode: rlc-am }
      cell-Group-Information: [{ cell-Group-ID: 0 }]
      qos-flow-Information-To-Be-Setup:
        - qoS-Flow-Identifier: $bearer
          qoSFlowLevelQoSParameters:
            qoS-Characteristics: { non-Dynamic-5QI: { fiveQI: 9 } }
            nGRANallocationRetentionPriority:
              priorityLevel: 8
              pre-emptionCapability: shall-not-trigger-pre-emption
              pre-emptionVulnerability: not-pre-emptable
    setup-request:
      message: BearerContextSetupRequest
      ies:
        SecurityInformation:
          securityAlgorithm: { cipheringAlgorithm: nEA0 }
          uPSecuritykey: { encryptionKey: "00 11 22 33 44 55 66 77 88 99 aa bb cc dd ee ff" }
        UEDLAggregateMaximumBitRate: 1000000000
        Serving-PLMN: $setup.plmn
        ActivityNotificationLevel: ue
        UE-Inactivity-Timer: 60
        System-BearerContextSetupRequest:
          nG-RAN-BearerContextSetupRequest:
            PDU-Session-Resource-To-Setup-List:
              - pDU-Session-ID: 1
                pDU-Session-Type: ipv4
                sNSSAI: { sST: "01" }
                securityIndication: { integrityProtectionIndication: not-needed, confidentialityProtectionIndication: not-needed }
                nG-UL-UP-TNL-Information: $session-tunnel
                dRB-To-Setup-List-NG-RAN: [{ $for: bearer, $in: $bearers, $item: $bearer-to-setup }]
    setup-response:
      message: BearerContextSetupResponse
      ies:
        System-BearerContextSetupResponse:
          nG-RAN-BearerContextSetupResponse:
            PDU-Session-Resource-Setup-List:
              - pDU-Session-ID: 1
                nG-DL-UP-TNL-Information: { gTPTunnel: { transportLayerAddress: $up.ip, gTP-TEID: "$ue.number*64:4" } }
                dRB-Setup-List-NG-RAN:
                  - $for: bearer
                    $in: $bearers
                    dRB-ID: $bearer
                    uL-UP-Transport-Parameters: [{ uP-TNL-Information: $up-tunnel, cell-Group-ID: 0 }]
                    flow-Setup-List: [{ qoS-Flow-Identifier: $bearer }]
    modification-request:
      message: BearerContextModificationRequest
      after: $interval
      ies:
        System-BearerContextModificationRequest:
          nG-RAN-BearerContextModificationRequest:
            PDU-Session-Resource-To-Modify-List:
              - pDU-Session-ID: 1
                dRB-To-Modify-List-NG-RAN:
                  - { $for: bearer, $in: $bearers, dRB-ID: $bearer, dL-UP-Parameters: [{ uP-TNL-Information: $up-tunnel, cell-Group-ID: 0 }] }
    modification-response:
      message: BearerContextModificationResponse
      ies:
        System-BearerContextModificationResponse:
          nG-RAN-BearerContextModificationResponse:
            PDU-Session-Resource-Modified-List:
              - pDU-Session-ID: 1
                dRB-Modified-List-NG-RAN: [{ $for: bearer, $in: $bearers, dRB-ID: $bearer }]
    inactive: { message: BearerContextInactivityNotification, after: $hold, ies: { ActivityInformation: { uE-Activity: not-active } } }
    release: { message: BearerContextReleaseCommand, after: $hold, ies: { Cause: { radioNetwork: normal-release } } }
    released: { message: BearerContextReleaseComplete, ends: ue }
  setup:
    UP:
      accept:
        - { message: GNB-CU-UP-E1SetupRequest, ies: $up-id }
        - { message: GNB-CU-UP-E1SetupResponse, ies: { gNB-CU-CP-Name: $cp.name } }
      reject:
        - { message: GNB-CU-UP-E1SetupRequest, ies: $up-id }
        - { message: GNB-CU-UP-E1SetupFailure, ies: { Cause: { misc: control-processing-overload }, TimeToWait: $setup.wait } }
        - { message: GNB-CU-UP-E1SetupRequest, after: $setup.retry, ies: $up-id }
        - { message: GNB-CU-UP-E1SetupResponse, ies: { gNB-CU-CP-Name: $cp.name } }
      none:
        - { message: GNB-CU-UP-E1SetupRequest, ies: $up-id }
    CP:
      accept:
        - { message: GNB-CU-CP-E1SetupRequest, ies: { gNB-CU-CP-Name: $cp.name } }
        - { message: GNB-CU-CP-E1SetupResponse, ies: $up-id }
      reject:
        - { message: GNB-CU-CP-E1SetupRequest, ies: { gNB-CU-CP-Name: $cp.name } }
        - { message: GNB-CU-CP-E1SetupFailure, ies: { Cause: { misc: control-processing-overload }, TimeToWait: $setup.wait } }
        - { message: GNB-CU-CP-E1SetupRequest, after: $setup.retry, ies: { gNB-CU-CP-Name: $cp.name } }
        - { message: GNB-CU-CP-E1SetupResponse, ies: $up-id }
      none:
        - { message: GNB-CU-CP-E1SetupRequest, ies: { gNB-CU-CP-Name: $cp.name } }
  status: { message: GNB-CU-UP-StatusIndication, ies: { GNB-CU-UP-OverloadInformation: overloaded } }
  stray: $inactive
  lives:
    # A bearer context is set up, changed and released.
    bearer-context:
      - $setup-request
      - $setup-response
      - { times: $modifications, steps: [$modification-request, $modification-response] }
      - { times: $inactivity, steps: [$inactive] }
      - $release
      - $released
    # The CU-UP has no room.
    bearer-refused:
      - $setup-request
      - { message: BearerContextSetupFailure, ends: ue, ies: { Cause: { misc: not-enough-user-plane-processing-resources } } }
    # The CU-UP asks for the release.
    release-by-up:
      - $setup-request
      - $setup-response
      - { message: BearerContextReleaseRequest, after: $hold, ies: { Cause: { radioNetwork: unspecified } } }
      - { message: BearerContextReleaseCommand, ies: { Cause: { radioNetwork: unspecified } } }
      - $released
    # Data comes for a UE that has none to send.
    data-notification:
      - $setup-request
      - $setup-response
      - message: BearerContextModificationRequest
        after: $interval
        ies: { BearerContextStatusChange: suspend }
      - { message: BearerContextModificationResponse }
      - { message: DLDataNotification, after: $hold }
      - message: BearerContextModificationRequest
        ies: { BearerContextStatusChange: resume }
      - { message: BearerContextModificationResponse }
      - $release
      - $released
  """#
