import { BillingRole, ListedSellerStatus, type SellerQuery, type SellerRowFragment, type WalletSumsFragment } from '../../client/index.js';
import { choice } from '../choices.js';
import type { Desk } from '../desk.js';
import { afterOption, allOption, firstOption, showList } from '../lists.js';
import { sellerId } from '../naming.js';
import type { Column } from '../table.js';
import { amountOf, instantOf, yesNo } from '../words.js';
import type { CommandGroup } from './group.js';

const columns: readonly Column<SellerRowFragment>[] = [
  { title: 'ID', of: ({ id }) => id, whole: true },
  { title: 'NAME', of: ({ displayName }) => displayName },
  { title: 'E-MAIL', of: ({ email }) => email },
  { title: 'PAYS', of: ({ role }) => role.toLowerCase() },
  { title: 'STATUS', of: ({ status }) => status.toLowerCase() },
  { title: 'SHOPS', of: ({ figures }) => figures?.shopCount, right: true },
  { title: 'SHIPMENTS', of: ({ figures }) => figures?.totalShipments, right: true },
];

/** Sellers and their accounts. */
export const sellers: CommandGroup = (program, desk) => {
  const group = program.command('sellers').description('sellers and their accounts');

  group
    .command('list')
    .description('list sellers')
    .option('--search <text>', 'search names, companies, phone numbers and e-mail addresses')
    .addOption(choice('-s, --status <status>', 'filter by status', ListedSellerStatus))
    .addOption(choice('--role <role>', 'filter by billing role: prepaid or postpaid', BillingRole))
    .option(...firstOption)
    .option(...afterOption)
    .option(...allOption)
    .action(async ({ search, status, role, ...extent }) => {
      await showList(desk, (await desk.shipgraph()).sellers, { variables: { search, status, role }, extent, columns });
    });

  group
    .command('show <seller>')
    .description('show a seller with wallets and shops, by id, e-mail address, company or name')
    .action(async (name) => {
      const id = await sellerId(desk, name);
      const seller = await (await desk.shipgraph()).seller({ id }, { signal: desk.signal });
      desk.show(seller, () => [desk.facts(factsOf(seller)), walletRows(desk, seller.wallets), shopRows(desk, seller)].join('\n\n'));
    });
};

/** Wallet balances of a seller, one line per currency. */
export const walletRows = (desk: Desk, wallets: readonly WalletSumsFragment[]): string =>
  desk.rows(
    [
      { title: 'WALLET', of: ({ currency }) => currency },
      { title: 'BALANCE', of: ({ balance }) => amountOf(balance), right: true },
      { title: 'HELD', of: ({ held }) => amountOf(held), right: true },
      { title: 'AVAILABLE', of: ({ available }) => amountOf(available), right: true },
      { title: 'UNCLEARED', of: ({ uncleared }) => amountOf(uncleared), right: true },
    ],
    wallets,
  );

const shopRows = (desk: Desk, { shops }: SellerQuery['seller']): string =>
  desk.rows(
    [
      { title: 'SHOP', of: ({ domain }) => domain },
      { title: 'NAME', of: ({ name }) => name },
      { title: 'ACTIVATED', of: ({ activated }) => yesNo(activated) },
    ],
    shops,
  );

const factsOf = (seller: SellerQuery['seller']) => ({
  Seller: seller.displayName,
  Person: seller.name,
  Id: seller.id,
  Company: seller.company,
  'E-mail': seller.email,
  Phone: seller.phone,
  Pays: seller.role.toLowerCase(),
  Status: seller.status.toLowerCase(),
  Plan: seller.plan?.name,
  'COD fee %': seller.codFeePercent,
  Credit: amountOf(seller.creditLimit),
  Since: instantOf(seller.createdAt),
});
