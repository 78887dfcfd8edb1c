import { invalid } from '../../kernel/errors.js';
import type { RestRequest } from '../request.js';

/** How long the pages of a list are. */
export interface PageRule {
  /** Entries of a page when nobody says. */
  readonly limit: number;
  readonly max: number;
}

/** So many entries can be skipped that no list is longer. */
const MAX_PAGES = 1_000_000;

/** The page that the query asks for, as the lists inside count it. */
export function pageInput(request: RestRequest, rule: PageRule): { first: number; offset: number } {
  const first = limitOf(request, rule);
  const page = countOf(request, 'page', { absent: 1, max: MAX_PAGES });
  return { first, offset: (page - 1) * first };
}

/** The length of a page alone, for lists that go on from a mark. */
export const limitOf = (request: RestRequest, { limit, max }: PageRule): number => countOf(request, 'limit', { absent: limit, max });

/** Where the answer lies in its list. A page beyond the end is empty and no mistake. */
export function paginationOf(
  { totalCount: total, totalCountIsEstimate = false }: { totalCount: number; totalCountIsEstimate?: boolean },
  { query }: RestRequest,
  { limit: absent }: PageRule,
) {
  const limit = Number(query['limit'] ?? absent);
  const page = { page: Number(query['page'] ?? 1), limit, total, totalPages: Math.ceil(total / limit) };
  return totalCountIsEstimate ? { ...page, totalIsEstimate: true } : page;
}

function countOf({ query, problems }: RestRequest, name: string, { absent, max }: { absent: number; max: number }): number {
  const value = query[name];
  if (value === undefined) return absent;
  const count = typeof value === 'string' && /^\d{1,7}$/.test(value) ? Number(value) : 0;
  if (count >= 1 && count <= max) return count;
  problems.push(invalid(name, `must be a whole number from 1 to ${max}`));
  return absent;
}
