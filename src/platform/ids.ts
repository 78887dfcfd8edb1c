import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';
import { isUuid } from '../kernel/uuid.js';

export { isUuid };

const POOL_BYTES = 8192;
let pool = Buffer.alloc(0);
let used = 0;

/** Random bytes from a pre-filled pool: one system call serves hundreds of ids. */
export function randomPooled(count: number): Uint8Array {
  if (used + count > pool.length) {
    pool = randomBytes(POOL_BYTES);
    used = 0;
  }
  // A copy, so that no caller sees bytes given to another.
  return Uint8Array.prototype.slice.call(pool, used, (used += count));
}

let latestMs = 0;
let sequence = 0;

/**
 * UUID version 7: ordered by time, so that primary keys are appended at the right edge of their index. Ids of one process and millisecond
 * keep their order of creation.
 */
export function newId(): string {
  const random = randomPooled(16);
  const nowMs = Date.now();
  if (nowMs > latestMs) {
    latestMs = nowMs;
    // Half of the range stays free for further ids in the same millisecond.
    sequence = new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 1;
  } else {
    sequence += 1;
  }
  return v7({ random, msecs: latestMs, seq: sequence });
}

/**
 * The lowest id that can be made at that time; older ids are below it. Finds old rows by their primary key, without an index on a time. Rows
 * may hold other ids than those of this file, so a statement compares the time too.
 */
export function firstIdAt(at: Date): string {
  const ms = Math.max(0, at.getTime()).toString(16).padStart(12, '0');
  return `${ms.slice(0, 8)}-${ms.slice(8)}-0000-0000-000000000000`;
}

/** When an id was made. */
export const timeOfId = (id: string): Date => new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));

/** Without I, L, O and U, so that names can be read aloud and typed back. */
const NAME_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Five random bits a character. */
export function randomName(length: number): string {
  let name = '';
  for (const byte of randomPooled(length)) name += NAME_ALPHABET.charAt(byte & 31);
  return name;
}

const ID_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** A readable id such as `req_` + 26 base 32 characters (130 random bits). */
export function prefixedId(prefix: string): string {
  let id = `${prefix}_`;
  for (const byte of randomPooled(26)) id += ID_ALPHABET.charAt(byte & 31);
  return id;
}

/** A bearer credential: prefix + 43 base64url characters (256 random bits). */
export const newToken = (prefix: string): string => `${prefix}_${randomBytes(32).toString('base64url')}`;

/** Ends a payment link: 192 random bits as 32 URL-safe characters. */
export const newPaymentToken = (): string => randomBytes(24).toString('base64url');

/** The lowest UUID, which no record has. */
export const NO_ID = '00000000-0000-0000-0000-000000000000';

/** Turns a malformed id into one that matches nothing, like an unknown id. */
export const uuidOrNone = (text: string): string => (isUuid(text) ? text : NO_ID);

/** The same for the id of a filter, which may be absent. */
export const givenUuid = (id: string | null | undefined): string | null => (id == null ? null : uuidOrNone(id));
