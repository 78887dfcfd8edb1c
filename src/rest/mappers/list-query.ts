import { invalid, type FieldError } from '../../kernel/errors.js';
import type { RestRequest } from '../route.js';

/** How long the pages of a list may be. */
export interface PageRule {
  readonly absent: number;
  readonly max: number;
}

/** Reads a query as the arguments of a list. What is wrong goes to the problems of the request, under the names of the query. */
export class ListQuery {
  private readonly problems: FieldError[];

  constructor(private readonly request: RestRequest) {
    this.problems = request.problems;
  }

  page(rule: PageRule): { first: number; offset: number } {
    const first = this.count('limit', rule.absent, rule.max);
    return { first, offset: (this.count('page', 1, MAX_PAGES) - 1) * first };
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

  flag(name: string): boolean | undefined {
    const word = this.word(name, { true: 'true', false: 'false', '1': 'true', '0': 'false' });
    return word === undefined ? undefined : word === 'true';
  }

  private count(name: string, absent: number, max: number): number {
    const text = this.text(name);
    if (text === undefined) return absent;
    const count = /^\d{1,7}$/.test(text) ? Number(text) : 0;
    if (count >= 1 && count <= max) return count;
    this.problems.push(invalid(name, `must be a whole number from 1 to ${max}`));
    return absent;
  }
}

const MAX_PAGES = 1_000_000;

/** What stands beside the data of a list. */
export function paginationOf(total: number, { query }: RestRequest, { absent }: PageRule) {
  const limit = Number(query['limit'] || absent);
  return { page: Number(query['page'] || 1), limit, total, totalPages: Math.ceil(total / limit) };
}
