import { useState } from 'react';
import type { Outcome } from '../ui/each-item.js';

/** Ticked entries of a list. What failed stays ticked. */
export function useTicks() {
  const [ids, choose] = useState<ReadonlySet<string>>(new Set());
  const done = (outcomes: readonly Outcome[]): void => choose(new Set(outcomes.filter(({ error }) => error !== null).map(({ id }) => id)));
  return { ids, choose, done };
}
