import type { Dispatcher } from 'undici';
import { STORED_BYTES } from './outcome.js';

/** What came back, as far as it came. */
export interface Answer {
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string>>;
  /** The beginning of the body, as much as is kept. */
  readonly body: Buffer;
  readonly isBodyCut: boolean;
  readonly wasConnected: boolean;
  /** Why there is no complete answer. */
  readonly error: Error | null;
}

type IncomingHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

const LONGEST_ANSWER = 65_536;

/** One request and its answer. Holds no more of the answer than is stored, and hangs up on one that is too long. */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly answer: Promise<Answer>;
  /** The connection that the request was given to. */
  carriedBy: { readonly remoteAddress: string | null } | null = null;
  remoteAddress: string | null = null;

  private settle: (answer: Answer) => void;
  private isSettled = false;
  private controller: Dispatcher.DispatchController | null = null;
  private status: number | null = null;
  private headers: Readonly<Record<string, string>> = {};
  private readonly kept: Buffer[] = [];
  private keptBytes = 0;
  private receivedBytes = 0;

  constructor() {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    this.answer = promise;
    this.settle = resolve;
  }

  get wasConnected(): boolean {
    return this.controller !== null;
  }

  /** Ends the exchange now, whatever state it is in. */
  giveUp(reason: Error): void {
    this.finish(reason);
    this.controller?.abort(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    this.remoteAddress = this.carriedBy?.remoteAddress ?? null;
    // Given up while the connection was being made: then nothing may be sent any more.
    if (this.isSettled) controller.abort(new Error('The deadline has passed.'));
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHeaders): void {
    // An interim answer announces another one.
    if (status < 200) return;
    this.status = status;
    this.headers = flat(headers);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.keep(chunk);
    this.receivedBytes += chunk.length;
    if (this.receivedBytes <= LONGEST_ANSWER) return;
    this.finish(null);
    controller.abort(new Error('The answer is longer than is read.'));
  }

  onResponseEnd(): void {
    this.finish(null);
  }

  onResponseError(_controller: Dispatcher.DispatchController | null, error: Error): void {
    this.finish(error);
  }

  private keep(chunk: Buffer): void {
    const room = STORED_BYTES - this.keptBytes;
    if (room <= 0) return;
    // A copy, because a slice would hold on to all of the buffer behind it.
    const part = Buffer.from(chunk.subarray(0, room));
    this.kept.push(part);
    this.keptBytes += part.length;
  }

  private finish(error: Error | null): void {
    if (this.isSettled) return;
    this.isSettled = true;
    this.settle({
      status: this.status,
      headers: this.headers,
      body: Buffer.concat(this.kept),
      isBodyCut: this.receivedBytes > this.keptBytes,
      wasConnected: this.wasConnected,
      error,
    });
  }
}

const flat = (headers: IncomingHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : (value ?? []).join(', ')]));
