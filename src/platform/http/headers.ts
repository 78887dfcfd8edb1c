import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Express, NextFunction, Request, Response } from 'express';
import { prefixedId } from '../ids.js';

export const API_VERSION = '1.0.0';

declare global {
  // Express declares its request type in this namespace; there is no other way to extend it.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace Express {
    interface Request {
      requestId: string;
      startedAt: number;
    }
  }
}

/** Keep browsers from sniffing, framing, leaking or storing responses. */
export const PROTECTIVE_HEADERS: Readonly<Record<string, string>> = {
  'X-Svc-Api-Version': API_VERSION,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Cache-Control': 'no-store',
};

const PROTECTIVE = Object.entries(PROTECTIVE_HEADERS);
const PROTECTIVE_LINES = PROTECTIVE.flat();
const JSON_TYPE = 'application/json; charset=utf-8';

/** Assigns the request its id and arrival time. */
export function receive(request: Request, _response: Response, next: NextFunction): void {
  request.requestId = requestIdOf(request);
  request.startedAt = performance.now();
  next();
}

const ACCEPTABLE = /^[\x21-\x7e]{1,128}$/;

/** The caller's X-Request-Id when it is at most 128 printable ASCII characters, else a new one. */
function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && ACCEPTABLE.test(given) ? given : prefixedId('req');
}

type AnyHead = (this: Response, status: number, ...rest: unknown[]) => Response;

/**
 * Adds the standard headers of every response (request id, version, protective headers) when the head is written: all at once if the whole
 * head is known, otherwise beside the headers already set. Headers of the response itself take precedence.
 */
export function writeStandardHeaders(app: Express): void {
  app.response.writeHead = function (this: Response, status: number, ...rest: unknown[]): Response {
    if (!isWhole(rest[0])) setStandardHeaders(this);
    return (ServerResponse.prototype.writeHead as AnyHead).call(this, status, ...rest);
  } as Response['writeHead'];
}

type Head = (string | number)[];

/** The complete head of a JSON response, as pairs in one list. Headers of the response itself replace standard ones. */
export function jsonHead({ requestId }: Pick<Request, 'requestId'>, bytes: number, own: Readonly<Record<string, string>> = {}): Head {
  const head = ['X-Request-Id', requestId, ...PROTECTIVE_LINES, 'Content-Type', JSON_TYPE, 'Content-Length', bytes];
  for (const name in own) put(head, name, own[name] ?? '');
  return head;
}

function put(head: Head, name: string, value: string): void {
  const wanted = name.toLowerCase();
  for (let at = 0; at < head.length; at += 2) if (String(head[at]).toLowerCase() === wanted) return void (head[at + 1] = value);
  head.push(name, value);
}

const isWhole = (head: unknown): boolean => Array.isArray(head) && head[0] === 'X-Request-Id';

function setStandardHeaders(response: Response): void {
  // Responses that Node sends on its own belong to no request of the service.
  const { requestId } = response.req as Partial<Request>;
  if (requestId === undefined) return;
  response.setHeader('X-Request-Id', requestId);
  for (const [name, value] of PROTECTIVE) if (!response.hasHeader(name)) response.setHeader(name, value);
}
