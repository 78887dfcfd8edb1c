import {
  ArriveAtStopDocument,
  CompleteTaskDocument,
  FinishRunDocument,
  LoadParcelDocument,
  MyRunDocument,
  StartRunDocument,
} from '../graph/operations.generated.js';
import { GraphError } from '../graph/graph-error.js';
import { send } from '../graph/send.js';
import type { StoredAction } from '../model/action.js';

/** Sends one action of the outbox. Throws GraphError. */
export async function sendAction(action: StoredAction): Promise<void> {
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
