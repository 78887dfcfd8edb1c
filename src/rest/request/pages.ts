import { z } from 'zod';
import { invalid } from '../../kernel/errors.js';
import type { RestRequest } from '../request.js';
import { queryOf, type Source } from './source.js';

/** The page sizes of a list. */
export interface PageRule {
  /** Default number of entries per page. */
  readonly limit: number;
  readonly max: number;
}

/** The highest page number; no list is longer. */
const MAX_PAGES = 1_000_000;

/** The page size only, for lists with cursors. */
export const limit = (rule: PageRule): Source =>
  queryOf('limit', z.int().min(1).max(rule.max).default(rule.limit).describe('Records per page.'), (request) =>
    countOf(request, 'limit', { absent: rule.limit, max: rule.max }),
  );

/** The variables `first` and `offset` of a paged document, from the query parameters `limit` and `page`. */
export const pages = (rule: PageRule): { readonly first: Source; readonly offset: Source } => ({
  first: limit(rule),
  offset: queryOf('page', z.int().min(1).max(MAX_PAGES).default(1).describe('Page number, from 1.'), (request) => {
    const page = countOf(request, 'page', { absent: 1, max: MAX_PAGES });
    return (page - 1) * (wholeNumber(request.query['limit'], rule.max) ?? rule.limit);
  }),
});

/** The position of a page in its list. A page beyond the end is empty, not an error. */
export function paginationOf(
  { totalCount: total, totalCountIsEstimate = false }: { totalCount: number; totalCountIsEstimate?: boolean },
  { query }: RestRequest,
  { limit: absent }: PageRule,
) {
  const length = Number(query['limit'] ?? absent);
  const page = { page: Number(query['page'] ?? 1), limit: length, total, totalPages: Math.ceil(total / length) };
  return totalCountIsEstimate ? { ...page, totalIsEstimate: true as const } : page;
}

function countOf({ query, problems }: RestRequest, name: string, { absent, max }: { absent: number; max: number }): number {
  const value = query[name];
  if (value === undefined) return absent;
  const count = wholeNumber(value, max);
  if (count === undefined) problems.push(invalid(name, `must be a whole number from 1 to ${max}`));
  return count ?? absent;
}

function wholeNumber(value: RestRequest['query'][string], max: number): number | undefined {
  const count = typeof value === 'string' && /^\d{1,7}$/.test(value) ? Number(value) : 0;
  return count >= 1 && count <= max ? count : undefined;
}
