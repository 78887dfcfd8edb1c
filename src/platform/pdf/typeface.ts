import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** One font file. It is opened when a text first needs it, and stays open: reading a large one again would cost more than a label. */
export class Typeface {
  private font: (Font & { direction?: 'ltr' | 'rtl' }) | undefined;
  private readonly widths = new Map<string, number>();

  constructor(
    readonly name: string,
    private readonly locate: () => string,
  ) {}

  covers(codePoint: number): boolean {
    return this.open().hasGlyphForCodePoint(codePoint);
  }

  /** The width of a text of one direction, in parts of the font size. */
  widthOf(text: string, rtl: boolean): number {
    const key = `${rtl ? '<' : '>'}${text}`;
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
  }

  private open(): Font & { direction?: 'ltr' | 'rtl' } {
    if (!this.font) {
      const base = create(readFileSync(this.locate())) as Font;
      const font: Font & { direction?: 'ltr' | 'rtl' } = Object.create(base) as Font;
      font.layout = (text, features) => base.layout(text, features, undefined, undefined, font.direction ?? 'ltr');
      this.font = font;
    }
    return this.font;
  }
}

const MAX_WIDTHS = 5_000;

const require = createRequire(import.meta.url);
/** A file beside the entry of a package that exports nothing but its entry. */
const beside = (entry: string, file: string) => () => new URL(file, `file://${entry}`).pathname;

export const bold = new Typeface('Bold', beside(require.resolve('@embedpdf/fonts-latin'), '../fonts/NotoSans-Bold.ttf'));
export const regular = new Typeface('Regular', beside(require.resolve('@embedpdf/fonts-latin'), '../fonts/NotoSans-Regular.ttf'));

export const startDocument = (): void => [bold, ...typefaces].forEach((face) => face.startDocument());

/** In the order in which they are asked for a character: Latin, Greek, Cyrillic and Devanagari are in the first. */
export const typefaces: readonly Typeface[] = [
  regular,
  // A glyph of its own for each letter and form, so that programs that read the page find the letters again.
  new Typeface('Arabic', beside(require.resolve('@embedpdf/fonts-arabic'), '../fonts/NotoNaskhArabic-Regular.ttf')),
  new Typeface('Han', beside(require.resolve('@embedpdf/fonts-sc'), '../fonts/NotoSansHans-Regular.otf')),
  new Typeface('Hangul', beside(require.resolve('@embedpdf/fonts-kr'), '../fonts/NotoSansKR-Regular.otf')),
  new Typeface('Hebrew', beside(require.resolve('@embedpdf/fonts-hebrew'), '../fonts/NotoSansHebrew-Regular.ttf')),
  new Typeface('Thai', () => require.resolve('@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf')),
  new Typeface('Bengali', () => require.resolve('@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf')),
  new Typeface('Tamil', () => require.resolve('@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf')),
];
