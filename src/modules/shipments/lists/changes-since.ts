import { invalid, refuseFields } from '../../../kernel/errors.js';
import { changedBefore } from '../../../platform/db/oldest-change.js';
import type { Page, PageArgs } from '../../../platform/graphql/connection.js';
import type { Context } from '../../../platform/work/context.js';

/** One reading of everything that has changed since a time, page by page. */
export interface Reading {
  readonly after: string | null;
  /** Every earlier change is on the pages of this reading. */
  readonly until: Date;
}

export interface ChangedPage<Node> extends Page<Node> {
  readonly updatedUntil: Date | null;
}

const BETWEEN = '.';
/** Milliseconds, in a range that is a date. */
const MOMENT = /^\d{1,15}$/;

/** Cursors carry the beginning of the reading, because changes that are committed later belong to the next one. */
export async function readingOf({ primarySql, services }: Context, { after }: Pick<PageArgs, 'after'>): Promise<Reading> {
  if (!after) return { after: null, until: await changedBefore(primarySql, services.clock.now()) };
  const [key = '', moment = ''] = after.split(BETWEEN, 2);
  if (!MOMENT.test(moment)) throw refuseFields([invalid('after', 'noCursor')]);
  return { after: key, until: new Date(Number(moment)) };
}

export function withReading<Node>({ edges, pageInfo, ...page }: Page<Node>, { until }: Reading): ChangedPage<Node> {
  const cursorOf = (key: string): string => `${key}${BETWEEN}${until.getTime()}`;
  const { endCursor, hasNextPage } = pageInfo;
  return {
    ...page,
    edges: edges.map(({ node, cursor }) => ({ node, cursor: cursorOf(cursor) })),
    pageInfo: { hasNextPage, endCursor: endCursor === null ? null : cursorOf(endCursor) },
    updatedUntil: until,
  };
}
