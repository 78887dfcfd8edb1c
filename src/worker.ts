import type { Config } from './config.js';
import { mailConsumer } from './modules/mails/index.js';
import { autoPickupConsumer } from './modules/shipments/index.js';
import type { Database } from './platform/db/database.js';
import type { Listener } from './platform/db/listener.js';
import { Relay } from './platform/events/relay.js';
import { RELAY_CHANNEL, type RelayNudge } from './platform/events/relay-nudge.js';
import { createBoss, declareQueues, startWorkers } from './platform/jobs/boss.js';
import { openMailTransport } from './platform/mail/transport.js';
import type { Services } from './platform/services.js';

export interface WorkerParts {
  readonly config: Config;
  readonly database: Database;
  readonly services: Services;
  readonly listener: Listener;
  readonly nudge: RelayNudge;
  readonly warn: (message: string, error: unknown) => void;
  /** Takes what has to be undone at the end, the last first, also when the start fails half-way. */
  readonly onStop: (cleanup: () => Promise<void> | void) => void;
}

/** Everything that happens behind the answers: events reach their consumers, jobs are run. */
export async function startWorker({ config, database, services, listener, nudge, warn, onStop }: WorkerParts): Promise<void> {
  const transport = openMailTransport({ url: config.mail.url, dataDir: config.dataDir, from: config.mail.from });
  onStop(() => transport.close());
  const consumers = [mailConsumer(transport), ...(config.autoSchedulePickup ? [autoPickupConsumer] : [])];
  const boss = createBoss({ url: database.settings.url, schema: database.settings.schema, warn });
  await boss.start();
  onStop(() => boss.stop({ graceful: true, timeout: 8_000 }));
  await declareQueues(boss, consumers);
  const relay = new Relay(database.unitOfWork, boss, consumers, warn);
  nudge.relay = relay;
  listener.on(RELAY_CHANNEL, () => relay.nudge());
  await startWorkers(boss, consumers, { unitOfWork: database.unitOfWork, sql: database.sql, services });
  relay.start();
  onStop(() => relay.stop());
}
