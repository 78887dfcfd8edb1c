import { readFileSync } from 'node:fs';
import { create, type Font, type GlyphRun } from 'fontkit';
import { assetPath, type AssetName } from '../assets.js';
import { regular as regularFace, type Face } from './faces.js';
import { Shaper, type ShapedRun } from './shaper.js';

/** One font file. It is opened on first use and stays open: reading a large one again would cost more than a label. */
export class Typeface {
  private font: (Font & { direction?: 'ltr' | 'rtl' }) | undefined;
  private readonly widths = new Map<string, number>();
  /** The most recent layout: the PDF writer asks for the width of a text and then for its glyphs. */
  private last: { readonly key: string; readonly run: GlyphRun | ShapedRun } | undefined;
  readonly name: string;
  /** Whether texts are drawn in other shapes or another order than they are written in. */
  readonly shaped: boolean;
  private readonly file: AssetName;

  constructor({ name, file, shaped }: { readonly name: string; readonly file: AssetName; readonly shaped: boolean }) {
    this.name = name;
    this.shaped = shaped;
    this.file = file;
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
      const bytes = readFileSync(assetPath(this.file));
      const base = create(bytes) as Font;
      const font: Font & { direction?: 'ltr' | 'rtl' } = Object.create(base) as Font;
      const layout = this.layoutWith(base, bytes);
      font.layout = (text) => this.layout(layout, text, font.direction === 'rtl') as GlyphRun;
      this.font = font;
    }
    return this.font;
  }

  private layoutWith(base: Font, bytes: Uint8Array): Layout {
    if (!this.shaped) return (text, rtl) => base.layout(text, [], undefined, undefined, rtl ? 'rtl' : 'ltr');
    const shaper = new Shaper(bytes, base);
    return (text, rtl) => shaper.layout(text, rtl);
  }

  private layout(layout: Layout, text: string, rtl: boolean): GlyphRun | ShapedRun {
    const key = keyOf(text, rtl);
    if (this.last?.key !== key) this.last = { key, run: layout(text, rtl) };
    return copyOf(this.last.run);
  }
}

type Layout = (text: string, rtl: boolean) => GlyphRun | ShapedRun;

const keyOf = (text: string, rtl: boolean): string => `${rtl ? '<' : '>'}${text}`;

/** The PDF writer scales the positions that it receives. */
const copyOf = <T extends GlyphRun | ShapedRun>(run: T): T =>
  Object.create(run, { positions: { value: run.positions.map((position) => ({ ...position })) } }) as T;

const MAX_WIDTHS = 5_000;

export const bold = new Typeface({ name: 'Bold', file: 'latin-bold.ttf', shaped: false });

const typefaces = new Map<Face, Typeface>();

/** The font of a face, opened when something is drawn with it. */
export function typefaceOf(face: Face): Typeface {
  let typeface = typefaces.get(face);
  if (!typeface) {
    typeface = new Typeface(face);
    typefaces.set(face, typeface);
  }
  return typeface;
}

export const regular = typefaceOf(regularFace);

export const startDocument = (): void => [bold, ...typefaces.values()].forEach((face) => face.startDocument());
