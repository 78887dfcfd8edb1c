import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Answers in place of the service, or null to let the request through to it. */
export type Fault = ((response: ServerResponse) => void) | null;

export interface Passed {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly at: number;
}

export interface FailingServer {
  readonly url: string;
  /** Every request that came, in order. */
  readonly passed: Passed[];
  /** What happens to the next requests, one after the other; later ones go through. */
  plan(...faults: readonly Fault[]): void;
  stop(): Promise<void>;
}

/** Stands before the service as a proxy that has bad days. */
export async function startFailingServer(target: string): Promise<FailingServer> {
  const passed: Passed[] = [];
  const planned: Fault[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    passed.push({ method, path: url, headers, at: performance.now() });
    void buffer(request).then(async (body) => {
      const fault = planned.shift() ?? null;
      if (fault) return fault(response);
      const answer = await fetch(target + url, { method, headers: sendable(headers), ...(body.length > 0 && { body }) });
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passed,
    plan: (...faults) => {
      passed.length = 0;
      planned.splice(0, planned.length, ...faults);
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const OF_THE_CONNECTION: readonly string[] = ['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding'];

const sendable = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (OF_THE_CONNECTION.includes(name) ? [] : [[name, String(value)]])));

const refusal = (status: number, code: string, headers: Readonly<Record<string, string>> = {}, more: object = {}): Fault => {
  return (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ status: 'failed', message: 'Later.', code, errors: [], requestId: 'req_1', ...more }));
};

export const faults = {
  limited: (seconds: number) => refusal(429, 'RATE_LIMITED', { 'retry-after': String(seconds) }, { retryAfter: seconds }),
  /** As a proxy says it, with a date and no JSON. */
  limitedByProxy: (seconds: number): Fault => {
    const date = new Date(Date.now() + seconds * 1000).toUTCString();
    return (response) => response.writeHead(429, { 'content-type': 'text/html', 'retry-after': date }).end('<h1>429</h1>');
  },
  unavailable: refusal(503, 'SERVICE_UNAVAILABLE'),
  internal: refusal(500, 'INTERNAL_ERROR'),
  badGateway: ((response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502</h1>')) as Fault,
  refusedToken: (reason: string) => refusal(401, 'UNAUTHORIZED', {}, { reason }),
  /** Takes the request and says nothing, or not all. */
  silence: (() => undefined) as Fault,
  half: ((response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"status":', () => response.destroy());
  }) as Fault,
  slow: ((response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const drip = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(drip));
  }) as Fault,
  page: ((response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>')) as Fault,
  elsewhere: ((response) => response.writeHead(301, { location: 'https://elsewhere.invalid/' }).end()) as Fault,
};
