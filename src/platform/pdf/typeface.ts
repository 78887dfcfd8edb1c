import { readFileSync } from 'node:fs';
import { create, type Font, type GlyphRun } from 'fontkit';
import { assetPath, type AssetName } from '../assets.js';

/** One font file. It is opened on first use and stays open: reading a large one again would cost more than a label. */
export class Typeface {
  private font: (Font & { direction?: 'ltr' | 'rtl' }) | undefined;
  private readonly widths = new Map<string, number>();
  /** The most recent layout: the PDF writer asks for the width of a text and then for its glyphs. */
  private last: { readonly key: string; readonly run: GlyphRun } | undefined;

  constructor(
    readonly name: string,
    private readonly file: AssetName,
  ) {}

  covers(codePoint: number): boolean {
    return this.open().hasGlyphForCodePoint(codePoint);
  }

  /** The width of a text of one direction, relative to the font size. */
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

  /** The font, set to this direction for the next text: the PDF writer passes only the text. */
  facing(rtl: boolean): Font {
    const font = this.open();
    font.direction = rtl ? 'rtl' : 'ltr';
    return font;
  }

  /**
   * Clears the glyph cache. The library remembers what each glyph stood for at first use, even as part of another, and that would carry
   * over into the next document.
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

/** The PDF writer scales the positions that it receives. */
const copyOf = (run: GlyphRun): GlyphRun =>
  Object.create(run, { positions: { value: run.positions.map((position) => ({ ...position })) } }) as GlyphRun;

const MAX_WIDTHS = 5_000;

export const bold = new Typeface('Bold', 'latin-bold.ttf');
export const regular = new Typeface('Regular', 'latin.ttf');

export const startDocument = (): void => [bold, ...typefaces].forEach((face) => face.startDocument());

/** In order of preference: the first covers Latin, Greek, Cyrillic and Devanagari. */
export const typefaces: readonly Typeface[] = [
  regular,
  // Has a separate glyph for each letter and form, so that PDF readers can recover the letters.
  new Typeface('Arabic', 'arabic.ttf'),
  new Typeface('Han', 'han.otf'),
  new Typeface('Hangul', 'hangul.otf'),
  new Typeface('Hebrew', 'hebrew.ttf'),
  new Typeface('Thai', 'thai.ttf'),
  new Typeface('Bengali', 'bengali.ttf'),
  new Typeface('Tamil', 'tamil.ttf'),
];
