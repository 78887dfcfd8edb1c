import type { PathCommand } from 'fontkit';
import { Bitmap, fillOutlines, type Edge } from './bitmap.js';
import type { Line, Run } from './paragraph.js';

/** From the top of the picture to the baseline and below it, relative to the font size. Fits every script. */
const ABOVE = 1.3;
const BELOW = 0.7;
/** Straight pieces per curve: more than the dots of a printer can show. */
const PIECES = 6;

export interface TextPicture {
  readonly bitmap: Bitmap;
  /** Dots from the top of the picture to the baseline. */
  readonly baseline: number;
}

/** Draws a line of text with our fonts, shaped and in visual order, for printers whose own fonts lack its script. */
export function pictureOfLine({ runs, width }: Line, size: number): TextPicture {
  const baseline = Math.ceil(size * ABOVE);
  const bitmap = new Bitmap(Math.ceil(width * size) + 2, baseline + Math.ceil(size * BELOW));
  const edges: Edge[] = [];
  let x = 1;
  for (const run of runs) {
    addRun(edges, run, { x, baseline, size });
    x += run.width * size;
  }
  fillOutlines(bitmap, edges);
  return { bitmap, baseline };
}

interface Pen {
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
}

function addRun(edges: Edge[], { text, face, rtl }: Run, { x, baseline, size }: Pen): void {
  const font = face.facing(rtl);
  const { glyphs, positions } = font.layout(text, []);
  const scale = size / font.unitsPerEm;
  let advance = 0;
  for (const [index, glyph] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const left = x + (advance + xOffset) * scale;
    const outline = new Outline(edges, (px, py) => [left + px * scale, baseline - (py + yOffset) * scale]);
    for (const command of glyph.path.commands) outline.add(command);
    outline.close();
    advance += xAdvance;
  }
}

type Point = readonly [x: number, y: number];

/** Turns the curves of a glyph into short straight edges. */
class Outline {
  private start: Point = [0, 0];
  private at: Point = [0, 0];

  constructor(
    private readonly edges: Edge[],
    private readonly place: (x: number, y: number) => Point,
  ) {}

  add({ command, args }: PathCommand): void {
    const points: Point[] = [];
    for (let index = 0; index < args.length; index += 2) points.push(this.place(args[index] ?? 0, args[index + 1] ?? 0));
    const [first = this.at] = points;
    if (command === 'closePath') return this.close();
    if (command === 'moveTo') {
      this.close();
      [this.start, this.at] = [first, first];
    } else this.curveTo([this.at, ...points]);
  }

  close(): void {
    this.lineTo(this.start);
  }

  /** A line, or a curve with one or two control points. */
  private curveTo(points: readonly Point[]): void {
    const pieces = points.length > 2 ? PIECES : 1;
    for (let piece = 1; piece <= pieces; piece++) this.lineTo(pointOn(points, piece / pieces));
  }

  private lineTo(to: Point): void {
    const [[x0, y0], [x1, y1]] = [this.at, to];
    if (y0 !== y1) this.edges.push({ x0, y0, x1, y1 });
    this.at = to;
  }
}

/** The algorithm of de Casteljau. */
function pointOn(points: readonly Point[], t: number): Point {
  const [first = [0, 0], ...others] = points;
  if (others.length === 0) return first;
  let before = first;
  return pointOn(
    others.map((point) => {
      const between: Point = [before[0] + (point[0] - before[0]) * t, before[1] + (point[1] - before[1]) * t];
      before = point;
      return between;
    }),
    t,
  );
}
