import pg from 'pg';

const CONNECTIONS = 2;
const IDLE_MS = 5_000;
const WAIT_MS = 2_000;

/**
 * Cancels statements over its own connections, which exist only while there is something to cancel: the pool's connections may all be
 * waiting for the statement to cancel.
 */
export class StatementCanceller {
  private readonly pool: pg.Pool;

  constructor(
    url: string,
    private readonly warn: (message: string, error: unknown) => void,
  ) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: CONNECTIONS,
      idleTimeoutMillis: IDLE_MS,
      connectionTimeoutMillis: WAIT_MS,
      query_timeout: WAIT_MS,
      application_name: 'shipgraph-cancel',
      allowExitOnIdle: true,
    });
    this.pool.on('error', (error) => this.warn('A connection for cancelling statements failed.', error));
  }

  /** A statement that cannot be cancelled ends at the statement timeout. */
  async cancel(processId: number): Promise<void> {
    await this.pool
      .query('select pg_cancel_backend($1)', [processId])
      .catch((error: unknown) => this.warn('A statement could not be cancelled.', error));
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}
