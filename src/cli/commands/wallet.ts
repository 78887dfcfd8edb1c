import { TopUpAccount, TransactionSource, TransactionType, type TransactionRowFragment } from '../../client/index.js';
import { choice, decimal } from '../choices.js';
import type { Desk } from '../desk.js';
import { afterOption, allOption, firstOption, showList } from '../lists.js';
import { sellerId, sellerIdIfAny } from '../naming.js';
import type { Column } from '../table.js';
import { amountOf, instantOf } from '../words.js';
import type { CommandGroup } from './group.js';
import { walletRows } from './sellers.js';

/** Seller wallets. */
export const wallet: CommandGroup = (program, desk) => {
  const group = program.command('wallet').description('seller wallets');

  group
    .command('show <seller>')
    .description('show balance, held and available amounts per currency; identify the seller by id, e-mail address, company or name')
    .action(async (name) => {
      const id = await sellerId(desk, name);
      const { wallets, ...seller } = await (await desk.shipgraph()).seller({ id }, { signal: desk.signal });
      desk.show({ sellerId: seller.id, name: seller.displayName, wallets }, () => `${seller.displayName}\n\n${walletRows(desk, wallets)}`);
    });

  group
    .command('top-up')
    .description('record a payment received from a seller')
    .argument('<seller>', 'seller id, e-mail address, company or name')
    .argument('<amount>', 'amount, such as 250.00', decimal)
    .argument('<currency>', 'currency code, such as USD')
    .option('--reference <text>', 'payment reference, such as a transfer number')
    .addOption(choice('--into <account>', 'account that received the money', TopUpAccount))
    .option('--idempotency-key <key>', 'id of the payment in your own books; a key is never credited twice')
    .action(async (given, amount, currency, { reference, into, idempotencyKey }) => {
      const shipgraph = await desk.shipgraph();
      const sum = `${amount} ${currency.toUpperCase()}`;
      const id = await sellerId(desk, given);
      await desk.agree(`${await nameOf(desk, id)} will have ${sum} more to spend immediately.`, 'Credit the wallet?');
      const variables = { sellerId: id, amount, currency: currency.toUpperCase(), reference, into, idempotencyKey };
      const credited = await shipgraph.topUpWallet(variables, { signal: desk.signal });
      desk.show(credited, () => `${sum} credited. The balance is ${amountOf(credited.balance)}.`);
    });

  group
    .command('adjust <shipment>')
    .description("charge a verified parcel's weight adjustment to its seller's wallet")
    .option('--notes <text>', 'reason')
    .action(async (id, { notes }) => {
      await desk.agree(await chargeOf(desk, id), 'Charge the wallet?');
      const adjusted = await (await desk.shipgraph()).adjustWallet({ input: { id, notes } }, { signal: desk.signal });
      const sum = amountOf(adjusted.adjustmentAmount);
      desk.show(adjusted, () =>
        adjusted.walletDeducted
          ? `${sum} charged. The balance is ${amountOf(adjusted.afterBalance)}.`
          : `${sum} is above the threshold of ${amountOf(adjusted.threshold)} and waits for approval ${adjusted.approvalRequestId}.`,
      );
    });
};

async function nameOf(desk: Desk, id: string): Promise<string> {
  if (!desk.io.person) return `Seller ${id}`;
  return (await (await desk.shipgraph()).seller({ id }, { signal: desk.signal })).displayName;
}

async function chargeOf(desk: Desk, id: string): Promise<string> {
  if (!desk.io.person) return `The adjustment of ${id} will be charged to the wallet.`;
  const { adjustment, seller } = await (await desk.shipgraph()).shipment({ id }, { signal: desk.signal });
  return `${amountOf(adjustment?.amount) || 'The adjustment'} will be charged to the wallet of ${seller?.displayName ?? 'the seller'}.`;
}

const columns: readonly Column<TransactionRowFragment>[] = [
  { title: 'AT (UTC)', of: ({ createdAt }) => instantOf(createdAt) },
  { title: 'SOURCE', of: ({ source }) => source.toLowerCase() },
  { title: 'AMOUNT', of: ({ amount, type }) => `${type === 'DEBIT' ? '-' : ''}${amountOf(amount)}`, right: true },
  { title: 'BALANCE', of: ({ balanceAfter }) => amountOf(balanceAfter), right: true },
  { title: 'ORDER', of: ({ orderReference }) => orderReference },
  { title: 'DESCRIPTION', of: ({ description }) => description },
];

export const transactions: CommandGroup = (program, desk) => {
  const group = program.command('transactions').description('wallet transactions');

  group
    .command('list')
    .description('list transactions, newest first')
    .option('--seller <seller>', 'filter by seller: id, e-mail address, company or name')
    .option('--shipment <id>', 'filter by shipment')
    .addOption(choice('--source <source>', 'filter by source', TransactionSource))
    .addOption(choice('--type <type>', 'filter by type: debit or credit', TransactionType))
    .option('--from <date>', 'on or after this day (YYYY-MM-DD)')
    .option('--to <date>', 'on or before this day')
    .option(...firstOption)
    .option(...afterOption)
    .option(...allOption)
    .action(async ({ seller, shipment, source, type, from, to, ...extent }) => {
      const variables = { sellerId: await sellerIdIfAny(desk, seller), shipmentId: shipment, source, type, startDate: from, endDate: to };
      await showList(desk, (await desk.shipgraph()).transactions, { variables, extent, columns });
    });
};
