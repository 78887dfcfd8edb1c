import type { Face as HarfBuzzFace, Font as HarfBuzzFont } from 'harfbuzzjs';
import type { Font, Glyph, GlyphPosition } from 'fontkit';
import { faceOf } from './faces.js';

type HarfBuzz = typeof import('harfbuzzjs');

/** The glyphs of a text of one direction from left to right, as the PDF writer takes them. */
export interface ShapedRun {
  readonly glyphs: readonly Glyph[];
  readonly positions: readonly GlyphPosition[];
  readonly advanceWidth: number;
}

let library: HarfBuzz | undefined;

/** Loads HarfBuzz if a text has a script that needs it. To be awaited before drawing, which does not wait for anything. */
export async function prepareShaping(content: unknown): Promise<void> {
  if (library || !needsShaping(JSON.stringify(content))) return;
  library = await import('harfbuzzjs');
}

const needsShaping = (text: string): boolean => [...new Set(text.match(/[^\0-\u024F]/gu))].some((each) => faceOf(each)?.shaped);

/** Shapes texts in one font with HarfBuzz, in the units of the font. */
export class Shaper {
  private readonly face: HarfBuzzFace;
  private readonly font: HarfBuzzFont;

  constructor(
    bytes: Uint8Array,
    private readonly base: Font,
  ) {
    const { Blob, Face, Font: OpenFont } = loaded();
    this.face = new Face(new Blob(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer));
    this.font = new OpenFont(this.face);
    this.font.setScale(this.face.upem, this.face.upem);
  }

  layout(text: string, rtl: boolean): ShapedRun {
    const { Buffer: Letters, Direction, shape } = loaded();
    const letters = new Letters();
    letters.addText(text);
    letters.guessSegmentProperties();
    letters.setDirection(rtl ? Direction.RTL : Direction.LTR);
    shape(this.font, letters);
    const found = letters.getGlyphInfosAndPositions();
    const meant = meaningOf(text, found.map(({ cluster }) => cluster)); // prettier-ignore
    const positions = found.map(({ xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 }) => ({ xAdvance, yAdvance, xOffset, yOffset }));
    return {
      glyphs: found.map(({ codepoint }, index) => this.base.getGlyph(codepoint, meant[index])),
      positions,
      advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0),
    };
  }
}

function loaded(): HarfBuzz {
  if (!library) throw new Error('The shaping of this text was not prepared.');
  return library;
}

/** The code points that each glyph stands for: the first glyph of a cluster stands for all of its letters. */
function meaningOf(text: string, clusters: readonly number[]): number[][] {
  const starts = [...new Set(clusters)].sort((one, other) => one - other);
  const told = new Set<number>();
  return clusters.map((cluster) => {
    if (told.has(cluster)) return [];
    told.add(cluster);
    const end = starts[starts.indexOf(cluster) + 1] ?? text.length;
    return [...text.slice(cluster, end)].map((each) => each.codePointAt(0) ?? 0);
  });
}
