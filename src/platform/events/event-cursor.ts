import { invalid, refuseFields } from '../../kernel/errors.js';

/** A place in the order in which events became visible, as callers carry it. The feed of webhooks and subscriptions share it. */
export const cursorOf = (position: string | bigint): string => Buffer.from(`event|${position}`).toString('base64url');

export function positionOf(cursor: string): bigint {
  const [, position] = /^event\|(\d{1,18})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (position === undefined) throw refuseFields([invalid('after', 'is not a cursor of this list')]);
  return BigInt(position);
}
