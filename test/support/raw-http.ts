import { request } from 'node:http';
import { connect } from 'node:net';
import type { TestApp } from './app.js';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  // Tests look into answers freely; what they find there is what they assert.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

interface RawCall {
  readonly method?: string;
  readonly body?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  /** Any 127.x.y.z: the service sees it as the address of the caller. */
  readonly from?: string;
}

/** A request with exactly these headers, from any address of this machine. */
export function rawCall(app: TestApp, path: string, { method = 'POST', body, headers = {}, from }: RawCall): Promise<RawAnswer> {
  const { hostname, port } = new URL(app.url ?? '');
  return new Promise((resolve, reject) => {
    const call = request(
      { host: hostname === 'localhost' ? '127.0.0.1' : hostname, port, method, path, headers, localAddress: from },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, body: parsed(text) });
        });
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

export const postFrom = (app: TestApp, from: string, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  rawCall(app, path, { from, body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } });

/** Sends bytes on a connection and answers everything that came back once the service has closed it. */
export function sendBytes(app: TestApp, bytes: string | Uint8Array, { keepOpen = false } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(app.url ?? '').port), '127.0.0.1', () => {
      socket.write(bytes);
      if (!keepOpen) socket.end();
    });
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
    socket.on('close', () => resolve(text));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // A service that has said its word may reset what is still being sent.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
  });
}
