import { GraphError } from '../graph/graph-error.js';
import {
  UploadProofDocument,
  ArriveAtStopDocument,
  CompleteTaskDocument,
  FinishRunDocument,
  LoadParcelDocument,
  MyRunDocument,
  StartRunDocument,
} from '../graph/operations.generated.js';
import { send } from '../graph/send.js';
import type { StoredAction } from '../model/action.js';
import type { KeptFile } from '../model/kept.js';
import { announce } from '../store/changes.js';
import { dropFile, nextWaiting, refuseFile } from '../store/files.js';
import { markRefused, markSent, nextUnsent } from '../store/outbox.js';
import { keep, valueOf } from '../store/values.js';

/** What ended the sending: nothing is left, the network is gone or the service is busy, or no driver is signed in. */
export type Drained = 'empty' | 'later' | 'signed-out';

const LOCK = 'shipgraph-driver-outbox';
const UPLOAD_PATIENCE_MS = 120_000;

/** Sends what is saved, in order. One sender at a time among all tabs and the service worker; the others wait and find nothing left. */
export async function drain(): Promise<Drained> {
  return navigator.locks.request(LOCK, sendAll);
}

async function sendAll(): Promise<Drained> {
  const driver = await valueOf('driver');
  if (!driver || (await valueOf('signedOut'))) return 'signed-out';
  try {
    const actions = await sendActions(driver.id);
    const areFilesSent = await sendFiles(driver.id);
    return areFilesSent ? actions : 'later';
  } catch (error) {
    if (!(error instanceof GraphError)) throw error;
    if (!error.isSignedOut) return 'later';
    await keep('signedOut', true);
    announce();
    return 'signed-out';
  }
}

/**
 * In order: a passing failure ends the round. An error inside the service may concern one action only, so that the others at doors go on
 * without it.
 */
async function sendActions(driverId: string): Promise<'empty' | 'later'> {
  const failed = new Set<number>();
  for (let action = await nextUnsent(driverId, failed); action; action = await nextUnsent(driverId, failed)) {
    // The run is finished after everything else has arrived.
    if (action.kind === 'finish' && (failed.size > 0 || !(await sendFiles(driverId)))) return 'later';
    try {
      await sendAction(action);
      await markSent(action);
    } catch (error) {
      if (!(error instanceof GraphError) || error.isSignedOut) throw error;
      const { code, message, variant, params } = error;
      if (!error.isPassing) await markRefused(action, { code, message, variant, params });
      else if (code === 'INTERNAL_ERROR' && isAtADoor(action)) failed.add(action.seq);
      else throw error;
    }
  }
  return failed.size === 0 ? 'empty' : 'later';
}

const isAtADoor = ({ kind }: StoredAction): boolean => kind === 'arrive' || kind === 'complete';

/** Uploads files; false if some have to wait. A file that fails does not hold up the others. */
async function sendFiles(driverId: string): Promise<boolean> {
  const tried = new Set<string>();
  let isAll = true;
  for (let file = await nextWaiting(driverId, tried); file; file = await nextWaiting(driverId, tried)) {
    tried.add(file.id);
    isAll = (await uploaded(file)) && isAll;
  }
  return isAll;
}

async function uploaded(file: KeptFile): Promise<boolean> {
  const { taskId, kind, sha256, contentType } = file;
  try {
    await send(UploadProofDocument, { taskId, kind, sha256, contentType, content: base64Of(file.bytes) }, UPLOAD_PATIENCE_MS);
    await dropFile(file);
    return true;
  } catch (error) {
    if (!(error instanceof GraphError) || error.isSignedOut || error.code === 'UNREACHABLE') throw error;
    if (error.isPassing) return false;
    await refuseFile(file, error.code);
    return true;
  }
}

const PIECE = 0x8000;

/** In pieces, because the arguments of a call are limited. */
function base64Of(bytes: ArrayBuffer): string {
  const all = new Uint8Array(bytes);
  let text = '';
  for (let at = 0; at < all.length; at += PIECE) text += String.fromCharCode(...all.subarray(at, at + PIECE));
  return btoa(text);
}

/** Sends one action of the outbox. Throws GraphError. */
async function sendAction(action: StoredAction): Promise<void> {
  const { clientEventId, deviceTime, runId } = action;
  const sentAt = new Date().toISOString();
  switch (action.kind) {
    case 'load':
      await send(LoadParcelDocument, { runId, awb: action.awb, clientEventId });
      return;
    case 'start':
      await unlessDone(runId, 'STARTED', () => send(StartRunDocument, { id: runId, cashFloat: action.cashFloat }));
      return;
    case 'arrive':
      await send(ArriveAtStopDocument, { id: action.stopId, clientEventId, deviceTime, sentAt, location: action.location });
      return;
    case 'complete':
      await send(CompleteTaskDocument, { input: { ...action.completion, taskId: action.taskId, clientEventId, deviceTime, sentAt } });
      return;
    case 'finish':
      await unlessDone(runId, 'FINISHED', () =>
        send(FinishRunDocument, { id: runId, unsentEvents: 0, countedCash: [...action.countedCash] }),
      );
  }
}

/** A response may be lost after the service has started or finished the run: then the second request is refused, and all is well. */
async function unlessDone(runId: string, wanted: 'STARTED' | 'FINISHED', request: () => Promise<unknown>): Promise<void> {
  try {
    await request();
  } catch (error) {
    if (!(error instanceof GraphError) || error.isPassing || error.isSignedOut) throw error;
    const { myRun } = await send(MyRunDocument, {});
    const isDone = myRun?.id === runId ? myRun.state === wanted : wanted === 'FINISHED' && error.code === 'RUN_FINISHED';
    if (!isDone) throw error;
  }
}
