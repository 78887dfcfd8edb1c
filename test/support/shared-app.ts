import { makeDemoAccounts } from '../../src/seed/demo-accounts.js';
import { startApp, type TestApp } from './app.js';
import { busyDatabases } from './statements.js';

/** The runner keeps modules from one test file of a worker to the next, and with them these services. */
const running = new Map<'all' | 'web', Promise<TestApp>>();
let nextFile = 1;

/**
 * The calm service of this worker, with accounts that no other test file has: two sellers with money, staff, tokens. Sellers see what is
 * theirs, staff see what other files have left: a test of a list of everybody's names a seller in its filter. The clock begins with the
 * real time in each file, and a file may set it forward.
 */
export const sharedApp = (): Promise<TestApp> => takePartIn('all');

/** The same without workers behind the answers: no events are handed on, no mails are sent, and no statements but those of the test. */
export const sharedWeb = (): Promise<TestApp> => takePartIn('web');

async function takePartIn(role: 'all' | 'web'): Promise<TestApp> {
  const started = running.get(role) ?? startApp({ ROLE: role });
  running.set(role, started);
  const app = await started;
  if (role === 'all') busyDatabases.add(new URL(app.databaseUrl).pathname.slice(1));
  app.clock.reset();
  const accounts = await makeDemoAccounts(app.database, app.services, `file-${nextFile++}.shipgraph.local`);
  return { ...app, accounts, stop: () => Promise.resolve() };
}

/** The end of the run ends them, where it does not end the thread that they run in. */
globalThis.stopSharedApps = async () => {
  for (const app of running.values()) await (await app).stop();
};

declare global {
  var stopSharedApps: (() => Promise<void>) | undefined;
}
