import { pngImage } from '../../support/image.js';
import type { Ids, Viewer } from './world.js';

type Viewers = readonly Viewer[];

/** Groups of permitted viewers, repeated here: the test does not derive expectations from the rules of the service. */
// The driver of this story has been given none of its parcels, and so sees none.
const READ_PARCELS: Viewers = ['shop', 'owner', 'super_admin', 'ops', 'dispatcher', 'accounts', 'reception', 'erp:*', 'shipments:read'];
const READ_ORDERS = READ_PARCELS;
const READ_SELLERS: Viewers = ['owner', 'super_admin', 'ops', 'dispatcher', 'accounts', 'reception', 'erp:*', 'sellers:read'];
const OPERATOR_PARCELS = READ_PARCELS.filter((viewer) => viewer !== 'shop' && viewer !== 'owner');
/** A shop has no separate figures, and no answers about files. */
const FIGURES = READ_PARCELS.filter((viewer) => viewer !== 'shop');
const BOOK: Viewers = ['super_admin', 'ops', 'dispatcher', 'accounts', 'reception', 'erp:*', 'rates:read'];
const EDIT_BOOK: Viewers = ['super_admin', 'ops', 'erp:*'];
const APPROVERS: Viewers = ['super_admin', 'ops', 'accounts', 'erp:*', 'approvals:write'];
const READ_APPROVALS: Viewers = ['super_admin', 'ops', 'accounts', 'erp:*', 'approvals:read'];
const CASH: Viewers = ['super_admin', 'ops', 'accounts', 'erp:*', 'cod:write'];
const CUSTODY: Viewers = [...CASH, 'reception'];
const MONEY: Viewers = ['super_admin', 'ops', 'accounts', 'erp:*', 'wallet:write'];
const TOP_UP: Viewers = ['super_admin', 'ops', 'erp:*', 'wallet:write'];
const WORK_PARCELS: Viewers = ['super_admin', 'ops', 'erp:*', 'shipments:write'];
const MOVE_PARCELS: Viewers = [...WORK_PARCELS, 'dispatcher'];
/** The driver of this story has no run, and so sees none. */
const READ_RUNS: Viewers = [...OPERATOR_PARCELS, 'driver'];
const DRIVE: Viewers = ['driver'];
const POLICIES: Viewers = ['super_admin', 'ops', 'dispatcher', 'erp:*'];
const OWN_ORDERS: Viewers = ['shop', 'owner', ...WORK_PARCELS];
const ADDRESS_BOOK: Viewers = ['owner', ...WORK_PARCELS];
/** The address book, with the recipients of earlier orders. */
const SUGGESTIONS: Viewers = ['owner', 'super_admin', 'ops', 'erp:*'];
const SHOPS: Viewers = ['shop', 'owner', 'super_admin', 'ops', 'erp:*', 'sellers:write'];
/** What a shop requested is shown to those who see it and manage it. */
const READ_REQUESTS: Viewers = ['shop', 'owner', 'super_admin', 'ops', 'erp:*'];
const SELLERS: Viewers = ['super_admin', 'ops', 'erp:*', 'sellers:write'];
const BRAND: Viewers = ['owner', ...SELLERS];
const LOGO = pngImage().toString('base64');
const READ_CARRIERS: Viewers = ['owner', ...READ_PARCELS.filter((viewer) => viewer !== 'shop' && viewer !== 'owner')];
const CARRIERS: Viewers = ['owner', 'super_admin', 'ops', 'erp:*'];
const ADMIN: Viewers = ['super_admin'];
const TOKENS: Viewers = ['owner', 'super_admin'];
/** Only its owner changes a webhook. */
const OWN_WEBHOOKS: Viewers = ['owner'];
/** Staff who look after sellers read theirs, in order to help. Tokens of the operator do not. */
const WEBHOOK_STAFF: Viewers = ['super_admin', 'ops'];
const READ_WEBHOOKS: Viewers = [...OWN_WEBHOOKS, ...WEBHOOK_STAFF];

/** `everybody` is for operations with their own proof, and for data without an owner. */
interface Row {
  readonly may: Viewers | 'everybody';
  readonly args?: (ids: Ids) => Readonly<Record<string, unknown>>;
  /** Other viewers may query as well and get their own data, or data without an owner: nothing of the first seller. */
  readonly othersHaveTheirOwn?: true;
  /** How a foreign record is refused when it is a field of the request, not its subject. */
  readonly refusedAs?: string;
}

const byId =
  (name: string): Row['args'] =>
  (ids) => ({ id: ids[name] });
const input =
  (fields: (ids: Ids) => Readonly<Record<string, unknown>>): Row['args'] =>
  (ids) => ({ input: fields(ids) });
const onShipment = (fields: Readonly<Record<string, unknown>> = {}): Row['args'] => input((ids) => ({ id: ids['shipmentId'], ...fields }));

