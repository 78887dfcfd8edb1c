import type { RequestHandler } from 'express';
import type { Config } from './config.js';
import { ledgerReading } from './modules/ledger/index.js';
import { mailReading, textMessageReading } from './modules/notifications/index.js';
import { deliveryReading, webhookReading } from './modules/webhooks/index.js';
import type { Database } from './platform/db/database.js';
import { consumerReading, eventReading } from './platform/events/event-reading.js';
import { jobReading } from './platform/jobs/job-reading.js';
import { metricsDoor } from './platform/metrics/metrics-door.js';
import { watchCache } from './platform/metrics/cache-metrics.js';
import { Readings } from './platform/metrics/readings.js';
import type { Services } from './services.js';

export interface Observed {
  readonly config: Config;
  readonly database: Database<Services>;
  readonly services: Services;
  readonly pool: PoolNumbers;
  readonly warn: (message: string, error: unknown) => void;
}

/** The counters of a connection pool. */
interface PoolNumbers {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
}

const CONNECTIONS = {
  name: 'shipgraph_db_connections',
  help: 'Database connections in use and idle, and callers waiting for one.',
  labels: ['state'],
  across: 'sum',
} as const;
const MOST_CONNECTIONS = {
  name: 'shipgraph_db_connections_max',
  help: 'Maximum number of database connections (DATABASE_POOL).',
  labels: [],
  across: 'sum',
} as const;

/** Registers the metrics of the service and returns their HTTP handler. */
export function openMetrics({ config, database, services, pool, warn }: Observed): RequestHandler {
  const { metrics } = services;
  const { schema } = database.settings;
  metrics.watch(CONNECTIONS, () => [
    { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'waiting' }, value: pool.waitingCount },
  ]);
  metrics.watch(MOST_CONNECTIONS, () => [{ labels: {}, value: config.database.pool }]);
  watchCache(metrics, 'rate_places', () => services.rateBook.places);
  const readings = new Readings(
    database.unitOfWork,
    [eventReading, consumerReading, jobReading(schema), mailReading, textMessageReading, deliveryReading, webhookReading, ledgerReading],
    warn,
  );
  readings.showIn(metrics);
  return metricsDoor({ metrics, readings, token: config.metrics.token, production: config.production });
}
