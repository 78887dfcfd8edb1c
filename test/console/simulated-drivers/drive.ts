import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DemoCredentials } from '../../../src/seed/demo-accounts.js';
import { PatientClient } from '../patient-client.js';
import { simulateDay } from './simulate-day.js';
import { printed } from './totals.js';

export interface Drive {
  readonly drivers: number;
  readonly minutes: number;
  readonly url: string;
  /** File of the demo's credentials; the mails are in the folder beside it. */
  readonly credentials: string;
}

/** Lets drivers work a day at a running service and prints the totals. Ctrl-C lets them come back at once; a second one ends the program. */
export async function drive({ drivers, minutes, url, credentials }: Drive, say: (message: string) => void): Promise<void> {
  const ending = new AbortController();
  process.once('SIGINT', () => {
    say('The drivers finish their runs. Press Ctrl-C again to stop at once.');
    ending.abort();
    process.once('SIGINT', () => process.exit(130));
  });
  const pause = async (milliseconds: number): Promise<void> => {
    if (!ending.signal.aborted) await wait(milliseconds, undefined, { signal: ending.signal }).catch(() => undefined);
  };
  const totals = await simulateDay({
    client: new PatientClient(url),
    accounts: JSON.parse(await readFile(credentials, 'utf8')) as DemoCredentials,
    outbox: join(dirname(credentials), 'outbox'),
    drivers,
    minutes,
    watch: { now: () => new Date(), pause },
    signal: ending.signal,
    output: process.stderr,
    say,
  });
  say(`\n${printed(totals)}`);
}
