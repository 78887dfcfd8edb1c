import type { Area, LineAt } from './page.js';
import type { FittedBlock } from './text-block.js';

/** What labels are drawn on: the pages of a PDF, or the commands of a label printer. Points from the upper left corner. */
export interface Canvas {
  /** Starts a page. */
  add(): void;
  frame(area: Area, weight?: number): void;
  rule(x: number, y: number, width: number): void;
  /** A caption on one line. */
  words(text: string, at: LineAt): void;
  /** User text on one line, shrunk if it would be wider than its place. Unless aligned, it starts at the side of its script. */
  oneLine(text: string, at: OneLineAt): void;
  block(block: FittedBlock, at: { x: number; y: number; width: number }): void;
  /** Code 128 in the middle of an area that includes its quiet zones. */
  barcode(text: string, area: Area, widestModule: number): void;
  qrCode(text: string, at: { x: number; y: number; size: number }): void;
}

export interface OneLineAt {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly align?: LineAt['align'];
}

/** Ten modules on each side of a bar code. */
export const QUIET_MODULES = 10;

/** How wide a module of a bar code can be, and where its bars start. */
export function barsIn(widths: readonly number[], { x, width }: Area, widestModule: number): { module: number; x: number } {
  const modules = widths.reduce((sum, each) => sum + each, 0) + 2 * QUIET_MODULES;
  const module = Math.min(widestModule, width / modules);
  return { module, x: x + (width - modules * module) / 2 + QUIET_MODULES * module };
}
