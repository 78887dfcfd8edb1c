import type { Box } from './package.rules.js';

export interface BoxSize {
  readonly longestUm: number;
  readonly girthUm: number;
}

/** Girth as carriers measure it: the longest side plus twice the sum of the two others. */
export function sizeOf({ lengthUm, widthUm, heightUm }: Box): BoxSize {
  const longestUm = Math.max(lengthUm, widthUm, heightUm);
  return { longestUm, girthUm: 2 * (lengthUm + widthUm + heightUm) - longestUm };
}
