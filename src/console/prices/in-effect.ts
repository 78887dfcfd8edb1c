import type { PublishedCardsQuery } from './operations.generated.js';

export type PublishedCard = PublishedCardsQuery['rateCards']['nodes'][number];

/** The rate card in effect now: the one with the latest start. */
export function inEffect(cards: readonly PublishedCard[], at = Date.now()): PublishedCard | undefined {
  const running = cards.filter(
    ({ effectiveFrom, effectiveTo }) => Date.parse(effectiveFrom) <= at && (effectiveTo === null || Date.parse(effectiveTo) > at),
  );
  return running.toSorted(
    (left, right) => Date.parse(right.effectiveFrom) - Date.parse(left.effectiveFrom) || right.version - left.version,
  )[0];
}
