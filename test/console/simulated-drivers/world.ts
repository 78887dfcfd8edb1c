import type { Client } from '../../support/client.js';
import type { DemoCredentials } from '../../../src/seed/demo-accounts.js';

/** Time as the simulated drivers live it. */
export interface Watch {
  now(): Date;
  /** Resolves early when the day is ended. */
  pause(milliseconds: number): Promise<void>;
}

/** Where the live summary goes. */
export interface Output {
  readonly isTTY: boolean;
  write(text: string): unknown;
}

/** What the simulation needs of a service, and what it was asked for. */
export interface World {
  readonly client: Client;
  readonly accounts: DemoCredentials;
  /** Folder of the service's mails, where the consignees read their codes. */
  readonly outbox: string;
  readonly drivers: number;
  readonly minutes: number;
  readonly watch: Watch;
  /** Aborted when the drivers shall finish their runs at once. */
  readonly signal: AbortSignal;
  readonly output: Output;
  readonly say: (message: string) => void;
}
