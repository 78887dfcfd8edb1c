import type { Canvas } from './canvas.js';
import { labelLayout, paperOf, type LabelLayout, type TextArea } from './label-layout.js';
import type { LabelParty, LabelSheet, LabelStyle } from './label-sheet.js';
import { labelWords, type LabelWords } from './label-words.js';
import { Pages, type Area } from './page.js';
import { prepareShaping } from './shaper.js';
import { LINE_HEIGHT, TextBlock, type BlockText } from './text-block.js';

/** A text that did not fit and is continued on a separate page. */
interface Rest {
  readonly caption: string;
  readonly block: TextBlock;
}

/** Labels of parcels in one document: one page each, plus pages for texts that are too long. */
export async function drawLabels(sheets: readonly LabelSheet[], style: LabelStyle): Promise<Uint8Array> {
  await prepareShaping(sheets);
  const [first] = sheets;
  const title = sheets.length === 1 ? `AWB ${first?.shipmentId}` : `${sheets.length} labels`;
  const pages = new Pages({ title, date: new Date(`${first?.date}T00:00:00.000Z`), paper: paperOf[style.size] });
  for (const sheet of sheets) new Label(pages, sheet, style).draw();
  return pages.finish();
}

/** The second reading is smaller than what the customer wrote. */
const LATIN_SCALE = 0.85;

/** One label on any canvas. */
export class Label {
  private readonly layout: LabelLayout;
  private readonly words: LabelWords;
  private readonly rtl: boolean;

  constructor(
    private readonly pages: Canvas,
    private readonly sheet: LabelSheet,
    { size, language }: LabelStyle,
  ) {
    this.rtl = language === 'ar';
    this.words = labelWords[language];
    this.layout = labelLayout(size, { hasNotes: sheet.notes !== null }, { rtl: this.rtl });
  }

  draw(): void {
    const { sheet, words, layout } = this;
    this.pages.add();
    this.drawHead();
    this.drawCodes();
    const rests = [
      this.drawText(layout.sender, { caption: words.from, texts: this.linesOf(sheet.sender, 1) }),
      this.drawText(layout.receiver, { caption: words.to, texts: this.linesOf(sheet.receiver, 1.2), weight: 1.8 }),
      layout.notes ? this.drawText(layout.notes, { caption: words.notes, texts: [{ text: sheet.notes ?? '' }] }) : undefined,
    ].filter((rest) => rest !== undefined);
    this.drawMoney();
    this.drawFacts();
    if (rests.length > 0) this.drawRests(rests);
  }

  private linesOf({ name, company, phone, address, latin }: LabelParty, scale: number): BlockText[] {
    const names = company ? [{ text: company, scale }, { text: name }] : [{ text: name, scale }];
    return [
      ...names,
      ...(phone ? [{ text: this.words.phone(phone) }] : []),
      ...address.map((text) => ({ text })),
      ...(latin ? [{ text: latin, scale: LATIN_SCALE }] : []),
    ];
  }

  /** A caption at the side where reading starts. */
  private caption(text: string, area: Area, size: number, heavy = true): void {
    const x = this.rtl ? area.x + area.width : area.x;
    this.pages.words(text, { x, y: area.y, size, heavy, align: this.rtl ? 'right' : 'left' });
  }

  /** A caption at the side where reading ends. */
  private captionAtEnd(text: string, area: Area, size: number, heavy = false): void {
    const x = this.rtl ? area.x : area.x + area.width;
    this.pages.words(text, { x, y: area.y, size, heavy, align: this.rtl ? 'left' : 'right' });
  }

  private drawHead(): void {
    const { head } = this.layout;
    const { service, carrier, version, date, test } = this.sheet;
    const name = { ...head, width: head.width * 0.6, x: this.rtl ? head.x + head.width * 0.4 : head.x };
    const second = { ...head, y: head.y + head.title * LINE_HEIGHT };
    const align = this.rtl ? 'right' : 'left';
    this.pages.oneLine(service, { ...name, size: head.title, align });
    this.pages.oneLine(carrier, { ...name, y: second.y, size: head.small, align });
    this.captionAtEnd(test ? this.words.test : this.words.title, head, head.title * 0.7, true);
    this.captionAtEnd(this.words.version(version, date), second, head.small);
    this.pages.rule(head.x, head.y + head.height, head.width);
  }

