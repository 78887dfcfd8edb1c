import { randomUUID } from 'node:crypto';
import { request as plainRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { rootCertificates } from 'node:tls';
import { signedHeaders, SigningKey } from '../../modules/webhooks/sending/signed-headers.js';
import type { Payload } from '../../modules/webhooks/payload.js';

interface PostAnswer {
  /** Null if no answer came. */
  readonly status: number | null;
  /** Why no answer came. */
  readonly failure: string | null;
  /** The beginning of the answer's body. */
  readonly answer: string;
  readonly durationMs: number;
}

/** How a delivery differs from what the service would send. */
export interface Variation {
  /** Secrets to sign with; that of the receiver unless given. */
  readonly secret?: string;
  readonly previousSecrets?: readonly string[];
  /** The time of the attempt; now unless given. */
  readonly attemptAt?: Date;
  readonly attempt?: number;
  /** The body as text, signed as it is. */
  readonly text?: string;
  /** Sent instead of the signed body. */
  readonly changedTo?: string;
  /** Headers that are left out, and headers that replace signed ones. */
  readonly without?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** A delivery and its answer. */
export interface Delivery extends PostAnswer {
  readonly event: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface ReceiverOptions {
  readonly url: URL;
  readonly secret: () => string;
  /** Certificates that are trusted in addition, in PEM. */
  readonly ca?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** The service waits for ten seconds; a little longer shows by how much an answer is late. */
const PATIENCE_MS = 15_000;

/** Sends events as the service does, signed with its own code, or with a defect that a check wants. */
export class EventSender {
  /** Every delivery, oldest first. */
  readonly deliveries: Delivery[] = [];

  constructor(private readonly receiver: ReceiverOptions) {}

  async send(payload: Payload, variation: Variation = {}): Promise<Delivery> {
    const { url, ca, signal } = this.receiver;
    const signed = variation.text ?? JSON.stringify(payload);
    const body = variation.changedTo ?? signed;
    const headers = this.headersFor(payload, signed, variation);
    const limit = AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ...(signal ? [signal] : [])]);
    const answer = await post(url, { headers, body, ca, signal: limit });
    signal?.throwIfAborted();
    const delivery = { ...answer, event: payload.event, headers, body };
    this.deliveries.push(delivery);
    return delivery;
  }

  private headersFor(payload: Payload, signed: string, variation: Variation): Readonly<Record<string, string>> {
    const { secret = this.receiver.secret(), previousSecrets = [], attemptAt = new Date(), attempt = 1 } = variation;
    const headers = signedHeaders({
      key: new SigningKey(secret),
      previousKeys: previousSecrets.map((each) => new SigningKey(each)),
      body: Buffer.from(signed),
      attemptAt,
      deliveryId: randomUUID(),
      eventId: payload.id,
      eventType: payload.event,
      attempt,
    });
    const without = new Set(variation.without?.map((name) => name.toLowerCase()));
    return Object.fromEntries(Object.entries({ ...headers, ...variation.headers }).filter(([name]) => !without.has(name.toLowerCase())));
  }
}

export const isAccepted = ({ status }: Pick<Delivery, 'status'>): boolean => status !== null && status >= 200 && status < 300;
export const isRefused = ({ status }: Pick<Delivery, 'status'>): boolean => status !== null && status >= 400 && status < 500;

interface Post {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly ca?: string | undefined;
  readonly signal: AbortSignal;
}

const KEPT_BYTES = 2_048;

/** Posts a body byte for byte, follows no redirect, and never rejects. */
async function post(url: URL, { headers, body, ca, signal }: Post): Promise<PostAnswer> {
  const bytes = Buffer.from(body);
  const begun = performance.now();
  const since = (): number => Math.round(performance.now() - begun);
  try {
    const response = await answered(
      url,
      { method: 'POST', headers: { ...headers, 'Content-Length': bytes.length }, agent: false, signal },
      bytes,
      ca,
    );
    const answer = await beginningOf(response);
    return { status: response.statusCode ?? null, failure: null, answer, durationMs: since() };
  } catch (error) {
    return { status: null, failure: signal.aborted ? 'no answer in time' : wordsOf(error), answer: '', durationMs: since() };
  }
}

function answered(url: URL, options: RequestOptions, bytes: Buffer, ca: string | undefined): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request =
      url.protocol === 'https:'
        ? secureRequest(url, { ...options, ...(ca !== undefined && { ca: [...rootCertificates, ca] }) }, resolve)
        : plainRequest(url, options, resolve);
    request.once('error', reject).end(bytes);
  });
}

async function beginningOf(response: IncomingMessage): Promise<string> {
  const kept: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    if (length < KEPT_BYTES) kept.push(chunk.subarray(0, KEPT_BYTES - length));
    length += chunk.length;
  }
  return Buffer.concat(kept).toString('utf8');
}

const wordsOf = (error: unknown): string =>
  error instanceof Error
    ? 'code' in error && typeof error.code === 'string'
      ? `${error.code}: ${error.message}`
      : error.message
    : String(error);
