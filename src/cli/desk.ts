import { styleText } from 'node:util';
import type { Shipgraph } from '../client/index.js';
import { connect } from './connect.js';
import { exitCodes, misused, Stop } from './exit-codes.js';
import type { Io, Output } from './io.js';
import { table, type Column } from './table.js';
import { plain, terminalJson, terminalText } from './words.js';

/** Options common to all commands. */
export interface Manner {
  readonly json?: boolean | undefined;
  readonly yes?: boolean | undefined;
}

type Colour = 'bold' | 'dim' | 'red' | 'green' | 'yellow';

/** What a command works with: calls the service, prints results, asks for confirmation. */
export class Desk {
  exitCode: number = exitCodes.ok;
  private unfinished = false;
  private connected: Promise<Shipgraph> | undefined;

  constructor(
    readonly io: Io,
    private readonly manner: () => Manner,
  ) {}

  get json(): boolean {
    return this.manner().json === true;
  }

  get signal(): AbortSignal {
    return this.io.signal;
  }

  shipgraph(): Promise<Shipgraph> {
    return (this.connected ??= connect(this.io));
  }

  /** Prints one JSON document for scripts, or text for people. */
  show(value: unknown, words: () => string): void {
    if (this.json) this.document(value, 2);
    else this.say(words());
  }

  /** Prints a JSON document: on one line, unless it is indented. */
  document(value: unknown, indent?: number): void {
    this.say(terminalJson(value, indent));
  }

  say(text: string): void {
    this.finishLine();
    this.io.out.write(`${terminalText(text)}\n`);
  }

  /** Prints a message to standard error. */
  remark(text: string): void {
    this.finishLine();
    this.io.err.write(`${terminalText(text)}\n`);
  }

  /** Shows progress on one terminal line, overwritten each time. */
  progress(text: string): void {
    const { err } = this.io;
    if (err.isTTY) err.write(`\r\u001b[K${terminalText(text)}`);
    this.unfinished = err.isTTY;
  }

  /** Clears the progress line before other output. */
  finishLine(): void {
    if (this.unfinished) this.io.err.write('\r\u001b[K');
    this.unfinished = false;
  }

  rows<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
    const { out } = this.io;
    return table(columns, rows, { width: out.isTTY ? out.columns : undefined, title: (text) => this.paint('bold', text) });
  }

  /** Formats names and values, one pair per line, without empty ones. */
  facts(facts: Readonly<Record<string, string | number | null | undefined>>): string {
    const shown = Object.entries(facts).filter(([, value]) => value !== null && value !== undefined && value !== '');
    const width = Math.max(...shown.map(([name]) => name.length));
    return shown.map(([name, value]) => `${this.paint('dim', name.padEnd(width))}  ${plain(value)}`).join('\n');
  }

  paint(colour: Colour, text: string, output: Output = this.io.out): string {
    const coloured = output.isTTY && !this.io.env['NO_COLOR'] && this.io.env['TERM'] !== 'dumb';
    return coloured ? styleText(colour, text, { validateStream: false }) : text;
  }

  /** States the consequences and continues only if the user confirms. */
  async agree(consequences: string, question = 'Continue?'): Promise<void> {
    if (this.manner().yes) return;
    const { person } = this.io;
    if (!person) throw misused(`${consequences}\nThere is no terminal to ask for confirmation: add --yes.`);
    this.remark(this.paint('yellow', consequences, this.io.err));
    if (!(await person.confirm(question))) throw new Stop('Cancelled. Nothing was done.', exitCodes.declined);
  }
}
