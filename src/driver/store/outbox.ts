import { isStored, type Action, type Decision, type Deed, type StoredAction } from '../model/action.js';
import { announce } from './changes.js';
import { database } from './database.js';
import { randomId } from './random-id.js';

export interface NewAction {
  readonly driverId: string;
  readonly runId: string;
  readonly label: string;
}

/**
 * Saves what the driver has just done. Completing a task also releases its photos for upload and ends its draft, in the same transaction:
 * after a kill there is either all of it or nothing.
 */
export async function save(about: NewAction, deed: Deed): Promise<void> {
  const action: Action = { ...about, ...deed, clientEventId: randomId(), deviceTime: new Date().toISOString(), state: 'saved' };
  const tx = (await database()).transaction(['actions', 'files', 'drafts'], 'readwrite');
  const actions = tx.objectStore('actions');
  for (const earlier of await actions.getAll()) if (isDoneAgain(earlier, action)) await actions.put({ ...earlier, isSettled: true });
  await actions.add(action);
  if (deed.kind === 'complete') {
    const named = new Set(deed.completion.proofs?.map(({ sha256 }) => sha256));
    const files = tx.objectStore('files');
    for (const file of await files.getAll()) {
      if (file.taskId !== deed.taskId || file.state !== 'draft') continue;
      if (named.has(file.sha256)) await files.put({ ...file, state: 'waiting' });
      else await files.delete(file.id);
    }
    await tx.objectStore('drafts').delete(deed.taskId);
  }
  await tx.done;
  announce();
}

const subjectOf = (action: Action): string => {
  switch (action.kind) {
    case 'load':
    case 'complete':
      return `${action.kind} ${action.taskId}`;
    case 'arrive':
      return `arrive ${action.stopId}`;
    case 'start':
    case 'finish':
      return `${action.kind} ${action.runId}`;
  }
};

const isDoneAgain = (earlier: Action, now: Action): boolean => earlier.state === 'refused' && subjectOf(earlier) === subjectOf(now);

export async function actionsOf(driverId: string): Promise<StoredAction[]> {
  return (await (await database()).getAll('actions')).filter(isStored).filter((action) => action.driverId === driverId);
}

/** The oldest action that the service has not answered, apart from those that failed in this round. */
export async function nextUnsent(driverId: string, except: ReadonlySet<number>): Promise<StoredAction | undefined> {
  return (await actionsOf(driverId)).find(({ state, seq }) => state === 'saved' && !except.has(seq));
}

export async function markSent({ seq }: StoredAction): Promise<void> {
  await change(seq, (action) => ({ ...action, state: 'sent' }));
}

export async function markRefused({ seq }: StoredAction, decision: Decision): Promise<void> {
  await change(seq, (action) => ({ ...action, state: 'refused', decision }));
}

/** The driver has read what the service decided. */
export async function settle({ seq }: StoredAction): Promise<void> {
  await change(seq, (action) => ({ ...action, isSettled: true }));
}

async function change(seq: number, changed: (action: Action) => Action): Promise<void> {
  const tx = (await database()).transaction('actions', 'readwrite');
  const action = await tx.store.get(seq);
  if (action) await tx.store.put(changed(action));
  await tx.done;
  announce();
}

/** Unsent actions and files, by driver. */
export async function unsentByDriver(): Promise<ReadonlyMap<string, number>> {
  const tx = (await database()).transaction(['actions', 'files']);
  const [actions, files] = await Promise.all([tx.objectStore('actions').getAll(), tx.objectStore('files').getAll()]);
  const waiting = [...actions.filter(({ state }) => state === 'saved'), ...files.filter(({ state }) => state === 'waiting')];
  const counts = new Map<string, number>();
  for (const { driverId } of waiting) counts.set(driverId, (counts.get(driverId) ?? 0) + 1);
  return counts;
}

/** Deletes what the run of another day left: sent actions, and decisions that the driver has read. */
export async function tidy(driverId: string, runId: string): Promise<void> {
  const tx = (await database()).transaction('actions', 'readwrite');
  for (const action of await tx.store.getAll()) {
    if (action.driverId !== driverId || action.runId === runId || action.seq === undefined) continue;
    if (action.state === 'sent' || action.isSettled) await tx.store.delete(action.seq);
  }
  await tx.done;
}
