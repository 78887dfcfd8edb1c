import { type CarrierAccountRowFragment, CarrierAccountMode } from '../../client/index.js';
import { choice } from '../choices.js';
import type { Desk } from '../desk.js';
import { exitCodes } from '../exit-codes.js';
import { carrierAccountId, sellerIdIfAny, carrierAccount } from '../naming.js';
import { connectableCarrier, readCredentials } from '../read-credentials.js';
import type { Column } from '../table.js';
import { plain, counted, instantOf } from '../words.js';
import { bills } from './carrier-bills.js';
import { bookings } from './carrier-bookings.js';
import { cash } from './carrier-cash.js';
import type { CommandGroup } from './group.js';
import { importBill, importScans } from './import-carrier-files.js';
import { map } from './map-services.js';

const columns: readonly Column<CarrierAccountRowFragment>[] = [
  { title: 'ID', of: ({ id }) => id, whole: true },
  { title: 'CARRIER', of: ({ carrier }) => carrier },
  { title: 'NAME', of: ({ label }) => label },
  { title: 'MODE', of: ({ mode }) => mode.toLowerCase() },
  { title: 'STATE', of: stateOf },
  { title: 'LAST SUCCESS (UTC)', of: ({ lastSuccessAt }) => instantOf(lastSuccessAt) },
  { title: 'LAST FAILURE (UTC)', of: ({ lastFailureAt }) => instantOf(lastFailureAt) },
  { title: 'OPEN', of: ({ openBookings }) => openBookings, right: true },
];

function stateOf({ pausedAt, pauseReason }: CarrierAccountRowFragment): string {
  if (pausedAt === null) return 'active';
  return pauseReason === null ? 'paused' : `paused: ${pauseReason}`;
}

/** Accounts at connected carriers, bookings that need a person, scans of partners, and the bills and cash of carriers. */
export const carriers: CommandGroup = (program, desk) => {
  const group = program
    .command('carriers')
    .description(
      'accounts at connected carriers, scans of partners, bills and cash; identify an account by id, the beginning of its id, name, or code of its carrier',
    );

  group
    .command('list')
    .description('list accounts with their health')
    .option('--seller <seller>', 'accounts of this seller: id, e-mail address, company or name')
    .action(async ({ seller }) => {
      const sellerId = await sellerIdIfAny(desk, seller);
      const items = await (await desk.shipgraph()).carrierAccounts({ sellerId }, { signal: desk.signal });
      // The same shape as pages, so that scripts read every list alike.
      desk.show({ items, totalCount: items.length, endCursor: null }, () => (items.length === 0 ? 'Nothing.' : desk.rows(columns, items)));
    });

  connect(group, desk);
  credentials(group, desk);
  watchOver(group, desk);
  map(group, desk);
  bookings(group, desk);
  importScans(group, desk);
  importBill(group, desk);
  bills(group, desk);
  cash(group, desk);
};

const watchOver: CommandGroup = (group, desk) => {
  group
    .command('check <account>')
    .description('make one harmless call with an account; exits with 1 if the carrier does not accept it')
    .action(async (named) => {
      const id = await carrierAccountId(desk, named);
      const verdict = await (await desk.shipgraph()).checkCarrierAccount({ id }, { signal: desk.signal });
      desk.show(verdict, () => verdictOf(desk, verdict));
      if (!verdict.ok) desk.exitCode = exitCodes.refused;
    });

  group
    .command('pause <account>')
    .description('stop new parcels of an account; booked ones go on')
    .option('--reason <text>', 'why')
    .action(async (named, { reason }) => {
      const id = await carrierAccountId(desk, named);
      const account = await (await desk.shipgraph()).pauseCarrierAccount({ id, reason }, { signal: desk.signal });
      desk.show(account, () => `${plain(account.label)} is paused.`);
    });

  group
    .command('resume <account>')
    .description('let a paused account take parcels again')
    .action(async (named) => {
      const id = await carrierAccountId(desk, named);
      const account = await (await desk.shipgraph()).resumeCarrierAccount({ id }, { signal: desk.signal });
      desk.show(account, () => `${plain(account.label)} takes parcels again.`);
    });

  remove(group, desk);
};

const remove: CommandGroup = (group, desk) => {
  group
    .command('remove <account>')
    .description('remove an account and its credentials; refused while bookings are open')
    .action(async (named) => {
      const id = await carrierAccountId(desk, named);
      const shipgraph = await desk.shipgraph();
      const account = (await shipgraph.carrierAccounts({}, { signal: desk.signal })).find((each) => each.id === id);
      const open = account && account.openBookings > 0 ? ` It has ${counted(account.openBookings, 'open booking')}.` : '';
      await desk.agree(`The account ${plain(account?.label ?? id)} and its credentials will be removed.${open}`, 'Remove it?');
      await shipgraph.removeCarrierAccount({ id }, { signal: desk.signal });
      desk.show({ id, removed: true }, () => 'The account was removed.');
    });
};

const verdictOf = (desk: Desk, { ok, kind, message }: { ok: boolean; kind: string | null; message: string }): string =>
  ok ? `${desk.paint('green', 'accepted')}  ${plain(message)}` : `${desk.paint('red', kind ?? 'failed')}  ${plain(message)}`;

const credentialsOption = [
  '--credentials <file>',
  'JSON object with the credentials by name, "-" for standard input (default: asks for each)',
] as const;

/** Connects an account at a carrier. */
const connect: CommandGroup = (group, desk) => {
  group
    .command('connect <carrier>')
    .description('connect an account at a carrier, by its code or name')
    .option(...credentialsOption)
    .addOption(
      choice('--mode <mode>', 'test for the sandbox of the carrier, live for real parcels and charges', CarrierAccountMode).default(
        'TEST' as const,
      ),
    )
    .option('--label <name>', 'name of the account (default: that of the carrier)')
    .option('--base-url <url>', 'address of the API, for carriers that you install yourself')
    .option('--seller <seller>', 'owner: id, e-mail address, company or name (default: the operator, or you as a seller)')
    .action(async (named, { credentials: file, mode, label, baseUrl, seller }) => {
      const carrier = await connectableCarrier(desk, named);
      const sellerId = await sellerIdIfAny(desk, seller);
      const credentials = await readCredentials(desk, carrier, file);
      const input = { carrier: carrier.code, mode, label, baseUrl, sellerId, credentials };
      const account = await (await desk.shipgraph()).connectCarrier({ input }, { signal: desk.signal });
      desk.show(account, () => `${plain(account.label)} (${account.mode.toLowerCase()}) is connected as ${account.id}.`);
      if (!desk.json && account.webhookUrl !== null) desk.remark(`The carrier posts its events to ${account.webhookUrl}`);
    });
};

/** Replaces the credentials of an account. */
const credentials: CommandGroup = (group, desk) => {
  group
    .command('credentials <account>')
    .description('replace all credentials of an account, which ends a pause by the carrier')
    .option(...credentialsOption)
    .option('--base-url <url>', 'new address of the API')
    .action(async (named, { credentials: file, baseUrl }) => {
      const { id, version, carrier } = await carrierAccount(desk, named);
      const given = await readCredentials(desk, await connectableCarrier(desk, carrier), file);
      const input = { version, credentials: given, ...(baseUrl !== undefined && { baseUrl }) };
      const account = await (await desk.shipgraph()).updateCarrierAccount({ id, input }, { signal: desk.signal });
      desk.show(account, () => `The credentials of ${plain(account.label)} were replaced.`);
    });
};
