import { BODY, BOTTOM, drawLetterFoot, drawLetterHead, EDGE, HALF, LetterSheet, SMALL, WIDTH } from './letter-sheet.js';
import { Pages } from './page.js';
import { prepareShaping } from './shaper.js';
import type { StatementRow, StatementSection, StatementSheet } from './statement-sheet.js';

const ROW = 16;
const TITLE = 30;
const HEADER = 20;
/** The end of the room for content, above the footer. */
const END = BOTTOM - 22;
const SUBJECT = WIDTH * 0.43;
const AMOUNT = WIDTH * 0.83;

/** A piece of the content that never breaks. */
interface Block {
  readonly height: number;
  readonly draw: (y: number) => void;
  /** Stands above it again where a page begins with it. */
  readonly header?: Block;
}

/** A seller's account statement of one month on A4: the sums of each account, then all movements. */
export async function drawStatement(data: StatementSheet): Promise<Uint8Array> {
  await prepareShaping(data);
  const pages = new Pages({ title: `${data.heading} ${data.customer.name}`, date: new Date(data.date) });
  const sheet = new LetterSheet(pages, data.rtl);
  pages.add();
  const top = drawLetterHead(sheet, data) + 14;
  const paged = paginate(contentOf(sheet, data), top);
  for (const [index, blocks] of paged.entries()) {
    if (index > 0) pages.add();
    let y = index === 0 ? top : EDGE;
    for (const block of blocks) {
      block.draw(y);
      y += block.height;
    }
    const page = data.pageOf.replace('{page}', String(index + 1)).replace('{pages}', String(paged.length));
    drawLetterFoot(sheet, `${data.footer} · ${page}`);
  }
  return pages.finish();
}

function contentOf(sheet: LetterSheet, data: StatementSheet): Block[] {
  const header = headerOf(sheet, data.columns);
  return [
    ...data.sections.map((section) => summaryOf(sheet, section)),
    notesOf(sheet, data.notes),
    ...data.sections.flatMap((section) => movementsOf(sheet, section, header)),
  ];
}

/** The blocks of each page. A page that begins within a table repeats its header. */
function paginate(blocks: readonly Block[], top: number): Block[][] {
  const pages: Block[][] = [[]];
  let y = top;
  for (const block of blocks) {
    if (y + block.height > END && (pages.at(-1)?.length ?? 0) > 0) {
      pages.push(block.header ? [block.header] : []);
      y = EDGE + (block.header?.height ?? 0);
    }
    pages.at(-1)?.push(block);
    y += block.height;
  }
  return pages;
}

function summaryOf(sheet: LetterSheet, { title, summary }: StatementSection): Block {
  return {
    height: TITLE + summary.length * ROW + 20,
    draw: (top) => {
      drawTitle(sheet, title, top);
      let y = top + TITLE;
      for (const { name, value, marked } of summary) {
        if (marked) y += 5;
        if (marked) sheet.frame(y - 1, { x: -4, width: HALF + 60, height: ROW + 4 });
        const size = marked ? BODY + 1 : BODY;
        sheet.line(name, { x: 0, y: y + 2, size, width: HALF - 40 });
        sheet.line(value, { x: HALF + 50, y: y + 2, size, width: 130, ends: true });
        y += ROW;
      }
    },
  };
}

function notesOf(sheet: LetterSheet, notes: readonly string[]): Block {
  return {
    height: notes.length * 2 * SMALL * 1.5 + 6,
    draw: (y) => {
      sheet.texts(notes, { x: 0, y, size: SMALL, width: WIDTH });
    },
  };
}

function movementsOf(sheet: LetterSheet, { movements, rows }: StatementSection, header: Block): Block[] {
  const [first, ...others] = rows.map((row) => rowOf(sheet, row));
  if (!first) return [];
  const begin: Block = {
    height: TITLE + header.height + first.height,
    draw: (y) => {
      drawTitle(sheet, movements, y);
      header.draw(y + TITLE);
      first.draw(y + TITLE + header.height);
    },
  };
  return [begin, ...others.map((row) => ({ ...row, header }))];
}

const drawTitle = (sheet: LetterSheet, title: string, y: number): void => sheet.line(title, { x: 0, y: y + 8, size: 12.5, width: WIDTH });

function headerOf(sheet: LetterSheet, columns: StatementRow): Block {
  return {
    height: HEADER,
    draw: (y) => {
      drawCells(sheet, columns, y, SMALL);
      sheet.rule(y + HEADER - 4);
    },
  };
}

function rowOf(sheet: LetterSheet, row: StatementRow): Block {
  return {
    height: ROW,
    draw: (y) => drawCells(sheet, row, y + 1, SMALL + 0.5),
  };
}

function drawCells(sheet: LetterSheet, { date, what, subject, amount, balance }: StatementRow, y: number, size: number): void {
  sheet.line(date, { x: 0, y, size, width: WIDTH * 0.12 });
  sheet.line(what, { x: WIDTH * 0.13, y, size, width: SUBJECT - WIDTH * 0.13 - 6 });
  sheet.line(subject, { x: SUBJECT, y, size, width: WIDTH * 0.24 });
  sheet.line(amount, { x: AMOUNT, y, size, width: WIDTH * 0.15, ends: true });
  sheet.line(balance, { x: WIDTH, y, size, width: WIDTH * 0.15, ends: true });
}
