import { code128 } from './codes.js';
import type { CustomsLine, CustomsSheet } from './customs-sheet.js';
import type { LabelParty } from './label-sheet.js';
import { INNER, MARGIN, Pages, type Area } from './page.js';
import { prepareShaping } from './shaper.js';
import { LINE_HEIGHT, TextBlock } from './text-block.js';

interface Column {
  readonly title: string;
  readonly width: number;
  readonly align: 'left' | 'right';
  readonly value: (line: CustomsLine) => string;
}

const CAPTION = 7;
const SIZE = 9;
const ROW = 16;
const BOTTOM = MARGIN + INNER.height;
const SIGNATURE = 118;
/** What the store did not provide is filled in by hand. */
const BLANK = '________';

const COLUMNS: readonly Column[] = [
  { title: 'DESCRIPTION OF CONTENTS', width: 0.36, align: 'left', value: ({ description }) => description },
  { title: 'HS CODE', width: 0.13, align: 'left', value: ({ hsCode }) => hsCode ?? BLANK },
  { title: 'ORIGIN', width: 0.09, align: 'left', value: ({ origin }) => origin ?? BLANK },
  { title: 'QTY', width: 0.07, align: 'right', value: ({ quantity }) => String(quantity) },
  { title: 'NET WEIGHT', width: 0.12, align: 'right', value: ({ weight }) => weight },
  { title: 'UNIT VALUE', width: 0.11, align: 'right', value: ({ unitValue }) => unitValue },
  { title: 'VALUE', width: 0.12, align: 'right', value: ({ value }) => value },
];

/** A commercial invoice and customs declaration on A4. Three copies travel on the outside of the parcel. */
export async function drawCustoms(sheet: CustomsSheet): Promise<Uint8Array> {
  await prepareShaping(sheet);
  const pages = new Pages({ title: `Commercial invoice ${sheet.shipmentId}`, date: new Date(`${sheet.date}T00:00:00.000Z`) });
  pages.add();
  drawHead(pages, sheet);
  let y = drawParties(pages, sheet, MARGIN + 70);
  y = drawHeadings(pages, y + 10);
  for (const line of sheet.lines) {
    if (y + ROW > BOTTOM) y = startPage(pages, sheet);
    drawLine(pages, line, y);
    y += ROW;
  }
  const discountHeight = sheet.discount === null ? 0 : ROW;
  if (y + discountHeight + SIGNATURE > BOTTOM) y = startPage(pages, sheet);
  if (sheet.discount !== null) drawDiscount(pages, sheet.discount, y);
  y += discountHeight;
  drawTotals(pages, sheet, y);
  return pages.finish();
}

function drawHead(pages: Pages, { shipmentId, awb, orderReference, date }: CustomsSheet): void {
  pages.words('COMMERCIAL INVOICE', { x: MARGIN, y: MARGIN, size: 18, heavy: true });
  pages.words('and customs declaration (CN 23)', { x: MARGIN, y: MARGIN + 24, size: 10 });
  const widths = code128(awb);
  const modules = widths.reduce((sum, width) => sum + width, 0) + 20;
  const module = Math.min(1, 220 / modules);
  const x = MARGIN + INNER.width - modules * module;
  pages.bars(widths, { x: x + 10 * module, y: MARGIN, height: 30 }, module);
  pages.words(awb, { x: x + (modules * module) / 2, y: MARGIN + 32, size: 9, heavy: true, align: 'center' });
  pages.oneLine(`Shipment ${shipmentId}   Order ${orderReference}   Date ${date}`, {
    x: MARGIN,
    y: MARGIN + 46,
    width: INNER.width * 0.6,
    size: 9,
  });
}