  /** Quiet zones keep codes clear of frames and text: ten modules beside bars, four around a QR code. */
  private drawCodes(): void {
    const { bars, qr, link, caption } = this.layout;
    const { awb, trackingUrl } = this.sheet;
    this.pages.barcode(awb, bars, bars.module);
    const middle = bars.x + bars.width / 2;
    this.pages.words(awb, { x: middle, y: bars.y + bars.height + 4, size: fitting(awb, bars), heavy: true, align: 'center' });
    this.pages.qrCode(trackingUrl, { x: qr.x, y: qr.y, size: qr.width });
    this.pages.words(this.words.track, { x: qr.x + qr.width / 2, y: qr.y + qr.height + caption / 2, size: caption, align: 'center' });
    if (link) this.pages.oneLine(trackingUrl, { ...link, size: caption });
  }

  /** A framed text. Returns a text that does not fit in the smallest size, to be printed in full on a separate page. */
  private drawText(
    area: TextArea,
    { caption, texts, weight }: { caption: string; texts: readonly BlockText[]; weight?: number },
  ): Rest | undefined {
    const { layout, pages } = this;
    pages.frame(area, weight);
    const inner = { ...area, x: area.x + 6, y: area.y + 4, width: area.width - 12 };
    this.caption(caption, inner, layout.caption);
    const y = inner.y + layout.caption * LINE_HEIGHT;
    const height = area.y + area.height - y - 4;
    const block = new TextBlock(texts);
    const fitted = block.fit({ width: inner.width, height, sizes: area.sizes });
    pages.block(fitted, { ...inner, y });
    if (fitted.complete) return undefined;
    this.caption(this.words.overleaf, { ...inner, y: y + fitted.height }, layout.caption);
    return { caption, block };
  }

  private drawMoney(): void {
    const { money } = this.layout;
    const { collect, paid } = this.sheet;
    this.pages.frame(money, 2.4);
    const line = (text: string, y: number, size: number): void =>
      this.pages.words(text, { x: money.x + money.width / 2, y, size, heavy: true, align: 'center' });
    if (collect === null) {
      const text = paid ? this.words.paid : this.words.prepaid;
      return line(text, money.y + (money.height - money.nothing * LINE_HEIGHT) / 2, money.nothing);
    }
    const top = money.y + (money.height - (money.title + money.amount) * LINE_HEIGHT) / 2;
    line(this.words.collect, top, money.title);
    line(collect, top + money.title * LINE_HEIGHT, money.amount);
  }

  private drawFacts(): void {
    const { facts, caption } = this.layout;
    const { sheet, words } = this;
    this.pages.frame(facts);
    const rows = [
      [words.shipment, sheet.shipmentId],
      [words.order, sheet.orderReference],
      [words.weight, sheet.weight],
      [words.volumetric, sheet.volumetricWeight],
      [words.pieces, String(sheet.pieces)],
      [words.service, sheet.service],
    ] as const;
    const width = facts.width / facts.columns;
    const height = (facts.height - 6) / Math.ceil(rows.length / facts.columns);
    for (const [index, [name, value]] of rows.entries()) {
      const column = index % facts.columns;
      const x = facts.x + width * (this.rtl ? facts.columns - 1 - column : column) + 6;
      const y = facts.y + 4 + Math.floor(index / facts.columns) * height;
      const cell = { x, y, width: width - 12, height };
      this.caption(name, cell, caption * 0.9, false);
      const align = this.rtl ? 'right' : 'left';
      this.pages.oneLine(value, { ...cell, y: y + caption * 1.1, size: facts.size, align });
    }
  }

  /** Pages with the full texts that were too long, under the numbers of the label. */
  private drawRests(rests: readonly Rest[]): void {
    const { paper, margin, gap, caption } = this.layout;
    const [size, bottom, width] = [10, paper.height - margin, paper.width - 2 * margin];
    let y = this.startRest();
    for (const rest of rests) {
      this.caption(rest.caption, { x: margin, y, width, height: caption }, caption);
      y += caption * LINE_HEIGHT;
      for (const line of rest.block.set(width, size).lines) {
        const height = line.size * LINE_HEIGHT;
        if (y + height > bottom) y = this.startRest();
        this.pages.block({ lines: [{ ...line, y: 0 }], height, complete: true }, { x: margin, y, width });
        y += height;
      }
      y += gap;
    }
  }

  private startRest(): number {
    const { paper, margin, gap } = this.layout;
    const width = paper.width - 2 * margin;
    this.pages.add();
    const align = this.rtl ? 'right' : 'left';
    const heading = this.words.continued(this.sheet.awb, this.sheet.version);
    this.pages.oneLine(heading, { x: margin, y: margin, width, size: 12, align });
    this.pages.rule(margin, margin + 20, width);
    return margin + 20 + gap;
  }
}

/** Shrinks long numbers to fit. */
const fitting = (text: string, { width, number }: { width: number; number: number }): number =>
  Math.min(number, width / (Math.max(text.length, 1) * 0.72));
