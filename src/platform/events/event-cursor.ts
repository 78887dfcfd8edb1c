import { invalid, refuseFields } from '../../kernel/errors.js';

/** Encodes a position in the order in which events became visible. The webhook feed and subscriptions share these cursors. */
export const cursorOf = (position: string | bigint): string => Buffer.from(`event|${position}`).toString('base64url');

export function positionOf(cursor: string): bigint {
  const [, position] = /^event\|(\d{1,18})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (position === undefined) throw refuseFields([invalid('after', 'noCursor')]);
  return BigInt(position);
}
