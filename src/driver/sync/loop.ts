import { onState, setState, stateNow } from '../app/state.js';
import { GraphError } from '../graph/graph-error.js';
import { FailureReasonsDocument, MyRunDocument } from '../graph/operations.generated.js';
import { clock, send } from '../graph/send.js';
import { announce } from '../store/changes.js';
import { database } from '../store/database.js';
import { actionsOf, tidy } from '../store/outbox.js';
import { keep, valueOf } from '../store/values.js';
import { keepWrongCodesOf } from '../store/wrong-codes.js';
import { drain } from './drain.js';
import { sendPositions } from './send-positions.js';

const POLL_MS = 30_000;
/** A socket may be open and silent. */
const POLLS_WHEN_LIVE = 4;
/** A subscription begins a moment after its socket is open. */
const SUBSCRIBED_AFTER_MS = 3_000;
const SHORTEST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

let failures = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | undefined;
let isAgain = false;
let endLive: (() => void) | undefined;
let liveRun: string | undefined;
let isLive = false;

/** Sends what is saved, then asks for the run. Calls while it runs lead to one more round. */
export function sync(): Promise<void> {
  if (running) isAgain = true;
  running ??= rounds().finally(() => (running = undefined));
  return running;
}

async function rounds(): Promise<void> {
  do {
    isAgain = false;
    await round();
  } while (isAgain);
}

async function round(): Promise<void> {
  clearTimeout(retry);
  setState({ isSending: stateNow().unsent > 0 });
  const drained = await drain();
  const fetched = drained === 'signed-out' ? drained : await fetchRun();
  setState({ isSending: false, isReachable: fetched === 'signed-out' ? navigator.onLine : fetched === 'fetched' });
  if (fetched === 'signed-out') return;
  if (fetched === 'fetched') await sendPositions();
  if (drained === 'later' || fetched === 'unreachable') return retryLater();
  failures = 0;
  if (!stateNow().reasons) await fetchReasons().catch(() => retryLater());
  followLive();
}

function retryLater(): void {
  failures += 1;
  const pause = Math.min(SHORTEST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS) * (0.75 + Math.random() / 2);
  clearTimeout(retry);
  retry = setTimeout(() => void sync(), pause);
}

/** Keeps the run fresh: live where sockets work, otherwise every half minute; at once when the network or the driver is back. */
export function keepInSync(): void {
  const now = (): void => {
    failures = 0;
    void sync();
  };
  addEventListener('online', now);
  addEventListener('offline', () => setState({ isReachable: false }));
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && now());
  let polls = 0;
  setInterval(() => {
    polls += 1;
    const isDue = !isLive || polls % POLLS_WHEN_LIVE === 0;
    if (document.visibilityState === 'visible' && isDue && failures === 0) void sync();
  }, POLL_MS);
  // The state follows the database a moment later.
  onState(followLive);
}

/** The library of sockets is loaded after the first screen. */
function followLive(): void {
  const { run, isSignedOut } = stateNow();
  const wanted = run && !isSignedOut && run.state !== 'FINISHED' ? run.id : undefined;
  if (wanted === liveRun) return;
  endLive?.();
  endLive = undefined;
  liveRun = wanted;
  if (wanted === undefined) return;
  void import('./live.js').then(({ listen }) => {
    if (liveRun !== wanted) return;
    endLive = listen(wanted, {
      changed: () => void sync(),
      connected: (isConnected) => {
        isLive = isConnected;
        if (!isConnected) return;
        // Something may have changed while the socket was closed, or in the moment before the subscription began.
        void sync();
        setTimeout(() => void sync(), SUBSCRIBED_AFTER_MS);
      },
    });
  });
}

/** Not yet in the types of browsers. */
interface WithSync extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Sends soon after something was saved, also when the app is closed in the meantime, where browsers can do that. */
export async function sendSoon(): Promise<void> {
  failures = 0;
  void sync();
  // A browser may refuse to wake the app later; what is saved is then sent when the app is opened.
  const registration: WithSync | undefined = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await registration?.sync?.register('outbox').catch(() => undefined);
}

/** Whether the service answered. */
type Fetched = 'fetched' | 'unreachable' | 'signed-out';

/** Asks for the run of today and keeps it with the time of its arrival. */
async function fetchRun(): Promise<Fetched> {
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
    if (myRun) await keepWrongCodesOf(new Set(myRun.stops.flatMap(({ tasks }) => tasks.map(({ id }) => id))));
    announce();
    return 'fetched';
  } catch (error) {
    return await failed(error);
  }
}

/** The reasons of the service's catalogue, for days without network. */
async function fetchReasons(): Promise<void> {
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
