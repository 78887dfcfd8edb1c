import { checkedUrl, DEFAULT_URL } from '../connect.js';
import { createShipgraph, ShipgraphError, type Shipgraph } from '../../client/index.js';
import type { Desk } from '../desk.js';
import { misused } from '../exit-codes.js';
import { standardInput } from '../read-input.js';
import { forgetSession, keepSession, readSession, sessionFile } from '../session.js';
import { instantOf } from '../words.js';
import type { CommandGroup } from './group.js';

/** Session commands: login, logout, whoami. */
export const account: CommandGroup = (program, desk) => {
  program
    .command('login')
    .description('sign in with e-mail and password; the session is kept for later commands')
    .option('--url <url>', `address of the service (default: SHIPGRAPH_URL, else ${DEFAULT_URL})`)
    .requiredOption('--email <address>', 'e-mail address of a staff member or seller')
    .option('--password-stdin', 'read the password from standard input instead of prompting')
    .option('--code <code>', 'code of the authenticator app, or a recovery code; prompted for when the account uses two-factor login')
    .action(async ({ url, email, passwordStdin, code }) => {
      const address = checkedUrl(url ?? desk.io.env['SHIPGRAPH_URL']) ?? DEFAULT_URL;
      const password = passwordStdin ? await lineOf(desk) : await asked(desk);
      const { token, expiresAt, staff, seller } = await loggedIn(desk, address, { email, password, code });
      if (token === null)
        throw new Error('The service set a session cookie instead of returning a token. Update the service or the CLI so that both match.');
      await keepSession(desk.io.env, { url: address, token, expiresAt });
      const who = { type: staff ? 'staff' : 'seller', name: staff?.name ?? seller?.displayName, role: staff?.role ?? null };
      desk.show(
        { url: address, expiresAt, ...who },
        () => `Signed in to ${address} as ${whoIs({ staff, seller })} until ${instantOf(expiresAt)} UTC.`,
      );
    });

  program
    .command('logout')
    .description('end the session, locally and on the service')
    .action(async () => {
      const session = await readSession(desk.io.env);
      if (session) await ended(createShipgraph(session));
      await forgetSession(desk.io.env);
      desk.show({ loggedOut: session !== undefined }, () => (session ? 'You are signed out.' : 'You were not signed in.'));
    });

  program
    .command('whoami')
    .description('show who is signed in, and where')
    .action(async () => {
      const shipgraph = await desk.shipgraph();
      const me = await shipgraph.me({}, { signal: desk.signal });
      const from = desk.io.env['SHIPGRAPH_TOKEN'] ? 'SHIPGRAPH_TOKEN' : sessionFile(desk.io.env);
      desk.show({ url: shipgraph.url, ...me }, () => `${whoIs(me)} at ${shipgraph.url}, by ${from}`);
    });
};

interface Who {
  readonly type?: string;
  readonly staff: { readonly name: string; readonly role: string } | null;
  readonly seller: { readonly displayName: string } | null;
}

function whoIs({ type, staff, seller }: Who): string {
  if (staff) return `${staff.name} (${staff.role.toLowerCase()})`;
  return seller ? `${seller.displayName} (seller)` : `a caller of type ${type}`;
}

/** A session that the service no longer knows counts as ended. */
async function ended(shipgraph: Shipgraph): Promise<void> {
  await shipgraph.logout().catch((error: unknown) => {
    if (!(error instanceof ShipgraphError && (error.code === 'UNAUTHORIZED' || error.code === 'NOT_FOUND'))) throw error;
  });
}

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly code: string | undefined;
}

/** Prompts for the second factor when the account has one and none was given. */
async function loggedIn(desk: Desk, url: string, { email, password, code }: Credentials): ReturnType<Shipgraph['login']> {
  const shipgraph = createShipgraph({ url });
  const logIn = (code: string | null) => shipgraph.login({ email, password, code }, { signal: desk.signal });
  try {
    return await logIn(code ?? null);
  } catch (error) {
    const isAsked = error instanceof ShipgraphError && error.reason === 'TWO_FACTOR_REQUIRED';
    if (!isAsked) throw error;
    if (!desk.io.person)
      throw misused('This account uses two-factor login and there is no terminal to prompt for the code. Pass it with --code.');
    return logIn(await desk.io.person.secret('Code of the authenticator app:'));
  }
}

async function asked({ io }: Desk): Promise<string> {
  if (!io.person) throw misused('There is no terminal to prompt for the password. Pass it with --password-stdin.');
  return io.person.secret('Password:');
}

const lineOf = async (desk: Desk): Promise<string> => (await standardInput(desk)).replace(/\r?\n$/, '');
