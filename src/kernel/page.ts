import { invalid, refuseFields } from './errors.js';
import { isUuid } from './uuid.js';

/** The position of a row in keyset order (createdAt, id). */
export interface PageKey {
  readonly createdAt: Date;
  readonly id: string;
}

export const MAX_PAGE = 500;

export const encodeCursor = (key: PageKey): string => Buffer.from(`${key.createdAt.toISOString()}|${key.id}`).toString('base64url');

export function decodeCursor(cursor: string): PageKey {
  const [instant = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split('|');
  const createdAt = new Date(instant);
  if (Number.isNaN(createdAt.getTime()) || !isUuid(id)) throw refuseFields([invalid('after', 'noCursor')]);
  return { createdAt, id };
}

/** Refuses page sizes below 1 and above 500. */
export function pageSize(first: number): number {
  if (first < 1 || first > MAX_PAGE) throw refuseFields([invalid('first', 'between', { min: 1, max: MAX_PAGE })]);
  return first;
}
