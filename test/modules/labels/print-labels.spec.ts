import { deflateSync } from 'node:zlib';
import type { CarrierLabel, PrintableLabel } from '../../../src/platform/pdf/carrier-label.js';
import { printAsMade, printLabels } from '../../../src/platform/pdf/print-labels.js';
import type { LabelSheet, LabelStyle } from '../../../src/platform/pdf/label-sheet.js';
import { labelPdf, labelPng } from '../../support/carrier-labels.js';
import { marginsOf, pictureOf, readPdf } from '../../support/pdf.js';

const A4: LabelStyle = { size: 'a4', language: 'en' };
const carrier = (files: Uint8Array[], format: CarrierLabel['format'] = 'PDF'): PrintableLabel => ({
  carrier: { format, files, title: 'AWB SVC1', date: '2026-11-21' },
});
const onA4 = (label: PrintableLabel) => printLabels([label], A4);
const margins = async (label: PrintableLabel) => marginsOf(await pictureOf((await onA4(label)).bytes));

const sheet: LabelSheet = {
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
  receiver: { name: 'Aisha Khan', phone: null, address: ['Corniche 5'] },
  collect: null,
  paid: false,
  test: false,
  version: 1,
  date: '2026-11-21',
};

const INCH = 25.4;
/** The white at the left, top, right and bottom of an A4 page around a label of this size in its corner. */
const around = (width: number, height: number) => [10, 10, 200 - width, 287 - height];
const expectClose = (given: readonly number[], expected: readonly number[]): void => {
  for (const [index, value] of expected.entries()) expect(Math.abs((given[index] ?? 0) - value)).toBeLessThan(0.4);
};

describe('The label of a carrier on A4', () => {
  it('keeps its size, in the corner between the margins of 10 mm', async () => {
    const { bytes } = await onA4(carrier([await labelPdf()]));

    expect((await readPdf(bytes)).size[0]).toBeCloseTo(595.28, 1);
    expect((await readPdf(bytes)).texts).toEqual([expect.stringContaining('CARRIER LABEL 1')]);
    expectClose(marginsOf(await pictureOf(bytes)), around(4 * INCH, 6 * INCH));
  });

  it('is turned if it fits only so, and reduced if it fits in neither way', async () => {
    const wide = await labelPdf({ width: 700, height: 300 });
    const large = await labelPdf({ width: 595.28, height: 841.89 });

    expectClose(await margins(carrier([wide])), around((300 / 72) * INCH, (700 / 72) * INCH));
    // Reduced to the width between the margins.
    expectClose(await margins(carrier([large])), around(190, (190 / 210) * 297));
  });

  it.each([
    [90, 6, 4],
    [180, 4, 6],
    [270, 6, 4],
  ])('is placed as a viewer shows it when its page is turned by %i degrees', async (turned, width, height) => {
    expectClose(await margins(carrier([await labelPdf({ turned })])), around(width * INCH, height * INCH));
  });

  it('has a page for each piece, whether they come in one file or in many', async () => {
    const one = await onA4(carrier([await labelPdf({ pages: 3 })]));
    const many = await onA4(carrier([await labelPdf({ text: 'FIRST' }), await labelPdf({ text: 'SECOND' })]));

    expect((await readPdf(one.bytes)).texts).toHaveLength(3);
    const { texts } = await readPdf(many.bytes);
    expect(texts).toEqual([expect.stringContaining('FIRST'), expect.stringContaining('SECOND')]);
  });

  it('is the same byte for byte each time', async () => {
    const label = carrier([await labelPdf()]);
    const picture = carrier([labelPng(406, 609, 203)], 'PNG');

    for (const each of [label, picture]) expect(Buffer.compare((await onA4(each)).bytes, (await onA4(each)).bytes)).toBe(0);
  });

  it('may be a picture, which is printed at the resolution that it declares, 203 dots per inch if none', async () => {
    expectClose(await margins(carrier([labelPng(812, 1218, 203)], 'PNG')), around(4 * INCH, 6 * INCH));
    expectClose(await margins(carrier([labelPng(1200, 1800, 300)], 'PNG')), around(4 * INCH, 6 * INCH));
    expectClose(await margins(carrier([labelPng(812, 1218)], 'PNG')), around(4 * INCH, 6 * INCH));
    expectClose(await margins(carrier([labelPng(1800, 600, 203)], 'PNG')), around((600 / 203) * INCH, (1800 / 203) * INCH));
  });
});

