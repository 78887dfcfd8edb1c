import pMap from 'p-map';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { EventConsumer } from '../../platform/events/consumer.js';
import type { Work } from '../../platform/work/work.js';
import { describeError } from '../../platform/log/describe-error.js';
import { meaningOf, type ConnectedAccount } from '../carrier-accounts/index.js';
import type { ScanStatus } from '../carriers/index.js';
import { lockShipments } from '../shipments/index.js';
import { applyScan } from './apply-scan.js';
import { findDueParcels, findParcel, lockDueScans, postponeScans, settleScans, type DueParcel, type SettledScan } from './due-scans.js';
import type { CarrierTrackingServices } from './services.js';
import { settleRefusals } from './settle-refusals.js';

const AT_ONCE = 4;

/** Starts processing as soon as scans are committed, in whichever process. */
export const scanConsumer: EventConsumer<CarrierTrackingServices> = {
  queue: 'carrier_scans',
  events: ['carrier.scans_received'],
  retryLimit: 5,
  retryDelaySeconds: 10,
  batch: 500,
  // One run processes everything that is due, whatever event announced it.
  handleAll: async (_events, context) => {
    await processScans(context);
  },
};

/** Processes every scan that is due and returns the number of parcels. Safe to run in several processes at once. */
export async function processScans(context: Work<CarrierTrackingServices>): Promise<number> {
  let count = 0;
  for (;;) {
    const parcels = await findDueParcels(context.sql, {});
    if (parcels.length === 0) return count;
    await pMap(parcels, (parcel) => processParcel(context, parcel), { concurrency: AT_ONCE });
    count += parcels.length;
  }
}

/** A parcel that fails is tried again later, so that it does not hold up the others. */
async function processParcel({ transact, sql, services }: Work<CarrierTrackingServices>, parcel: DueParcel): Promise<void> {
  try {
    await settleRefusals((refused) => transact((tx) => settleParcel(tx, parcel, refused)));
  } catch (error) {
    services.log.warn({ err: describeError(error), accountId: parcel.accountId }, 'The scans of a parcel could not be processed.');
    await postponeScans(sql, parcel);
  }
}

async function settleParcel(tx: Tx<CarrierTrackingServices>, parcel: DueParcel, refused: ReadonlySet<string>): Promise<void> {
  const account = tx.services.carriers.account(parcel.accountId);
  const scopes = account ? [account.id, account.carrierCode] : [parcel.accountId];
  const scans = await lockDueScans(tx.sql, { ...parcel, scopes });
  if (scans.length === 0) return;
  const found = await findParcel.first(tx.sql, parcel);
  const [shipment] = found ? await lockShipments(tx, [found.id]) : [];
  const rows: SettledScan[] = [];
  for (const scan of scans) {
    const status = scan.mapped ?? knownMeaning(account, scan.code);
    const applied = { scan, meaning: status, isRefused: refused.has(scan.id) };
    const outcome = shipment ? await applyScan(tx, { shipment, ...applied }) : 'unknown_parcel';
    rows.push({ id: scan.id, status, outcome });
  }
  await settleScans(tx.sql, { rows, shipmentId: shipment?.id ?? null });
}

const knownMeaning = (account: ConnectedAccount | undefined, code: string): ScanStatus | null =>
  account ? meaningOf(account, code) : null;