/** Who gets to see what the first seller has, by the query at the top. */
export const queryRows: Readonly<Record<string, Row>> = {
  fleetFigures: { may: MOVE_PARCELS, args: () => ({ from: today(), to: today() }) },
  hubs: { may: READ_RUNS },
  myRun: { may: DRIVE },
  positions: { may: OPERATOR_PARCELS, args: (ids) => ({ run: ids['runId'] }) },
  refusedDriverEvents: { may: MOVE_PARCELS },
  run: { may: OPERATOR_PARCELS, args: byId('runId') },
  runs: { may: READ_RUNS },
  runSheetFile: { may: OPERATOR_PARCELS, args: byId('runId') },
  task: { may: OPERATOR_PARCELS, args: byId('fleetTaskId') },
  tasks: { may: READ_RUNS },
  apiTokens: { may: TOKENS, args: (ids) => ({ sellerId: ids['sellerId'], first: 5 }) },
  approval: { may: READ_APPROVALS, args: byId('approvalId') },
  approvals: { may: READ_APPROVALS },
  approvalStats: { may: READ_APPROVALS },
  auditEvents: { may: ADMIN },
  carrierCancellations: { may: EDIT_BOOK },
  unknownCarrierCodes: { may: EDIT_BOOK, args: (ids) => ({ account: ids['carrierAccountId'] }) },
  bookingProblems: { may: OPERATOR_PARCELS },
  carrierAccount: { may: READ_CARRIERS, args: byId('carrierAccountId') },
  carrierAccounts: { may: READ_CARRIERS, othersHaveTheirOwn: true },
  carriers: { may: 'everybody', othersHaveTheirOwn: true },
  connectableCarriers: { may: READ_CARRIERS, othersHaveTheirOwn: true },
  carrierCash: { may: CUSTODY },
  carrierCashParcels: { may: CUSTODY },
  carrierInvoice: { may: MONEY, args: byId('carrierInvoiceId') },
  carrierInvoices: { may: MONEY },
  codCustody: { may: CUSTODY },
  codInvoice: { may: READ_PARCELS, args: byId('codId') },
  colleagues: { may: CUSTODY },
  deliveryChoices: { may: 'everybody', args: (ids) => ({ token: ids['choiceToken'] }) },
  drivers: { may: MOVE_PARCELS },
  erpTokens: { may: ADMIN },
  invitation: { may: 'everybody', args: (ids) => ({ token: ids['invitationToken'] }) },
  journalEntries: { may: MONEY },
  journalEntry: { may: MONEY, args: byId('entryId') },
  brandLogo: { may: 'everybody', args: (ids) => ({ fileName: ids['logoFile'] }) },
  customsFile: { may: READ_PARCELS, args: byId('abroadId') },
  labelFile: { may: 'everybody', args: (ids) => ({ id: ids['reference'], known: [] }) },
  labelsFile: { may: READ_PARCELS, args: (ids) => ({ ids: [ids['abroadId'], 'SVC0000000000000'] }) },
  ledgerAccounts: { may: MONEY },
  ledgerArchives: { may: MONEY },
  ledgerBooks: { may: MONEY },
  ledgerExport: { may: MONEY, args: () => ({ startDate: today(), endDate: today(), format: 'CSV' }) },
  ledgerIntegrity: { may: MONEY },
  ledgerPeriod: { may: MONEY, args: () => ({ startDate: today(), endDate: today() }) },
  ledgerSubAccounts: { may: MONEY, args: () => ({ account: '2100', currency: 'USD' }) },
  me: { may: 'everybody', othersHaveTheirOwn: true },
  node: { may: 'everybody', args: byId('shipmentId'), othersHaveTheirOwn: true },
  nodes: {
    may: 'everybody',
    args: (ids) => ({ ids: [ids['sellerId'], ids['orderId'], ids['shipmentId'], ids['webhookId'], ids['approvalId']] }),
    othersHaveTheirOwn: true,
  },
  noteAttachmentFile: { may: OPERATOR_PARCELS, args: byId('attachmentId') },
  opsBoard: { may: [...OPERATOR_PARCELS, 'driver'] },
  sellerBoard: { may: FIGURES, args: (ids) => ({ sellerId: ids['sellerId'] }) },
  order: { may: READ_ORDERS, args: byId('orderId') },
  orders: { may: READ_ORDERS, othersHaveTheirOwn: true },
  orderDraft: { may: READ_ORDERS, args: byId('draftId') },
  orderDrafts: { may: READ_ORDERS, othersHaveTheirOwn: true },
  orderFileAnswers: { may: FIGURES, args: (ids) => ({ sellerId: ids['sellerId'] }) },
  orderFileTemplate: { may: 'everybody', othersHaveTheirOwn: true },
  orderImport: { may: READ_ORDERS, args: byId('importId') },
  orderImportLabels: { may: READ_ORDERS, args: byId('importId') },
  orderImports: { may: READ_ORDERS, othersHaveTheirOwn: true },
  ownTokens: { may: 'everybody', othersHaveTheirOwn: true },
  passwordReset: { may: 'everybody', args: (ids) => ({ token: ids['resetToken'] }) },
  paymentPage: { may: 'everybody', args: (ids) => ({ token: ids['payToken'] }) },
  liveCursor: { may: 'everybody', othersHaveTheirOwn: true },
  proofFile: { may: OPERATOR_PARCELS, args: byId('proofId') },
  proofPolicies: { may: MOVE_PARCELS },
  proofProblems: { may: MOVE_PARCELS },
  pickupConfirmations: { may: [...OPERATOR_PARCELS, 'driver'] },
  pickupTask: { may: OPERATOR_PARCELS, args: byId('taskId') },
  placeAliases: { may: BOOK, args: () => ({ countryCode: 'AE' }) },
  unknownPlaces: { may: BOOK },
  zonePlaces: { may: BOOK, args: () => ({ countryCode: 'AE' }) },
  plans: { may: BOOK },
  quoteRates: { may: ['super_admin', 'ops', 'erp:*', 'rates:read'], args: (ids) => ({ input: { ...route, sellerId: ids['sellerId'] } }) },
  rateCard: { may: BOOK, args: byId('cardId') },
  rateCards: { may: BOOK, args: () => ({ first: 2 }) },
  rates: { may: 'everybody', args: () => ({ input: route, explain: true }), othersHaveTheirOwn: true },
  recipientSuggestions: { may: SUGGESTIONS, args: (ids) => ({ sellerId: ids['sellerId'] }) },
  reference: { may: 'everybody', othersHaveTheirOwn: true },
  selfRegistration: { may: 'everybody', othersHaveTheirOwn: true },
  registration: { may: 'everybody', args: (ids) => ({ token: ids['registrationToken'] }) },
  returnEligibility: { may: READ_PARCELS, args: (ids) => ({ shipmentId: ids['reference'] }) },
  defaultOrigin: { may: ADDRESS_BOOK, args: (ids) => ({ sellerId: ids['sellerId'] }) },
  savedAddresses: { may: ADDRESS_BOOK, args: (ids) => ({ sellerId: ids['sellerId'] }) },
  savedParcels: { may: ADDRESS_BOOK, args: (ids) => ({ sellerId: ids['sellerId'] }) },
  seller: { may: READ_SELLERS, args: byId('sellerId') },
  sellerFilterCounts: { may: READ_SELLERS, othersHaveTheirOwn: true },
  sellerInvoice: { may: READ_SELLERS, args: byId('sellerInvoiceId') },
  sellerInvoiceFile: { may: READ_SELLERS, args: (ids) => ({ id: ids['sellerInvoiceId'], language: 'EN' }) },
  sellerInvoiceCharges: { may: READ_SELLERS, args: (ids) => ({ invoiceId: ids['sellerInvoiceId'] }) },
  sellerInvoiceChargesCsv: { may: READ_SELLERS, args: (ids) => ({ invoiceId: ids['sellerInvoiceId'] }) },
  sellerInvoices: { may: READ_SELLERS, othersHaveTheirOwn: true },
  sellerStatement: { may: READ_SELLERS, args: (ids) => ({ sellerId: ids['sellerId'], month: '2026-11' }) },
  sellerStatementCsv: { may: READ_SELLERS, args: (ids) => ({ sellerId: ids['sellerId'], month: '2026-11' }) },
  sellerStatementFile: { may: READ_SELLERS, args: (ids) => ({ sellerId: ids['sellerId'], month: '2026-11', language: 'EN' }) },
  sellers: { may: READ_SELLERS, othersHaveTheirOwn: true },
  sessions: { may: 'everybody', othersHaveTheirOwn: true },
  shipment: { may: READ_PARCELS, args: byId('shipmentId') },
  shipmentFigures: { may: FIGURES, args: (ids) => ({ sellerId: ids['sellerId'] }) },
  shipments: { may: READ_PARCELS, othersHaveTheirOwn: true },
  shop: { may: READ_ORDERS, args: (ids) => ({ domain: ids['shopDomain'] }), othersHaveTheirOwn: true },
  shopRequests: { may: READ_REQUESTS, args: (ids) => ({ domain: ids['shopDomain'] }) },
  shopSetup: { may: READ_REQUESTS, args: (ids) => ({ domain: ids['shopDomain'] }) },
  shops: { may: READ_ORDERS, othersHaveTheirOwn: true },
  staff: { may: ADMIN },
  tracking: { may: 'everybody', args: byId('reference') },
  transaction: { may: READ_SELLERS, args: byId('transactionId') },
  transactions: { may: READ_SELLERS, args: (ids) => ({ sellerId: ids['sellerId'] }) },
  trialBalance: { may: MONEY },
  twoFactor: { may: 'everybody', othersHaveTheirOwn: true },
  webhook: { may: READ_WEBHOOKS, args: byId('webhookId') },
  webhookDeliveries: { may: READ_WEBHOOKS, args: (ids) => ({ webhookId: ids['webhookId'] }) },
  webhookDelivery: { may: READ_WEBHOOKS, args: (ids) => ({ webhookId: ids['webhookId'], id: ids['deliveryId'] }) },
  webhookEvents: { may: ['shop', 'owner', 'super_admin', 'ops', 'erp:*', 'webhooks:write'], othersHaveTheirOwn: true },
  webhooks: { may: OWN_WEBHOOKS, othersHaveTheirOwn: true },
};