describe('A document of many labels', () => {
  it('has those of carriers and ours in the order of the request', async () => {
    const { bytes, unreadable } = await printLabels([{ sheet }, carrier([await labelPdf({ pages: 2 })]), { sheet }], A4);
    const { texts } = await readPdf(bytes);

    expect(unreadable).toEqual([]);
    expect(texts.map((text) => (text.includes('CARRIER') ? 'carrier' : text.includes('Aisha Khan') ? 'ours' : text))).toEqual([
      'ours',
      'carrier',
      'carrier',
      'ours',
    ]);
  });

  it('leaves out what cannot be read and tells why', async () => {
    const { bytes, unreadable } = await printLabels([{ sheet }, carrier([Buffer.from('%PDF-1.4 nothing')]), { sheet }], A4);

    expect(unreadable).toEqual([{ index: 1, reason: 'broken' }]);
    expect((await readPdf(bytes)).texts).toHaveLength(2);
  });

  it('fits the paper of label printers without margins', async () => {
    const { bytes } = await printLabels([carrier([await labelPdf()])], { size: '4x6', language: 'en' });

    expect((await readPdf(bytes)).size).toEqual([288, 432]);
    expectClose(marginsOf(await pictureOf(bytes)), [0, 0, 0, 0]);
  });
});

describe('A label from outside', () => {
  const reasonOf = async (files: Uint8Array[], format: CarrierLabel['format'] = 'PDF') =>
    (await onA4(carrier(files, format))).unreadable[0]?.reason;

  it('is refused if it is damaged', async () => {
    const pdf = Buffer.from(await labelPdf());
    const png = labelPng(812, 1218, 203);
    const noPages = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF');

    for (const broken of [pdf.subarray(0, pdf.length / 2), Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5_000, 7)]), noPages]) {
      expect(await reasonOf([broken])).toBe('broken');
    }
    for (const broken of [png.subarray(0, 20), png.subarray(0, png.length / 2)]) expect(await reasonOf([broken], 'PNG')).toBe('broken');
  });

  it('is refused if it needs a password, and printed if only changes of it do', async () => {
    expect(await reasonOf([await labelPdf({ password: { user: 'secret', owner: 'other' } })])).toBe('protected');
    const { bytes } = await onA4(carrier([await labelPdf({ password: { user: '', owner: 'other' } })]));
    expect((await readPdf(bytes)).texts[0]).toContain('CARRIER LABEL');
  });

  it('is refused if it has 200 pages, is a huge picture, or grows to gigabytes', async () => {
    const bomb = deflateSync(Buffer.alloc(80 * 1024 * 1024));
    const file = Buffer.concat([Buffer.from('%PDF-1.7\n1 0 obj\n<< /Filter /FlateDecode >>\nstream\n'), bomb, Buffer.from('\nendstream')]);
    const huge = labelPng(8, 8);
    huge.writeUInt32BE(50_000, 16);
    huge.writeUInt32BE(50_000, 20);

    expect(await reasonOf([await labelPdf({ pages: 200 })])).toBe('too many pages');
    expect(await reasonOf([file])).toBe('too large');
    expect(await reasonOf([huge], 'PNG')).toBe('too large');
    expect(await reasonOf([Buffer.alloc(6 * 1024 * 1024)])).toBe('too large');
  });

  it('brings no forms, links or scripts along', async () => {
    const { bytes } = await onA4(carrier([await labelPdf()]));

    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/\/Annots|\/AA|\/OpenAction|\/JavaScript/);
  });
});

it('As made, the pages keep the size that the carrier gave them', async () => {
  const pdf = await printAsMade([carrier([await labelPdf(), await labelPdf({ width: 300, height: 200 })])]);
  const png = await printAsMade([carrier([labelPng(812, 1218, 203)], 'PNG')]);

  expect((await readPdf(pdf.bytes)).size).toEqual([288, 432]);
  expect((await readPdf(png.bytes)).size).toEqual([288, 432]);
});
