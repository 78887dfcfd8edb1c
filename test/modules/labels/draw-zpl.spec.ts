import { drawZpl } from '../../../src/platform/pdf/draw-zpl.js';
import type { LabelSheet } from '../../../src/platform/pdf/label-sheet.js';
import { scan, type Picture } from '../../support/pdf.js';
import { pictureOfPng, printZpl } from '../../support/zpl.js';

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
  receiver: { name: 'Aisha Khan', phone: '+971 50 123 4567', address: ['Corniche 5', 'Abu Dhabi', 'United Arab Emirates (AE)'] },
  collect: 'AED 102.50',
  paid: false,
  test: false,
  version: 1,
  date: '2026-11-21',
  ...changes,
});
const draw = async (given: LabelSheet, dpi: 203 | 300 = 203): Promise<string> =>
  Buffer.from(await drawZpl(given, { dpi, language: 'en' })).toString('latin1');
const printed = async (given: LabelSheet, dpi: 203 | 300 = 203): Promise<Picture[]> =>
  (await printZpl(await drawZpl(given, { dpi, language: 'en' }), dpi)).map(pictureOfPng);
const codesOf = async (given: LabelSheet, dpi: 203 | 300 = 203) => {
  const [first] = await printed(given, dpi);
  return first && scan(first);
};

/** Black dots between these rows, as parts of the height of the label. */
function inkBetween({ width, height, data }: Picture, from: number, to: number): number {
  let ink = 0;
  for (let y = Math.floor(from * height); y < to * height; y++)
    for (let x = 0; x < width; x++) if ((data[(y * width + x) * 4] ?? 255) < 128) ink++;
  return ink;
}

describe('A label for label printers', () => {
  it.each([203, 300] as const)('of %i dots per inch has codes that scanners read, and the size of its paper', async (dpi) => {
    expect(await codesOf(sheet(), dpi)).toEqual([
      { format: 'Code128', text: 'SVC7K3M9Q2TXB4' },
      { format: 'QRCode', text: 'https://ship.example.com/track/SVC7K3M9Q2TXB4' },
    ]);
    expect(await draw(sheet(), dpi)).toContain(`^PW${4 * dpi}^LL${6 * dpi}`);
  });

  it.each(['RTN-SVC7K3M9Q2TXB4-2', 'SVCX000123456789012345', 'aB-09/x>y_z~^A', 'X'.repeat(40)])('lets a scanner read %s', async (awb) => {
    expect((await codesOf(sheet({ awb })))?.[0]).toEqual({ format: 'Code128', text: awb });
  });

  it('says everything that a driver and a hub need', async () => {
    const zpl = await draw(sheet({ notes: 'Ring the bell.' }));

    for (const said of [
      'Aisha Khan', '+971 50 123 4567', 'Corniche 5', 'United Arab Emirates (AE)', 'Mugs', 'Al Quoz 3', 'Economy', 'Own fleet', 'M-1001',
      '1.2 kg', '1.6 kg', 'PIECES', 'Ring the bell.', 'COD 102.50 AED', 'SVC7K3M9Q2TXB4',
    ]) expect(zpl).toContain(`^FD${said === '+971 50 123 4567' ? 'Tel. ' : ''}${said}`); // prettier-ignore
  });

  it('says that nothing is to be collected when nothing is', async () => {
    expect(await draw(sheet({ collect: null }))).toContain('^FDPREPAID - DO NOT COLLECT');
    expect(await draw(sheet({ collect: null }))).not.toContain('COD');
    expect(await draw(sheet({ collect: null, paid: true }))).toContain('^FDPAID - DO NOT COLLECT');
  });

  it('cannot be given commands by what customers write', async () => {
    const attack = sheet({ receiver: { name: '^XZ^XA~JR_5E^FS', phone: null, address: ['A\\&B ^FD', '~HI'] } });
    const zpl = await draw(attack);

    expect(zpl.match(/\^XA/g)).toHaveLength(1);
    expect(zpl.match(/\^XZ/g)).toHaveLength(1);
    expect(zpl).not.toContain('~');
    expect(zpl).toContain('_5EXZ_5EXA_7EJR_5F5E_5EFS');
    expect(await printed(attack)).toHaveLength(1);
    expect(await codesOf(attack)).toHaveLength(2);
  });

  it('is ASCII throughout: letters beyond it are escaped bytes of UTF-8, and scripts that printers lack are pictures', async () => {
    const zpl = await draw(
      sheet({
        sender: { name: 'Café Söhne', phone: null, address: [] },
        receiver: { name: 'فاطمة خان', phone: null, address: ['王小明', 'Łódź'] },
      }),
    );

    expect(zpl).toMatch(/^[\x0a\x20-\x7e]*$/);
    expect(zpl).toContain('^CI28');
    expect(zpl).toContain('Caf_C3_A9 S_C3_B6hne');
    expect(zpl.match(/\^GFA,/g)).toHaveLength(3);
  });

  it('shows a name in Arabic as ink in the place of the receiver', async () => {
    const to = (name: string) => sheet({ receiver: { name, phone: null, address: [] } });
    const [[without], [written]] = await Promise.all([printed(to('')), printed(to('فاطمة خان'))]);
    if (!without || !written) throw new Error('A label was not printed.');

    expect(inkBetween(written, 0.26, 0.4)).toBeGreaterThan(inkBetween(without, 0.26, 0.4) + 300);
  });

  it('continues a text that is too long on another label', async () => {
    const pages = await printed(sheet({ notes: 'Ring the bell and wait. '.repeat(80) }));

    expect(pages.length).toBeGreaterThan(1);
  });

  it('is the same byte for byte each time', async () => {
    const mixed = sheet({ receiver: { name: 'فاطمة 王 हिन्दी', phone: null, address: [] } });

    expect(await draw(mixed)).toBe(await draw(mixed));
  });
});
