import { drawLabels } from '../../../src/platform/pdf/draw-label.js';
import { LabelPress } from '../../../src/platform/pdf/label-press.js';
import type { LabelParty, LabelSheet, LabelStyle } from '../../../src/platform/pdf/label-sheet.js';
import { marginsOf, pictureOf, readPdf, scan, sourceOf } from '../../support/pdf.js';

const someone: LabelParty = {
  name: 'Aisha Khan',
  phone: '+971 50 123 4567',
  address: ['Corniche 5', 'Abu Dhabi', 'United Arab Emirates (AE)'],
};
const sheet = (changes: Partial<LabelSheet> = {}): LabelSheet => ({
  shipmentId: 'SVC7K3M9Q2TXB4',
  awb: 'SVC7K3M9Q2TXB4',
  trackingUrl: 'https://ship.example.com/track/SVC7K3M9Q2TXB4',
  carrier: 'Own fleet',
  service: 'Economy',
  orderReference: 'M-1001',
  pieces: 1,
  weight: '1.2 kg',
  volumetricWeight: '1.6 kg',
  notes: null,
  sender: { name: 'Mugs', phone: null, address: ['Al Quoz 3', 'Dubai'] },
  receiver: someone,
  collect: 'USD 102.50',
  paid: false,
  test: false,
  version: 1,
  date: '2026-11-21',
  ...changes,
});
const to = (name: string, ...address: string[]): LabelSheet => sheet({ receiver: { name, phone: null, address } });
const A4: LabelStyle = { size: 'a4', language: 'en' };
const print = (given: LabelSheet, style = A4) => drawLabels([given], style);
const printed = async (given: LabelSheet, style = A4) => readPdf(await print(given, style));
const seen = async (given: LabelSheet) => pictureOf(await print(given));

describe('The page of a label', () => {
  it('is A4, and white for 10 mm at every edge', async () => {
    const bytes = await print(sheet({ notes: 'Ring the bell.' }));
    const { size, texts } = await readPdf(bytes);

    expect(texts).toHaveLength(1);
    expect(size[0]).toBeCloseTo(595.28, 1);
    expect(size[1]).toBeCloseTo(841.89, 1);
    for (const margin of marginsOf(await pictureOf(bytes))) {
      expect(margin).toBeGreaterThan(9.4);
      expect(margin).toBeLessThan(12);
    }
  });

  it('says everything that a driver and a hub need', async () => {
    const { texts } = await printed(sheet({ notes: 'Ring the bell.', version: 3 }));

    for (const said of [
      'Aisha Khan', '+971 50 123 4567', 'Corniche 5', 'United Arab Emirates (AE)', 'Mugs', 'Al Quoz 3', 'Economy', 'Own fleet', 'M-1001',
      '1.2 kg', '1.6 kg', 'PIECES 1', 'Ring the bell.', 'USD 102.50', 'COLLECT', 'Label v3 of 2026-11-21', 'SVC7K3M9Q2TXB4',
    ]) expect(texts[0]).toContain(said); // prettier-ignore
  });

  it('says that nothing is to be collected when nothing is', async () => {
    const { texts } = await printed(sheet({ collect: null }));

    expect(texts[0]).toContain('PREPAID - DO NOT COLLECT');
    expect(texts[0]).not.toMatch(/USD|CASH/);
  });

  it('says so when what was to be collected is paid', async () => {
    const { texts } = await printed(sheet({ collect: null, paid: true }));

    expect(texts[0]).toContain('PAID - DO NOT COLLECT');
    expect(texts[0]).not.toMatch(/USD|CASH|PREPAID/);
  });

  it.each(['SVC7K3M9Q2TXB4', 'RTN-SVC7K3M9Q2TXB4-2', 'SVCX000123456789012345', 'aB-09/xyz.A', 'X'.repeat(40)])(
    'lets a scanner read %s from its bars and the tracking address from its square',
    async (awb) => {
      const trackingUrl = `https://ship.example.com/track/${encodeURIComponent(awb)}`;
      expect(await scan(await pictureOf(await print(sheet({ awb, trackingUrl })), 3))).toEqual([
        { format: 'Code128', text: awb },
        { format: 'QRCode', text: trackingUrl },
      ]);
    },
  );

  it('is the same byte for byte, whatever was printed before it and beside it', async () => {
    const press = new LabelPress();
    const printIt = async (given: LabelSheet) => (await press.printLabels([{ sheet: given }], A4)).bytes;
    const mixed = to("فاطمة O'Brien 王 😀", 'ظل ط شارع 12 (Marina)', 'हिन्दी ไทย');
    const first = await print(mixed);
    const others = [to('طه'), to('王小明', '北京市'), sheet({ collect: null }), to('ظافر'), mixed];
    const again = await Promise.all([...others, ...others].map(printIt)).finally(() => press.close());

    for (const index of [4, 9]) expect(Buffer.compare(again[index] ?? Buffer.alloc(0), first)).toBe(0);
    expect(Buffer.compare(await print(sheet()), await print(sheet({ version: 2 })))).not.toBe(0);
  });
});