const today = (): string => new Date().toISOString().slice(0, 10);
const place = { address: 'Quay 1', city: 'Dubai', countryCode: 'AE', zip: '' };
const product = { name: 'Mug', quantity: 1, price: '5', grams: 500, length: 10, width: 10, height: 10, volume: 1000, currency: 'USD' };
const route = { origin: place, destination: { ...place, city: 'Abu Dhabi' }, products: [product], currency: 'USD' };
const amount = { amount: '1.00', currency: 'USD' };

/** Who may change what the first seller has. Everybody else is refused, and nothing has changed afterwards. */
export const mutationRows: Readonly<Record<string, Row>> = {
  arriveAtStop: { may: DRIVE, args: (ids) => ({ id: ids['stopId'], clientEventId: 'x' }) },
  assignTask: { may: MOVE_PARCELS, args: (ids) => ({ taskId: ids['fleetTaskId'] }) },
  assignTasksToDriver: {
    may: MOVE_PARCELS,
    args: input((ids) => ({ driverId: ids['sellerId'], date: today(), taskIds: [ids['fleetTaskId']] })),
  },
  completeTask: { may: DRIVE, args: input((ids) => ({ taskId: ids['fleetTaskId'], clientEventId: 'x', outcome: 'COMPLETED' })) },
  finishRun: { may: [...MOVE_PARCELS, 'driver'], args: (ids) => ({ id: ids['runId'], unsentEvents: 0 }) },
  loadParcel: { may: DRIVE, args: (ids) => ({ runId: ids['runId'], awb: ids['reference'], clientEventId: 'x' }) },
  lockStop: { may: MOVE_PARCELS, args: (ids) => ({ id: ids['stopId'], locked: true }) },
  planRuns: { may: MOVE_PARCELS, args: input(() => ({ date: today() })) },
  recordPositions: { may: DRIVE, args: (ids) => ({ runId: ids['runId'], positions: [] }) },
  reorderStops: { may: MOVE_PARCELS, args: (ids) => ({ runId: ids['runId'], stopIds: [ids['stopId']] }) },
  replanRun: { may: MOVE_PARCELS, args: byId('runId') },
  resolveDriverEvent: { may: MOVE_PARCELS, args: (ids) => ({ id: ids['driverEventId'], note: 'x' }) },
  saveHub: { may: POLICIES, args: input(() => ({ code: 'X', name: 'x', timeZone: 'UTC' })) },
  startRun: { may: [...MOVE_PARCELS, 'driver'], args: byId('runId') },
  updateDriver: { may: POLICIES, args: input((ids) => ({ staffId: ids['sellerId'], vehicle: 'x' })) },
  updateTask: { may: MOVE_PARCELS, args: input((ids) => ({ taskId: ids['fleetTaskId'], note: 'x' })) },
  uploadProof: {
    may: DRIVE,
    args: (ids) => ({ taskId: ids['fleetTaskId'], kind: 'PHOTO', sha256: 'x', contentType: 'image/png', content: LOGO }),
  },
  acceptInvitation: { may: 'everybody' },
  advanceTestClock: {
    may: ['siblingShop', 'owner', 'super_admin', 'ops', 'erp:*', 'sellers:write'],
    args: (ids) => ({ shop: ids['testShopDomain'], to: new Date(Date.now() + 86_400_000).toISOString() }),
  },
  addLocations: {
    may: SHOPS,
    args: (ids) => ({ shopDomain: ids['shopDomain'], input: [{ ...place, state: '', refId: 'x', refName: 'x' }] }),
    othersHaveTheirOwn: true,
  },
  addShipmentNote: { may: MOVE_PARCELS, args: onShipment({ text: 'x' }) },
  adjustWallet: { may: MONEY, args: input((ids) => ({ id: ids['heavyId'] })) },
  advanceCodHandover: { may: CUSTODY, args: input((ids) => ({ id: ids['codId'] })) },
  assignShipments: { may: MOVE_PARCELS, args: input((ids) => ({ driverId: ids['sellerId'], ids: [ids['shipmentId']] })) },
  approveRequest: { may: APPROVERS, args: input((ids) => ({ id: ids['approvalId'] })) },
  beginTwoFactor: { may: 'everybody' },
  cancelApproval: { may: APPROVERS, args: byId('approvalId') },
  cancelOrder: { may: OWN_ORDERS, args: (ids) => ({ orderId: ids['orderId'] }) },
  cancelOrderImport: { may: OWN_ORDERS, args: byId('importId') },
  cancelOrderByNumber: { may: OWN_ORDERS, args: (ids) => ({ orderNumber: Number(ids['orderNumber']), shopDomain: ids['shopDomain'] }) },
  changePassword: { may: 'everybody', args: () => ({ current: 'x', wanted: 'a long enough password' }) },
  confirmRegistration: { may: 'everybody' },
  confirmCod: { may: CASH, args: input((ids) => ({ id: ids['codId'], paymentMethod: 'CASH' })) },
  confirmPickups: {
    may: MOVE_PARCELS,
    args: input((ids) => ({
      taskId: ids['taskId'],
      confirmedBy: ids['sellerId'],
      shipments: [{ shipmentDetailId: ids['shipmentId'], confirmationStatus: 'CONFIRMED' }],
    })),
  },
  confirmTwoFactor: { may: 'everybody' },
  connectShop: { may: 'everybody' },
  createApiToken: { may: ['owner'], args: () => ({ name: 'x' }), othersHaveTheirOwn: true },
  createDisplayRule: { may: EDIT_BOOK, args: input((ids) => ({ sellerId: ids['sellerId'], effect: 'FREE' })) },
  createErpToken: { may: ADMIN, args: () => ({ name: 'x' }) },
  createOrder: {
    may: OWN_ORDERS,
    args: input((ids) => ({
      order: { shopDomain: ids['shopDomain'], orderNumber: 987654, orderReference: 'x', subTotal: '5', total: '5', currency: 'USD' },
      customer: { firstName: 'A', lastName: 'B', email: 'a@example.com' },
      origin: place,
      destination: { ...place, city: 'Abu Dhabi' },
      products: [product],
    })),
  },
  createOrderDraft: {
    may: OWN_ORDERS,
    args: input((ids) => ({ content: { order: { shopDomain: ids['shopDomain'] } } })),
    refusedAs: 'VALIDATION_FAILED',
  },
  createOrderImport: {
    may: OWN_ORDERS,
    args: (ids) => ({ input: { shopDomain: ids['shopDomain'], fileName: 'x.csv' }, file: LOGO }),
    refusedAs: 'VALIDATION_FAILED',
  },
  deleteOrderDraft: { may: OWN_ORDERS, args: byId('draftId') },
  draftOrderImportRows: { may: OWN_ORDERS, args: byId('importId') },
  forgetOrderFileAnswer: {
    may: OWN_ORDERS,
    args: (ids) => ({ sellerId: ids['sellerId'], kind: 'PAYMENT', value: 'Bank deposit' }),
    refusedAs: 'NOT_FOUND',
  },
  setOrderImportService: { may: OWN_ORDERS, args: byId('importId') },
  placeOrderDraft: { may: OWN_ORDERS, args: byId('draftId') },
  placeOrderImport: { may: OWN_ORDERS, args: byId('importId') },
  updateOrderDraft: { may: OWN_ORDERS, args: (ids) => ({ id: ids['draftId'], content: {} }) },
  createPlan: { may: EDIT_BOOK, args: input(() => ({ name: 'x' })) },
  createReturn: { may: OWN_ORDERS, args: input((ids) => ({ shipmentId: ids['codId'] })) },
  createStaff: { may: ADMIN, args: input(() => ({ email: 'x@example.com', password: 'a long enough password', name: 'x', role: 'OPS' })) },
  createWebhook: {
    may: ['shop', 'owner', 'super_admin', 'ops', 'erp:*', 'webhooks:write'],
    args: input((ids) => ({ url: 'https://hooks.example.com', events: ['shipment.update'], shopId: ids['shopDomain'] })),
    refusedAs: 'VALIDATION_FAILED',
  },
  creditWallet: { may: MONEY, args: (ids) => ({ ...amount, sellerId: ids['sellerId'], reason: 'x' }) },
  deleteDisplayRule: { may: EDIT_BOOK, args: byId('ruleId') },
  deleteRateCard: { may: EDIT_BOOK, args: byId('shipmentId') },
  deletePlaceAlias: { may: EDIT_BOOK, args: byId('placeAliasId') },
  deleteSavedAddress: { may: ADDRESS_BOOK, args: byId('savedAddressId') },
  deleteSavedParcel: { may: ADDRESS_BOOK, args: byId('savedParcelId') },
  deleteWebhook: { may: OWN_WEBHOOKS, args: byId('webhookId') },
  disableTwoFactor: { may: 'everybody' },
  disputeAdjustment: { may: ['owner'], args: input((ids) => ({ id: ids['heavyId'], reason: 'x' })) },
  draftRateCard: { may: EDIT_BOOK, args: input(() => ({ serviceCode: 'SVC_ECO', tiers: [] })) },
  endDriverSession: { may: MOVE_PARCELS, args: (ids) => ({ driverId: ids['sellerId'] }) },
  endOtherSessions: { may: 'everybody' },
  endSession: { may: 'everybody' },
  endStaffSessions: { may: ADMIN, args: (ids) => ({ staffId: ids['sellerId'] }) },
  fulfilOrder: { may: OWN_ORDERS, args: (ids) => ({ orderId: ids['orderId'] }) },
  fulfilOrderByNumber: { may: OWN_ORDERS, args: (ids) => ({ orderNumber: Number(ids['orderNumber']), shopDomain: ids['shopDomain'] }) },
  importCarrierInvoice: { may: MONEY, args: () => ({ account: 'SVCX', csv: 'x' }) },
  importCarrierRemittance: { may: MONEY, args: () => ({ account: 'SVCX', csv: 'x' }) },
  importCarrierScans: { may: WORK_PARCELS, args: () => ({ carrier: 'SVCX', csv: 'x' }) },
  importRateCardCsv: { may: EDIT_BOOK, args: () => ({ serviceCode: 'SVC_ECO', csv: 'x' }) },
  inviteSeller: { may: SELLERS, args: input(() => ({ email: 'x@example.com', firstName: 'x', lastName: 'x' })) },
  inviteStaff: { may: ADMIN, args: input(() => ({ email: 'x@example.com', name: 'x', role: 'OPS' })) },
  issueCodInvoice: { may: CASH, args: byId('codId') },
  login: { may: 'everybody' },
  logout: { may: 'everybody' },
  openDriverSession: { may: 'everybody' },
  abandonBooking: { may: MOVE_PARCELS, args: byId('shipmentId') },
  checkConsigneeAddress: { may: MOVE_PARCELS, args: byId('shipmentId') },
  checkCarrierAccount: { may: CARRIERS, args: byId('carrierAccountId') },
  closeDay: { may: CARRIERS, args: (ids) => ({ account: ids['carrierAccountId'], date: '2026-11-20' }) },
  connectCarrier: {
    may: CARRIERS,
    args: input((ids) => ({ carrier: 'EASYPOST', mode: 'TEST', sellerId: ids['sellerId'], credentials: {} })),
  },
  enterCarrierAwb: { may: MOVE_PARCELS, args: (ids) => ({ id: ids['shipmentId'], awb: 'X1' }) },
  mapCarrierServices: { may: CARRIERS, args: (ids) => ({ account: ids['carrierAccountId'], services: [] }) },
  pauseCarrierAccount: { may: CARRIERS, args: byId('carrierAccountId') },
  removeCarrierAccount: { may: CARRIERS, args: byId('carrierAccountId') },
  resumeCarrierAccount: { may: CARRIERS, args: byId('carrierAccountId') },
  retryBooking: { may: MOVE_PARCELS, args: byId('shipmentId') },
  updateCarrierAccount: { may: CARRIERS, args: (ids) => ({ id: ids['carrierAccountId'], input: { version: 1, label: 'x' } }) },
  mapCarrierCode: { may: EDIT_BOOK, args: (ids) => ({ account: ids['shipmentId'], code: 'x', status: 'DELIVERED' }) },
  payCarrier: { may: MONEY, args: () => ({ ...amount, carrierCode: 'SVC' }) },
  publishRateCard: { may: EDIT_BOOK, args: byId('shipmentId') },
  recordInvoicePayment: { may: [...CASH, 'wallet:write'], args: (ids) => ({ invoiceId: ids['codInvoiceId'], reference: 'x' }) },
  recoverWebhooks: { may: OWN_WEBHOOKS, args: (ids) => ({ id: ids['webhookId'], input: { since: '2026-01-01T00:00:00Z' } }) },
  redeliverWebhook: { may: OWN_WEBHOOKS, args: (ids) => ({ id: ids['webhookId'], deliveryId: ids['deliveryId'] }) },
  refreshSession: { may: 'everybody' },
  refundPayer: { may: MONEY, args: (ids) => ({ entryId: ids['entryId'], reference: 'x' }) },
  regenerateRecoveryCodes: { may: 'everybody' },
  regenerateWebhookSecret: { may: OWN_WEBHOOKS, args: byId('webhookId') },
  registerSeller: { may: 'everybody' },
  rejectRequest: { may: APPROVERS, args: input((ids) => ({ id: ids['approvalId'] })) },
  removeSellerLogo: { may: BRAND, args: (ids) => ({ sellerId: ids['sellerId'] }) },
  repackShipment: { may: MOVE_PARCELS, args: input((ids) => ({ id: ids['heavyId'] })) },
  repayShortage: { may: MONEY, args: (ids) => ({ ...amount, workerId: ids['sellerId'] }) },
  reportShipment: { may: WORK_PARCELS, args: onShipment({ status: 'FAILED' }) },
  requestPasswordReset: { may: 'everybody' },
  requestPayout: { may: ['owner', ...MONEY], args: (ids) => ({ ...amount, sellerId: ids['sellerId'] }) },
  resetPassword: { may: 'everybody' },
  resetSellerTwoFactor: { may: ADMIN, args: (ids) => ({ sellerId: ids['sellerId'] }) },
  resetTwoFactor: { may: ADMIN, args: (ids) => ({ staffId: ids['sellerId'] }) },
  resolveInvoiceLine: { may: MONEY, args: (ids) => ({ id: ids['shipmentId'], input: { state: 'OPEN' } }) },
  resolveDispute: { may: WORK_PARCELS, args: input((ids) => ({ id: ids['heavyId'], outcome: 'ACCEPTED' })) },
  retireRateCard: { may: EDIT_BOOK, args: byId('shipmentId') },
  retryShipment: { may: MOVE_PARCELS, args: onShipment({ action: 'RETRY_PICKUP' }) },
  revealPayoutAccount: { may: ['super_admin', 'ops', 'accounts'], args: byId('payoutAccountId') },
  reverseCod: { may: CASH, args: (ids) => ({ id: ids['codId'], reason: 'x' }) },
  reverseEntry: { may: ADMIN, args: (ids) => ({ entryId: ids['entryId'], reason: 'x' }) },
  removeProofPolicy: { may: POLICIES, args: byId('proofPolicyId') },
  revokeApiToken: { may: TOKENS, args: byId('apiTokenId') },
  revokeErpToken: { may: ADMIN, args: byId('apiTokenId') },
  revokeShopToken: { may: SHOPS, args: (ids) => ({ shopDomain: ids['shopDomain'] }), othersHaveTheirOwn: true },
  revokeToken: { may: TOKENS, args: (ids) => ({ token: ids['ownerToken'] }) },
  saveAddress: {
    may: ADDRESS_BOOK,
    args: (ids) => ({ sellerId: ids['sellerId'], entry: { kind: 'ORIGIN', name: 'x', address: place } }),
  },
  savePlaceAlias: { may: EDIT_BOOK, args: () => ({ countryCode: 'AE', city: 'Dubai', alias: 'x' }) },
  saveParcel: {
    may: ADDRESS_BOOK,
    args: (ids) => ({ sellerId: ids['sellerId'], parcel: { name: 'x', grams: 1, length: 1, width: 1, height: 1 } }),
  },
  scanShipment: { may: ['driver'], args: (ids) => ({ code: ids['reference'] }) },
  schedulePickup: { may: [...MOVE_PARCELS, 'owner'], args: byId('shipmentId') },
  setActivation: { may: SHOPS, args: (ids) => ({ shopDomain: ids['shopDomain'], input: { activate: true } }), othersHaveTheirOwn: true },
  setProofPolicy: { may: POLICIES, args: input((ids) => ({ sellerId: ids['sellerId'] })) },
  setSellerLogo: { may: BRAND, args: (ids) => ({ sellerId: ids['sellerId'], content: LOGO }) },
  setFxRate: { may: EDIT_BOOK, args: () => ({ from: 'USD', to: 'AED', rate: '4' }) },
  setServiceActive: { may: EDIT_BOOK, args: () => ({ code: 'SVC_ECO', active: true }) },
  setLabelSize: { may: 'everybody', othersHaveTheirOwn: true },
  chooseListColumns: { may: 'everybody', args: () => ({ list: 'shipments', columns: [] }), othersHaveTheirOwn: true },
  dismissHint: { may: 'everybody', args: () => ({ hint: 'first-steps' }), othersHaveTheirOwn: true },
  saveListView: { may: 'everybody', args: () => ({ list: 'shipments', view: { name: 'x', query: '' } }), othersHaveTheirOwn: true },
  deleteListView: { may: 'everybody', args: (ids) => ({ list: 'shipments', id: ids['sellerId'] }), othersHaveTheirOwn: true },
  orderListViews: { may: 'everybody', args: (ids) => ({ list: 'shipments', ids: [ids['sellerId']] }), othersHaveTheirOwn: true },
  setPayoutAccount: {
    may: ['owner', 'super_admin', 'ops', 'accounts'],
    args: input((ids) => ({ sellerId: ids['sellerId'], holder: 'x', iban: 'DE89370400440532013000', bankName: 'x' })),
  },
  settleClearing: { may: MONEY, args: (ids) => ({ entryId: ids['entryId'], reference: 'x' }) },
  issueSellerInvoices: { may: MONEY, args: () => ({ month: '2026-01' }), othersHaveTheirOwn: true },
  settleReceivable: { may: MONEY, args: (ids) => ({ ...amount, sellerId: ids['sellerId'] }) },
  simulateShipment: { may: WORK_PARCELS, args: byId('shipmentId') },
  chooseDelivery: { may: 'everybody' },
  sendDeliveryLink: { may: 'everybody' },
  undoDeliveryChoice: { may: 'everybody', args: (ids) => ({ token: ids['choiceToken'] }) },
  startPayment: { may: 'everybody' },
  startTopUp: { may: ['owner', ...MONEY], args: input((ids) => ({ ...amount, sellerId: ids['sellerId'] })) },
  receiveCarrierEvents: { may: 'everybody' },
  takePaymentNotice: { may: 'everybody' },
  tellWebhookOwner: { may: WEBHOOK_STAFF, args: byId('webhookId') },
  testWebhook: { may: OWN_WEBHOOKS, args: byId('webhookId') },
  topUpWallet: { may: TOP_UP, args: (ids) => ({ ...amount, sellerId: ids['sellerId'] }) },
  transitionShipment: { may: MOVE_PARCELS, args: onShipment({ status: 'FAILED' }) },
  updateBranding: { may: BRAND, args: (ids) => ({ sellerId: ids['sellerId'], input: { brandName: 'x' } }) },
  unassignShipments: { may: MOVE_PARCELS, args: (ids) => ({ ids: [ids['shipmentId']] }) },
  updateLocations: {
    may: SHOPS,
    args: (ids) => ({ shopDomain: ids['shopDomain'], input: [{ refId: 'canary', city: 'Sharjah' }] }),
    othersHaveTheirOwn: true,
  },
  updateOrder: { may: OWN_ORDERS, args: (ids) => ({ orderId: ids['orderId'], input: { collectionAmount: '1' } }) },
  updateProfile: { may: ['owner'], args: () => ({ input: { phone: '1' } }), othersHaveTheirOwn: true },
  updateRateCardDraft: { may: EDIT_BOOK, args: (ids) => ({ id: ids['shipmentId'], input: {} }) },
  updateSeller: { may: SELLERS, args: (ids) => ({ id: ids['sellerId'], input: { phone: '1' } }) },
  updateSellerPlan: { may: SELLERS, args: (ids) => ({ sellerId: ids['sellerId'], planId: 'Gold' }) },
  updateShipment: { may: WORK_PARCELS, args: (ids) => ({ id: ids['shipmentId'], input: { collectionAmount: '1' } }) },
  updateStaff: { may: ADMIN, args: (ids) => ({ id: ids['sellerId'], input: { name: 'x' } }) },
  updateWebhook: { may: OWN_WEBHOOKS, args: (ids) => ({ id: ids['webhookId'], input: { description: 'x' } }) },
  verifyShipment: { may: WORK_PARCELS, args: onShipment({ weightKg: 1, length: 1, width: 1, height: 1 }) },
  withdrawStaffInvitation: { may: ADMIN, args: byId('sellerId') },
  writeOffCarrierCash: { may: MONEY, args: (ids) => ({ id: ids['codId'], reason: 'x' }) },
  writeOffShortage: { may: MONEY, args: (ids) => ({ ...amount, workerId: ids['sellerId'] }) },
};

