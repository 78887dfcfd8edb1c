import { detached } from '../db/request-scope.js';
import type { Listener } from '../db/listener.js';
import type { RunSql } from '../db/sql.js';
import { statement } from '../db/statement.js';
import { channelOf, type CacheTopic } from './cache-news.sql.js';
import { KeptCopy } from './kept-copy.js';
import { tablesOf } from '../db/tables.js';
import { CacheVersionSchema } from './cache-version.entity.js';

const db = tablesOf({ cacheVersion: CacheVersionSchema });

/** The longest that a process can be behind when notifications are lost. */
const POLL_MS = 5_000;

const versions = statement(() => db.selectFrom('cacheVersion').select(['topic', 'version']));

interface Follower {
  /** The version that the copy in memory has at least; undefined before the first look. */
  known: bigint | undefined;
  /** False if the copy could not be loaded. */
  readonly reload: () => Promise<boolean>;
}

/**
 * Keeps copies in memory up to date: looks at the versions of their data every few seconds, and at once when a notification says that
 * something has changed. Notifications only save waiting: they are lost behind some poolers, and while a connection is down.
 */
export class CacheVersions {
  private readonly followers = new Map<CacheTopic, Follower>();
  private readonly polling = new KeptCopy(
    () => this.compare(),
    (error) => this.warn('The versions of cached data could not be read; they are read again soon.', error),
  );
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly sql: RunSql,
    private readonly warn: (message: string, error: unknown) => void,
  ) {}

  /** Call before `start` and before the listener starts. */
  follow(topic: CacheTopic, listener: Listener, reload: () => Promise<boolean>): void {
    this.followers.set(topic, { known: undefined, reload });
    const look = (): void => void this.polling.refresh();
    listener.on(channelOf(topic), look, look);
  }

  /** Notes the present versions; load the copies after this, so that a change in between is loaded again. */
  async start(): Promise<void> {
    const current = await this.read();
    for (const [topic, follower] of this.followers) follower.known = current.get(topic) ?? 0n;
    this.timer = detached(() => setInterval(() => void this.polling.refresh(), POLL_MS)).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async read(): Promise<ReadonlyMap<string, bigint>> {
    return new Map((await versions(this.sql, {})).map(({ topic, version }) => [topic, version]));
  }

  /** A copy that could not be loaded keeps its version and is loaded at the next look. */
  private async compare(): Promise<void> {
    const current = await this.read();
    for (const [topic, follower] of this.followers) {
      const version = current.get(topic) ?? 0n;
      if (follower.known !== version && (await follower.reload())) follower.known = version;
    }
  }
}
