import type { ReceivedEvent } from './received-event.js';

export type WebhookErrorCode = 'MISSING_HEADER' | 'BAD_SIGNATURE' | 'TIMESTAMP_TOO_OLD' | 'BAD_BODY';

/** Why a delivery is not accepted. Respond with 401. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';

  constructor(
    readonly code: WebhookErrorCode,
    message: string,
  ) {
    super(message);
  }
}

export type ReceivedHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface VerifyOptions {
  /** The current time, for tests. */
  readonly now?: Date;
  /** How far the time of an attempt may be off. Default: 300. */
  readonly toleranceSeconds?: number;
}

const TOLERANCE_S = 300;

/**
 * Returns the event of a delivery after verifying its signature and its time. `rawBody` is the body as received, byte for byte. While a
 * secret is being replaced, pass the old and the new one. Throws a WebhookError.
 */
export async function verifyWebhook(
  headers: ReceivedHeaders,
  rawBody: string | Uint8Array,
  secrets: string | readonly string[],
  { now = new Date(), toleranceSeconds = TOLERANCE_S }: VerifyOptions = {},
): Promise<ReceivedEvent> {
  const timestamp = required(headers, 'x-svc-timestamp');
  const given = [...listOf(required(headers, 'x-svc-signature')), ...listOf(headerOf(headers, 'x-svc-signature-previous'))];
  const body = typeof rawBody === 'string' ? new TextEncoder().encode(rawBody) : rawBody;
  const signed = joined(new TextEncoder().encode(`${timestamp}.`), body);

  if (!(await isSigned(signed, given, heldOf(secrets)))) throw new WebhookError('BAD_SIGNATURE', 'No secret matches the signature.');
  // After the signature, so that this code always means a clock or a late delivery.
  const isFresh = Math.abs(now.getTime() - Date.parse(timestamp)) <= toleranceSeconds * 1000;
  if (!isFresh) throw new WebhookError('TIMESTAMP_TOO_OLD', `${timestamp} is more than ${toleranceSeconds} seconds off.`);
  return eventOf(body);
}

function required(headers: ReceivedHeaders, name: string): string {
  const value = headerOf(headers, name);
  if (value === '') throw new WebhookError('MISSING_HEADER', `The header ${name} is missing.`);
  return value;
}

/** Joins several headers of one name as fetch does. */
function headerOf(headers: ReceivedHeaders, name: string): string {
  if (isHeaders(headers)) return headers.get(name) ?? '';
  const values = Object.entries(headers).flatMap(([key, value]) => (key.toLowerCase() === name ? value : []));
  return values.filter((value) => value !== undefined).join(', ');
}

/** Of any realm: what a framework passes on need not be of the global class. */
const isHeaders = (headers: ReceivedHeaders): headers is Headers => typeof headers['get'] === 'function';

/** More signatures than the service has secrets at a time are not looked at. */
const MOST_SIGNATURES = 20;

const listOf = (value: string): string[] => value.split(',', MOST_SIGNATURES).map((each) => each.trim());

function heldOf(secrets: string | readonly string[]): readonly string[] {
  const held = (typeof secrets === 'string' ? [secrets] : secrets).filter((secret) => secret !== '');
  if (held.length === 0) throw new TypeError('verifyWebhook needs the secret of the webhook.');
  return held;
}

const HMAC = { name: 'HMAC', hash: 'SHA-256' };

/** Tries every secret with every signature, so that the time does not tell which one matched. */
async function isSigned(signed: Uint8Array<ArrayBuffer>, given: readonly string[], secrets: readonly string[]): Promise<boolean> {
  const expected = await Promise.all(secrets.map((secret) => signatureOf(signed, secret)));
  return expected.flatMap((own) => given.map((hex) => sameBytes(own, bytesOf(hex)))).includes(true);
}

async function signatureOf(signed: Uint8Array<ArrayBuffer>, secret: string): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), HMAC, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, signed));
}

/** Anything but 64 hex digits is no signature. */
const bytesOf = (hex: string): number[] => (/^[\da-f]{64}$/i.test(hex) ? (hex.match(/../g) ?? []) : []).map((pair) => parseInt(pair, 16));

function joined(head: Uint8Array, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(head.length + body.length);
  whole.set(head);
  whole.set(body, head.length);
  return whole;
}

function eventOf(body: Uint8Array): ReceivedEvent {
  try {
    const event: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    if (isEvent(event)) return event;
  } catch {
    // Answered below.
  }
  throw new WebhookError('BAD_BODY', 'The body is not an event.');
}

const isEvent = (value: unknown): value is ReceivedEvent =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'event' in value &&
  typeof value.event === 'string' &&
  'data' in value &&
  typeof value.data === 'object' &&
  value.data !== null;

/** Compares in constant time: looks at every byte, wherever the first difference is. */
export function sameBytes(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  if (one.length !== other.length) return false;
  let difference = 0;
  for (let at = 0; at < one.length; at += 1) difference |= (one[at] ?? 0) ^ (other[at] ?? 0);
  return difference === 0;
}