describe('A label on other paper', () => {
  it.each([
    ['a6', 297.64, 419.53],
    ['4x6', 288, 432],
  ] as const)('of %s fits it with everything that the large one says', async (size, width, height) => {
    const sheets = [sheet({ notes: 'Ring the bell.' }), sheet({ collect: null, awb: 'RTN-SVC7K3M9Q2TXB4-2' })];
    const bytes = await drawLabels(sheets, { size, language: 'en' });
    const { texts, size: paper } = await readPdf(bytes);

    expect(paper[0]).toBeCloseTo(width, 1);
    expect(paper[1]).toBeCloseTo(height, 1);
    expect(texts).toHaveLength(2);
    for (const said of [
      'Aisha Khan',
      '+971 50 123 4567',
      'Mugs',
      'Economy',
      'M-1001',
      '1.6 kg',
      'PIECES 1',
      'Ring the bell.',
      'USD 102.50',
    ]) {
      expect(texts[0]).toContain(said);
    }
    expect(texts[1]).toContain('PREPAID - DO NOT COLLECT');
    expect(texts[1]).not.toContain('NOTES');
    expect(await scan(await pictureOf(bytes))).toEqual([
      { format: 'Code128', text: 'SVC7K3M9Q2TXB4' },
      { format: 'QRCode', text: 'https://ship.example.com/track/SVC7K3M9Q2TXB4' },
    ]);
  });

  it.each(['a4', 'a6', '4x6'] as const)('in Arabic has its captions at the right, and numbers in their order (%s)', async (size) => {
    const bytes = await print(sheet(), { size, language: 'ar' });
    const { texts } = await readPdf(bytes);

    for (const said of ['+971 50 123 4567', '2026-11-21', 'USD 102.50']) expect(texts[0]).toContain(said);
    expect(texts[0]).not.toMatch(/FROM|COLLECT|WEIGHT/);
    expect(await scan(await pictureOf(bytes))).toHaveLength(2);
  });
});

