import PDFDocument from 'pdfkit';
import type { Matrix } from './codes.js';
import { Paragraph, type Line } from './paragraph.js';
import type { FittedBlock } from './text-block.js';
import { bold, regular, startDocument, type Typeface } from './typeface.js';

export const MILLIMETRE = 72 / 25.4;
export const MARGIN = 10 * MILLIMETRE;
export const PAGE = { width: 210 * MILLIMETRE, height: 297 * MILLIMETRE };
export const INNER = { width: PAGE.width - 2 * MARGIN, height: PAGE.height - 2 * MARGIN };

/** How far the first baseline is below the top of a line, in parts of the font size. */
const ASCENT = 1.08;

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A document of A4 pages in one colour. Coordinates are points from the upper left corner. */
export class Pages {
  private readonly doc: PDFKit.PDFDocument;
  private readonly chunks: Buffer[] = [];
  private readonly known = new Set<Typeface>();

  constructor({ title, date }: { title: string; date: Date }) {
    startDocument();
    // The same label must have the same bytes: no clock, no random number.
    const info = { Title: title, Producer: 'shipgraph', Creator: 'shipgraph', CreationDate: date, ModDate: date };
    // The page is filled by us to its margins; the library would begin new ones by itself.
    this.doc = new PDFDocument({ size: [PAGE.width, PAGE.height], margin: 0, font: '', info, autoFirstPage: false });
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

  /** Words of ours, in one line; `at` is where it begins, ends or has its middle. */
  words(text: string, at: { x: number; y: number; size: number; heavy?: boolean; align?: 'left' | 'right' | 'center' }): void {
    const face = at.heavy ? bold : regular;
    const width = face.widthOf(text, false) * at.size;
    const x = at.align === 'right' ? at.x - width : at.align === 'center' ? at.x - width / 2 : at.x;
    this.run({ text, face, rtl: false }, { x, baseline: at.y + at.size * ASCENT, size: at.size });
  }

  /** Words of others in one line, set smaller when it would be wider than its place. */
  oneLine(text: string, { x, y, width, size }: { x: number; y: number; width: number; size: number }): void {
    const [line] = new Paragraph(text).wrap(Number.MAX_SAFE_INTEGER);
    if (line) this.line(line, { x, y, width, size: Math.min(size, width / line.width) });
  }

  block({ lines }: FittedBlock, { x, y, width }: { x: number; y: number; width: number }): void {
    for (const line of lines) {
      // Letters that join are measured apart where a word had to be cut, so a line may turn out a little wider.
      const size = Math.min(line.size, width / Math.max(line.width, 0.001));
      this.line(line, { x, y: y + line.y, width, size });
    }
  }

  bars(widths: readonly number[], { x, y, height }: { x: number; y: number; height: number }, module: number): void {
    let at = x;
    for (const [index, width] of widths.entries()) {
      if (index % 2 === 0) this.doc.rect(at, y, width * module, height);
      at += width * module;
    }
    this.doc.fill('#000');
  }

  matrix(matrix: Matrix, { x, y, size }: { x: number; y: number; size: number }): void {
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
      // Programs that read the page are told what its shapes do not say.
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
    // With a list of features, though an empty one, the text is shaped as a whole and not word by word.
    this.doc.font(face.name).fontSize(size).text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic', features: [] });
  }
}