/** Returns where the table begins. */
function drawParties(pages: Pages, { exporter, importer, reason }: CustomsSheet, y: number): number {
  const gap = 8;
  const area = { y, width: (INNER.width - gap) / 2, height: 104 };
  const taxId = exporter.taxId === null ? [] : [`Tax ID ${exporter.taxId}`];
  drawParty(pages, { ...area, x: MARGIN }, { caption: 'EXPORTER / SENDER', party: exporter, more: taxId });
  drawParty(pages, { ...area, x: MARGIN + area.width + gap }, { caption: 'IMPORTER / CONSIGNEE', party: importer, more: [] });
  const below = y + area.height + gap;
  pages.words('CATEGORY OF ITEM', { x: MARGIN, y: below, size: CAPTION });
  pages.words(reason, { x: MARGIN + 90, y: below - 2, size: SIZE, heavy: true });
  return below + 12;
}

function drawParty(
  pages: Pages,
  area: Area,
  { caption, party, more }: { caption: string; party: LabelParty; more: readonly string[] },
): void {
  pages.frame(area);
  pages.words(caption, { x: area.x + 6, y: area.y + 4, size: CAPTION, heavy: true });
  const texts = [
    ...(party.company ? [party.company] : []),
    party.name,
    ...party.address,
    ...(party.phone ? [`Tel. ${party.phone}`] : []),
    ...more,
  ].map((text) => ({ text }));
  const inner = { x: area.x + 6, y: area.y + 16, width: area.width - 12 };
  pages.block(new TextBlock(texts).fit({ width: inner.width, height: area.height - 18, sizes: [10, 9, 8, 7, 6, 5] }), inner);
}

function drawHeadings(pages: Pages, y: number): number {
  pages.rule(MARGIN, y, INNER.width);
  eachColumn(({ title, align }, x, width) =>
    pages.words(title, { x: align === 'right' ? x + width : x, y: y + 4, size: CAPTION, heavy: true, align }),
  );
  pages.rule(MARGIN, y + ROW, INNER.width);
  return y + ROW;
}

function drawLine(pages: Pages, line: CustomsLine, y: number): void {
  eachColumn(({ value, align }, x, width) => pages.oneLine(value(line), { x, y: y + 2, width, size: SIZE, align }));
}

function eachColumn(draw: (column: Column, x: number, width: number) => void): void {
  let x = MARGIN;
  for (const column of COLUMNS) {
    const width = column.width * INNER.width;
    draw(column, x + 2, width - 4);
    x += width;
  }
}

function drawDiscount(pages: Pages, discount: string, y: number): void {
  pages.words('Discount', { x: MARGIN + 2, y: y + 2, size: SIZE });
  pages.words(`-${discount}`, { x: MARGIN + INNER.width - 2, y: y + 2, size: SIZE, align: 'right' });
}

function drawTotals(pages: Pages, sheet: CustomsSheet, y: number): void {
  const right = MARGIN + INNER.width - 2;
  pages.rule(MARGIN, y, INNER.width);
  const facts = `Pieces ${sheet.pieces}   Items ${sheet.totalQuantity}   Gross weight ${sheet.totalWeight}`;
  pages.words(facts, { x: MARGIN + 2, y: y + 6, size: SIZE });
  pages.words(`TOTAL VALUE ${sheet.currency} ${sheet.totalValue}`, { x: right, y: y + 5, size: 11, heavy: true, align: 'right' });
  const declaration = [
    'I certify that the particulars given in this customs declaration are correct and that this item does not contain any dangerous',
    'article or articles prohibited by legislation or by postal or customs regulations.',
  ];
  declaration.forEach((text, index) => pages.words(text, { x: MARGIN, y: y + 36 + index * 11, size: 8 }));
  const line = y + 96;
  pages.rule(MARGIN, line, 150);
  pages.words('Date', { x: MARGIN, y: line + 3, size: CAPTION });
  pages.rule(MARGIN + 180, line, INNER.width - 180);
  pages.words('Name and signature of the sender', { x: MARGIN + 180, y: line + 3, size: CAPTION });
}

function startPage(pages: Pages, sheet: CustomsSheet): number {
  pages.add();
  pages.words(`Commercial invoice ${sheet.shipmentId}, continued`, { x: MARGIN, y: MARGIN, size: 12, heavy: true });
  return drawHeadings(pages, MARGIN + 20 + LINE_HEIGHT);
}
