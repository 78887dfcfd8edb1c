import 'reflect-metadata';
import type { Express } from 'express';
import type { Config } from './config.js';
import { startEmbeddedDatabase } from './embedded-database.js';
import { entities } from './entities.js';
import { systemClock, type Clock } from './kernel/clock.js';
import { migrations } from './migrations/index.js';
import { rateBookRows, writeFirstRateBook } from './modules/rating/index.js';
import { Passwords } from './platform/auth/passwords.js';
import type { Database } from './platform/db/database.js';
import { Listener } from './platform/db/listener.js';
import { isMigrated, migrate } from './platform/db/migrate.js';
import type { DatabaseSettings } from './platform/db/pool.js';
import { withPooler } from './platform/db/pooler.js';
import { Primary } from './platform/db/primary.js';
import { CacheVersions } from './platform/cache/cache-versions.js';
import { HttpServer } from './platform/http/server.js';
import type { Health } from './platform/http/health.js';
import { describeError } from './platform/log/describe-error.js';
import { createLogger, type Logger } from './platform/log/logger.js';
import { startDemoCarrier } from './demo-carrier/start-demo-carrier.js';
import { DoorLimits } from './rest/door-limits.js';
import { seedDemo } from './seed/seed-demo.js';
import { openMetrics } from './observation.js';
import { metricsServer } from './platform/metrics/metrics-server.js';
import { createSchema } from './schema.js';
import { composeServices, type Services, type Surroundings } from './services.js';
import { reportStartWarnings } from './start-warnings.js';
import { createWeb, type WebParts } from './web.js';
import { startWorker } from './worker.js';

export interface AppParts {
  /** Reports the progress of the start to the operator. */
  readonly report: (message: string) => void;
  readonly clock?: Clock;
  readonly log?: Logger;
  /** Tests use a lower hashing cost. */
  readonly passwords?: Passwords;
}

export interface App {
  /** Undefined in a process that only runs jobs. */
  readonly url: string | undefined;
  readonly database: Database<Services>;
  readonly services: Services;
  /** The path of the demo credentials, if there are any. */
  readonly credentials: string | undefined;
  /** Completes requests in progress, releases unfinished jobs, and closes everything. */
  stop(): Promise<void>;
}

type Cleanup = () => Promise<void> | void;
type OnStop = (cleanup: Cleanup) => void;

/** Time for load balancers to see the readiness probe fail before the server stops accepting. */
const READINESS_GRACE_MS = 300;
const DRAIN_MS = 20_000;

/** Builds the service from its settings and starts it; if anything fails, stops what was started. */
export async function createApp(
  config: Config,
  { report, clock = systemClock, passwords = new Passwords(), ...parts }: AppParts,
): Promise<App> {
  const log = parts.log ?? createLogger(config.logLevel);
  const warn = (message: string, error: unknown): void => log.warn({ err: describeError(error) }, message);
  const cleanups: Cleanup[] = [];
  const onStop: OnStop = (cleanup) => void cleanups.push(cleanup);
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopping ??= runBackwards(cleanups));
  try {
    const opened = await openService(config, { clock, log, warn, passwords, report, onStop });
    const { settings, servers, database, services, bound, keeper, connections, nudge, signal } = opened;
    const { pool } = database;
    onStop(() => services.audit.settled());
    onStop(() => services.unknownPlaces.settled());
    onStop(() => services.shopRequests.book.settled());

    const listener = new Listener(servers.direct, warn);
    const versions = new CacheVersions(database.sql, warn);
    versions.follow('rate_book', listener, () => keeper.refresh());
    versions.follow('carrier_accounts', listener, () => connections.refresh());
    versions.follow('webhook_selections', listener, () => services.webhooks.book.refresh());
    signal.listenTo(listener);
    const credentials = config.demo ? await seedDemo(database, services, { ...config, report }) : undefined;
    await reportStartWarnings(config, { database, report, log });
    await versions.start();
    onStop(() => versions.stop());
    await Promise.all([keeper.load(), connections.load(), services.webhooks.book.load()]);

    const health = healthOf(database);
    const metrics = openMetrics({ config, database, services, pool, warn });
    if (config.metrics.port !== undefined) await serveApart(metricsServer(metrics, health), config, onStop);
    if (config.role !== 'web') {
      report('Starting the workers ...');
      await startWorker({ config, database, services, listener, direct: servers.direct, nudge, signal, warn, onStop });
    }
    await listener.start();
    onStop(() => listener.stop());
    if (config.role !== 'worker') {
      const limits = new DoorLimits(pool, settings.schema, config.limits);
      const schema = await createSchema();
      bound.url = await serve({ config, schema, database, services, limits, metrics, health, log, demoCredentials: credentials }, onStop);
    }
    if (config.demoCarrier && config.role !== 'web') {
      const carrier = await startDemoCarrier(opened);
      onStop(() => carrier.stop());
    }
    return { url: bound.url, database, services, credentials, stop };
  } catch (error) {
    await stop().catch((failure: unknown) => warn('Some resources could not be closed.', failure));
    throw error;
  }
}

