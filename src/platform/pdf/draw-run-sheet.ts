import { INNER, MARGIN, Pages } from './page.js';
import { ltr, runSheetWords, type RunSheetWords } from './run-sheet-words.js';
import type { RunSheet, RunSheetStop, RunSheetTask } from './run-sheet.js';
import { prepareShaping } from './shaper.js';
import { LINE_HEIGHT, TextBlock, type FittedBlock } from './text-block.js';

const CAPTION = 7;
const SIZE = 9;
const BIG = 11;
const PADDING = 6;
const BOX = 13;
const FOOTER = 16;
const BOTTOM = MARGIN + INNER.height - FOOTER;
const HEAD = 92;
const CONTINUED_HEAD = 26;
/** One parcel: its kind, the barcode and the AWB below it. */
const TASK_HEIGHT = 55;
const TASKS_WIDTH = INNER.width * 0.45;
const TEXT_WIDTH = INNER.width - TASKS_WIDTH - 3 * PADDING;
/** A stop with more parcels goes on in another block. */
const TASKS_IN_BLOCK = 12;
/** Wide enough for a scanner at arm's length. */
const MODULE = 1.1;

/** The second reading is smaller than what the customer wrote. */
const LATIN_SCALE = 0.85;

interface Block {
  readonly stop: RunSheetStop;
  readonly text: FittedBlock;
  readonly tasks: readonly RunSheetTask[];
  readonly height: number;
}

/** Mirrors the page for right-to-left languages. */
interface Side {
  readonly rtl: boolean;
  /** The left end of a box that is this far from where lines begin. */
  readonly at: (offset: number, width: number) => number;
  readonly align: 'left' | 'right';
}

const sideOf = (rtl: boolean): Side => ({
  rtl,
  at: (offset, width) => (rtl ? MARGIN + INNER.width - offset - width : MARGIN + offset),
  align: rtl ? 'right' : 'left',
});

/** A driver's day on A4: the stops in order, each parcel with its barcode and a box to tick when it is loaded. */
export async function drawRunSheet(sheet: RunSheet): Promise<Uint8Array> {
  await prepareShaping(sheet);
  const words = runSheetWords[sheet.language];
  const side = sideOf(sheet.language === 'ar');
  const pages = new Pages({ title: `${words.title} ${sheet.shortId}`, date: new Date(`${sheet.day}T00:00:00.000Z`) });
  const paged = paginate(sheet.stops.flatMap((stop) => blocksOf(stop, words)));
  for (const [index, blocks] of paged.entries()) {
    pages.add();
    let y = index === 0 ? drawHead(pages, sheet, side) : drawContinuedHead(pages, sheet, side);
    if (sheet.stops.length === 0) drawLine(pages, words.empty, { side, offset: 0, y: y + PADDING, width: INNER.width });
    for (const block of blocks) {
      drawBlock(pages, block, { side, y, words });
      y += block.height;
    }
    drawFooter(pages, words, { side, number: index + 1, count: paged.length });
  }
  return pages.finish();
}

function blocksOf(stop: RunSheetStop, words: RunSheetWords): Block[] {
  const parts: (readonly RunSheetTask[])[] = [];
  for (let from = 0; from === 0 || from < stop.tasks.length; from += TASKS_IN_BLOCK)
    parts.push(stop.tasks.slice(from, from + TASKS_IN_BLOCK));
  return parts.map((tasks) => {
    const room = BOTTOM - MARGIN - HEAD;
    const text = new TextBlock(textsOf(stop, words)).fit({ width: TEXT_WIDTH, height: room, sizes: [SIZE, 8, 7, 6] });
    return { stop, text, tasks, height: Math.max(text.height, tasks.length * TASK_HEIGHT) + 2 * PADDING };
  });
}

function textsOf({ number, name, company, address, latin, phone, window, arrival, notes }: RunSheetStop, words: RunSheetWords) {
  const times = [window && words.window(window), arrival && words.arrival(arrival)].filter((text) => text !== null).join('   ');
  return [
    { text: `${number}. ${company ?? name}`, scale: BIG / SIZE },
    ...(company ? [{ text: name }] : []),
    { text: address },
    ...(latin ? [{ text: latin, scale: LATIN_SCALE }] : []),
    ...(phone === null ? [] : [{ text: phone }]),
    ...(times === '' ? [] : [{ text: times }]),
    ...notes.map((note) => ({ text: `${words.note} ${note}` })),
  ];
}

