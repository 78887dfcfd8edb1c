import type { NextFunction, Request, Response } from 'express';
import { requestIdOf } from './request-id.js';

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

/** Keep browsers from guessing, framing, leaking or storing what we answer. */
export const PROTECTIVE_HEADERS: Readonly<Record<string, string>> = {
  'X-Svc-Api-Version': API_VERSION,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Cache-Control': 'no-store',
};

const PROTECTIVE = Object.entries(PROTECTIVE_HEADERS);

/** What every answer carries: its request id, the version and the protective headers. */
export function standardHeaders(request: Request, response: Response, next: NextFunction): void {
  request.requestId = requestIdOf(request);
  request.startedAt = performance.now();
  response.setHeader('X-Request-Id', request.requestId);
  for (const [name, value] of PROTECTIVE) response.setHeader(name, value);
  next();
}
