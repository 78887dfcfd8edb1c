import { z } from 'zod';
import { invalid } from '../../kernel/errors.js';
import type { RestRequest } from '../request.js';
import { queryOf, textOf, type Source } from './source.js';

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

const AFTER = z
  .string()
  .optional()
  .describe(
    '`pagination.nextCursor` of the previous page. Unlike page numbers it skips no record when records are added or move in the meantime.',
  );

/** The variables of a paged document, from the query parameters `limit`, and `page` or `after`. */
export const pages = (rule: PageRule): { readonly first: Source; readonly offset: Source; readonly after: Source } => ({
  first: limit(rule),
  after: queryOf('after', AFTER, (request) => textOf(request, 'after')),
  offset: queryOf('page', z.int().min(1).max(MAX_PAGES).default(1).describe('Page number, from 1.'), (request) => {
    const page = countOf(request, 'page', { absent: 1, max: MAX_PAGES });
    if (page > 1 && request.query['after']) request.problems.push(invalid('page', 'notWithAfter'));
    return (page - 1) * (wholeNumber(request.query['limit'], rule.max) ?? rule.limit);
  }),
});

/** A page as a document selects it. */
export interface SelectedPage {
  readonly totalCount: number;
  readonly totalCountIsEstimate?: boolean;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null | undefined };
  readonly updatedUntil?: Date | string | null | undefined;
}

/** The position of a page in its list. A page beyond the end is empty, not an error. */
export function paginationOf(selected: SelectedPage, { query }: RestRequest, { limit: absent }: PageRule) {
  const { totalCount: total, totalCountIsEstimate = false, pageInfo, updatedUntil } = selected;
  const length = Number(query['limit'] ?? absent);
  return {
    page: Number(query['page'] ?? 1),
    limit: length,
    total,
    totalPages: Math.ceil(total / length),
    ...(totalCountIsEstimate && { totalIsEstimate: true as const }),
    ...(pageInfo.hasNextPage && pageInfo.endCursor && { nextCursor: pageInfo.endCursor }),
    ...(updatedUntil && { updatedUntil: new Date(updatedUntil).toISOString() }),
  };
}

function countOf({ query, problems }: RestRequest, name: string, { absent, max }: { absent: number; max: number }): number {
  const value = query[name];
  if (value === undefined) return absent;
  const count = wholeNumber(value, max);
  if (count === undefined) problems.push(invalid(name, 'wholeFromTo', { min: 1, max }));
  return count ?? absent;
}

function wholeNumber(value: RestRequest['query'][string], max: number): number | undefined {
  const count = typeof value === 'string' && /^\d{1,7}$/.test(value) ? Number(value) : 0;
  return count >= 1 && count <= max ? count : undefined;
}
