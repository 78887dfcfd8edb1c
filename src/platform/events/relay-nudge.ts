import type { RunSql } from '../db/sql.js';

export const RELAY_CHANNEL = 'shipgraph_events';

/** One notification serves all commits within this time. */
const GATHER_MS = 5;

/**
 * Wakes the pump when there are new events. If this process's pump does not lead, it notifies the others outside any transaction: a NOTIFY
 * inside would make all commits of the database wait for each other.
 */
export class RelayNudge {
  /** This process's pump, if it has one. */
  pump: { readonly leads: boolean; nudge(): void } | undefined;
  private pending: NodeJS.Timeout | undefined;

  constructor(
    private readonly sql: RunSql,
    private readonly warn: (message: string, error: unknown) => void,
  ) {}

  nudge(): void {
    if (this.pump?.leads) this.pump.nudge();
    else this.pending ??= setTimeout(() => void this.notify(), GATHER_MS);
  }

  private async notify(): Promise<void> {
    this.pending = undefined;
    await this.sql("select pg_notify($1, '')", [RELAY_CHANNEL]).catch((error: unknown) =>
      this.warn('The pump could not be notified of new events; it finds them at its next poll.', error),
    );
  }
}
