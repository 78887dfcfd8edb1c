import { createServer, STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Express, Response } from 'express';
import { statusOf, type ErrorCode } from '../../kernel/errors.js';
import { prefixedId } from '../ids.js';
import { jsonHead, PROTECTIVE_HEADERS } from './headers.js';

const MAX_HEADER_BYTES = 16 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 65_000;

/** The HTTP server. Its limits stop slow or oversized requests before they cost anything. */
export class HttpServer {
  private readonly server: Server;
  private draining = false;

  constructor(app: Express, upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void) {
    this.server = createServer(
      {
        maxHeaderSize: MAX_HEADER_BYTES,
        headersTimeout: HEADERS_TIMEOUT_MS,
        requestTimeout: REQUEST_TIMEOUT_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
        connectionsCheckingInterval: 2_000,
        // Clients that offer another protocol, such as h2c, are answered in HTTP/1.1.
        shouldUpgradeCallback: ({ headers }) => upgrade !== undefined && headers.upgrade?.toLowerCase() === 'websocket',
      },
      (request, response) => {
        if (this.draining) response.setHeader('Connection', 'close');
        app(request, response);
      },
    );
    if (upgrade) this.server.on('upgrade', upgrade);
    this.server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuseConnection(error, socket as Socket));
  }

  listen(port: number, host: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, host, () => {
        const address = this.server.address();
        resolve(typeof address === 'object' && address ? address.port : port);
      });
    });
  }

  get native(): Server {
    return this.server;
  }

  /** Stops accepting, waits up to `withinMs` for running requests, then closes the rest. */
  async drain(withinMs: number): Promise<void> {
    this.draining = true;
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    this.server.closeIdleConnections();
    const force = setTimeout(() => this.server.closeAllConnections(), withinMs);
    await closed;
    clearTimeout(force);
  }
}

/** Requests that Node itself refuses get an error in the same format as all others. */
function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code: ErrorCode = error.code === 'HPE_HEADER_OVERFLOW' ? 'HEADERS_TOO_LARGE' : 'VALIDATION_FAILED';
  const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : statusOf(code, 'store');
  const message = code === 'HEADERS_TOO_LARGE' ? 'The request headers are too large.' : 'The request is not valid HTTP.';
  const requestId = prefixedId('req');
  const body = JSON.stringify({ status: 'failed', code, message, errors: [], requestId });
  const headers = {
    ...PROTECTIVE_HEADERS,
    'X-Request-Id': requestId,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
}

/** Sends JSON without Express's own stringify, ETag and type guessing. */
export const sendJson = (response: Response, status: number, body: unknown): void => sendJsonText(response, status, JSON.stringify(body));

/** Sends text that is already JSON. The head is written at once. */
export function sendJsonText(response: Response, status: number, text: string, headers: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, jsonHead(response.req, Buffer.byteLength(text), headers) as never);
  response.end(text);
}
