import { TopUpAccount } from '../../client/index.js';
import { choice, decimal } from '../choices.js';
import type { Desk } from '../desk.js';
import { sellerId } from '../naming.js';
import { amountOf } from '../words.js';
import type { CommandGroup } from './group.js';
import { walletRows } from './sellers.js';

/** The money of a seller. */
export const wallet: CommandGroup = (program, desk) => {
  const group = program.command('wallet').description('the money of a seller');

  group
    .command('show <seller>')
    .description('balance, held and available money in each currency; a seller is named by id, e-mail address, company or name')
    .action(async (name) => {
      const id = await sellerId(desk, name);
      const { wallets, ...seller } = await (await desk.shipgraph()).seller({ id }, { signal: desk.signal });
      desk.show({ sellerId: seller.id, name: seller.displayName, wallets }, () => `${seller.displayName}\n\n${walletRows(desk, wallets)}`);
    });

  group
    .command('top-up')
    .description('records money that a seller has paid in')
    .argument('<seller>', 'id, e-mail address, company or name')
    .argument('<amount>', 'such as 250.00', decimal)
    .argument('<currency>', 'its code, such as USD')
    .option('--reference <text>', 'of the payment, such as the number of a transfer')
    .addOption(choice('--into <account>', 'where the money lies', TopUpAccount))
    .option('--idempotency-key <key>', 'a payment of your own books; the same key is never credited twice')
    .action(async (given, amount, currency, { reference, into, idempotencyKey }) => {
      const shipgraph = await desk.shipgraph();
      const sum = `${amount} ${currency.toUpperCase()}`;
      const id = await sellerId(desk, given);
      await desk.agree(`${await nameOf(desk, id)} will have ${sum} more to spend at once.`, 'Credit the wallet?');
      const variables = { sellerId: id, amount, currency: currency.toUpperCase(), reference, into, idempotencyKey };
      const credited = await shipgraph.topUpWallet(variables, { signal: desk.signal });
      desk.show(credited, () => `${sum} credited. The balance is ${amountOf(credited.balance)}.`);
    });

  group
    .command('adjust <shipment>')
    .description('takes the difference of a verified parcel from the wallet of its seller')
    .option('--notes <text>', 'why')
    .action(async (id, { notes }) => {
      await desk.agree(await chargeOf(desk, id), 'Take it from the wallet?');
      const adjusted = await (await desk.shipgraph()).adjustWallet({ input: { id, notes } }, { signal: desk.signal });
      const sum = amountOf(adjusted.adjustmentAmount);
      desk.show(adjusted, () =>
        adjusted.walletDeducted
          ? `${sum} taken. The balance is ${amountOf(adjusted.afterBalance)}.`
          : `${sum} is above ${amountOf(adjusted.threshold)} and waits for approval ${adjusted.approvalRequestId}.`,
      );
    });
};

async function nameOf(desk: Desk, id: string): Promise<string> {
  if (!desk.io.person) return `Seller ${id}`;
  return (await (await desk.shipgraph()).seller({ id }, { signal: desk.signal })).displayName;
}

async function chargeOf(desk: Desk, id: string): Promise<string> {
  if (!desk.io.person) return `The adjustment of ${id} will be taken from the wallet.`;
  const { adjustment, seller } = await (await desk.shipgraph()).shipment({ id }, { signal: desk.signal });
  return `${amountOf(adjustment?.amount) || 'The adjustment'} will be taken from the wallet of ${seller?.displayName ?? 'the seller'}.`;
}
