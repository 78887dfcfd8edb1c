import type { AssetName } from '../asset-files.js';
import { coverage } from './coverage.generated.js';

/** A font that texts are printed with. */
export interface Face {
  readonly name: string;
  readonly file: AssetName & keyof typeof coverage;
  /** Whether HarfBuzz shapes its texts: the PDF library places the marks and vowels of these scripts wrongly. */
  readonly shaped: boolean;
  /** The part of the font that this face is for, as the texts of a face are shaped by the rules of one script. */
  readonly part?: { readonly from: number; readonly to: number };
}

const plain = (name: string, file: Face['file']): Face => ({ name, file, shaped: false });
const shaped = (name: string, file: Face['file']): Face => ({ name, file, shaped: true });

export const regular = plain('Regular', 'latin.ttf');

/** In order of preference: the second covers Latin, Greek and Cyrillic. */
export const faces: readonly Face[] = [
  { ...shaped('Devanagari', 'latin.ttf'), part: { from: 0x0900, to: 0x097f } },
  regular,
  // Has a separate glyph for each letter and form, so that PDF readers can recover the letters.
  plain('Arabic', 'arabic.ttf'),
  plain('Han', 'han.otf'),
  plain('Hangul', 'hangul.otf'),
  shaped('Hebrew', 'hebrew.ttf'),
  shaped('Thai', 'thai.ttf'),
  plain('Bengali', 'bengali.ttf'),
  plain('Tamil', 'tamil.ttf'),
  shaped('Georgian', 'georgian.ttf'),
  shaped('Armenian', 'armenian.ttf'),
  shaped('Ethiopic', 'ethiopic.ttf'),
  shaped('Sinhala', 'sinhala.ttf'),
  shaped('Malayalam', 'malayalam.ttf'),
  shaped('Telugu', 'telugu.ttf'),
  shaped('Kannada', 'kannada.ttf'),
  shaped('Gujarati', 'gujarati.ttf'),
  shaped('Gurmukhi', 'gurmukhi.ttf'),
  shaped('Oriya', 'oriya.ttf'),
  shaped('Khmer', 'khmer.ttf'),
  shaped('Lao', 'lao.ttf'),
  shaped('Myanmar', 'myanmar.ttf'),
  shaped('Thaana', 'thaana.ttf'),
  shaped('Mongolian', 'mongolian.ttf'),
  shaped('Cherokee', 'cherokee.ttf'),
  shaped('Javanese', 'javanese.ttf'),
  shaped('Balinese', 'balinese.ttf'),
  shaped('Cham', 'cham.ttf'),
  shaped('Tifinagh', 'tifinagh.ttf'),
  shaped('NKo', 'nko.ttf'),
  shaped('Adlam', 'adlam.ttf'),
  shaped('Vai', 'vai.ttf'),
  shaped('CanadianAboriginal', 'canadian-aboriginal.ttf'),
  shaped('OlChiki', 'ol-chiki.ttf'),
  shaped('MeeteiMayek', 'meetei-mayek.ttf'),
  shaped('Chakma', 'chakma.ttf'),
  shaped('Lisu', 'lisu.ttf'),
  shaped('Yi', 'yi.ttf'),
  shaped('Syriac', 'syriac.ttf'),
  shaped('HanifiRohingya', 'hanifi-rohingya.ttf'),
  shaped('Tibetan', 'tibetan.ttf'),
];

const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;
const NEUTRAL = /^[\p{Script=Common}\p{Script=Inherited}]+$/u;

/** The first font that covers the whole character. Characters without a script stay with their neighbour, so that words are not torn. */
export function faceOf(cluster: string, before?: Face): Face | undefined {
  const needed = [...cluster].filter((character) => !IGNORABLE.test(character));
  const has = (face: Face): boolean => needed.every((character) => covers(face, character.codePointAt(0) ?? 0));
  if (needed.length === 0) return before ?? regular;
  return before && NEUTRAL.test(cluster) && has(before) ? before : faces.find(has);
}

/** Whether a font has a code point, without opening the font. */
export function covers(face: Face, codePoint: number): boolean {
  if (face.part && (codePoint < face.part.from || codePoint > face.part.to)) return false;
  const ends = endsOf(face);
  let [from, to] = [0, ends.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ends[middle] ?? 0) <= codePoint) from = middle + 1;
    else to = middle;
  }
  return from % 2 === 1;
}

const decoded = new Map<Face, Uint32Array>();

/** Where stretches of covered code points begin and end, in turn. */
function endsOf(face: Face): Uint32Array {
  let ends = decoded.get(face);
  if (!ends) {
    let at = 0;
    ends = Uint32Array.from(coverage[face.file].split(' '), (step) => (at += Number.parseInt(step, 36)));
    decoded.set(face, ends);
  }
  return ends;
}
