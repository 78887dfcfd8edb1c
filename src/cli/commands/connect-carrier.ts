import { CarrierAccountMode } from '../../client/index.js';
import { choice } from '../choices.js';
import { carrierAccount, sellerIdIfAny } from '../naming.js';
import { connectableCarrier, readCredentials } from '../read-credentials.js';
import { plain } from '../terminal-text.js';
import type { CommandGroup } from './group.js';

const credentialsOption = [
  '--credentials <file>',
  'JSON object with the credentials by name, "-" for standard input (default: asks for each)',
] as const;

/** Connects an account at a carrier. */
export const connect: CommandGroup = (group, desk) => {
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
export const credentials: CommandGroup = (group, desk) => {
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
