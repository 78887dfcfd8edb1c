import { invalid, type FieldError } from '../../kernel/errors.js';
import type { RestRequest } from '../route.js';

interface PageLimits {
  /** How many entries a page has when nobody says. */
  readonly limit: number;
  readonly max: number;
}

const MAX_PAGES = 1_000_000;

/** The page that the query asks for, as the lists inside count it. */
export function pageInput({ query, problems }: RestRequest, { limit, max }: PageLimits): { first: number; offset: number } {
  const page = countOf(query['page'], { name: 'page', absent: 1, max: MAX_PAGES }, problems);
  const first = countOf(query['limit'], { name: 'limit', absent: limit, max }, problems);
  return { first, offset: (page - 1) * first };
}

/** Where the answer lies in its list. A page beyond the end is empty and no mistake. */
export function paginationOut({ query }: RestRequest, { limit: absent }: Pick<PageLimits, 'limit'>, total: number) {
  const limit = Number(query['limit'] ?? absent);
  return { page: Number(query['page'] ?? 1), limit, total, totalPages: Math.ceil(total / limit) };
}

/** A yes or no of the query. */
export function flagOf({ query, problems }: RestRequest, name: string): boolean | undefined {
  const value = query[name];
  if (value === undefined) return undefined;
  if (value !== 'true' && value !== 'false') problems.push(invalid(name, 'must be true or false', ['true', 'false']));
  return value === 'true';
}

function countOf(value: unknown, { name, absent, max }: { name: string; absent: number; max: number }, problems: FieldError[]): number {
  if (value === undefined) return absent;
  const count = typeof value === 'string' && /^\d{1,7}$/.test(value) ? Number(value) : 0;
  if (count >= 1 && count <= max) return count;
  problems.push(invalid(name, `must be a whole number from 1 to ${max}`));
  return absent;
}
