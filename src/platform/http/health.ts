import type { RequestHandler } from 'express';
import { sendJson } from './server.js';

/** The conditions for readiness. */
export interface Health {
  draining: boolean;
  readonly ready: () => Promise<boolean>;
}

export const livez: RequestHandler = (_request, response) => sendJson(response, 200, { status: 'ok' });

/** 200 only when requests can be served: the database responds, migrations are applied, and the process is not shutting down. */
export const readyz =
  (health: Health): RequestHandler =>
  async (_request, response) => {
    const ready = !health.draining && (await health.ready());
    sendJson(response, ready ? 200 : 503, { status: ready ? 'ready' : health.draining ? 'draining' : 'unavailable' });
  };