/** The blocks of each page. A block never breaks. */
function paginate(blocks: readonly Block[]): Block[][] {
  const pages: Block[][] = [[]];
  let y = MARGIN + HEAD;
  for (const block of blocks) {
    if (y + block.height > BOTTOM && (pages.at(-1)?.length ?? 0) > 0) {
      pages.push([]);
      y = MARGIN + CONTINUED_HEAD;
    }
    pages.at(-1)?.push(block);
    y += block.height;
  }
  return pages;
}

function drawHead(pages: Pages, sheet: RunSheet, side: Side): number {
  const words = runSheetWords[sheet.language];
  drawLine(pages, words.title, { side, offset: 0, y: MARGIN, width: INNER.width / 2, size: 18 });
  drawLine(pages, sheet.shortId, { side: sideOf(!side.rtl), offset: 0, y: MARGIN, width: INNER.width / 2, size: 18 });
  const facts = [
    [words.driver, sheet.phone === null ? sheet.driver : `${sheet.driver}, ${ltr(sheet.phone)}`],
    [words.vehicle, sheet.vehicle ?? '-'],
    [words.hub, sheet.hub ?? '-'],
    [words.day, `${sheet.day} (${sheet.timeZone})`],
    [words.stops, String(sheet.stops.length)],
    [words.parcels, String(sheet.parcels)],
    [words.collect, sheet.collect.join(' + ') || '-'],
  ] as const;
  facts.forEach(([caption, value], index) => {
    const width = INNER.width / 4;
    const offset = (index % 4) * width;
    const y = MARGIN + 28 + Math.floor(index / 4) * 26;
    drawLine(pages, caption, { side, offset, y, width: width - PADDING, size: CAPTION });
    drawLine(pages, value, { side, offset, y: y + 9, width: width - PADDING, size: 10 });
  });
  drawLine(pages, words.loading, { side, offset: 0, y: MARGIN + 80, width: INNER.width, size: CAPTION });
  return MARGIN + HEAD;
}

function drawContinuedHead(pages: Pages, sheet: RunSheet, side: Side): number {
  const text = [`${runSheetWords[sheet.language].title} ${sheet.shortId}`, sheet.driver, sheet.day].join('  ');
  drawLine(pages, text, { side, offset: 0, y: MARGIN, width: INNER.width, size: 10 });
  return MARGIN + CONTINUED_HEAD;
}

interface BlockPlace {
  readonly side: Side;
  readonly y: number;
  readonly words: RunSheetWords;
}

function drawBlock(pages: Pages, { text, tasks }: Block, { side, y, words }: BlockPlace): void {
  pages.rule(MARGIN, y, INNER.width);
  pages.block(text, { x: side.at(PADDING, TEXT_WIDTH), y: y + PADDING, width: TEXT_WIDTH });
  tasks.forEach((task, index) => drawTask(pages, task, { side, y: y + PADDING + index * TASK_HEIGHT, words }));
}

function drawTask(pages: Pages, { kind, awb, reference, collect }: RunSheetTask, { side, y, words }: BlockPlace): void {
  const start = INNER.width - TASKS_WIDTH;
  // A parcel that is collected on the way is not loaded at the hub.
  if (kind !== 'pickup') pages.frame({ x: side.at(start, BOX), y: y + 17, width: BOX, height: BOX });
  const offset = start + BOX + PADDING;
  const width = TASKS_WIDTH - BOX - PADDING;
  drawLine(pages, words.kinds[kind], { side, offset, y, width: width * 0.4 });
  if (collect !== null) drawLine(pages, collect, { side: sideOf(!side.rtl), offset: 0, y, width: width * 0.55, size: BIG });
  pages.barcode(awb, { x: side.at(offset, width), y: y + 17, width, height: 22 }, MODULE);
  const numbers = awb === reference ? awb : `${awb}   ${reference}`;
  pages.oneLine(numbers, { x: side.at(offset, width), y: y + 40, width, size: 8, align: 'center' });
}

interface LinePlace {
  readonly side: Side;
  readonly offset: number;
  readonly y: number;
  readonly width: number;
  readonly size?: number;
}

const drawLine = (pages: Pages, text: string, { side, offset, y, width, size = SIZE }: LinePlace): void =>
  pages.oneLine(text, { x: side.at(offset, width), y, width, size, align: side.align });

function drawFooter(pages: Pages, words: RunSheetWords, { side, number, count }: { side: Side; number: number; count: number }): void {
  const y = MARGIN + INNER.height - SIZE * LINE_HEIGHT;
  pages.oneLine(words.page(number, count), { x: side.at(0, INNER.width), y, width: INNER.width, size: SIZE, align: 'center' });
}
