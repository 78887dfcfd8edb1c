import bidiFactory from 'bidi-js';
import { covers, faceOf, regular as regularFace, type Face } from './faces.js';
import { typefaceOf, type Typeface } from './typeface.js';
import LineBreaker from 'linebreak';

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
  readonly face: Face;
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
/** Indic scripts, whose vowels are drawn in another place than they are written, and Latin letters that are drawn in parts. */
const REORDERED = /[\u0300-\u036F\u0900-\u0DFF\u1E00-\u1EFF]/;
/** Bidirectional overrides could make an address read as another one. */
const OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g;

/** Scripts from the right whose letters take two code units, which the library does not know: Adlam and Rohingya among others. */
const FAR_RTL = /[\u{10800}-\u{10D2F}\u{10D3A}-\u{10FFF}\u{1E800}-\u{1EFFF}]/gu;
const FAR_DIGITS = /[\u{10D30}-\u{10D39}]/gu;

/** A text of the same length in letters of the same direction. */
const forBidi = (text: string): string => text.replace(FAR_RTL, '\u05D0\u05D0').replace(FAR_DIGITS, '\u0660\u0660');

/** A text without line breaks, analysed once and then wrapped to any width. */
export class Paragraph {
  private readonly text: string;
  private readonly clusters: readonly Cluster[];
  private readonly level: number;

  constructor(text: string) {
    // Letters and their marks as one where there is such a letter: some fonts have no other.
    this.text = text.normalize('NFC').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(OVERRIDES, '').trim(); // prettier-ignore
    const { levels, paragraphs } = bidi.getEmbeddingLevels(forBidi(this.text));
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
    let from = 0;
    for (const position of breaksOf(this.text)) {
      const to = indexAt.get(position);
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
      const { face, level } = this.clusters[index] ?? { face: regularFace, level: 0 };
      const first = index;
      let text = '';
      for (; index < to && this.clusters[index]?.face === face && this.clusters[index]?.level === level; index++) {
        text += this.clusters[index]?.drawn ?? '';
      }
      const rtl = level % 2 === 1;
      if (text === '') continue;
      const meant = this.text.slice(this.clusters[first]?.start ?? 0, this.clusters[index - 1]?.end ?? 0);
      const actual = (face.shaped && !rtl) || text.includes(REPLACEMENT) || REORDERED.test(text) ? meant : undefined;
      const typeface = typefaceOf(face);
      runs.push({ text, face: typeface, rtl, level, width: typeface.widthOf(text, rtl), actual });
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
    clusters.push({ start, end: start + segment.length, face: face ?? regularFace, level, drawn });
  }
  return clusters;
}

function drawnBy(face: Face, cluster: string, level: number): string {
  const shown = [...cluster].filter((each) => !IGNORABLE.test(each) || (JOINERS.test(each) && covers(face, each.codePointAt(0) ?? 0)));
  // HarfBuzz mirrors brackets itself.
  return (level % 2 === 1 && !face.shaped ? shown.map((each) => bidi.getMirroredCharacter(each) ?? each) : shown).join('');
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

/** Scripts without spaces between words, for which line breaks are found with a dictionary. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Between two letters of such a script; a sign of repetition or abbreviation stays with its word. */
const WITHIN = /^[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}](?![\u0E2F\u0E46\u0EAF\u0EC6\u17D7])\p{L}/u;
const words = new Intl.Segmenter('th', { granularity: 'word' });

/** Where a line of a text may end, in order. */
export function breaksOf(text: string): readonly number[] {
  const breaks: number[] = [];
  const breaker = new LineBreaker(text);
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) breaks.push(found.position);
  if (!UNSPACED.test(text)) return breaks;
  const between = [...words.segment(text)]
    .map(({ index }) => index)
    .filter((index) => index > 0 && WITHIN.test(text.slice(index - 1, index + 1)));
  return [...new Set([...breaks, ...between])].sort((one, other) => one - other);
}
