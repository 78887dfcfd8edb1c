import { JobWork } from './platform/work/work.js';
import type { Config } from './config.js';
import { passwordResetConsumer } from './modules/accounts/index.js';
import { bookingQueues } from './modules/bookings/index.js';
import { testClockQueue } from './modules/test-clocks/index.js';
import { addressConsumer } from './modules/fleet/index.js';
import { figureConsumer } from './modules/fleet-figures/index.js';
import { mailConsumer, Mailer, textMessageConsumer } from './modules/notifications/index.js';
import { scanConsumer } from './modules/carrier-tracking/index.js';
import { noticeConsumer } from './modules/shipment-notifications/index.js';
import { orderImportQueue } from './modules/order-imports/index.js';
import { autoPickupConsumer } from './modules/shipments/index.js';
import { WebhookWorker } from './modules/webhooks/index.js';
import type { Database } from './platform/db/database.js';
import type { Listener } from './platform/db/listener.js';
import type { Primary } from './platform/db/primary.js';
import { EventPump } from './platform/events/event-pump.js';
import { RELAY_CHANNEL, type RelayNudge } from './platform/events/relay-nudge.js';
import { declareQueues, keepFailed, startBoss, startWorkers } from './platform/jobs/boss.js';
import { startSubjectQueues, subjectConsumer } from './platform/jobs/subject-queue.js';
import { startSchedule } from './platform/jobs/schedule.js';
import { openSmsTransport } from './platform/sms/transport.js';
import { openMailTransport } from './platform/mail/transport.js';
import type { LiveSignal } from './platform/live/live-signal.js';
import { partitionTasks, scheduledTasks, shopTimers } from './scheduled-tasks.js';
import type { Services } from './services.js';

export interface WorkerParts {
  readonly config: Config;
  readonly database: Database<Services>;
  readonly services: Services;
  readonly listener: Listener;
  /** The server for connections that need their own session. */
  readonly direct: Primary;
  readonly nudge: RelayNudge;
  readonly signal: LiveSignal;
  readonly warn: (message: string, error: unknown) => void;
  /** Registers cleanups, which run in reverse order on stop, including after a failed start. */
  readonly onStop: (cleanup: () => Promise<void> | void) => void;
}

/** Runs background work: delivers events to consumers and runs jobs. */
export async function startWorker({
  config,
  database,
  services,
  listener,
  direct,
  nudge,
  signal,
  warn,
  onStop,
}: WorkerParts): Promise<void> {
  const transport = openMailTransport({ url: config.mail.url, dataDir: config.dataDir, from: config.mail.from });
  onStop(() => transport.close());
  const context = new JobWork(services, database.sql, database.unitOfWork);
  const boss = await startBoss(database.settings, warn, direct);
  onStop(() => boss.stop({ graceful: true, timeout: 8_000 }));
  const webhooks = new WebhookWorker({ context, timeoutMs: config.webhooks.timeoutMs, warn });
  const mailer = new Mailer(transport);
  const subjectQueues = [...bookingQueues, orderImportQueue, testClockQueue(shopTimers)];
  const consumers = [
    mailConsumer(mailer),
    textMessageConsumer(openSmsTransport({ url: config.sms.url, dataDir: config.dataDir })),
    noticeConsumer(mailer),
    passwordResetConsumer,
    scanConsumer,
    addressConsumer,
    figureConsumer,
    ...webhooks.consumers,
    ...(config.autoSchedulePickup ? [autoPickupConsumer] : []),
    ...subjectQueues.map((queue) => subjectConsumer(boss, queue)),
  ];
  await declareQueues(boss, consumers);
  const pump = new EventPump({ context, consumers, keep: keepFailed(boss), sequenced: () => signal.tell('events'), warn });
  nudge.pump = pump;
  listener.on(RELAY_CHANNEL, () => pump.nudge());
  await startSubjectQueues(boss, subjectQueues, context);
  await startWorkers(boss, consumers, context);
  for (const { queue, run } of partitionTasks)
    await run(context).catch((error: unknown) => warn(`The task ${queue} failed; it is repeated hourly.`, error));
  await startSchedule(boss, scheduledTasks(warn), context);
  webhooks.start();
  onStop(() => webhooks.stop());
  pump.start();
  onStop(() => pump.stop());
}