/** Fields of a visible record that are still refused. */
export const fieldRows: Readonly<Record<string, Viewers>> = {
  'Seller.branding': [...READ_SELLERS, 'sellers:write'],
  'Seller.adjustmentThreshold': [...READ_SELLERS, 'sellers:write'],
  'Seller.codFeePercent': [...READ_SELLERS, 'sellers:write'],
  'Seller.creditLimit': [...READ_SELLERS, 'sellers:write'],
  'Seller.displayRules': READ_SELLERS,
  'Seller.effectiveCodFeePercent': [...READ_SELLERS, 'sellers:write'],
  'Seller.figures': READ_SELLERS,
  'Seller.plan': [...READ_SELLERS, 'sellers:write'],
  'Seller.planHistory': READ_SELLERS,
  'Seller.shipmentStats': READ_SELLERS,
  'Seller.shops': READ_SELLERS,
  'Seller.topUpWays': READ_SELLERS,
  'Seller.wallets': READ_SELLERS,
};

interface HiddenRow {
  readonly may: Viewers;
  readonly query: string;
  /** The requested record. */
  readonly on?: 'shipmentId' | 'codId' | 'sellerId';
}

const onBoard = (may: Viewers, field: string): HiddenRow => ({ may, query: `{ opsBoard { __typename ${field} { __typename } } }` });
const onSellerBoard = (may: Viewers, field: string): HiddenRow => ({
  may,
  query: `query($id: ID!) { sellerBoard(sellerId: $id) { __typename ${field} { __typename } } }`,
  on: 'sellerId',
});
const onParcel = (may: Viewers, fields: string, on: 'shipmentId' | 'codId' = 'shipmentId'): HiddenRow => ({
  may,
  query: `query($id: String!) { shipment(id: $id) { __typename ${fields} } }`,
  on,
});

