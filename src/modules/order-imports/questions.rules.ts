import { problem, type FieldProblem } from '../../kernel/errors.js';
import type { Said, ToldParams } from '../../kernel/messages.js';
import { markIn, type Readings } from '../../kernel/written-number.js';

export type QuestionKind = 'decimal_mark' | 'payment' | 'order_status' | 'service';

/** What a file says and only its sender can tell the meaning of. */
export interface FileQuestion {
  readonly kind: QuestionKind;
  /** Header of the column; null for the whole file. */
  readonly column: string | null;
  /** The text that is not understood, as in the file; empty for the whole file. */
  readonly value: string;
  /** The first line with it. */
  readonly line: number;
  /** How many orders wait for the answer. */
  readonly orders: number;
  readonly choices: readonly QuestionChoice[];
}

export interface QuestionChoice {
  readonly answer: string;
  /** A sentence that says what follows from it. */
  readonly text: string;
  /** What other languages make the sentence of; absent in imports of earlier releases. */
  readonly variant?: string;
  readonly params?: ToldParams;
}

export function choice(answer: string, { message: text, ...said }: FieldProblem): QuestionChoice {
  return { answer, text, ...said };
}

export interface FileAnswer {
  readonly kind: QuestionKind;
  readonly value: string;
  readonly answer: string;
}

/** Something in a file that was taken otherwise than it is written, and does not keep the order from being placed. */
export interface FileWarning extends Said {
  readonly line: number;
  readonly column: string | null;
  /** What it is about, where no column says it. */
  readonly field?: string | null;
  readonly code: string;
}

/** A question as one order asks it. */
export type AskedQuestion = Omit<FileQuestion, 'orders'>;

export type Answers = ReadonlyMap<string, string>;

type Subject = Pick<FileQuestion, 'kind' | 'value'>;

const keyOf = ({ kind, value }: Subject): string => `${kind}\n${value.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()}`;

export const answersOf = (given: readonly FileAnswer[]): Answers => new Map(given.map((each) => [keyOf(each), each.answer]));

/** An answer that is none of the choices is none. */
export function answerTo(answers: Answers, question: Subject & Pick<FileQuestion, 'choices'>): string | undefined {
  const answer = answers.get(keyOf(question));
  return question.choices.some((choice) => choice.answer === answer) ? answer : undefined;
}

export function decimalQuestion(given: string, readings: Readings): Omit<AskedQuestion, 'line'> {
  const written = markIn(given);
  const choices = (['point', 'comma'] as const).map((mark) => {
    const use = mark === written ? 'BeforeDecimals' : 'BetweenThousands';
    return choice(mark, problem(`${written}${use}`, { given, value: readings[mark] ?? '' }));
  });
  return { kind: 'decimal_mark', column: null, value: '', choices };
}

/** Each question once, with the orders that wait for it. */
export function questionsOf(orders: readonly (readonly AskedQuestion[])[]): FileQuestion[] {
  const found = new Map<string, FileQuestion>();
  for (const asked of orders) {
    for (const [key, [question]] of Map.groupBy(asked, keyOf)) {
      const earlier = found.get(key);
      if (earlier) found.set(key, { ...earlier, orders: earlier.orders + 1 });
      else if (question) found.set(key, { ...question, orders: 1 });
    }
  }
  return [...found.values()];
}
