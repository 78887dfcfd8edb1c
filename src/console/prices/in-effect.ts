import type { PublishedCardsQuery } from './operations.generated.js';

export type PublishedCard = PublishedCardsQuery['rateCards']['nodes'][number];

/** The card that prices at this moment: of those in effect the one that begins last decides. */
export function inEffect(cards: readonly PublishedCard[], at = Date.now()): PublishedCard | undefined {
  const running = cards.filter(
    ({ effectiveFrom, effectiveTo }) => Date.parse(effectiveFrom) <= at && (effectiveTo === null || Date.parse(effectiveTo) > at),
  );
  return running.toSorted(
    (left, right) => Date.parse(right.effectiveFrom) - Date.parse(left.effectiveFrom) || right.version - left.version,
  )[0];
}
