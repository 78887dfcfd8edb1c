import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { createApp } from '../../src/app.js';
import { parseConfig } from '../../src/config.js';
import type { Clock } from '../../src/kernel/clock.js';
import { createLogger } from '../../src/platform/log/logger.js';
import type { DemoCredentials } from '../../src/seed/demo-accounts.js';
import type { Client } from '../support/client.js';
import { fillDay, PASSWORD } from './demo-day.js';
import { playHistory, type SettableClock } from './demo-history.js';
import { collectCash } from '../modules/carrier-bills/partner-line.js';
import { PatientClient } from './patient-client.js';
import { drive } from './simulated-drivers/drive.js';

/**
 * Fills the demo with sixty days of history and a day of parcels in every state, on the data of this folder: the service may be running or not.
 * With an address and a file of credentials, a service elsewhere gets the day alone, since nothing can be done in its past.
 * With `--drivers 8`, simulated drivers work a day in ten minutes (`--minutes`) at the running service.
 */
const DAYS = 60;
const { values, positionals } = parseArgs({
  options: { drivers: { type: 'string' }, minutes: { type: 'string', default: '10' } },
  allowPositionals: true,
});
const [url, credentials] = positionals;
const say = (message: string): void => void process.stderr.write(`${message}\n`);

/** Stands where it was set, until it is let go. */
class StoryClock implements Clock, SettableClock {
  private standing: Date | undefined;

  now(): Date {
    return this.standing ? new Date(this.standing) : new Date();
  }

  set(instant: Date): void {
    this.standing = instant;
  }

  letGo(): void {
    this.standing = undefined;
  }
}

const readAccounts = async (path: string): Promise<DemoCredentials> => JSON.parse(await readFile(path, 'utf8')) as DemoCredentials;

/** A second process of the same service, without workers, with a clock that can be set back. */
async function fillHere(): Promise<string> {
  const base = { PUBLIC_URL: `http://localhost:${process.env['PORT'] || 4000}`, ...process.env };
  const calm = { STORE_RATE_LIMIT: '0/15', ERP_RATE_LIMIT: '0/15', LOGIN_RATE_LIMIT: '0/900' };
  const config = parseConfig({ ...base, ...calm, DEMO: '1', ROLE: 'web', PORT: '0', METRICS_PORT: undefined });
  if (config.production) throw new Error('Demo data is not for production.');
  if (config.mail.url && !config.mail.url.startsWith('file:')) {
    throw new Error('MAIL_URL leads to a mail server, and the demo would mail its past to it: unset MAIL_URL first.');
  }
  const clock = new StoryClock();
  const app = await createApp(config, { report: say, clock, log: createLogger('silent') });
  try {
    const path = app.credentials ?? join(config.dataDir, 'credentials.json');
    const accounts = await readAccounts(path);
    const target = { client: new PatientClient(app.url ?? ''), accounts };
    if (await isFilled(target.client)) throw new Error(`${config.dataDir} holds the demo's parcels already; delete it to begin anew.`);
    const until = new Date(Date.now() - 60_000);
    const letPartnerCollect = () => collectCash(app);
    const history = { days: DAYS, until, cashierId: accounts.operator.id, letPartnerCollect, report: say };
    say(`${await playHistory(target, clock, history)} parcels of the last ${DAYS} days are there.`);
    clock.letGo();
    const file = await fillToday(target, path);
    // As if the installation had made the staff: otherwise the only super administrator of a demo could not approve what they ask for.
    await app.database.sql('delete from account_change');
    return file;
  } finally {
    await app.stop();
  }
}

/** The day begins by hiring staff, so a login of one of them means that it has been filled. */
async function isFilled(client: Client): Promise<boolean> {
  const query = 'mutation($email: String!, $password: String!) { login(email: $email, password: $password) { expiresAt } }';
  return (await client.graphql(query, { email: 'ops@demo.example', password: PASSWORD })).body?.data?.login != null;
}

async function fillToday(target: Parameters<typeof fillDay>[0], credentialsPath: string): Promise<string> {
  const { staff } = await fillDay(target);
  const file = join(dirname(credentialsPath), 'staff.json');
  await writeFile(file, JSON.stringify(staff, null, 2), { mode: 0o600 });
  return file;
}

async function fillThere(at: string): Promise<string> {
  return fillToday({ client: new PatientClient(at), accounts: await readAccounts(credentialsPath) }, credentialsPath);
}

const here = `http://localhost:${process.env['PORT'] || 4000}`;
const credentialsPath = credentials ?? join(process.env['DATA_DIR'] || '.data', 'credentials.json');

try {
  if (values.drivers !== undefined) {
    const [drivers, minutes] = [numberFrom('drivers', values.drivers, 100), numberFrom('minutes', values.minutes, 600)];
    await drive({ drivers: Math.ceil(drivers), minutes, url: url ?? here, credentials: credentialsPath }, say);
    process.exit();
  }
  const file = await (url === undefined ? fillHere() : fillThere(url));
  say(`Today's parcels are there. One login of each role is in ${file}.`);
  process.exit();
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

function numberFrom(name: string, text: string, most: number): number {
  const number = Number(text);
  if (!(number > 0 && number <= most)) throw new Error(`--${name} must be a number from 1 to ${most}.`);
  return number;
}
