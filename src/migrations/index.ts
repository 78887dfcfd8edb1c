import { Initial } from './20261121000000-initial.js';
import { SellerAgreements } from './20261121100000-seller-agreements.js';
import { Webhooks } from './20261121200000-webhooks.js';
import { OrderChangesAndReturns } from './20261121220000-order-changes-and-returns.js';
import { MoneyOnShipments } from './20261122000000-money-on-shipments.js';
import { AdjustmentsAndApprovals } from './20261122010000-adjustments-and-approvals.js';
import { CashOnDelivery } from './20261122020000-cash-on-delivery.js';
import { Lists } from './20261122030000-lists.js';
import { Operations } from './20261122040000-operations.js';
import { WebhookNews } from './20261123020000-webhook-news.js';
import { TokensAndPaces } from './20261122050000-tokens-and-paces.js';
import { Observation } from './20261123030000-observation.js';
import { PickupSearch } from './20261123050000-pickup-search.js';
import { SellerDetails } from './20261123051000-seller-details.js';
import { PaymentCheckouts } from './20261123052000-payment-checkouts.js';
import { Invitations } from './20261123000000-invitations.js';
import { CarrierCosts } from './20261123052500-carrier-costs.js';
import { CountedLists } from './20261123053000-counted-lists.js';
import { AdjustmentLists } from './20261124020100-adjustment-lists.js';
import { DeliveryAttempts } from './20261124020200-delivery-attempts.js';
import { DraftRevisions } from './20261124020000-draft-revisions.js';
import { Traces } from './20261123030100-traces.js';

/** Every migration, oldest first. A released one is never changed. */
export const migrations = [
  { name: '20261121000000-initial', class: Initial },
  { name: '20261121100000-seller-agreements', class: SellerAgreements },
  { name: '20261121200000-webhooks', class: Webhooks },
  { name: '20261121220000-order-changes-and-returns', class: OrderChangesAndReturns },
  { name: '20261122000000-money-on-shipments', class: MoneyOnShipments },
  { name: '20261122010000-adjustments-and-approvals', class: AdjustmentsAndApprovals },
  { name: '20261122020000-cash-on-delivery', class: CashOnDelivery },
  { name: '20261122030000-lists', class: Lists },
  { name: '20261122040000-operations', class: Operations },
  { name: '20261122050000-tokens-and-paces', class: TokensAndPaces },
  { name: '20261123000000-invitations', class: Invitations },
  { name: '20261123020000-webhook-news', class: WebhookNews },
  { name: '20261123030000-observation', class: Observation },
  { name: '20261123030100-traces', class: Traces },
  { name: '20261123050000-pickup-search', class: PickupSearch },
  { name: '20261123051000-seller-details', class: SellerDetails },
  { name: '20261123052000-payment-checkouts', class: PaymentCheckouts },
  { name: '20261123052500-carrier-costs', class: CarrierCosts },
  { name: '20261123053000-counted-lists', class: CountedLists },
  { name: '20261124020000-draft-revisions', class: DraftRevisions },
  { name: '20261124020100-adjustment-lists', class: AdjustmentLists },
  { name: '20261124020200-delivery-attempts', class: DeliveryAttempts },
];