/** What is empty or null for everybody else who sees the record. */
export const hiddenRows: Readonly<Record<string, HiddenRow>> = {
  'ApprovalRequest.shipment': {
    may: ['super_admin', 'ops', 'accounts', 'erp:*'],
    query: '{ approvals { nodes { __typename shipment { __typename } } } }',
  },
  'OpsBoard.disputedAdjustments': onBoard(READ_SELLERS, 'disputedAdjustments'),
  'OpsBoard.bookingProblems': onBoard(OPERATOR_PARCELS, 'bookingProblems'),
  'OpsBoard.carrierCancellations': onBoard(EDIT_BOOK, 'carrierCancellations'),
  'OpsBoard.unknownCarrierCodes': onBoard(EDIT_BOOK, 'unknownCarrierCodes'),
  'OpsBoard.carrierInvoices': onBoard(MONEY, 'carrierInvoices'),
  'OpsBoard.cashInHand': onBoard(CUSTODY, 'cashInHand'),
  'OpsBoard.cashWithCarriers': onBoard(CUSTODY, 'cashWithCarriers'),
  'OpsBoard.failingWebhooks': onBoard(['super_admin', 'ops', 'erp:*', 'webhooks:write'], 'failingWebhooks'),
  'OpsBoard.openApprovals': onBoard(READ_APPROVALS, 'openApprovals'),
  'OpsBoard.unpaidAdjustments': onBoard(READ_SELLERS, 'unpaidAdjustments'),
  'SellerBoard.disputedAdjustments': onSellerBoard(READ_SELLERS, 'disputedAdjustments'),
  'SellerBoard.failingWebhooks': onSellerBoard(['owner', 'super_admin', 'ops', 'erp:*', 'webhooks:write'], 'failingWebhooks'),
  'SellerBoard.unpaidAdjustments': onSellerBoard(READ_SELLERS, 'unpaidAdjustments'),
  'ShipmentFigures.codOutstanding': {
    may: [...CUSTODY, 'owner'],
    query: 'query($id: ID!) { shipmentFigures(sellerId: $id) { __typename codOutstanding { __typename } } }',
    on: 'sellerId',
  },
  'Shipment.approvals': onParcel(READ_APPROVALS, 'approvals { __typename }'),
  'Shipment.cost': onParcel(MONEY, 'cost { __typename }'),
  'Shipment.booking': onParcel(OPERATOR_PARCELS, 'booking { __typename }'),
  'Shipment.carrierAccount': onParcel(OPERATOR_PARCELS, 'carrierAccount { __typename }'),
  'Shipment.assignment': onParcel(OPERATOR_PARCELS, 'assignment { __typename }'),
  'Seller.payoutAccounts': {
    may: ['owner', ...MONEY],
    query: 'query($id: String!) { seller(id: $id) { __typename payoutAccounts { __typename } } }',
    on: 'sellerId',
  },
  'ShipmentDriver.runId': onParcel(OPERATOR_PARCELS, 'driver { __typename runId }'),
  'Shipment.operatorActions': onParcel(OPERATOR_PARCELS, 'operatorActions { __typename }'),
  'ShipmentNote.attachments': onParcel(OPERATOR_PARCELS, 'notes { __typename attachments { __typename } }'),
  'Seller.notes': {
    may: [...READ_SELLERS.filter((viewer) => viewer !== 'owner'), 'sellers:write'],
    query: 'query($id: String!) { seller(id: $id) { __typename notes } }',
    on: 'sellerId',
  },
  'CarrierAccount.seller': { may: READ_SELLERS, query: '{ carrierAccounts { __typename seller { __typename } } }' },
  'Webhook.seller': { may: READ_SELLERS, query: '{ webhooks { nodes { __typename seller { __typename } } } }' },
  'CodCustodyStep.byId': onParcel(OPERATOR_PARCELS, 'cod { history { __typename byId } }', 'codId'),
  'CodCustodyStep.reference': onParcel(OPERATOR_PARCELS, 'cod { history { __typename reference } }', 'codId'),
};
