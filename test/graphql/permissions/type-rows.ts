type Fields = Readonly<Record<string, string>>;

/**
 * Every type with its fields, by whose it is. A type or field of the schema that is missing here fails the test: say whose it is, and
 * add it to the rows beside if not everybody may see it who sees the record.
 */
export const typeRows: Readonly<Record<'own' | 'operator' | 'shared', Fields>> = {
  /** Of one seller or shop: nobody of another one ever gets it. */
  own: {
    Activation: 'locations shop',
    AdjustmentInvoice: 'amount breakdown createdAt dispute id paidAt paidBy paymentUrl refId status',
    ApiToken: 'createdAt expiresAt id lastUsedAt name revokedAt scopes',
    ApiTokenConnection: 'edges nodes pageInfo totalCount',
    ApiTokenEdge: 'cursor node',
    ApprovalRequest: `amount cancelledReason createdAt expiresAt id payload requestedBy requestedById requestedByType reviewNote reviewedAt
reviewedBy reviewedById shipment shipmentId shipmentReference status subjectUser subjectUserId threshold type`,
    CodCustodyStep: 'at byId reference stage',
    CodInvoice:
      'amount createdAt customerName customerPhone handlingFee handlingFeePercent id paidAt paymentMethod paymentUrl refId status',
    ConnectedShopConnection: 'edges nodes pageInfo totalCount',
    ConnectedShopEdge: 'cursor node',
    CodOutstanding: 'collected toCollect',
    Customer: 'email firstName lastName phone',
    DeliveryTime: 'buckets count medianHours p90Hours',
    DeliveryTimeBucket: 'count upToHours',
    DisplayRule: `countries createdAt currency effect id max min orderValueFrom orderValueTo priority rounding sellerId services shopId value
weightFromKg weightToKg`,
    FailureReason: 'count label reasonCode',
    ListedStatusCounts: 'active inactive incomplete',
    Location: 'address city country countryCode lat lng refId refName state zip',
    LocationChanges: 'created locations updated',
    NoteAuthor: 'id name role',
    Order: `changes codFee collectionAmount collectionVersion createdAt currency customer destination discount editableFields id lines
orderNumber orderReference origin paymentMethod paymentStatus seller shipment shippingFee shop shopDomain status subTotal tax
total updatedAt version warnings`,
    OrderChange: 'actorId actorType after before createdAt field id requestId version',
    OrderChangeConnection: 'edges nodes pageInfo totalCount',
    OrderChangeEdge: 'cursor node',
    OrderConnection: 'edges nodes pageInfo totalCount',
    OrderEdge: 'cursor node',
    OrderLine: 'grams height id length name price quantity volume width',
    OrderOutcome: 'changed refundedAmount shipment',
    OrderPlacement: `actualRate carrierAutoSelected codFee collectionAmount displayRate order orderId orderReference replayed serviceCode
serviceName shipment shipmentId shipmentReference shopDomain warnings`,
    OrderUpdate: 'order updatedFields warnings',
    ReturnParty: 'address email firstName lastName phone',
    ReturnShipment: 'createdAt destination id origin original paymentStatus returnReason shipment',
    RoleCounts: 'postpaid prepaid',
    Seller: `address adjustmentThreshold codFeePercent company crNumber createdAt creditLimit currency displayName displayRules effectiveCodFeePercent email figures firstName id
isInternational isLocal language lastName listedStatus name notes notifyEmails phone plan planHistory role shipmentStats shops
spendUncleared status taxId timezone updatedAt wallets`,
    SellerConnection: 'edges nodes pageInfo totalCount',
    SellerEdge: 'cursor node',
    SellerFigures: 'activeShopCount lastShipmentAt shopCount totalShipments',
    SellerFilterCounts: 'hasShops isInternational isLocal role status',
    SellerPlan: 'effectiveFrom effectiveTo plan',
    SellerShipmentStats: 'delivered failed inTransit returned',
    SellerShop: 'activated createdAt domain id name platform',
    ServiceFigures: 'delivered medianHours serviceCode serviceName',
    Session: 'expiresAt seller staff token',
    Shipment: `actualRate adjustment adjustmentAmount allowedTransitions approvals awb awbAssigned billingStatus carrierAutoSelected
carrierCode carrierName charges cod codStage cost createdAt deliveredAt deliveredAtPoint deliveryAttempts destinationCity
destinationCountryCode displayRate hasAdjustment heldFrom holdReason id label lastEvent notes operatorActions order package
paymentStatus pickedUpAt pickupAttempts pickupReadyAt receiverName receiverPhone reference retries returnShipment returns
rtsCompletedAt seller sequence serviceCode serviceName shop status statusAt statusText timeline trackingNumber trackingUrl type
updatedAt verification`,
    ShipmentChange: 'cursor eventId from occurredAt reference sequence shipment shipmentId to',
    ShipmentCharge: 'amount code label',
    ShipmentCod: 'amount collected handlingFee history paymentMethod remaining stage',
    ShipmentConnection: 'edges nodes pageInfo totalCount',
    ShipmentDay: 'date delivered failed placed returned',
    ShipmentEdge: 'cursor node',
    ShipmentFigures: 'codOutstanding days deliveryTime failureReasons services statuses',
    ShipmentLabel: 'date url version',
    ShipmentNote: 'attachments author authorType createdAt id shipment text type visibility',
    ShipmentPackage: 'chargeableWeightKg heightCm lengthCm volumetricWeightKg weightKg widthCm',
    ShipmentRetry: 'action attempt createdAt failure id phone reason scheduledDate slotFrom slotTo status',
    ShipmentStatusCount: 'count status',
    ShipmentVerification: 'actualRate difference heightCm lengthCm notes photos verifiedAt verifiedById verifiedByName weightKg widthCm',
    Shop: 'activated domain id locations name platform seller url',
    ShopConnection: 'expiresAt seller shop token',
    TimelineEntry: `actorId actorType applied forced from id inferred location note occurredAt reasonCode recordedAt reportedStatus requestId to
trigger`,
    Transaction: `account amount approvalRequestId balanceAfter balanceBefore clearedAt createdAt description id invoiceId journalEntryId
orderId orderReference reference reversesTransactionId sellerId shipmentId shipmentReference source status type`,
    TransactionConnection: 'edges nodes pageInfo totalCount',
    TransactionEdge: 'cursor node',
    Wallet: 'available balance currency held uncleared',
    WalletChange: 'cursor eventId occurredAt seller sellerId transactionId',
    Webhook: `createdAt description disabledReason events failingSince id includeHubStatuses isActive lastDeliveryAt lastStatus rateLimit secret seller shopDomain updatedAt
url`,
    WebhookConnection: 'edges nodes pageInfo totalCount',
    WebhookDelivery: `attempt attemptedAt attempts createdAt deliveredAt durationMs errorMessage eventId eventType failure httpStatus id kind nextRetryAt
requestBody requestHeaders requestId responseBody responseHeaders shipmentId status webhookId`,
    WebhookDeliveryConnection: 'edges nodes pageInfo totalCount',
    WebhookDeliveryEdge: 'cursor node',
    WebhookEdge: 'cursor node',
    WebhookEvent: 'apiVersion cursor data event id timestamp',
    WebhookEventPage: 'endCursor hasNextPage nodes',
    WebhookWithSecret: 'secret warnings webhook',
    YesNoCounts: 'no yes',
  },
  /** Of the operator alone: no seller, shop or stranger ever gets one. */
  operator: {
    SellerInvitation: 'expiresAt seller',
    ApprovalRequestConnection: 'edges nodes pageInfo totalCount',
    ApprovalRequestEdge: 'cursor node',
    ApprovalRequested: 'approval approvalId cursor eventId occurredAt',
    ApprovalStats: 'approved cancelled pending pendingAmount pendingAmounts rejected',
    CodConfirmation: `amountCollected handlingFee handlingFeePercent invoiceId netCredited replayed shipmentId shipmentReference stage transactions
walletBalance`,
    CodCustodyChange: 'cursor custody eventId move occurredAt shipment shipmentId stage',
    CodCustodySum: 'amount cash holder shipments stage',
    CodHandover: 'amount history previousStage shipmentId shipmentReference shortage stage',
    CodHolder: 'id name',
    Colleague: 'id name role',
    ErpToken: 'createdAt createdBy createdById expiresAt id ipAllowList lastUsedAt name revokedAt scopes',
    ErpTokenConnection: 'edges nodes pageInfo totalCount',
    ErpTokenEdge: 'cursor node',
    FxRate: 'from id rate to validFrom',
    IssuedCodInvoice: 'existing invoice',
    JournalEntry: 'description id occurredAt postings replayed reversesEntryId type',
    LedgerDifference: 'account currency expected found kind',
    LedgerIntegrity: 'checkedAt differences ok',
    NoteAttachment: 'contentType fileName id size url',
    NoteAttachmentFile: 'content contentType fileName',
    OperatorAction: 'action actorId actorType createdAt id operatorEmail reason requestId',
    OpsBoard: 'cashInHand disputedAdjustments failedPickups failingWebhooks holds openApprovals shipments statuses unpaidAdjustments',
    OpsCount: 'amounts count',
    OpsStatusCount: 'count status',
    Party: 'company displayName email id name role',
    PickedUpParcel: `confirmationStatus confirmedAt confirmedBy currentStatus destinationType dropoffTaskShortId notes orderReference receiverName
receiverPhone seller shipmentDetailId unifiedRefId`,
    PickupTask: 'autoConfirmsAt businessCustomer createdAt id shipments shortId taskCompletedAt workerName',
    PickupTaskConnection: 'edges nodes pageInfo totalCount',
    PickupTaskEdge: 'cursor node',
    Posting: 'account amount direction id line sellerId workerId',
    RateCard: 'createdAt csv currency effectiveFrom effectiveTo id purpose revision service status surcharges tiers version',
    RateCardConnection: 'edges nodes pageInfo totalCount',
    RateCardEdge: 'cursor node',
    RateQuote: 'currency divisor generatedAt options planName rejected requestId sellerId warnings',
    RateTier: 'breaks tier',
    RecordedPayment: 'amount invoiceId kind outcome shipmentReference status',
    Repacking: 'adjustmentInvoiceDeleted newStatus previousStatus shipment transitionId',
    RetryOutcome: 'action attempt newStatus previousStatus retryId scheduledDate shipment standing',
    ShipmentCost: 'cost margin missing rateCardId revenue status',
    ShipmentTransition: 'newStatus previousStatus shipment transitionId',
    ShipmentUpdate: 'shipment updatedFields warnings',
    Staff: 'active email id name role',
    StaffConnection: 'edges nodes pageInfo totalCount',
    StaffEdge: 'cursor node',
    Surcharge: 'appliesTo code currency id kind label overGirthCm overLengthCm validFrom validTo value zone',
    WalletAdjustment: `adjustmentAmount afterBalance approvalRequestId beforeBalance newStatus previousStatus shipment threshold transactionId
walletDeducted`,
    WeightBreak: 'price pricePerStep stepKg upToKg',
  },
  /** Tables of the service, prices, and parts of other records, which are as secret as what they are part of. */
  shared: {
    Address: 'address city country countryCode lat lng state zip',
    AllowedTransition: 'edge effects to trigger',
    Carrier: 'active code id kind name services trackingUrlTemplate',
    CarrierService: `active codMaxAmount code cutoffTime documents domestic id international maxGirthCm maxLengthCm maxTransitDays maxWeightKg
minTransitDays minWeightKg name nonDocuments pickupDropoff skipHub supportsCod volumetricDivisor weightStepKg workDays`,
    GeoPoint: 'lat lng',
    Invitation: 'company email expiresAt firstName lastName',
    LabelFile: 'content etag fileName version',
    Me: 'id permissions seller sessionExpiresAt staff type',
    Money: 'amount currency minor',
    PageInfo: 'endCursor hasNextPage',
    PaymentPage: 'amount kind orderReference providerOrigin refId shipmentReference shopName status way',
    PlanDiscount: 'amount percent planName',
    PricePlan: `adjustmentThreshold codFeeMax codFeeMin codFeePercent createdAt creditLimit currency discountPercent id minCharge name
returnFreightPercent services`,
    PricePlanService: 'discountPercent flatPerShipment service',
    RateBreakdownLine: 'amount code label',
    RateOption: `actualRate actualWeightKg breakdown carrierCode carrierName chargeableWeightKg codFee description discount displayRate
expiresAt id logo maxTransitDays minTransitDays pickupDropoffMethod publicRate rateCardVersion serviceCode serviceName
supportsCod tier totalPrice volumetricWeightKg`,
    RateRejection: 'code message serviceCode',
    Rates: 'rates rejected requestId warnings',
    Reference: 'errorCodes reasonCodes statuses transitions',
    ReferenceErrorCode: 'cause code erpStatus message remedy retryable storeStatus',
    ReferenceReasonCode: 'code kind label',
    ReferenceStatus: 'code description label phase terminal visibleToStore webhookEvents',
    ReferenceTransition: 'actors effects from guards id moneyPostings name to trigger',
    ReturnEligibility: 'code eligible reason',
    Tracking: `awb city codPaid countryCode current firstName milestone portalUrl reference serviceCode serviceName steps trackingUrl
troubled`,
    TrackingStep: 'occurredAt status title',
    Warning: 'code field message',
    WebhookWarning: 'code message',
  },
};
