import bidiFactory from 'bidi-js';
import LineBreaker from 'linebreak';
import { regular, typefaces, type Typeface } from './typeface.js';

/** A stretch of one font and one direction, ready to be drawn from left to right. */
export interface Run {
  readonly text: string;
  readonly face: Typeface;
  readonly rtl: boolean;
  /** Relative to the font size. */
  readonly width: number;
  /** The intended text, if its letters are drawn in another order or are missing from every font. */
  readonly actual: string | undefined;
}

export interface Line {
  /** In visual order, left to right. */
  readonly runs: readonly Run[];
  readonly width: number;
  /** True for right-to-left text, which starts at the right edge. */
  readonly rtl: boolean;
}

/** What a reader perceives as one character. */
interface Cluster {
  readonly start: number;
  readonly end: number;
  readonly face: Typeface;
  readonly level: number;
  /** The drawn text; empty for characters without a shape. */
  readonly drawn: string;
}

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** Replaces characters that no font can draw, so that the reader sees that something is missing. */
const REPLACEMENT = '\uFFFD';
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;
const JOINERS = /[\u200C\u200D]/;
const NEUTRAL = /^[\p{Script=Common}\p{Script=Inherited}]+$/u;
/** Indic scripts, whose vowels are drawn in another place than they are written, and Latin letters that are drawn in parts. */
const REORDERED = /[\u0300-\u036F\u0900-\u0DFF\u1E00-\u1EFF]/;
/** Bidirectional overrides could make an address read as another one. */
const OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g;

/** A text without line breaks, analysed once and then wrapped to any width. */
export class Paragraph {
  private readonly text: string;
  private readonly clusters: readonly Cluster[];
  private readonly level: number;

  constructor(text: string) {
    this.text = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(OVERRIDES, '').trim(); // prettier-ignore
    const { levels, paragraphs } = bidi.getEmbeddingLevels(this.text);
    this.level = paragraphs[0]?.level ?? 0;
    this.clusters = clustersOf(this.text, levels);
  }

  /** Wraps to lines of at most this width, relative to the font size. */
  wrap(maxWidth: number): Line[] {
    const lines: Line[] = [];
    let [from, end, width] = [0, 0, 0];
    const finish = (to: number): void => {
      if (to > from) lines.push(this.line(from, to));
      [from, end, width] = [to, to, 0];
    };
    for (const piece of this.pieces(maxWidth)) {
      if (width > 0 && width + this.widthOf(end, this.trimmed(end, piece)) > maxWidth) finish(end);
      width += this.widthOf(end, piece);
      end = piece;
    }
    finish(end);
    return lines;
  }

  /** The break opportunities, as cluster indexes; a piece that is too wide is cut anywhere. */
  private *pieces(maxWidth: number): Generator<number> {
    const indexAt = new Map(this.clusters.map(({ end }, index) => [end, index + 1]));
    const breaker = new LineBreaker(this.text);
    let from = 0;
    for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
      const to = indexAt.get(found.position);
      if (to === undefined) continue;
      if (this.widthOf(from, this.trimmed(from, to)) > maxWidth) yield* this.cuts(from, to, maxWidth);
      yield to;
      from = to;
    }
  }

  private *cuts(from: number, to: number, maxWidth: number): Generator<number> {
    let width = 0;
    for (let index = from; index < to; index++) {
      const own = this.widthOf(index, index + 1);
      if (width > 0 && width + own > maxWidth) {
        yield index;
        width = 0;
      }
      width += own;
    }
  }

  /** The end without trailing spaces. */
  private trimmed(from: number, to: number): number {
    let end = to;
    while (end > from && /^\s*$/.test(this.clusters[end - 1]?.drawn ?? '')) end--;
    return end;
  }

  private widthOf(from: number, to: number): number {
    return this.runs(from, to).reduce((sum, { width }) => sum + width, 0);
  }

  private line(from: number, to: number): Line {
    const end = this.trimmed(from, to);
    const runs = inVisualOrder(this.runs(from, end));
    return {
      runs,
      width: runs.reduce((sum, { width }) => sum + width, 0),
      rtl: this.level % 2 === 1,
    };
  }

  private runs(from: number, to: number): LevelledRun[] {
    const runs: LevelledRun[] = [];
    for (let index = from; index < to;) {
      const { face, level } = this.clusters[index] ?? { face: regular, level: 0 };
      const first = index;
      let text = '';
      for (; index < to && this.clusters[index]?.face === face && this.clusters[index]?.level === level; index++) {
        text += this.clusters[index]?.drawn ?? '';
      }
      const rtl = level % 2 === 1;
      if (text === '') continue;
      const meant = this.text.slice(this.clusters[first]?.start ?? 0, this.clusters[index - 1]?.end ?? 0);
      const actual = text.includes(REPLACEMENT) || REORDERED.test(text) ? meant : undefined;
      runs.push({ text, face, rtl, level, width: face.widthOf(text, rtl), actual });
    }
    return runs;
  }
}

interface LevelledRun extends Run {
  readonly level: number;
}

function clustersOf(text: string, levels: Uint8Array): Cluster[] {
  const clusters: Cluster[] = [];
  for (const { segment, index: start } of graphemes.segment(text)) {
    const level = levels[start] ?? 0;
    const before = clusters.at(-1)?.face;
    const face = faceOf(segment, before);
    const drawn = face ? drawnBy(face, segment, level) : REPLACEMENT;
    clusters.push({ start, end: start + segment.length, face: face ?? regular, level, drawn });
  }
  return clusters;
}

/** The first font that covers the whole character. Characters without a script stay with their neighbour, so that words are not torn. */
function faceOf(cluster: string, before: Typeface | undefined): Typeface | undefined {
  const needed = [...cluster].filter((character) => !IGNORABLE.test(character));
  const has = (face: Typeface): boolean => needed.every((character) => face.covers(character.codePointAt(0) ?? 0));
  if (needed.length === 0) return before ?? regular;
  return before && NEUTRAL.test(cluster) && has(before) ? before : typefaces.find(has);
}

function drawnBy(face: Typeface, cluster: string, level: number): string {
  const shown = [...cluster].filter((each) => !IGNORABLE.test(each) || (JOINERS.test(each) && face.covers(each.codePointAt(0) ?? 0)));
  return (level % 2 === 1 ? shown.map((each) => bidi.getMirroredCharacter(each) ?? each) : shown).join('');
}

/** From the highest level down, reverses each run at that level or above. */
function inVisualOrder(runs: readonly LevelledRun[]): LevelledRun[] {
  const ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    for (let from = 0; from < ordered.length; from++) {
      let to = from;
      while (to < ordered.length && (ordered[to]?.level ?? 0) >= level) to++;
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = to;
    }
  }
  return ordered;
}
