import type { StoredAction } from './action.js';
import type { Draft } from './draft.js';
import { dueIn } from './money.js';
import { isOver, type Money, type Task } from './run.js';

/** Cash that an action reports. */
export function cashOf(action: StoredAction): Money[] {
  if (action.kind !== 'complete') return [];
  const { collected } = action.completion;
  if (collected?.method !== 'CASH' || collected.amount == null || collected.currency == null) return [];
  return [{ amount: String(collected.amount), currency: collected.currency }];
}

/**
 * Cash in the driver's pocket for parcels that are not completed: taken at a door just now, or reported and refused, as with a wrong code. The
 * service counts it once the parcel is completed.
 */
export function openCash(tasks: readonly Task[], actions: readonly StoredAction[], drafts: readonly Draft[]): Money[] {
  const over = new Set(tasks.filter(isOver).map(({ id }) => id));
  const answered = drafts.filter(({ payment, notCollectedReason }) => payment !== null || notCollectedReason !== null);
  const isAnswered = new Set(answered.map(({ taskId }) => taskId));
  const taken = answered.flatMap(({ taskId, payment }) => {
    const task = tasks.find(({ id }) => id === taskId);
    return task && !over.has(taskId) && payment?.method === 'CASH' ? (dueIn('CASH', task) ?? []) : [];
  });
  const refused = actions.filter(
    (action) =>
      action.state === 'refused' && !action.isSettled && 'taskId' in action && !over.has(action.taskId) && !isAnswered.has(action.taskId),
  );
  return [...taken, ...refused.flatMap(cashOf)];
}
