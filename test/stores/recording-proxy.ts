import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Certificate } from '../modules/webhooks/certificates.js';

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  /** Undefined until it is answered, and for those that were cut off. */
  status?: number;
}

/** Stands before a server, as its callers reach it: sees each request, and can pretend that the server is down. */
export interface RecordingProxy {
  readonly url: string;
  readonly requests: RecordedRequest[];
  isDown: boolean;
  /** Requests to this path arrive, but their answers are lost. */
  losesAnswersOf: string | undefined;
  /** How often a path was asked for so far. */
  count(path: string): number;
  close(): Promise<void>;
}

export async function startProxy(target: () => string, tls?: Certificate): Promise<RecordingProxy> {
  const requests: RecordedRequest[] = [];
  const listener: RequestListener = (incoming, response) => void pass(incoming, response);
  const server = tls ? createTlsServer(tls, listener) : createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: RecordingProxy = {
    url: `${tls ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    isDown: false,
    losesAnswersOf: undefined,
    count: (path) => requests.filter((request) => request.path.split('?')[0] === path).length,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = incoming;
    if (proxy.isDown) return void incoming.destroy();
    const recorded: RecordedRequest = { method, path, headers, body: await buffer(incoming) };
    requests.push(recorded);
    const outgoing = httpRequest(target() + path, { method, headers }, (answer) => {
      if (proxy.losesAnswersOf === path) return void answer.resume().on('end', () => response.destroy());
      recorded.status = answer.statusCode ?? 0;
      response.writeHead(recorded.status, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    outgoing.end(recorded.body);
  }

  return proxy;
}
