import { request as plainRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { rootCertificates } from 'node:tls';

interface Post {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly ca?: string | undefined;
  readonly signal: AbortSignal;
}

export interface PostAnswer {
  /** Null if no answer came. */
  readonly status: number | null;
  /** Why no answer came. */
  readonly failure: string | null;
  /** The beginning of the answer's body. */
  readonly answer: string;
  readonly durationMs: number;
}

const KEPT_BYTES = 2_048;

/** Posts a body byte for byte, follows no redirect, and never rejects. */
export async function post(url: URL, { headers, body, ca, signal }: Post): Promise<PostAnswer> {
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
