import pMap from 'p-map';
import { secondsAfter } from '../../kernel/clock.js';
import type { Work } from '../../platform/work/work.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import type { ConnectedAccount } from '../carrier-accounts/index.js';
import { failureOf, type CarrierFailure } from '../carriers/index.js';
import { forgetEnded, putOff, scheduleNew, takeDue } from './poll-rows.js';
import { nextPollAt } from './poll.rules.js';
import type { CarrierTrackingServices } from './services.js';
import { storeScans } from './store-scans.js';

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
