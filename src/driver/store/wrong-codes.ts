import type { Task } from '../model/run.js';
import { database } from './database.js';

/** The codes that this app has refused for a task. A new code has another salt, and starts again. */
interface WrongCodes {
  readonly salt: string;
  readonly count: number;
}

type ByTask = Readonly<Record<string, WrongCodes>>;

const NAME = 'wrongCodes';

type Checked = Pick<Task, 'id' | 'codeCheck'>;

/** How many wrong codes were refused since the code of the task was sent, here or on another phone that has reported them. */
export async function wrongCodesOf({ id, codeCheck }: Checked): Promise<number> {
  const kept = (await (await database()).get('meta', NAME)) as ByTask | undefined;
  return Math.max(countOf(kept?.[id], codeCheck?.salt), codeCheck?.appTries ?? 0);
}

/** Counts a wrong code before the driver sees the result. Kept apart from the draft, which starts again after a refusal. */
export async function countWrongCode({ id, codeCheck }: Checked): Promise<number> {
  const salt = codeCheck?.salt ?? '';
  const tx = (await database()).transaction('meta', 'readwrite');
  const kept = ((await tx.store.get(NAME)) as ByTask | undefined) ?? {};
  const count = Math.max(countOf(kept[id], salt), codeCheck?.appTries ?? 0) + 1;
  await tx.store.put({ ...kept, [id]: { salt, count } }, NAME);
  await tx.done;
  return count;
}

const countOf = (kept: WrongCodes | undefined, salt: string | undefined): number => (kept && kept.salt === salt ? kept.count : 0);

/** Forgets the tasks of earlier runs. */
export async function keepWrongCodesOf(taskIds: ReadonlySet<string>): Promise<void> {
  const tx = (await database()).transaction('meta', 'readwrite');
  const kept = (await tx.store.get(NAME)) as ByTask | undefined;
  if (kept) await tx.store.put(Object.fromEntries(Object.entries(kept).filter(([id]) => taskIds.has(id))), NAME);
  await tx.done;
}
