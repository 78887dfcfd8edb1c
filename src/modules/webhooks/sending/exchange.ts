import type { Dispatcher } from 'undici';
import { STORED_BYTES } from './outcome.js';

/** The response as far as it was received. */
export interface ReceivedResponse {
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string>>;
  /** The first bytes of the body. */
  readonly body: Buffer;
  readonly isBodyCut: boolean;
  readonly wasConnected: boolean;
  /** Why the response is incomplete or missing. */
  readonly error: Error | null;
}

type IncomingHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

const MAX_RESPONSE_BYTES = 65_536;

/** One request and its response. Buffers only what is stored, and aborts a response that is too long. */
export class Exchange implements Dispatcher.DispatchHandler {
  readonly response: Promise<ReceivedResponse>;
  /** The connection that carries the request. */
  carriedBy: { readonly remoteAddress: string | null } | null = null;
  remoteAddress: string | null = null;

  private settle: (response: ReceivedResponse) => void;
  private isSettled = false;
  private controller: Dispatcher.DispatchController | null = null;
  private status: number | null = null;
  private headers: Readonly<Record<string, string>> = {};
  private readonly kept: Buffer[] = [];
  private keptBytes = 0;
  private receivedBytes = 0;

  constructor() {
    const { promise, resolve } = Promise.withResolvers<ReceivedResponse>();
    this.response = promise;
    this.settle = resolve;
  }

  get wasConnected(): boolean {
    return this.controller !== null;
  }

  /** Ends the exchange now, in any state. */
  abort(reason: Error): void {
    this.finish(reason);
    this.controller?.abort(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    this.remoteAddress = this.carriedBy?.remoteAddress ?? null;
    // Aborted while connecting: do not send the request.
    if (this.isSettled) controller.abort(new Error('The deadline has passed.'));
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHeaders): void {
    // 1xx: the final response follows.
    if (status < 200) return;
    this.status = status;
    this.headers = flat(headers);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.keep(chunk);
    this.receivedBytes += chunk.length;
    if (this.receivedBytes <= MAX_RESPONSE_BYTES) return;
    this.finish(null);
    controller.abort(new Error('The response is too long.'));
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
    // Copy, because a slice would keep the whole underlying buffer alive.
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
