import { readFileSync } from 'node:fs';
import { create, type Font, type GlyphRun } from 'fontkit';
import { assetPath, type AssetName } from '../assets.js';

/** One font file. It is opened when a text first needs it, and stays open: reading a large one again would cost more than a label. */
export class Typeface {
  private font: (Font & { direction?: 'ltr' | 'rtl' }) | undefined;
  private readonly widths = new Map<string, number>();
  /** What was laid out last: the writer of the page asks for the width of a text and then for its glyphs. */
  private last: { readonly key: string; readonly run: GlyphRun } | undefined;

  constructor(
    readonly name: string,
    private readonly file: AssetName,
  ) {}

  covers(codePoint: number): boolean {
    return this.open().hasGlyphForCodePoint(codePoint);
  }

  /** The width of a text of one direction, in parts of the font size. */
  widthOf(text: string, rtl: boolean): number {
    const key = keyOf(text, rtl);
    let width = this.widths.get(key);
    if (width === undefined) {
      const font = this.facing(rtl);
      width = font.layout(text, []).advanceWidth / font.unitsPerEm;
      if (this.widths.size >= MAX_WIDTHS) this.widths.clear();
      this.widths.set(key, width);
    }
    return width;
  }

  /** The font, set to lay out what it is given next in this direction: the writer of the page gives it a text and nothing else. */
  facing(rtl: boolean): Font {
    const font = this.open();
    font.direction = rtl ? 'rtl' : 'ltr';
    return font;
  }

  /**
   * Forgets the glyphs that were handed out. The library remembers with each one what it stood for when it was first met,
   * also as a part of another one, and that would tell in the next document.
   */
  startDocument(): void {
    const base = this.font && (Object.getPrototypeOf(this.font) as { _glyphs: object });
    if (base) base._glyphs = {};
    this.last = undefined;
  }

  private open(): Font & { direction?: 'ltr' | 'rtl' } {
    if (!this.font) {
      const base = create(readFileSync(assetPath(this.file))) as Font;
      const font: Font & { direction?: 'ltr' | 'rtl' } = Object.create(base) as Font;
      font.layout = (text) => this.layout(base, text, font.direction === 'rtl');
      this.font = font;
    }
    return this.font;
  }

  private layout(base: Font, text: string, rtl: boolean): GlyphRun {
    const key = keyOf(text, rtl);
    if (this.last?.key !== key) this.last = { key, run: base.layout(text, [], undefined, undefined, rtl ? 'rtl' : 'ltr') };
    return copyOf(this.last.run);
  }
}

const keyOf = (text: string, rtl: boolean): string => `${rtl ? '<' : '>'}${text}`;

/** The writer of the page scales the positions that it is given. */
const copyOf = (run: GlyphRun): GlyphRun =>
  Object.create(run, { positions: { value: run.positions.map((position) => ({ ...position })) } }) as GlyphRun;

const MAX_WIDTHS = 5_000;

export const bold = new Typeface('Bold', 'latin-bold.ttf');
export const regular = new Typeface('Regular', 'latin.ttf');

export const startDocument = (): void => [bold, ...typefaces].forEach((face) => face.startDocument());

/** In the order in which they are asked for a character: Latin, Greek, Cyrillic and Devanagari are in the first. */
export const typefaces: readonly Typeface[] = [
  regular,
  // A glyph of its own for each letter and form, so that programs that read the page find the letters again.
  new Typeface('Arabic', 'arabic.ttf'),
  new Typeface('Han', 'han.otf'),
  new Typeface('Hangul', 'hangul.otf'),
  new Typeface('Hebrew', 'hebrew.ttf'),
  new Typeface('Thai', 'thai.ttf'),
  new Typeface('Bengali', 'bengali.ttf'),
  new Typeface('Tamil', 'tamil.ttf'),
];
