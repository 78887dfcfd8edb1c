import PDFDocument from 'pdfkit';
import { barsIn, type Canvas, type OneLineAt } from './canvas.js';
import { code128, qrCode, type Matrix } from './codes.js';
import { Paragraph, type Line } from './paragraph.js';
import type { FittedBlock } from './text-block.js';
import { bold, startDocument, type Typeface } from './typeface.js';

export const MILLIMETRE = 72 / 25.4;
const INCH = 72;

/** Width and height of a page in points. */
export interface Paper {
  readonly width: number;
  readonly height: number;
}

export const A4: Paper = { width: 210 * MILLIMETRE, height: 297 * MILLIMETRE };
export const A6: Paper = { width: 105 * MILLIMETRE, height: 148 * MILLIMETRE };
/** The roll of most label printers. */
export const FOUR_BY_SIX: Paper = { width: 4 * INCH, height: 6 * INCH };
/** The margin of every A4 page. */
export const MARGIN = 10 * MILLIMETRE;
export const INNER = { width: A4.width - 2 * MARGIN, height: A4.height - 2 * MARGIN };

const LATIN = /^[\u0020-\u024F\u2010-\u2026]*$/;

const startOf = (x: number, width: number, align: LineAt['align']): number =>
  align === 'right' ? x - width : align === 'center' ? x - width / 2 : x;

/** The distance from the top of a line to its baseline, relative to the font size. */
const ASCENT = 1.08;

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The position of a single line: `x` is its left end, right end or middle. */
export interface LineAt {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly heavy?: boolean;
  readonly align?: 'left' | 'right' | 'center';
}

/** A single-colour document of pages of one size. Coordinates are points from the upper left corner. */
export class Pages implements Canvas {
  private readonly doc: PDFKit.PDFDocument;
  private readonly chunks: Buffer[] = [];
  private readonly known = new Set<Typeface>();

  constructor({ title, date, paper = A4 }: { title: string; date: Date; paper?: Paper }) {
    startDocument();
    // The same label must give the same bytes: no clock, no randomness.
    const info = { Title: title, Producer: 'shipgraph', Creator: 'shipgraph', CreationDate: date, ModDate: date };
    // Pages are filled to their margins here; the library would add new ones automatically.
    this.doc = new PDFDocument({ size: [paper.width, paper.height], margin: 0, font: '', info, autoFirstPage: false });
    this.doc.on('data', (chunk: Buffer) => this.chunks.push(chunk));
  }

  add(): void {
    this.doc.addPage();
    this.doc.fillColor('#000').strokeColor('#000').lineWidth(0.8);
  }

  finish(): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      this.doc.on('error', reject);
      this.doc.on('end', () => resolve(Buffer.concat(this.chunks)));
      this.doc.end();
    });
  }

  frame({ x, y, width, height }: Area, weight = 0.8): void {
    this.doc.lineWidth(weight).rect(x, y, width, height).stroke();
  }

  rule(x: number, y: number, width: number): void {
    this.doc
      .lineWidth(0.8)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke();
  }

  /** A caption on one line. The bold face is Latin only; other scripts use the regular face. */
  words(text: string, { x, y, size, heavy, align }: LineAt): void {
    if (heavy && LATIN.test(text)) {
      const width = bold.widthOf(text, false) * size;
      return this.run({ text, face: bold, rtl: false }, { x: startOf(x, width, align), baseline: y + size * ASCENT, size });
    }
    const [line] = new Paragraph(text).wrap(Number.MAX_SAFE_INTEGER);
    if (line) this.line(line, { x: startOf(x, line.width * size, align), y, width: line.width * size, size });
  }

  oneLine(text: string, { x, y, width, size, align }: OneLineAt): void {
    const [line] = new Paragraph(text).wrap(Number.MAX_SAFE_INTEGER);
    if (!line) return;
    const fitting = Math.min(size, width / line.width);
    if (align === undefined) return this.line(line, { x, y, width, size: fitting });
    const taken = line.width * fitting;
    this.line(line, {
      x: x + (align === 'right' ? width - taken : align === 'center' ? (width - taken) / 2 : 0),
      y,
      width: taken,
      size: fitting,
    });
  }

  block({ lines }: FittedBlock, { x, y, width }: { x: number; y: number; width: number }): void {
    for (const line of lines) {
      // Joining letters are measured separately where a word was cut, so a line may turn out slightly wider.
      const size = Math.min(line.size, width / Math.max(line.width, 0.001));
      this.line(line, { x, y: y + line.y, width, size });
    }
  }

  barcode(text: string, area: Area, widestModule: number): void {
    const widths = code128(text);
    const { module, x } = barsIn(widths, area, widestModule);
    this.bars(widths, { ...area, x }, module);
  }

  bars(widths: readonly number[], { x, y, height }: Omit<Area, 'width'>, module: number): void {
    let at = x;
    for (const [index, width] of widths.entries()) {
      if (index % 2 === 0) this.doc.rect(at, y, width * module, height);
      at += width * module;
    }
    this.doc.fill('#000');
  }

  qrCode(text: string, at: { x: number; y: number; size: number }): void {
    this.matrix(qrCode(text), at);
  }

  private matrix(matrix: Matrix, { x, y, size }: { x: number; y: number; size: number }): void {
    const module = size / matrix.size;
    for (let row = 0; row < matrix.size; row++) {
      for (let column = 0; column < matrix.size;) {
        let end = column;
        while (end < matrix.size && matrix.isDark(end, row)) end++;
        if (end > column) this.doc.rect(x + column * module, y + row * module, (end - column) * module, module);
        column = end + 1;
      }
    }
    this.doc.fill('#000');
  }

  private line({ runs, width: em, rtl }: Line, { x, y, width, size }: { x: number; y: number; width: number; size: number }): void {
    let at = rtl ? x + width - em * size : x;
    for (const run of runs) {
      // Gives readers of the document the text that the shapes do not convey.
      if (run.actual !== undefined) this.doc.markContent('Span', { actual: run.actual });
      this.run(run, { x: at, baseline: y + size * ASCENT, size });
      if (run.actual !== undefined) this.doc.endMarkedContent();
      at += run.width * size;
    }
  }

  private run(
    { text, face, rtl }: { text: string; face: Typeface; rtl: boolean },
    { x, baseline, size }: { x: number; baseline: number; size: number },
  ): void {
    const font = face.facing(rtl);
    if (!this.known.has(face)) {
      this.doc.registerFont(face.name, font as never);
      this.known.add(face);
    }
    // With a feature list, even an empty one, the text is shaped as a whole and not word by word.
    this.doc.font(face.name).fontSize(size).text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic', features: [] });
  }
}
