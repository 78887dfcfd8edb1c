import type { Paper } from './page.js';

/** The six numbers of a PDF transformation, which maps (x, y) to (ax + cy + e, bx + dy + f). */
export type Transformation = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The visible part of a page or picture in its own coordinates, whose origin is the lower left corner. */
export interface Source {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Points per unit of these coordinates: 1 except for pictures and pages with large units. */
  readonly unit: number;
  /** Quarter turns clockwise that a viewer makes before it shows the page. */
  readonly turns: number;
}

/** Carriers round 4 x 6 inches and 100 x 150 mm in different ways. */
const TOLERANCE = 1;

/**
 * Places a label in the upper left corner within the margin: unscaled if it fits, turned by a quarter if it fits only so, and otherwise
 * reduced in the position in which it stays larger. Bar codes are made for a printer's dots, so scaling is the last resort.
 */
export function placeOn(paper: Paper, margin: number, source: Source): Transformation {
  const [width, height] = [paper.width - 2 * margin, paper.height - 2 * margin];
  const upright = sizeOf(source);
  const scaleUpright = Math.min(width / upright.width, height / upright.height);
  const scaleTurned = Math.min(width / upright.height, height / upright.width);
  const fits = (scale: number, length: number): boolean => scale * length >= length - TOLERANCE;
  const longest = Math.max(upright.width, upright.height);
  if (fits(scaleUpright, longest)) return transformation(source, { turns: source.turns, scale: 1, paper, margin });
  const turned = source.turns + 1;
  if (fits(scaleTurned, longest)) return transformation(source, { turns: turned, scale: 1, paper, margin });
  return scaleTurned > scaleUpright
    ? transformation(source, { turns: turned, scale: scaleTurned, paper, margin })
    : transformation(source, { turns: source.turns, scale: scaleUpright, paper, margin });
}

/** The size in points as a viewer shows it. */
export function sizeOf({ width, height, unit, turns }: Pick<Source, 'width' | 'height' | 'unit' | 'turns'>): Paper {
  return turns % 2 === 0 ? { width: width * unit, height: height * unit } : { width: height * unit, height: width * unit };
}

interface Position {
  readonly turns: number;
  readonly scale: number;
  readonly paper: Paper;
  readonly margin: number;
}

function transformation({ x, y, width, height, unit }: Source, { turns, scale, paper, margin }: Position): Transformation {
  const s = unit * scale;
  const shown = sizeOf({ width, height, unit: s, turns });
  const left = margin;
  const bottom = paper.height - margin - shown.height;
  switch (turns % 4) {
    case 1:
      return [0, -s, s, 0, left - s * y, bottom + s * (x + width)];
    case 2:
      return [-s, 0, 0, -s, left + s * (x + width), bottom + s * (y + height)];
    case 3:
      return [0, s, -s, 0, left + s * (y + height), bottom - s * x];
    default:
      return [s, 0, 0, s, left - s * x, bottom - s * y];
  }
}
