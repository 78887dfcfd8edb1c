import type { ExplorerExample } from './platform/graphql/explorer.js';
import { exampleVariables } from './rest/docs/reference/graph-examples.js';

const shipment = { id: 'SVC...' };

/** The life of a parcel, step by step, for newcomers. */
export const explorerExamples: readonly ExplorerExample[] = [
  {
    query: `# In a demo, sign in above with one click. Otherwise put a token into the headers as "Bearer ...".
mutation LogIn($email: String!, $password: String!) {
  login(email: $email, password: $password) { token expiresAt seller { id name } staff { id name } }
}
query WhoAmI { me { type id } }`,
    variables: { email: '', password: '' },
  },
  {
    query: `mutation Register($input: RegisterSellerInput!) {
  registerSeller(input: $input) { id email name }
}`,
    variables: exampleVariables['registerSeller'],
  },
  {
    query: `# The shop token is shown only once. Use it to request rates and place orders.
mutation ConnectShop($input: ConnectShopInput!) {
  connectShop(input: $input) { token shop { domain name } }
}`,
    variables: {
      input: { email: '', password: '', shopId: 'mugs.example', shopName: 'Mugs', platform: 'woocommerce', url: 'https://mugs.example' },
    },
  },
  {
    query: `query Rates($input: RatesInput!, $explain: Boolean!) {
  rates(input: $input, explain: $explain) {
    rates { serviceCode serviceName totalPrice { amount currency } description breakdown { code amount { amount } } }
    rejected { serviceCode code message }
  }
}`,
    variables: exampleVariables['rates'],
  },
  {
    query: `mutation PlaceOrder($input: CreateOrderInput!) {
  createOrder(input: $input) {
    orderId shipmentReference serviceCode actualRate { amount currency } collectionAmount { amount } warnings { field message }
  }
}`,
    variables: exampleVariables['createOrder'],
  },
  {
    query: `# With the ERP token or as staff.
query Shipment($id: String!) {
  shipment(id: $id) {
    status billingStatus allowedTransitions { to trigger } timeline { to occurredAt inferred } adjustment { status amount { amount } }
  }
}
mutation Move($move: TransitionShipmentInput!) { transitionShipment(input: $move) { shipment { status } } }
mutation Measure($measured: VerifyShipmentInput!) { verifyShipment(input: $measured) { shipment { status } } }
mutation Walk($id: String!) { simulateShipment(id: $id) { status timeline { to inferred } } }`,
    variables: {
      ...shipment,
      move: { ...shipment, status: 'FULFILLED' },
      measured: { ...shipment, weightKg: 1.2, length: 20, width: 20, height: 20 },
    },
  },
  {
    query: `query Label($id: String!) { labelFile(id: $id) { fileName content } }
query Tracking($id: String!) { tracking(id: $id) { current { status title } steps { title occurredAt } } }`,
    variables: shipment,
  },
  {
    query: `mutation AddWebhook($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { id url } warnings { message } } }
query Webhooks { webhooks { nodes { id url events } } }
query Deliveries($webhookId: String!) {
  webhookDeliveries(webhookId: $webhookId) { nodes { status attempt httpStatus errorMessage nextRetryAt } }
}`,
    variables: { input: { url: 'https://shop.example/hook', events: ['shipment.update'] }, webhookId: '' },
  },
  {
    query: `# With the ERP token or as staff.
mutation Collect($collected: ConfirmCodInput!) {
  confirmCod(input: $collected) { stage amountCollected { amount } handlingFee { amount } netCredited { amount } }
}
mutation HandOver($handover: AdvanceCodHandoverInput!) { advanceCodHandover(input: $handover) { stage } }
query Custody { codCustody { stage holder { name } amount { amount currency } shipments } }`,
    variables: { collected: { ...shipment, paymentMethod: 'CASH' }, handover: { ...shipment } },
  },
  {
    query: `# As a super administrator.
query Waiting { approvals(status: PENDING) { nodes { id type amount { amount currency } requestedBy { name } createdAt } } }
mutation Approve($review: ReviewRequestInput!) { approveRequest(input: $review) { status } }`,
    variables: { review: { id: '' } },
  },
  {
    query: `# Shipments, approvals and custody of money at a glance.
query Board {
  shipments(first: 20, sortOrder: DESC) { totalCount nodes { reference status billingStatus seller { name } } }
  approvalStats { pending pendingAmount { amount currency } }
  codCustody { stage amount { amount currency } shipments }
  ledgerIntegrity { ok checkedAt }
}`,
  },
];
