import { accessRetention } from './modules/access/index.js';
import { auditTasks } from './modules/audit/index.js';
import { bookingTasks } from './modules/bookings/index.js';
import { carrierTrackingTasks } from './modules/carrier-tracking/index.js';
import { fleetTasks } from './modules/fleet/index.js';
import { fleetFigureTasks } from './modules/fleet-figures/index.js';
import { invoiceRun } from './modules/invoices/index.js';
import { foldLedgerDayTotals, foldPostingTally } from './modules/ledger/index.js';
import { noteTasks } from './modules/notes/index.js';
import { mailTable, messageRetention } from './modules/notifications/index.js';
import { orderImportTasks } from './modules/order-imports/index.js';
import { orderDraftRetention } from './modules/order-drafts/index.js';
import { paymentTasks } from './modules/payments/index.js';
import { autoConfirmTimer, pickupTasks } from './modules/pickups/index.js';
import { positionRetention } from './modules/positions/index.js';
import { proofTasks } from './modules/proofs/index.js';
import { retryTasks, retryTimers } from './modules/reattempts/index.js';
import { registrationTasks } from './modules/registrations/index.js';
import { digestRun, noticeRetention } from './modules/shipment-notifications/index.js';
import { shipmentTasks } from './modules/shipments/index.js';
import type { ShopTimer } from './modules/shops/index.js';
import { testClockTask } from './modules/test-clocks/index.js';
import { ledgerArchive, ledgerWatch } from './modules/accounting/index.js';
import { requestRetention } from './modules/shop-requests/index.js';
import { tokenEndTask } from './modules/staff/index.js';
import { webhookTasks } from './modules/webhooks/index.js';
import { partitionTask } from './platform/jobs/partitions.js';
import { eventTable } from './platform/events/event.entity.js';
import { eventRetention } from './platform/jobs/event-retention.js';
import { doorTasks } from './platform/jobs/forget-expired.js';
import type { ScheduledTask } from './platform/jobs/schedule.js';
import type { Services } from './services.js';

/** Partitions that must be there before rows are written. A worker also makes them when it starts. */
export const partitionTasks: readonly ScheduledTask[] = [partitionTask(eventTable), partitionTask(mailTable)];

/** What the test clock of a shop runs. */
export const shopTimers: readonly ShopTimer<Services>[] = [...retryTimers, autoConfirmTimer];

/** Everything that workers do periodically. */
export const scheduledTasks = (warn: (message: string, error: unknown) => void): readonly ScheduledTask<Services>[] => [
  ...partitionTasks,
  eventRetention,
  ...webhookTasks,
  ...shipmentTasks,
  ...bookingTasks,
  ...retryTasks,
  ...pickupTasks,
  testClockTask(shopTimers),
  ...fleetTasks,
  ...fleetFigureTasks,
  ...paymentTasks,
  orderDraftRetention,
  ...orderImportTasks,
  positionRetention,
  foldPostingTally,
  foldLedgerDayTotals,
  invoiceRun,
  ...auditTasks,
  ...noteTasks,
  ...proofTasks,
  ...doorTasks,
  ...carrierTrackingTasks,
  ...registrationTasks,
  messageRetention,
  noticeRetention,
  digestRun,
  requestRetention,
  accessRetention,
  tokenEndTask,
  ledgerWatch(warn),
  ledgerArchive,
];
