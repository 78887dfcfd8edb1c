import { sql } from 'kysely';
import pMap from 'p-map';
import { secondsAfter } from '../../kernel/clock.js';
import { anyOf, now, rowsOf, statement, type Named } from '../../platform/db/statement.js';
import type { Work } from '../../platform/work/work.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import type { ConnectedAccount } from '../carrier-accounts/index.js';
import { failureOf, type CarrierFailure } from '../carriers/index.js';
import { db } from './carrier-tracking.tables.js';
import { nextPollAt } from './poll.rules.js';
import type { CarrierTrackingServices } from './services.js';
import { storeScans } from './store-scans.js';

/**
 * The carrier has the booking and may still report something: about a failed delivery, for thirty days. The first two conditions are those
 * of the index.
 */
const isOpen = sql<boolean>`s.carrier_account_id is not null and s.status not in ('delivered', 'cancelled')
  and s.status not in ('new', 'fulfilled') and s.rts_completed_at is null and s.awb_assigned
  and not (s.status = 'failed' and s.status_at <= ${now} - interval '30 days')`;

/** Forgets shipments that have come to their end. */
const forgetEnded = statement(() =>
  db
    .deleteFrom('carrierPoll')
    .where('dueAt', '<=', now)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('shipment as s').select('s.id').whereRef('s.id', '=', 'carrierPoll.shipmentId').where(isOpen))),
    ),
);

const putOff = statement(($: Named<{ rows: readonly { shipmentId: string; dueAt: Date }[] }>) =>
  db
    .updateTable('carrierPoll')
    .from(rowsOf($.rows, { shipmentId: 'uuid', dueAt: 'timestamptz' }).as('r'))
    .whereRef('carrierPoll.shipmentId', '=', 'r.shipmentId')
    .set((eb) => ({ dueAt: eb.ref('r.dueAt') })),
);

type Polling = Work<CarrierTrackingServices>;
type TakenParcel = Awaited<ReturnType<typeof takeDue>>[number];

/** Calls per account and run; the next run goes on. */
const MAX_CALLS = 50;
/** No call starts after this time, so that runs do not pile up behind a slow account. */
const RUN_MS = 45_000;
const ACCOUNTS_AT_ONCE = 16;
const RETRY_SECONDS = 300;

/** Asks carriers about the parcels that are due. The accounts are asked side by side, so a slow one delays no other. */
export async function pollCarriers(context: Polling): Promise<void> {
  const accounts = context.services.carriers.accounts();
  if (accounts.length === 0) return;
  await forgetEnded(context.sql, {});
  await scheduleNew(context.sql, { accountIds: accounts.map(({ id }) => id) });
  const until = performance.now() + RUN_MS;
  await pMap(accounts, (account) => pollAccount(context, account, until), { concurrency: ACCOUNTS_AT_ONCE });
}

async function pollAccount(context: Polling, account: ConnectedAccount, until: number): Promise<void> {
  const limit = Math.max(1, account.adapter.capabilities.trackBatch);
  for (let call = 0; call < MAX_CALLS && performance.now() < until; call++) {
    const parcels = await takeDue(context.sql, { accountId: account.id, limit });
    if (parcels.length === 0) return;
    const isAnswered = await askAbout(context, account, parcels);
    // The other parcels of the account would fail the same way.
    if (!isAnswered) return;
  }
}

/** False if the carrier did not answer; the parcels are then due again soon. */
async function askAbout(
  { transact, sql, services }: Polling,
  account: ConnectedAccount,
  parcels: readonly TakenParcel[],
): Promise<boolean> {
  const awbs = parcels.map(({ awb }) => awb);
  try {
    const scans = await account.call((access, signal) => account.adapter.track(access, awbs, signal));
    await transact((tx) => storeScans(tx, { accountId: account.id, source: 'poll', scans }));
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    await putOff(sql, { rows: parcels.map(({ id }) => ({ shipmentId: id, dueAt: retryAt(failure, services.clock.now()) })) });
    return false;
  }
  const [now, minutes] = [services.clock.now(), services.settings.carriers.pollMinutes];
  await putOff(sql, { rows: parcels.map((parcel) => ({ shipmentId: parcel.id, dueAt: nextPollAt(parcel, minutes, now) })) });
  return true;
}

const retryAt = ({ retryAfterSeconds }: CarrierFailure, now: Date): Date =>
  secondsAfter(now, Math.max(retryAfterSeconds ?? 0, RETRY_SECONDS));

export const pollTask: ScheduledTask<CarrierTrackingServices> = { queue: 'carrier_poll', cron: '* * * * *', run: pollCarriers };

const BATCH = 5000;
/** A parcel that this process asks about is not asked about by another one, and is asked about again if this process dies. */
const LEASE = sql.raw(`interval '10 minutes'`);

/** Schedules shipments that have been booked since the last run. */
const scheduleNew = statement(($: Named<{ accountIds: readonly string[] }>) =>
  db
    .with('booked', (q) =>
      q
        .selectFrom('shipment as s')
        .select(['s.id as shipmentId', sql<string>`s.carrier_account_id`.as('accountId'), now.as('dueAt')])
        .where(isOpen)
        .where('s.carrierAccountId', '=', anyOf($.accountIds))
        .where((eb) => eb.not(eb.exists(eb.selectFrom('carrierPoll as p').select('p.shipmentId').whereRef('p.shipmentId', '=', 's.id'))))
        .limit(BATCH),
    )
    .insertInto('carrierPoll')
    .columns(['shipmentId', 'accountId', 'dueAt'])
    .expression((eb) => eb.selectFrom('booked').select(['shipmentId', 'accountId', 'dueAt']))
    .onConflict((conflict) => conflict.column('shipmentId').doNothing()),
);

/** Takes the parcels of an account that are due longest, with what decides when they are due again. */
const takeDue = statement(($: Named<{ accountId: string; limit: number }>) =>
  db
    .with('due', (q) =>
      q
        .selectFrom('carrierPoll')
        .select('shipmentId')
        .where('accountId', '=', $.accountId)
        .where('dueAt', '<=', now)
        .orderBy('dueAt')
        .limit($.limit)
        .forUpdate()
        .skipLocked(),
    )
    .with('taken', (q) =>
      q
        .updateTable('carrierPoll')
        .set({ dueAt: sql<Date>`${now} + ${LEASE}` })
        .where('shipmentId', 'in', (eb) => eb.selectFrom('due').select('shipmentId'))
        .returning('carrierPoll.shipmentId'),
    )
    .selectFrom('taken')
    .innerJoin('shipment as s', 's.id', 'taken.shipmentId')
    .select(['s.id', 's.awb', 's.status', 's.statusAt'])
    .select((eb) =>
      eb
        .selectFrom('carrierScan as c')
        .select('c.receivedAt')
        .whereRef('c.shipmentId', '=', 's.id')
        .orderBy('c.receivedAt', 'desc')
        .limit(1)
        .as('lastScanAt'),
    ),
);
