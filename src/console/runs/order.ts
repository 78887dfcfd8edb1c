/** A stop as far as its order is concerned. */
export interface Ordered {
  readonly id: string;
  /** Locked, done or under way: it keeps its place. */
  readonly isFixed: boolean;
}

/**
 * The order of the stops after one of them moved to an index among the others. Fixed stops keep their places; the others fill the gaps in
 * order.
 */
export function orderWith(stops: readonly Ordered[], movedId: string, index: number): string[] {
  const others = stops.filter(({ id }) => id !== movedId);
  const free = others.filter(({ isFixed }) => !isFixed).map(({ id }) => id);
  const before = others.slice(0, index).filter(({ isFixed }) => !isFixed).length;
  const filling = free.toSpliced(before, 0, movedId)[Symbol.iterator]();
  return stops.map(({ id, isFixed }) => (isFixed ? id : (filling.next().value ?? id)));
}
