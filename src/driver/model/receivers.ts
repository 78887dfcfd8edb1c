import { isOver } from './run.js';
import type { StopView, TaskView } from './view.js';

/** Someone whom the driver meets at a stop, with the open tasks that are theirs. */
export interface Receiver {
  readonly name: string;
  readonly company: string | null;
  /** As it was given. */
  readonly phone: string | null;
  /** To call; null if it cannot be dialled. */
  readonly phoneE164: string | null;
  readonly tasks: readonly TaskView[];
}

/** The people of a stop, in the order of its tasks: one stop is one door, where several may wait. */
export function receiversOf({ tasks }: Pick<StopView, 'tasks'>): Receiver[] {
  const open = tasks.filter((task) => !isOver(task) && task.contactName !== null);
  const byPerson = Map.groupBy(open, ({ contactName, contactPhone }) => JSON.stringify([contactName, contactPhone]));
  return [...byPerson.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { contactName, company, contactPhone: phone, contactPhoneE164 } = first;
    return [{ name: contactName ?? '', company, phone, phoneE164: contactPhoneE164 ?? null, tasks: own }];
  });
}
