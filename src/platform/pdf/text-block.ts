import { Paragraph, type Line } from './paragraph.js';

/** A text in a block, with a size factor. */
export interface BlockText {
  readonly text: string;
  readonly scale?: number;
}

export interface PlacedLine extends Line {
  readonly size: number;
  /** From the top of the block. */
  readonly y: number;
}

export interface FittedBlock {
  readonly lines: readonly PlacedLine[];
  readonly height: number;
  /** False if the block continues elsewhere. */
  readonly complete: boolean;
}

export interface Box {
  readonly width: number;
  readonly height: number;
  /** Font sizes to try, largest first. */
  readonly sizes: readonly number[];
}

/** Fits every script: Arabic, Thai and Tamil extend further up and down than Latin. */
export const LINE_HEIGHT = 1.42;

/** Texts below each other, analysed once and set in any size. */
export class TextBlock {
  private readonly paragraphs: readonly { readonly paragraph: Paragraph; readonly scale: number }[];

  constructor(texts: readonly BlockText[]) {
    this.paragraphs = texts.flatMap(({ text, scale = 1 }) =>
      text
        .split(/\r\n|[\n\r\v\f\u2028\u2029]/)
        .filter((part) => part.trim() !== '')
        .map((part) => ({ paragraph: new Paragraph(part), scale })),
    );
  }

  /** Uses the largest size that fits, or as much as fits in the smallest. Reserves one line for the continuation note. */
  fit({ width, height, sizes }: Box): FittedBlock {
    for (const size of sizes) {
      const set = this.set(width, size);
      if (set.height <= height) return set;
    }
    const smallest = sizes.at(-1) ?? 8;
    const { lines } = this.set(width, smallest);
    const room = height - smallest * LINE_HEIGHT;
    const shown = lines.filter(({ y, size }) => y + size * LINE_HEIGHT <= room);
    const last = shown.at(-1);
    return { lines: shown, height: last ? last.y + last.size * LINE_HEIGHT : 0, complete: false };
  }

  /** Sets the whole text in one size. */
  set(width: number, size: number): FittedBlock {
    const lines: PlacedLine[] = [];
    let y = 0;
    for (const { paragraph, scale } of this.paragraphs) {
      for (const line of paragraph.wrap(width / (size * scale))) {
        lines.push({ ...line, size: size * scale, y });
        y += size * scale * LINE_HEIGHT;
      }
    }
    return { lines, height: y, complete: true };
  }
}
