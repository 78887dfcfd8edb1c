import { join } from 'node:path';
import type { Config } from './config.js';
import type { Clock } from './kernel/clock.js';
import { RESETS_PER_ACCOUNT, RESETS_PER_CALLER } from './modules/accounts/index.js';
import { PositionFeed, PositionNews, type PositionFeedParts, type PositionNewsParts } from './modules/positions/index.js';
import { RequestBook, RequestFeed } from './modules/shop-requests/index.js';
import { CODE_LIMIT } from './modules/two-factor/index.js';
import { IMPORT_TURN_SECONDS } from './modules/order-imports/index.js';
import { hubStatuses, statusChangeFacts } from './modules/shipments/index.js';
import { DeliveryFeed, DeliveryNews, SelectionBook, type WebhookSender } from './modules/webhooks/index.js';
import type { Database } from './platform/db/database.js';
import { openPool, type DatabaseSettings } from './platform/db/pool.js';
import { Replica } from './platform/db/replica.js';
import { beginOf } from './platform/db/session.js';
import type { RunSql } from './platform/db/sql.js';
import { AttachmentStore } from './platform/files/attachment-store.js';
import { FileReader } from './platform/files/file-reader.js';
import { Selections } from './platform/graphql/selections.js';
import type { LiveFeed } from './platform/live/live-feed.js';
import { createSchema } from './schema.js';
import type { Limit, RateWindow } from './platform/http/rate-limit.js';
import { Turns } from './platform/http/turns.js';
import type { Metrics } from './platform/metrics/metrics.js';
import { replicaFields } from './replica-fields.js';
import type { Services } from './services.js';

/** Registration mails per address and day, however many networks request them. */
const REGISTRATION_MAILS = { count: 3, seconds: 86_400 };

const READS = {
  name: 'shipgraph_replica_reads_total',
  help: 'Operations that the replica could answer, by what happened: "replica", or "behind" or "away", when the primary answered.',
  labels: ['outcome'],
} as const;

/** The replica of DATABASE_READ_URL. */
export function openReplica(
  { readUrl, isReadPooled = false, ...settings }: DatabaseSettings,
  { primary, metrics }: { readonly primary: RunSql; readonly metrics: Metrics },
): Replica | undefined {
  if (readUrl === undefined) return undefined;
  const own = { ...settings, url: readUrl, isPooled: isReadPooled };
  const pool = openPool(own, { primary: null, name: 'shipgraph-reads' });
  return new Replica({ pool, begin: beginOf(own), primary, fields: replicaFields, count: (outcome) => metrics.count(READS, { outcome }) });
}

type Limits = Pick<Services, 'visitors' | 'codeLimit' | 'resetLimits' | 'registrations'>;

/** Limits that all processes share. */
export function limitsOf({ limits }: Config, window: (name: string, limit: Limit) => RateWindow): Limits {
  const registrations = window('registration', limits.registration);
  const registrationMails = window('registration-mail', REGISTRATION_MAILS);
  return {
    visitors: window('visitor', limits.public),
    codeLimit: window('code', CODE_LIMIT),
    resetLimits: { byAccount: window('reset', RESETS_PER_ACCOUNT), byCaller: window('reset-from', RESETS_PER_CALLER) },
    registrations: {
      byNetwork: (network) => registrations.take(network),
      mailsTo: (email) => registrationMails.count(email),
    },
  };
}

type StreamParts = Omit<PositionNewsParts & PositionFeedParts, 'newShare'> & { readonly clock: Clock; readonly live: () => LiveFeed };

/** What is too frequent for the outbox, and is sent only while there are subscribers. */
export function streamsOf({ live, ...given }: StreamParts) {
  const parts = { ...given, newShare: () => live().newShare() };
  return {
    webhooks: { news: new DeliveryNews(parts), deliveries: new DeliveryFeed(parts) },
    positions: { news: new PositionNews(parts), feed: new PositionFeed(parts) },
    shopRequests: { book: new RequestBook(parts), feed: new RequestFeed(parts) },
  };
}

/** Where files are kept that are not in the database, and how those of people are read. */
export const filesOf = ({ dataDir }: Config, sql: RunSql) => ({
  attachments: new AttachmentStore(join(dataDir, 'attachments')),
  proofFiles: new AttachmentStore(join(dataDir, 'proofs')),
  ledgerArchiveFolder: join(dataDir, 'ledger-archive'),
  // The thread's module is beside this one, also after the build, which puts everything into one folder.
  fileReader: new FileReader(new URL(`./read-files.worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url)),
  importTurns: new Turns(sql, 'order-import', IMPORT_TURN_SECONDS),
});

interface WebhookParts {
  readonly sql: RunSql;
  readonly warn: (message: string, error: unknown) => void;
  readonly sender: WebhookSender;
  readonly database: () => Database<Services>;
  readonly services: () => Services;
}

/** What webhooks are made of besides their streams. */
export const webhooksOf = ({ sql, warn, sender, ...whole }: WebhookParts) => ({
  source: { hubStatuses, factsOf: statusChangeFacts },
  send: (request: Parameters<WebhookSender['send']>[0]) => sender.send(request),
  book: new SelectionBook(sql, warn),
  selections: new Selections({ ...whole, schema: createSchema, root: 'shipment' }),
});