/** Opens the database and the services for use cases, for a short-lived command. */
export async function withService<T>(
  config: Config,
  report: AppParts['report'],
  work: (database: Database<Services>) => Promise<T>,
): Promise<T> {
  const log = createLogger('silent');
  const cleanups: Cleanup[] = [];
  try {
    const surroundings = { clock: systemClock, log, warn: (message: string) => report(message), passwords: new Passwords(), report };
    return await work((await openService(config, { ...surroundings, onStop: (cleanup) => void cleanups.push(cleanup) })).database);
  } finally {
    await runBackwards(cleanups);
  }
}

async function openService(
  config: Config,
  { report, onStop, ...surroundings }: Surroundings & Pick<AppParts, 'report'> & { onStop: OnStop },
) {
  const settings = await locateDatabase(config, report, onStop);
  const servers = serversOf(settings);
  onStop(() => [servers.main, servers.direct].forEach((server) => server.stopWatching()));
  const composition = await composeServices(config, settings, { ...surroundings, primary: servers.main });
  const { sender, press, database, carrierNetworks } = composition;
  onStop(async () => void (await Promise.all(carrierNetworks.map((network) => network.close()))));
  onStop(() => sender.close());
  onStop(() => press.close());
  onStop(() => composition.services.fileReader.close());
  onStop(() => composition.planner.stop());
  onStop(() => database.close());
  report('Opening the database ...');
  await migrate(settings, { entities, migrations }, report);
  await seedRateBook(database);
  servers.main.watch();
  servers.direct.watch();
  return { ...composition, settings, servers };
}

/** Writes the initial carriers, prices, plans and exchange rates into an empty database, so that the service works offline. */
const seedRateBook = (database: Database): Promise<void> => database.unitOfWork.run(null, (tx) => writeFirstRateBook(tx, rateBookRows()));

async function runBackwards(cleanups: readonly Cleanup[]): Promise<void> {
  for (const cleanup of cleanups.toReversed()) await cleanup();
}

/** The configured database, or else the embedded one. */
async function locateDatabase({ database, dataDir }: Config, report: AppParts['report'], onStop: OnStop): Promise<DatabaseSettings> {
  if (database.url !== undefined) return withPooler({ ...database, url: database.url });
  const server = await startEmbeddedDatabase(dataDir, report);
  onStop(() => server.stop());
  return { ...database, url: server.url };
}

/** The same object for both, unless a pooler stands between. */
function serversOf({ url, directUrl = url }: DatabaseSettings) {
  const main = new Primary(url);
  return { main, direct: directUrl === url ? main : new Primary(directUrl) };
}

/** Listens, and returns the URL that reaches the server from this machine. */
async function serve(parts: WebParts, onStop: OnStop): Promise<string> {
  const { config, health } = parts;
  const web = await createWeb(parts);
  const http = new HttpServer(web.app, web.upgrade);
  const port = await http.listen(config.http.port, config.http.host);
  onStop(async () => {
    health.draining = true;
    await new Promise((resolve) => setTimeout(resolve, READINESS_GRACE_MS));
    await Promise.all([web.closeSockets(), http.drain(DRAIN_MS)]);
    await web.stop();
  });
  return `http://localhost:${port}`;
}

function healthOf(database: Database): Health {
  let migrated = false;
  return {
    draining: false,
    ready: async () =>
      (await database.answers(2_000)) &&
      (migrated ||= await isMigrated(database.pool, database.settings.schema, { migrations }).catch(() => false)),
  };
}

/** The port of metrics and probes closes last, so that a process can be monitored while it shuts down. */
async function serveApart(app: Express, { http, metrics }: Config, onStop: OnStop): Promise<void> {
  const server = new HttpServer(app);
  await server.listen(metrics.port ?? 0, http.host);
  onStop(() => server.drain(0));
}
