import 'reflect-metadata';
import type { EntitySchema } from '@mikro-orm/postgresql';
import { addressBookEntities } from './modules/address-book/index.js';
import { accessEntities } from './modules/access/index.js';
import { auditEntities, auditLimitSql, auditSql } from './modules/audit/index.js';
import { adjustmentEntities, adjustmentSql } from './modules/adjustments/index.js';
import { orderChangeEntities, orderChangeSql } from './modules/order-changes/index.js';
import { approvalEntities, approvalSearchSql } from './modules/approvals/index.js';
import { brandingEntities } from './modules/branding/index.js';
import { bookingEntities } from './modules/bookings/index.js';
import { carrierAccountEntities, carrierAccountSql } from './modules/carrier-accounts/index.js';
import { carrierEntities } from './modules/carriers/index.js';
import { pricingEntities } from './modules/pricing/index.js';
import { rateBookSql, ratingEntities } from './modules/rating/index.js';
import { codEntities, codSql } from './modules/cod/index.js';
import { invoiceEntities, invoiceFunctionSql, invoiceSql } from './modules/invoices/index.js';
import { consigneeChoiceEntities } from './modules/consignee-choices/index.js';
import { fleetEntities } from './modules/fleet/index.js';
import { fleetFigureEntities } from './modules/fleet-figures/index.js';
import { labelEntities } from './modules/labels/index.js';
import { preferenceEntities } from './modules/preferences/index.js';
import {
  ledgerArchiveSql,
  ledgerEntities,
  ledgerSql,
  postingCountedByRowSql,
  postingTallySql,
  testShipmentSql,
} from './modules/ledger/index.js';
import { mailTable, notificationEntities } from './modules/notifications/index.js';
import { noteEntities } from './modules/notes/index.js';
import { shipmentNotificationEntities } from './modules/shipment-notifications/index.js';
import { orderDraftEntities } from './modules/order-drafts/index.js';
import { orderImportEntities } from './modules/order-imports/index.js';
import { orderEntities } from './modules/orders/index.js';
import { carrierBillEntities } from './modules/carrier-bills/index.js';
import { carrierCostEntities } from './modules/carrier-costs/index.js';
import { carrierTrackingEntities } from './modules/carrier-tracking/index.js';
import { paymentEntities } from './modules/payments/index.js';
import { payoutAccountEntities } from './modules/payout-accounts/index.js';
import { positionEntities, positionSql } from './modules/positions/index.js';
import { pickupEntities, pickupSearchSql } from './modules/pickups/index.js';
import { proofEntities } from './modules/proofs/index.js';
import { registrationEntities } from './modules/registrations/index.js';
import { reattemptEntities } from './modules/reattempts/index.js';
import { returnEntities } from './modules/returns/index.js';
import { sellerEntities, sellerListingSql } from './modules/sellers/index.js';
import {
  shipmentContactSql,
  shipmentPhoneSql,
  shipmentEntities,
  shipmentDayTallySql,
  shipmentListSql,
  shipmentFoldedByRowSql,
  shipmentOneTallySql,
  shipmentSql,
} from './modules/shipments/index.js';
import { shopEntities } from './modules/shops/index.js';
import { shopRequestEntities } from './modules/shop-requests/index.js';
import { staffEntities } from './modules/staff/index.js';
import { topUpEntities, topUpSql } from './modules/top-ups/index.js';
import { transactionSearchSql } from './modules/wallets/index.js';
import { twoFactorEntities } from './modules/two-factor/index.js';
import { selectionSql, webhookEntities } from './modules/webhooks/index.js';
import { CacheVersionSchema } from './platform/cache/cache-version.entity.js';
import { partitionSql } from './platform/db/weekly-table.js';
import { EventConsumerSchema, EventPumpSchema, EventSchema, eventTable } from './platform/events/event.entity.js';
import { IdempotentAnswerSchema } from './platform/http/idempotent-answer.entity.js';
import { RateLimitSchema } from './platform/http/rate-limit.entity.js';

/** Every table of the service. */
export const entities: readonly EntitySchema[] = [
  EventSchema,
  EventPumpSchema,
  EventConsumerSchema,
  CacheVersionSchema,
  IdempotentAnswerSchema,
  RateLimitSchema,
  ...accessEntities,
  ...sellerEntities,
  ...brandingEntities,
  ...addressBookEntities,
  ...staffEntities,
  ...shopEntities,
  ...shopRequestEntities,
  ...carrierEntities,
  ...carrierAccountEntities,
  ...pricingEntities,
  ...ratingEntities,
  ...ledgerEntities,
  ...approvalEntities,
  ...orderEntities,
  ...orderDraftEntities,
  ...orderImportEntities,
  ...shipmentEntities,
  ...bookingEntities,
  ...adjustmentEntities,
  ...orderChangeEntities,
  ...returnEntities,
  ...noteEntities,
  ...registrationEntities,
  ...reattemptEntities,
  ...pickupEntities,
  ...fleetEntities,
  ...fleetFigureEntities,
  ...consigneeChoiceEntities,
  ...positionEntities,
  ...codEntities,
  ...topUpEntities,
  ...paymentEntities,
  ...carrierBillEntities,
  ...carrierCostEntities,
  ...carrierTrackingEntities,
  ...notificationEntities,
  ...shipmentNotificationEntities,
  ...webhookEntities,
  ...labelEntities,
  ...preferenceEntities,
  ...invoiceEntities,
  ...twoFactorEntities,
  ...auditEntities,
  ...payoutAccountEntities,
  ...proofEntities,
] as readonly EntitySchema[];

/** Database objects besides tables: functions, triggers and partial indexes, in order of creation. Partitions are made by the service. */
export const databaseGuards: readonly string[] = [
  rateBookSql,
  carrierAccountSql,
  selectionSql,
  ...ledgerSql,
  ...ledgerArchiveSql,
  ...postingTallySql,
  ...postingCountedByRowSql,
  shipmentSql,
  ...testShipmentSql,
  adjustmentSql,
  orderChangeSql,
  codSql,
  topUpSql,
  ...shipmentListSql,
  ...shipmentDayTallySql,
  ...shipmentContactSql,
  ...shipmentPhoneSql,
  ...shipmentOneTallySql,
  ...shipmentFoldedByRowSql,
  ...sellerListingSql,
  ...pickupSearchSql,
  ...approvalSearchSql,
  ...transactionSearchSql,
  invoiceFunctionSql,
  invoiceSql,
  ...auditSql,
  auditLimitSql,
  positionSql,
  ...partitionSql(eventTable, new Date(0)),
  ...partitionSql(mailTable, new Date(0)),
];
