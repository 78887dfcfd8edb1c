import type { LabelSize } from './label-sheet.js';
import { A4, A6, FOUR_BY_SIX, INNER, MARGIN, MILLIMETRE, type Area, type Paper } from './page.js';

/** A text area with the font sizes to try, largest first. */
export interface TextArea extends Area {
  readonly sizes: readonly number[];
}

/** The position and size of everything on a label, in points. */
export interface LabelLayout {
  readonly paper: Paper;
  readonly margin: number;
  readonly gap: number;
  /** Font size of captions. */
  readonly caption: number;
  readonly head: Area & { readonly title: number; readonly small: number };
  /** The maximum module width of the bar code, and the font size of the number below it. */
  readonly bars: Area & { readonly module: number; readonly number: number };
  readonly qr: Area;
  /** The printed tracking URL, if there is room for it. */
  readonly link: Area | null;
  readonly sender: TextArea;
  readonly receiver: TextArea;
  readonly money: Area & { readonly title: number; readonly amount: number; readonly nothing: number };
  readonly facts: Area & { readonly columns: number; readonly size: number };
  /** Null if there are no notes; the receiver then uses the space. */
  readonly notes: TextArea | null;
}

interface Content {
  readonly hasNotes: boolean;
}

const SENDER_SIZES = [11, 10, 9, 8, 7];
const RECEIVER_SIZES = [14, 13, 12, 11, 10, 9, 8, 7];

function a4Layout({ hasNotes }: Content): LabelLayout {
  const gap = 3 * MILLIMETRE;
  const row = (y: number, height: number): Area => ({ x: MARGIN, y, width: INNER.width, height });
  const half = (INNER.width - gap) / 2;
  const head = row(MARGIN, 46);
  const codes = row(below(head, gap), 150);
  const parties = row(below(codes, gap), hasNotes ? 190 : 250);
  const money = row(below(parties, gap), 92);
  const facts = row(below(money, gap), 92);
  const notesY = below(facts, gap);
  const qr = 118;
  return {
    paper: A4,
    margin: MARGIN,
    gap,
    caption: 8,
    head: { ...head, title: 20, small: 11 },
    bars: { ...codes, width: codes.width - qr - 30, y: codes.y + 8, height: 92, module: 1.8, number: 15 },
    qr: { x: codes.x + codes.width - qr - 12, y: codes.y + 8, width: qr, height: qr },
    link: { ...codes, width: codes.width - qr - 30, y: codes.y + 136 },
    sender: { ...parties, width: half - 40, sizes: SENDER_SIZES },
    receiver: { ...parties, x: MARGIN + half - 40 + gap, width: half + 40, sizes: RECEIVER_SIZES },
    money: { ...money, title: 18, amount: 38, nothing: 28 },
    facts: { ...facts, columns: 2, size: 11 },
    notes: hasNotes ? { ...row(notesY, MARGIN + INNER.height - notesY), sizes: SENDER_SIZES } : null,
  };
}

/** One column, for labels that are stuck onto the parcel as printed. */
function stickerLayout(paper: Paper, { hasNotes }: Content): LabelLayout {
  const margin = 3 * MILLIMETRE;
  const gap = 4;
  const width = paper.width - 2 * margin;
  const row = (y: number, height: number): Area => ({ x: margin, y, width, height });
  const head = row(margin, 30);
  const bars = row(below(head, gap), 62);
  const fixed = 30 + 62 + 78 + 40 + 46 + 5 * gap;
  const rest = paper.height - 2 * margin - fixed;
  const notesHeight = hasNotes ? 40 : 0;
  const receiver = row(below(bars, gap), rest - (hasNotes ? notesHeight + gap : 0));
  const sender = row(below(receiver, gap), 78);
  const qr = 66;
  const money = row(below(sender, gap), 40);
  const facts = row(below(money, gap), 46);
  return {
    paper,
    margin,
    gap,
    caption: 6,
    head: { ...head, title: 13, small: 7 },
    bars: { ...bars, height: 44, module: 1.25, number: 11 },
    qr: { x: margin + width - qr, y: sender.y + 1, width: qr, height: qr },
    link: null,
    sender: { ...sender, width: width - qr - 10, sizes: [9, 8, 7, 6] },
    receiver: { ...receiver, sizes: [13, 12, 11, 10, 9, 8, 7, 6] },
    money: { ...money, title: 8, amount: 20, nothing: 15 },
    facts: { ...facts, columns: 3, size: 8 },
    notes: hasNotes ? { ...row(below(facts, gap), notesHeight), sizes: [8, 7, 6] } : null,
  };
}

const below = ({ y, height }: Area, gap: number): number => y + height + gap;

const layouts: Readonly<Record<LabelSize, (content: Content) => LabelLayout>> = {
  a4: a4Layout,
  a6: (content) => stickerLayout(A6, content),
  '4x6': (content) => stickerLayout(FOUR_BY_SIX, content),
};

export const paperOf: Readonly<Record<LabelSize, Paper>> = { a4: A4, a6: A6, '4x6': FOUR_BY_SIX };

/** The layout for a size; right-to-left labels use its mirror image. */
export function labelLayout(size: LabelSize, content: Content, { rtl }: { rtl: boolean }): LabelLayout {
  const layout = layouts[size](content);
  return rtl ? mirrored(layout) : layout;
}

/** Arabic letters are small for their font size, so captions are set larger. */
const RTL_CAPTION = 1.25;

function mirrored(layout: LabelLayout): LabelLayout {
  const flip = <T extends Area>(area: T): T => ({ ...area, x: layout.paper.width - area.x - area.width });
  return {
    ...layout,
    caption: layout.caption * RTL_CAPTION,
    head: flip(layout.head),
    bars: flip(layout.bars),
    qr: flip(layout.qr),
    link: layout.link && flip(layout.link),
    sender: flip(layout.sender),
    receiver: flip(layout.receiver),
  };
}
