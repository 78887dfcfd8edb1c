import { GraphError } from '../graph/graph-error.js';
import { FailureReasonsDocument, MyRunDocument } from '../graph/operations.generated.js';
import { clock, send } from '../graph/send.js';
import { announce } from '../store/changes.js';
import { database } from '../store/database.js';
import { actionsOf, tidy } from '../store/outbox.js';
import { keep, valueOf } from '../store/values.js';

/** Whether the service answered. */
export type Fetched = 'fetched' | 'unreachable' | 'signed-out';

/** Asks for the run of today and keeps it with the time of its arrival. */
export async function fetchRun(): Promise<Fetched> {
  const driver = await valueOf('driver');
  if (!driver || (await valueOf('signedOut'))) return 'signed-out';
  const driverId = driver.id;
  // What is sent while the answer is on its way may not be part of it.
  const sent = (await actionsOf(driverId)).filter(({ state }) => state === 'sent');
  try {
    const { myRun } = await send(MyRunDocument, {});
    const isSame = (await valueOf('driver'))?.id === driverId;
    if (!isSame) return 'signed-out';
    await (await database()).put('runs', { driverId, run: myRun, fetchedAt: Date.now(), includes: sent.at(-1)?.seq ?? 0 });
    await keep('skewMs', clock.skewMs);
    if (myRun) await tidy(driverId, myRun.id);
    announce();
    return 'fetched';
  } catch (error) {
    return await failed(error);
  }
}

/** The reasons of the service's catalogue, for days without network. */
export async function fetchReasons(): Promise<void> {
  const { reference } = await send(FailureReasonsDocument, {});
  await keep('reasons', reference.reasonCodes);
  announce();
}

async function failed(error: unknown): Promise<Fetched> {
  if (!(error instanceof GraphError)) throw error;
  if (!error.isSignedOut) return 'unreachable';
  await keep('signedOut', true);
  announce();
  return 'signed-out';
}
