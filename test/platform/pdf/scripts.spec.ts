import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { assetPath } from '../../../src/platform/assets.js';
import { covers, faceOf, faces } from '../../../src/platform/pdf/faces.js';
import { drawLabels } from '../../../src/platform/pdf/draw-label.js';
import { Paragraph, breaksOf } from '../../../src/platform/pdf/paragraph.js';
import { prepareShaping } from '../../../src/platform/pdf/shaper.js';
import { readPdf } from '../../support/pdf.js';
import { labelSheetOf } from '../../support/label-sheets.js';
import { namesInScripts } from './names-in-scripts.js';

const runsOf = (text: string) => new Paragraph(text).wrap(Number.MAX_SAFE_INTEGER).flatMap(({ runs }) => runs);
const glyphsOf = (text: string): number[] =>
  runsOf(text).flatMap(({ face, text: drawn, rtl }) => face.facing(rtl).layout(drawn).glyphs.map(({ id }) => id)); // prettier-ignore

describe('A name and an address in', () => {
  beforeAll(() => prepareShaping(namesInScripts));

  it.each(namesInScripts)('%s have a sign for each letter', (_script, name, address) => {
    for (const text of [name, address]) {
      expect(glyphsOf(text)).not.toContain(0);
      expect(runsOf(text).map(({ text: drawn }) => drawn).join('')).not.toContain('\uFFFD'); // prettier-ignore
    }
  });

  it.each([
    // Vowels that stand before their consonant or around it, stacked consonants, and letters that join.
    ['Burmese', 'မြ', 'မ', 'ြ'],
    ['Khmer', 'ភ្នំ', 'ភ', '្ន', 'ំ'],
    ['Gurmukhi', 'ਪ੍ਰੀ', 'ਪ', '੍', 'ਰ', 'ੀ'],
    ['Sinhala', 'ශ්‍රී', 'ශ', '්', 'ර', 'ී'],
    ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ', 'ᠮ', 'ᠣ', 'ᠩ', 'ᠭ', 'ᠣ', 'ᠯ'],
    ['Adlam', '𞤀𞤣𞤤', '𞤀', '𞤣', '𞤤'],
    ["N'Ko", 'ߒߞߏ', 'ߒ', 'ߞ', 'ߏ'],
    ['Devanagari beside Latin', 'Road संस्कृति', 'Road सं', 'स्', 'कृ', 'ति'],
  ])('%s are shaped as a whole and not letter by letter', (_script, word, ...letters) => {
    expect(glyphsOf(word)).not.toEqual(letters.flatMap(glyphsOf));
  });

  it('Hindi are shaped as alone where Latin letters stand beside them', () => {
    const shaped = glyphsOf('संस्कृति');
    expect(glyphsOf('Near संस्कृति').slice(-shaped.length)).toEqual(shaped);
  });

  it.each(['އަހުމަދު', 'ߛߎߟߋ', '𞤀𞤥𞤢𞤣𞤵', '𐴇𐴝𐴕', 'דוד', 'محمد', 'ܣܘܪ'])('%s begin at the right', (name) => {
    const [line] = new Paragraph(name).wrap(100);
    expect(line?.rtl).toBe(true);
    expect(line?.runs.every(({ rtl }) => rtl)).toBe(true);
  });

  it('Georgian, Khmer and Odia are read again from a label as they were written', async () => {
    const chosen = namesInScripts.filter(([script]) => ['Georgian', 'Khmer', 'Odia', 'Sinhala', 'Ethiopic'].includes(script));
    const { texts } = await readPdf(
      await drawLabels(chosen.map(([, name, address]) => labelSheetOf({ receiver: { name, phone: null, address: [address] } })), { size: '4x6', language: 'en' }), // prettier-ignore
    );
    const plain = (text = ''): string => text.replaceAll(' ', '');
    for (const [index, [, name, address]] of chosen.entries()) {
      expect(plain(texts[index])).toContain(plain(name));
      expect(plain(texts[index])).toContain(plain(address));
    }
  });
});

describe('A line', () => {
  it.each([
    ['กรุงเทพมหานครเขตคลองเตย', ['กรุงเทพมหานคร', 'เขต', 'คลองเตย']],
    ['រាជធានីភ្នំពេញ', ['រាជធានី', 'ភ្នំពេញ']],
    ['Soi 4 ถนนสุขุมวิท', ['Soi ', '4 ', 'ถนน', 'สุขุมวิท']],
    ['北京市', ['北', '京', '市']],
    ['Corniche 5', ['Corniche ', '5']],
  ])('of %s ends between words, though some scripts write no spaces', (text, words) => {
    let from = 0;
    const parts = breaksOf(text).map((at) => {
      const part = text.slice(from, at);
      from = at;
      return part;
    });
    expect(parts).toEqual(words);
  });
});

it('What a font has is known without opening it, and is what it has', () => {
  for (const face of faces.filter(({ part }) => !part)) {
    const { characterSet } = create(readFileSync(assetPath(face.file))) as Font;
    const has = new Set(characterSet);
    expect(characterSet.filter((point) => !covers(face, point))).toEqual([]);
    for (const point of [0x41, 0x5d0, 0x10d0, 0x1780, 0x4e00, 0xac00, 0x1e900, 0x1f600]) expect(covers(face, point)).toBe(has.has(point));
  }
  expect(faceOf('😀')).toBeUndefined();
});
