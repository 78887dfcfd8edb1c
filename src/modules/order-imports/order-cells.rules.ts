import { exponentOf, isCurrency } from '../../kernel/currency.js';
import { formatScaled, parseScaled } from '../../kernel/decimal.js';
import { readNumber, unclearNumber, type NumberStyle } from '../../kernel/written-number.js';
import type { FileRecord } from '../../platform/csv/csv-file.js';
import { isSpreadsheetError, numberProblem, spreadsheetProblem } from '../../platform/csv/spreadsheet.js';
import { amountOf, measureOf } from './cells.rules.js';
import type { OrderField } from './formats/file-format.js';
import { cellOf, type OrderGroup } from './group-records.rules.js';
import type { RowProblem } from './order-import.entity.js';
import { answerTo, decimalQuestion, type Answers, type AskedQuestion, type FileWarning } from './questions.rules.js';

const MEASURE_DECIMALS = 3;
/** Units and grams are whole as a rule, so that 1.500 says nothing of its mark. */
const WHOLE: ReadonlySet<OrderField> = new Set(['itemQuantity', 'itemNetQuantity', 'itemRefunded', 'itemGrams']);

/** What is known of a whole file before its orders are read. */
export interface FileFacts {
  readonly style: NumberStyle;
  readonly answers: Answers;
}

/** The cells of one order, and what is wrong or unclear with them. */
export class OrderCells {
  readonly problems: RowProblem[];
  readonly warnings: FileWarning[] = [];
  readonly asked: AskedQuestion[] = [];
  readonly currency: string;
  private closed = false;

  constructor(
    readonly group: OrderGroup,
    private readonly facts: FileFacts,
    usualCurrency: string | null,
  ) {
    this.problems = [...group.problems];
    this.currency = (this.text('currency') || (usualCurrency ?? '')).toUpperCase();
  }

  get isOwn(): boolean {
    return this.group.file.layout.format === 'own';
  }

  has(field: OrderField): boolean {
    return this.group.file.columns.has(field);
  }

  get first(): FileRecord {
    return this.group.records[0];
  }

  text(field: OrderField, record = this.first): string {
    const { text } = cellOf(this.group.file, record, field);
    if (!isSpreadsheetError(text)) return text;
    this.fail(field, spreadsheetProblem(text) ?? '', record);
    return '';
  }

  /** A text whose every digit counts, such as a phone number. */
  exactText(field: OrderField, record = this.first): string {
    const text = this.text(field, record);
    const problem = spreadsheetProblem(text);
    if (problem === undefined) return text;
    this.fail(field, problem, record);
    return '';
  }

  /** At most so many characters; the rest is left out with a warning. */
  shortText(field: OrderField, max: number): string {
    const text = this.text(field);
    if (text.length <= max) return text;
    this.warn(field, 'TEXT_SHORTENED', `Only the first ${max} characters are kept.`);
    return text.slice(0, max);
  }

  /** With the decimals of the currency; null if there is none, or it cannot be read. */
  amount(field: OrderField, record = this.first): string | null {
    const plain = this.plain(field, record, exponentOf(this.currency));
    if (plain === null) return null;
    const amount = amountOf(plain, this.currency);
    if (amount === undefined) this.fail(field, this.noNumber(field, record, `must be an amount such as ${this.example}`), record);
    return amount ?? null;
  }

  minor(field: OrderField): bigint | null {
    const amount = this.amount(field);
    return amount === null ? null : (parseScaled(amount, exponentOf(this.currency)) ?? null);
  }

  written(minor: bigint): string {
    return formatScaled(minor, exponentOf(this.currency));
  }

  measure(field: OrderField, record: FileRecord): number | null {
    const plain = this.plain(field, record, WHOLE.has(field) ? 0 : MEASURE_DECIMALS);
    if (plain === null) return null;
    const number = measureOf(plain);
    if (number === undefined) this.fail(field, this.noNumber(field, record, 'must be a number with at most three decimals'), record);
    return number ?? null;
  }

  fail(field: OrderField, message: string, record = this.first): void {
    this.tell('VALIDATION_FAILED', field, message, record);
  }

  /** Says why there is nothing to ship: then nothing is asked. */
  close(field: OrderField, message: string): void {
    this.closed = true;
    this.fail(field, message);
  }

  get isClosed(): boolean {
    return this.closed;
  }

  warn(field: OrderField, code: string, message: string, record = this.first): void {
    this.warnings.push({ line: record.line, column: this.headerOf(field, record), code, message });
  }

  /** What was answered; undefined while it is asked, which holds the order up. */
  ask(field: OrderField, question: Pick<AskedQuestion, 'kind' | 'value' | 'choices'>, message: string): string | undefined {
    const answer = answerTo(this.facts.answers, question);
    if (answer !== undefined || this.closed) return answer;
    this.asked.push({ ...question, column: this.headerOf(field), line: this.first.line });
    this.tell('QUESTION', field, message);
    return undefined;
  }

  headerOf(field: OrderField, record = this.first): string | null {
    return cellOf(this.group.file, record, field).header;
  }

  private tell(code: string, field: OrderField, message: string, record = this.first): void {
    this.problems.push({ line: record.line, column: this.headerOf(field, record), field: null, code, message });
  }

  /** The text of a cell as a plain decimal, or as it is if it is no number; null if it is empty or unclear. */
  private plain(field: OrderField, record: FileRecord, decimals: number): string | null {
    const text = this.text(field, record);
    if (text === '') return null;
    const { style } = this.facts;
    const read = readNumber(text, style, decimals);
    if (!read) return text;
    if ('value' in read) {
      if (read.isUnusual)
        this.warn(field, 'DECIMALS_UNUSUAL', `${text} is taken as ${read.value}, as the answer about this file says.`, record);
      return read.value;
    }
    if (style.said !== undefined) this.fail(field, unclearNumber(read.unclear), record);
    if (this.closed || style.said !== undefined) return null;
    this.asked.push({ ...decimalQuestion(text, read.unclear), line: record.line });
    this.tell('QUESTION', field, `may be ${read.unclear.point} or ${read.unclear.comma}: say what separates decimals in this file`, record);
    return null;
  }

  private noNumber(field: OrderField, record: FileRecord, otherwise: string): string {
    return numberProblem(cellOf(this.group.file, record, field).text) ?? otherwise;
  }

  private get example(): string {
    return formatScaled(1250n, isCurrency(this.currency) ? exponentOf(this.currency) : 2);
  }
}
