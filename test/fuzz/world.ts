import { readFile, rm } from 'node:fs/promises';
import { createApp } from '../../src/app.js';
import { parseConfig } from '../../src/config.js';
import { createLogger } from '../../src/platform/log/logger.js';
import type { DemoCredentials } from '../../src/seed/demo-accounts.js';
import { Client } from '../support/client.js';
import { openTempFolder } from '../support/cluster.js';
import type { Desk } from './world/desk.js';
import { liveInTheWorld } from './world/live-in-it.js';

const DOMAIN = 'world.example';

interface Wanted {
  readonly seconds: number;
  readonly seed: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly say: (text: string) => void;
}

/** Runs the data of the world against its own service, with its worker. True when nothing was found. */
export async function fuzzWithTheWorld({ seconds, seed, environment, say }: Wanted): Promise<boolean> {
  const folder = await openTempFolder('shipgraph-world-');
  const errors: string[] = [];
  const app = await createApp(parseConfig({ DATA_DIR: folder, PORT: '0', DEMO: '1', ...environment }), {
    report: (text) => void errors.push(text),
    log: createLogger('error'),
  });
  try {
    say(`Data of the world, ${seconds} seconds, seed ${seed} ...`);
    const accounts = JSON.parse(await readFile(app.credentials ?? '', 'utf8')) as DemoCredentials;
    const desk = await openDesk(new Client(app.url ?? ''), accounts);
    const until = performance.now() + seconds * 1_000;
    const { found, requests, compared, refusals } = await liveInTheWorld(desk, { seed, goesOn: () => performance.now() < until });
    for (const each of found) say(each);
    say(`${requests} requests; compared ${compared.form} orders of forms and ${compared.file} of files; ${found.length} findings.`);
    say(`Refused: ${[...refusals].map(([why, times]) => `${why} ${times}`).join(', ')}`);
    return found.length === 0 && compared.form > 0 && compared.file > 0;
  } finally {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function openDesk(client: Client, { seller, superAdmin }: DemoCredentials): Promise<Desk> {
  const login = { ...seller, shopId: DOMAIN, shopName: 'World', platform: 'woocommerce', url: `https://${DOMAIN}` };
  const { body } = await client.post('/api/login', login);
  const shopHeaders = { 'x-svc-shop-token': String(body.token), 'x-svc-shop-domain': DOMAIN };
  await client.post('/api/activation', { activate: true }, shopHeaders);
  const token = await signIn(client, seller);
  // The one currency of these countries that the demo has no rate for.
  const rate = 'mutation { setFxRate(from: "USD", to: "TRY", rate: "40") { rate } }';
  await client.graphql(rate, {}, await signIn(client, superAdmin));
  return { client, token, shopDomain: DOMAIN, shopHeaders };
}

async function signIn(client: Client, { email, password }: { email: string; password: string }): Promise<string> {
  const login = 'mutation($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';
  return String((await client.graphql(login, { email, password })).body?.data?.login?.token);
}
