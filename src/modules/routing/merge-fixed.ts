import type { Visit } from './visit.js';

/** The free stops in their order around the fixed ones, which keep their places as far as there are stops to fill those before. */
export function mergeFixed(fixed: readonly Visit[], free: readonly Visit[]): Visit[] {
  const merged: Visit[] = [];
  const rest = free.values();
  for (const visit of fixed) {
    while (merged.length < (visit.fixedPosition ?? 0)) {
      const filler = rest.next();
      if (filler.done) break;
      merged.push(filler.value);
    }
    merged.push(visit);
  }
  merged.push(...rest);
  return merged;
}
