import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Passage {
  readonly url: string;
  /** Method and path of each request, oldest first. */
  readonly passed: string[];
  /** While closed, connections end without an answer. */
  isOpen: boolean;
  readonly close: () => Promise<void>;
}

/** Stands before the service: tells what a store has asked for, and can be down. */
export async function openPassage(target: string): Promise<Passage> {
  const passed: string[] = [];
  const server = createServer((request, response) => {
    if (!passage.isOpen) return void request.socket.destroy();
    passed.push(`${request.method} ${request.url}`);
    forward(target, request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const passage: Passage = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passed,
    isOpen: true,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return passage;
}

/** Passes a request on as it is, with its answer. */
export function forward(target: string, request: IncomingMessage, response: ServerResponse, body?: Buffer): void {
  const onward = send(target + (request.url ?? ''), { method: request.method, headers: request.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  if (body) onward.end(body);
  else request.pipe(onward);
}
