import { Refusal } from '../../kernel/errors.js';
import { isUnknown, type Authenticate } from './authenticate.js';
import { CLOSE } from './close-codes.js';
import type { Connection } from './connection.js';

const ROUND_MS = 1_000;
/** Credentials beyond this number are checked in the next round. */
const MOST_PER_ROUND = 500;
const AT_ONCE = 10;

/** Periodically verifies the tokens of connections, each token once however many connections use it. */
export class CredentialRounds {
  private timer: NodeJS.Timeout | undefined;
  private running = false;

  constructor(
    private readonly connections: ReadonlySet<Connection>,
    private readonly authenticate: Authenticate,
    private readonly warn: (message: string, error: unknown) => void,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.round(), ROUND_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async round(): Promise<void> {
    if (this.running) return;
    this.running = true;
    try {
      const due = this.byCredential().slice(0, MOST_PER_ROUND);
      for (let first = 0; first < due.length; first += AT_ONCE) {
        await Promise.all(due.slice(first, first + AT_ONCE).map((connections) => this.check(connections)));
      }
    } finally {
      this.running = false;
    }
  }

  /** The connections of each credential and address, least recently checked first. */
  private byCredential(): Connection[][] {
    const identified = [...this.connections].filter(({ given }) => given !== undefined);
    const groups = [...Map.groupBy(identified, ({ given, ip }) => `${given?.token} ${ip}`).values()];
    return groups.sort(([a], [b]) => (a?.checkedAt ?? 0) - (b?.checkedAt ?? 0));
  }

  private async check(connections: readonly Connection[]): Promise<void> {
    const [{ given, ip } = { given: undefined, ip: '' }] = connections;
    if (given === undefined) return;
    try {
      const principal = await this.authenticate(given.token, ip, given.deviceId);
      for (const connection of connections) connection.identify(given, principal);
    } catch (error) {
      // While the database is unavailable, tokens cannot be verified.
      if (!(error instanceof Refusal) || !isUnknown(error.code)) {
        this.warn('A token could not be checked; its connections stay open until it can be.', error);
        return;
      }
      for (const connection of connections) connection.end(CLOSE.unauthorized, error.facts.reason ?? error.code);
    }
  }
}
