import express, { type Express, type RequestHandler } from 'express';
import { livez, readyz, type Health } from '../http/health.js';
import { receive, writeStandardHeaders } from '../http/headers.js';

/** Serves only metrics and probes, on a separate port, to monitor processes that serve no requests. */
export function metricsServer(metrics: RequestHandler, health: Health): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag');
  writeStandardHeaders(app);
  app.use(receive);
  app.get('/livez', livez);
  app.get('/readyz', readyz(health));
  app.get('/metrics', metrics);
  return app;
}
