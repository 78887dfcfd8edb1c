import type { ListLengths } from './platform/graphql/list-lengths.js';

/** Filters by status, event or scope: more than there are of any, so that repetitions do no harm. */
const CHOICES = 100;
const COUNTRIES = 250;
const LABELS = 100;
const LOCATIONS = 500;
const MAILS = 20;
const PHOTOS = 20;
const PRICES = 5_000;
const PRODUCTS = 1_000;
const SERVICES = 200;
const SHIPMENTS = 200;
const SURCHARGES = 50;

/**
 * The greatest length of every list that callers may send, by input type or by field and argument. A longer list is refused before its
 * entries are read, over every transport. The service does not start while a list has none.
 */
export const inputLengths: ListLengths = {
  'ActivationInput.locations': LOCATIONS,
  'AddShipmentNoteInput.files': 5,
  'AssignShipmentsInput.ids': SHIPMENTS,
  'CarrierInvoice.lines.kind': CHOICES,
  'CarrierInvoice.lines.state': CHOICES,
  'CarrierServiceMappingInput.countries': COUNTRIES,
  'CompleteTaskInput.proofs': 20,
  'ConfirmPickupsInput.shipments': 1_000,
  'ConnectCarrierInput.services': SERVICES,
  'ConnectShopInput.locations': LOCATIONS,
  'CreateDisplayRuleInput.countries': COUNTRIES,
  'CreateDisplayRuleInput.services': SERVICES,
  'CreateOrderInput.products': PRODUCTS,
  'CreatePlanInput.services': SERVICES,
  'CreateWebhookInput.events': CHOICES,
  'DisputeAdjustmentInput.photos': PHOTOS,
  'DraftRateCardInput.surcharges': SURCHARGES,
  'DraftRateCardInput.tiers': PRICES,
  'Mutation.addLocations.input': LOCATIONS,
  'Mutation.createApiToken.scopes': CHOICES,
  'Mutation.createErpToken.ipAllowList': 1_000,
  'Mutation.createErpToken.scopes': CHOICES,
  'Mutation.draftOrderImportRows.rowIds': 500,
  'Mutation.finishRun.countedCash': 20,
  'Mutation.importRateCardCsv.surcharges': SURCHARGES,
  'Mutation.mapCarrierServices.services': SERVICES,
  // As many as Node reads of a request.
  'Mutation.receiveCarrierEvents.headers': 2_000,
  'Mutation.recordPositions.positions': 500,
  'Mutation.reorderStops.stopIds': 1_000,
  'Mutation.simulateShipment.path': CHOICES,
  'Mutation.unassignShipments.ids': SHIPMENTS,
  'Mutation.setOrderImportService.rowIds': 500,
  'Mutation.updateLocations.input': LOCATIONS,
  'OpsBoard.shipments.adjustmentStatus': CHOICES,
  'OpsBoard.shipments.billingStatus': CHOICES,
  'OpsBoard.shipments.codStage': CHOICES,
  'OpsBoard.shipments.status': CHOICES,
  'OrderDraftContentInput.products': PRODUCTS,
  'OrderImport.rows.states': CHOICES,
  'OrderImportInput.answers': 200,
  'PlanRunsInput.driverIds': 200,
  'Query.carrierInvoices.kind': CHOICES,
  'Query.carrierInvoices.state': CHOICES,
  'Query.labelFile.known': LABELS,
  'Query.labelsFile.ids': LABELS,
  'Query.nodes.ids': 100,
  'Query.rateCards.status': CHOICES,
  'Query.shipments.adjustmentStatus': CHOICES,
  'Query.shipments.billingStatus': CHOICES,
  'Query.shipments.codStage': CHOICES,
  'Query.shipments.status': CHOICES,
  'Query.webhookEvents.events': CHOICES,
  'QuoteRatesInput.products': PRODUCTS,
  'QuoteRatesInput.services': SERVICES,
  'RateTierInput.breaks': PRICES,
  'RatesInput.products': PRODUCTS,
  'Subscription.codCustodyChanged.stage': CHOICES,
  'Subscription.shipmentChanged.status': CHOICES,
  'UpdateDriverInput.languages': CHOICES,
  'UpdateOrderInput.expectedVersions': CHOICES,
  'UpdateOrderInput.products': PRODUCTS,
  'UpdateProfileInput.notifyEmails': MAILS,
  'UpdateRateCardDraftInput.surcharges': SURCHARGES,
  'UpdateRateCardDraftInput.tiers': PRICES,
  'UpdateSellerInput.notifyEmails': MAILS,
  'UpdateShipmentInput.expectedVersions': CHOICES,
  'UpdateShipmentInput.products': PRODUCTS,
  'UpdateWebhookInput.events': CHOICES,
  'VerifyShipmentInput.photos': PHOTOS,
};
