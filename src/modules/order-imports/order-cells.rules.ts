import { exponentOf, isCurrency } from '../../kernel/money.js';
import { formatScaled, parseScaled } from '../../kernel/decimal.js';
import { problem, type FieldProblem } from '../../kernel/errors.js';
import { fieldMessages, type FieldMessage } from '../../kernel/field-messages.js';
import { partsOf, said, type Said, type Worded } from '../../kernel/messages.js';
import { warningMessages, type WarningKey } from '../../kernel/warning-messages.js';
import { readNumber, unclearNumber, type NumberStyle } from '../../kernel/written-number.js';
import type { CsvRecord } from '../../platform/csv/read-csv.js';
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

  get first(): CsvRecord {
    return this.group.records[0];
  }

  text(field: OrderField, record = this.first): string {
    const { text } = cellOf(this.group.file, record, field);
    if (!isSpreadsheetError(text)) return text;
    this.failWith(field, problem('spreadsheetError', { given: text }), record);
    return '';
  }

  /** A text whose every digit counts, such as a phone number. */
  exactText(field: OrderField, record = this.first): string {
    const text = this.text(field, record);
    const wrong = spreadsheetProblem(text);
    if (!wrong) return text;
    this.failWith(field, wrong, record);
    return '';
  }

  /** At most so many characters; the rest is left out with a warning. */
  shortText(field: OrderField, max: number): string {
    const text = this.text(field);
    if (text.length <= max) return text;
    this.warn(field, 'TEXT_SHORTENED', { max });
    return text.slice(0, max);
  }

  /** With the decimals of the currency; null if there is none, or it cannot be read. */
  amount(field: OrderField, record = this.first): string | null {
    const plain = this.plain(field, record, exponentOf(this.currency));
    if (plain === null) return null;
    const amount = amountOf(plain, this.currency);
    if (amount === undefined)
      this.failWith(field, this.noNumber(field, record) ?? problem('amountSuch', { example: this.example }), record);
    return amount ?? null;
  }

  minor(field: OrderField): bigint | null {
    const amount = this.amount(field);
    return amount === null ? null : (parseScaled(amount, exponentOf(this.currency)) ?? null);
  }

  written(minor: bigint): string {
    return formatScaled(minor, exponentOf(this.currency));
  }

  measure(field: OrderField, record: CsvRecord): number | null {
    const plain = this.plain(field, record, WHOLE.has(field) ? 0 : MEASURE_DECIMALS);
    if (plain === null) return null;
    const number = measureOf(plain);
    if (number === undefined) this.failWith(field, this.noNumber(field, record) ?? problem('threeDecimals'), record);
    return number ?? null;
  }

  fail<Variant extends FieldMessage>(
    field: OrderField,
    variant: Variant,
    ...[params, record]: Worded<(typeof fieldMessages)[Variant], [CsvRecord]>
  ): void {
    this.tell('VALIDATION_FAILED', field, said(fieldMessages[variant], variant, params), record);
  }

  failWith(field: OrderField, wrong: FieldProblem, record = this.first): void {
    this.tell('VALIDATION_FAILED', field, wrong, record);
  }

  /** Says why there is nothing to ship: then nothing is asked. */
  close(field: OrderField, why: FieldProblem): void {
    this.closed = true;
    this.failWith(field, why);
  }

  get isClosed(): boolean {
    return this.closed;
  }

  warn<Key extends WarningKey>(
    field: OrderField,
    key: Key,
    ...[params, record = this.first]: Worded<(typeof warningMessages)[Key], [CsvRecord]>
  ): void {
    const { code, variant } = partsOf<string>(key);
    const words = said(warningMessages[key], variant, params);
    this.warnings.push({ line: record.line, column: this.headerOf(field, record), code, ...words });
  }

  /** What was answered; undefined while it is asked, which holds the order up. */
  ask(field: OrderField, question: Pick<AskedQuestion, 'kind' | 'value' | 'choices'>, words: FieldProblem): string | undefined {
    const answer = answerTo(this.facts.answers, question);
    if (answer !== undefined || this.closed) return answer;
    this.asked.push({ ...question, column: this.headerOf(field), line: this.first.line });
    this.tell('QUESTION', field, words);
    return undefined;
  }

  headerOf(field: OrderField, record = this.first): string | null {
    return cellOf(this.group.file, record, field).header;
  }

  private tell(code: string, field: OrderField, words: Said, record = this.first): void {
    this.problems.push({ line: record.line, column: this.headerOf(field, record), field: null, code, ...words });
  }

  /** The text of a cell as a plain decimal, or as it is if it is no number; null if it is empty or unclear. */
  private plain(field: OrderField, record: CsvRecord, decimals: number): string | null {
    const text = this.text(field, record);
    if (text === '') return null;
    const { style } = this.facts;
    const read = readNumber(text, style, decimals);
    if (!read) return text;
    if ('value' in read) {
      if (read.isUnusual) this.warn(field, 'DECIMALS_UNUSUAL', { given: text, value: read.value }, record);
      return read.value;
    }
    if (style.said !== undefined) this.failWith(field, unclearNumber(read.unclear), record);
    if (this.closed || style.said !== undefined) return null;
    this.asked.push({ ...decimalQuestion(text, read.unclear), line: record.line });
    this.tell('QUESTION', field, problem('decimalsUnclear', { ...read.unclear }), record);
    return null;
  }

  private noNumber(field: OrderField, record: CsvRecord): FieldProblem | undefined {
    return numberProblem(cellOf(this.group.file, record, field).text);
  }

  private get example(): string {
    return formatScaled(1250n, isCurrency(this.currency) ? exponentOf(this.currency) : 2);
  }
}
