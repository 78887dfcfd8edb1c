import { invalid, type FieldError } from '../../kernel/errors.js';
import type { RestRequest } from '../legacy-route.js';

/** Reads a query as the arguments of a list. What is wrong goes to the problems of the request, under the names of the query. */
export class ListQuery {
  private readonly problems: FieldError[];

  constructor(private readonly request: RestRequest) {
    this.problems = request.problems;
  }

  /** The text of a parameter; an empty one is none. Given twice it is complained about. */
  text(name: string): string | undefined {
    const value = this.request.query[name];
    if (value === undefined || value === '') return undefined;
    if (typeof value === 'string') return value;
    this.problems.push(invalid(name, 'must be given once'));
    return undefined;
  }

  /** One of the words of the interface, as the enum inside spells it in small letters. */
  word(name: string, words: Readonly<Record<string, string>>): string | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (Object.hasOwn(words, text)) return words[text];
    const allowed = Object.keys(words);
    this.problems.push(invalid(name, `must be one of ${allowed.join(', ')}`, allowed));
    return undefined;
  }

  /** Words with commas between them. */
  list(name: string): readonly string[] | undefined {
    const words = this.text(name)?.split(',');
    return words?.map((word) => word.trim());
  }

  /** A yes or no; 1 and 0 are taken for them. */
  flag(name: string): boolean | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    if (!Object.hasOwn(FLAGS, text)) this.problems.push(invalid(name, 'must be true or false', ['true', 'false']));
    return FLAGS[text];
  }
}

const FLAGS: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false };
