import { code128, qrCode } from './codes.js';
import type { LabelParty, LabelSheet } from './label-sheet.js';
import { INNER, MARGIN, Pages, type Area } from './page.js';
import { LINE_HEIGHT, TextBlock, type BlockText } from './text-block.js';

/** What did not fit its place and is told on a page of its own. */
interface Rest {
  readonly caption: string;
  readonly block: TextBlock;
}

const GAP = 3 * (72 / 25.4);
const CAPTION = 8;
const RIGHT = MARGIN + INNER.width;
const HALF = (INNER.width - GAP) / 2;
const HEAD: Area = { x: MARGIN, y: MARGIN, width: INNER.width, height: 46 };
const CODES: Area = { x: MARGIN, y: HEAD.y + HEAD.height + GAP, width: INNER.width, height: 150 };
const PARTIES = { y: CODES.y + CODES.height + GAP, height: 190 };
const SENDER: Area = { x: MARGIN, width: HALF - 40, ...PARTIES };
const RECEIVER: Area = { x: MARGIN + SENDER.width + GAP, width: HALF + 40, ...PARTIES };
const MONEY: Area = { x: MARGIN, y: PARTIES.y + PARTIES.height + GAP, width: INNER.width, height: 92 };
const FACTS: Area = { x: MARGIN, y: MONEY.y + MONEY.height + GAP, width: INNER.width, height: 92 };
const NOTES_Y = FACTS.y + FACTS.height + GAP;
const NOTES: Area = { x: MARGIN, y: NOTES_Y, width: INNER.width, height: MARGIN + INNER.height - NOTES_Y };

/** The label of one parcel: one page, and more only for texts that are too long for their place. */
export async function drawLabel(sheet: LabelSheet): Promise<Uint8Array> {
  const pages = new Pages({ title: `AWB ${sheet.shipmentId}`, date: new Date(`${sheet.date}T00:00:00.000Z`) });
  pages.add();
  drawHead(pages, sheet);
  drawCodes(pages, sheet);
  const rests = [
    drawText(pages, SENDER, { caption: 'FROM', texts: linesOf(sheet.sender, 1), sizes: [11, 10, 9, 8, 7] }),
    drawText(pages, RECEIVER, { caption: 'TO', texts: linesOf(sheet.receiver, 1.2), sizes: [14, 13, 12, 11, 10, 9, 8, 7], weight: 1.8 }),
    drawText(pages, NOTES, { caption: 'NOTES', texts: [{ text: sheet.notes ?? '' }], sizes: [11, 10, 9, 8, 7] }),
  ].filter((rest) => rest !== undefined);
  drawMoney(pages, sheet);
  drawFacts(pages, sheet);
  if (rests.length > 0) drawRests(pages, sheet, rests);
  return pages.finish();
}

const linesOf = ({ name, phone, address }: LabelParty, scale: number): BlockText[] => [
  { text: name, scale },
  ...(phone ? [{ text: `Tel. ${phone}` }] : []),
  ...address.map((text) => ({ text })),
];

function drawHead(pages: Pages, sheet: LabelSheet): void {
  pages.oneLine(sheet.service, { x: HEAD.x, y: HEAD.y, width: HEAD.width * 0.6, size: 20 });
  pages.oneLine(sheet.carrier, { x: HEAD.x, y: HEAD.y + 29, width: HEAD.width * 0.6, size: 11 });
  pages.words('AIR WAYBILL', { x: RIGHT, y: HEAD.y, size: 14, heavy: true, align: 'right' });
  pages.words(`Label v${sheet.version} of ${sheet.date}`, { x: RIGHT, y: HEAD.y + 29, size: 11, align: 'right' });
  pages.rule(HEAD.x, HEAD.y + HEAD.height, HEAD.width);
}

/** Codes stand free of frames and text by their quiet zones: ten modules beside bars, four around a QR code. */
function drawCodes(pages: Pages, sheet: LabelSheet): void {
  const qrSize = 118;
  const room = CODES.width - qrSize - 30;
  const bars = code128(sheet.awb);
  const modules = bars.reduce((sum, width) => sum + width, 0) + 20;
  const module = Math.min(1.8, room / modules);
  pages.bars(bars, { x: CODES.x + 10 * module, y: CODES.y + 8, height: 92 }, module);
  pages.words(sheet.awb, { x: CODES.x + (modules * module) / 2, y: CODES.y + 104, size: 15, heavy: true, align: 'center' });
  const qr = { x: RIGHT - qrSize - 12, y: CODES.y + 8 };
  pages.matrix(qrCode(sheet.trackingUrl), { ...qr, size: qrSize });
  pages.words('Scan to track', { x: qr.x + qrSize / 2, y: qr.y + qrSize + 10, size: CAPTION, align: 'center' });
  pages.oneLine(sheet.trackingUrl, { x: CODES.x, y: CODES.y + 136, width: room, size: CAPTION });
}