describe('A text on a label', () => {
  it.each([
    'Łukasz Żółć-Øberg ẞ ſ',
    'Ωμέγα Дмитрий Щука',
    'Nguyễn Thị Mỹ Hạnh',
    '北京市朝阳区建国路88号',
    '東京都渋谷区シブヤ',
    '서울특별시 강남구',
    'กรุงเทพมหานคร',
    'हिन्दी संस्कृति',
    'বাংলা ক্ষেত্র',
    'தமிழ் ஸ்ரீ',
  ])('is read again as it was written: %s', async (text) => {
    const { texts } = await printed(to(text));

    expect(texts[0]?.replaceAll(' ', '')).toContain(text.replaceAll(' ', ''));
  });

  // A reader that puts Arabic in order again must find every letter. Ligatures of lam and alif are left out: readers disagree on them.
  it.each(['محمد بن عبد', 'شارع الشيخ زايد', 'فاطمة', 'گچ پژ فارسی', 'ירושלים'])(
    'from the right is whole and in order: %s',
    async (text) => {
      const { texts } = await printed(to(text));

      expect(texts[0]?.replaceAll(' ', '')).toContain(text.replaceAll(' ', ''));
    },
  );

  it('in Arabic begins at the right edge and joins its letters', async () => {
    const apart = await print(to('م ح م د'));
    const joined = await print(to('محمد'));
    const picture = await pictureOf(joined);

    expect(glyphsOf(joined)).not.toEqual(glyphsOf(apart));
    expect(darkIn(picture, [0.86, 0.31, 0.95, 0.34])).toBeGreaterThan(0);
    expect(darkIn(picture, [0.46, 0.31, 0.7, 0.335])).toBe(0);
  });

  it('that no font has is shown as a sign that stands for it, and not left out', async () => {
    const [empty, shown] = [await seen(to('A', 'B')), await seen(to('A 😀', 'B'))];

    expect(darkIn(shown, RECEIVER)).toBeGreaterThan(darkIn(empty, RECEIVER));
  });

  it.each(['😀', '👨‍👩‍👧', '𐌰𐌱', '𒀀𒁀', 'محمد 😀'])('that no font has stays readable for programs: %s', async (text) => {
    const bytes = await print(to(text, '😀'.repeat(900)));

    const encoded = Buffer.from(text.replace(/^[^]* /, ''), 'utf16le')
      .swap16()
      .toString('latin1');
    expect(sourceOf(bytes).replaceAll('\\r', '\r').replaceAll('\\b', '\b')).toContain(encoded);
  });

  it('is not turned around by marks that override its direction', async () => {
    expect((await printed(to('\u202E12 Main St\u202C'))).texts[0]).toContain('12 Main St');
  });

  it.each([
    ['10,000 letters without a space', 'X'.repeat(10_000)],
    ['10,000 letters of words', 'Long '.repeat(2_000).trim()],
    ['much Arabic', 'شارع الشيخ زايد '.repeat(300).trim()],
    ['much Chinese', '北京市朝阳区'.repeat(300)],
  ])('that is too long is printed in full on another page that it points to: %s', async (_what, text) => {
    const bytes = await print(to(text));
    const { texts } = await readPdf(bytes);
    const picture = await pictureOf(bytes);
    const plain = (each: string): string => each.replaceAll(/\s/g, '');

    expect(texts[0]).toContain('… in full on the next page');
    expect(texts.slice(1).every((page) => page.includes('SVC7K3M9Q2TXB4'))).toBe(true);
    const letter = /[X😀北]|Long|شارع/gu;
    const count = (each: string): number => each.match(letter)?.length ?? 0;
    expect(count(plain(texts.slice(1).join('')))).toBe(count(text) + (texts.length - 1) * count('SVC7K3M9Q2TXB4'));
    expect(darkIn(picture, [0.955, 0, 1, 1])).toBe(0);
    expect(await scan(picture)).toHaveLength(2);
  });

  it('that is rather long is set smaller, and stays on its page', async () => {
    const address = 'Building 7, Tower of the Very Long Names, Street 12 of the Second Quarter, next to the Old Market. '.repeat(5).trim();
    const { texts } = await printed(to('Aisha Khan', address));

    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain(address.slice(-50));
  });

  it.each([
    '/JS (app.alert(1)) /JavaScript',
    ') Tj ET Q (',
    '\\) >> endobj /Launch',
    '<script>alert(1)</script>',
    '/URI (https://evil.example) /Action',
    '%PDF-1.7 endstream endobj trailer',
    '\\', '(', ')', '((', '))', '<<', '>>',
    'محمد ) /JS (app.alert) \\',
  ])('is only ever text: %s', async (text) => {
    const bytes = await print(sheet({ notes: text, orderReference: text, service: text, receiver: { name: text, phone: text, address: [text] } }));

    expect(sourceOf(bytes)).not.toMatch(/\/(JS|JavaScript|Launch|URI|Action|AA|OpenAction|Annots|EmbeddedFile|RichMedia|SubmitForm)\b/);
    const { texts } = await readPdf(bytes);
    expect(texts).toHaveLength(1);
    if (/^[\x20-\x7E]+$/.test(text)) expect(texts[0]?.split(text).length).toBeGreaterThanOrEqual(5);
  }); // prettier-ignore
});

/** The part of the page that the receiver has: from left, top to right, bottom, in parts of the page. */
const RECEIVER = [0.45, 0.3, 0.95, 0.5] as const;

function darkIn(
  picture: { width: number; height: number; data: Uint8Array },
  [left, top, right, bottom]: readonly [number, number, number, number],
): number {
  let dark = 0;
  for (let y = Math.floor(top * picture.height); y < bottom * picture.height; y++) {
    for (let x = Math.floor(left * picture.width); x < right * picture.width; x++)
      if ((picture.data[(y * picture.width + x) * 4] ?? 255) < 128) dark++;
  }
  return dark;
}

/** The unicode map of the Arabic font tells how many shapes there are. */
const glyphsOf = (bytes: Uint8Array): string[] => [...sourceOf(bytes).matchAll(/<06[0-9a-f]{2}>/g)].map(([glyph]) => glyph);
