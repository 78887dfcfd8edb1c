import { useRead } from '../graph/use-read.js';
import { CodCustodyDocument } from './operations.generated.js';
import type { Person } from './staff-choice.js';

/** Everybody who has money now, for those who may not list the staff. */
export function useHolders(): readonly Person[] {
  const { data } = useRead(CodCustodyDocument, {});
  const people = new Map<string, Person>();
  for (const { holder } of data?.codCustody ?? []) if (holder) people.set(holder.id, holder);
  return [...people.values()];
}