interface TextPlace {
  readonly caption: string;
  readonly texts: readonly BlockText[];
  readonly sizes: readonly number[];
  readonly weight?: number;
}

/** A framed text. What does not fit in the smallest size is answered, to be told in full on a page of its own. */
function drawText(pages: Pages, area: Area, { caption, texts, sizes, weight }: TextPlace): Rest | undefined {
  pages.frame(area, weight);
  const inner = { x: area.x + 6, y: area.y + 4, width: area.width - 12 };
  pages.words(caption, { ...inner, size: CAPTION, heavy: true });
  const y = inner.y + CAPTION * LINE_HEIGHT;
  const height = area.y + area.height - y - 4;
  const block = new TextBlock(texts);
  const fitted = block.fit({ width: inner.width, height, sizes });
  pages.block(fitted, { ...inner, y });
  if (fitted.complete) return undefined;
  pages.words('… in full on page 2', { x: inner.x, y: y + fitted.height, size: 8, heavy: true });
  return { caption, block };
}

function drawMoney(pages: Pages, { collect, paid }: LabelSheet): void {
  pages.frame(MONEY, 2.4);
  const middle = MONEY.x + MONEY.width / 2;
  if (collect === null) {
    const reason = paid ? 'PAID' : 'PREPAID';
    pages.words(`${reason} - DO NOT COLLECT`, { x: middle, y: MONEY.y + 26, size: 28, heavy: true, align: 'center' });
    return;
  }
  pages.words('CASH ON DELIVERY - COLLECT', { x: middle, y: MONEY.y + 7, size: 18, heavy: true, align: 'center' });
  pages.words(collect, { x: middle, y: MONEY.y + 33, size: 38, heavy: true, align: 'center' });
}

function drawFacts(pages: Pages, sheet: LabelSheet): void {
  pages.frame(FACTS);
  const facts = [
    ['SHIPMENT', sheet.shipmentId],
    ['ORDER REFERENCE', sheet.orderReference],
    ['WEIGHT', sheet.weight],
    ['VOLUMETRIC WEIGHT', sheet.volumetricWeight],
    ['PIECES', String(sheet.pieces)],
    ['SERVICE', sheet.service],
  ] as const;
  const width = FACTS.width / 3;
  for (const [index, [caption, value]] of facts.entries()) {
    const x = FACTS.x + 6 + (index % 2 === 0 ? 0 : width * 1.5);
    const y = FACTS.y + 6 + Math.floor(index / 2) * 28;
    pages.words(caption, { x, y: y + 3, size: CAPTION });
    pages.oneLine(value, { x: x + 92, y, width: width * 1.5 - 104, size: 11 });
  }
}

/** Pages with what was too long, in full, under the numbers of the label. */
function drawRests(pages: Pages, sheet: LabelSheet, rests: readonly Rest[]): void {
  const [size, bottom] = [10, MARGIN + INNER.height];
  let y = startRest(pages, sheet);
  for (const { caption, block } of rests) {
    pages.words(caption, { x: MARGIN, y, size: CAPTION, heavy: true });
    y += CAPTION * LINE_HEIGHT;
    for (const line of block.set(INNER.width, size).lines) {
      const height = line.size * LINE_HEIGHT;
      if (y + height > bottom) y = startRest(pages, sheet);
      pages.block({ lines: [{ ...line, y: 0 }], height, complete: true }, { x: MARGIN, y, width: INNER.width });
      y += height;
    }
    y += GAP;
  }
}

function startRest(pages: Pages, sheet: LabelSheet): number {
  pages.add();
  pages.words(`${sheet.awb} - label v${sheet.version}, continued`, { x: MARGIN, y: MARGIN, size: 12, heavy: true });
  pages.rule(MARGIN, MARGIN + 20, INNER.width);
  return MARGIN + 20 + GAP;
}
