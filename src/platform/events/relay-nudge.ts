import type { RunSql } from '../db/sql.js';
import type { Relay } from './relay.js';

export const RELAY_CHANNEL = 'shipgraph_events';

/** One notification serves all commits of this time. */
const GATHER_MS = 5;

/**
 * Tells the relay that there are new events. In a process without a relay it notifies the others, outside of any
 * transaction: a NOTIFY inside would make all commits of the database wait for one another.
 */
export class RelayNudge {
  /** The relay of this process, if it has one. */
  relay: Relay | undefined;
  private pending: NodeJS.Timeout | undefined;

  constructor(
    private readonly sql: () => RunSql,
    private readonly warn: (message: string, error: unknown) => void,
  ) {}

  nudge(): void {
    if (this.relay) this.relay.nudge();
    else this.pending ??= setTimeout(() => void this.notify(), GATHER_MS);
  }

  private async notify(): Promise<void> {
    this.pending = undefined;
    await this.sql()("select pg_notify($1, '')", [RELAY_CHANNEL]).catch((error: unknown) =>
      this.warn('The relay could not be told of new events.', error),
    );
  }
}
