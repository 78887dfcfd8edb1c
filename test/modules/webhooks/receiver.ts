import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { createServer as createTcpServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';
import type { Certificate } from './certificates.js';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly servername: string | false | null;
}

export interface Receiver {
  readonly port: number;
  readonly url: (path?: string) => string;
  readonly received: Received[];
  /** TCP connections that were ever made, and those that are open. */
  readonly connections: () => number;
  readonly open: () => number;
  readonly close: () => Promise<void>;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A real HTTPS receiver on the loopback; it notes what came before it answers. */
export async function startReceiver(certificate: Certificate, answer: Answer = (_, response) => response.end(), host = '127.0.0.1') {
  const received: Received[] = [];
  const server = createServer({ ...certificate, keepAliveTimeout: 60_000 }, (request, response) => {
    void buffer(request).then((body) => {
      const { servername } = request.socket as TLSSocket & { servername: string | false | null };
      received.push({ path: request.url ?? '', headers: request.headers, body, servername });
      answer(request, response);
    });
  });
  return listening(server, received, host);
}

/** Accepts TCP connections and treats them as configured; speaks no TLS by itself. */
export const startTcpReceiver = (take: (socket: Socket) => void = () => undefined, host = '127.0.0.1') =>
  listening(
    createTcpServer((socket) => {
      // A socket that is not read never notices that the peer is gone.
      socket.resume();
      take(socket);
    }),
    [],
    host,
  );

/** A port without a listener. */
export async function closedPort(): Promise<number> {
  const receiver = await startTcpReceiver();
  await receiver.close();
  return receiver.port;
}

async function listening(server: Server, received: Received[], host: string): Promise<Receiver> {
  const sockets = new Set<Socket>();
  let connections = 0;
  server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: (path = '/hook') => `https://${host}:${port}${path}`,
    received,
    connections: () => connections,
    open: () => sockets.size,
    close: async () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
      await once(server, 'close');
    },
  };
}
