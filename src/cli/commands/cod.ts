import { CodPaymentMethod, CodStage } from '../../client/index.js';
import { choice, decimal } from '../choices.js';
import { staffId } from '../naming.js';
import { amountOf } from '../words.js';
import type { CommandGroup } from './group.js';

/** Cash on delivery: collection, handover, deposit. */
export const cod: CommandGroup = (program, desk) => {
  const group = program.command('cod').description('cash on delivery, from collection to deposit');

  group
    .command('custody')
    .description('show who currently holds how much')
    .action(async () => {
      const items = await (await desk.shipgraph()).codCustody({}, { signal: desk.signal });
      const rows = () =>
        desk.rows(
          [
            { title: 'STAGE', of: ({ stage }) => stage.toLowerCase() },
            { title: 'HOLDER', of: ({ holder, cash }) => holder?.name ?? (cash ? '' : 'clearing') },
            { title: 'SHIPMENTS', of: ({ shipments }) => shipments, right: true },
            { title: 'AMOUNT', of: ({ amount }) => amountOf(amount), right: true },
          ],
          items,
        );
      desk.show({ items }, () => (items.length === 0 ? 'No one is holding any cash.' : rows()));
    });

  group
    .command('confirm <shipment>')
    .description('confirm what the shopper paid')
    .addOption(choice('--method <method>', 'payment method', CodPaymentMethod).makeOptionMandatory())
    .option('--amount <amount>', 'amount actually collected (default: all of it)', decimal)
    .option('--partial', 'accept less than the expected amount; requires --notes')
    .option('--collector <staff>', 'staff member who collected it')
    .option('--notes <text>', 'notes for the record')
    .action(async (id, { method, amount, partial, collector, notes }) => {
      const sum = amount === undefined ? 'The whole amount' : amount;
      await desk.agree(
        `${sum} for ${id} is credited to its seller, less the fee, and the collector becomes accountable for the cash.`,
        'Confirm the collection?',
      );
      const input = {
        id,
        paymentMethod: method,
        amountCollected: amount,
        acceptPartial: partial,
        collectedById: await staffId(desk, collector),
        notes,
      };
      const confirmed = await (await desk.shipgraph()).confirmCod({ input }, { signal: desk.signal });
      const { amountCollected, handlingFee, netCredited } = confirmed;
      desk.show(
        confirmed,
        () => `${amountOf(amountCollected)} collected, fee ${amountOf(handlingFee)}, ${amountOf(netCredited)} credited to the seller.`,
      );
    });

  handover(group, desk);
};

const handover: CommandGroup = (group, desk) => {
  group
    .command('handover <shipment>')
    .description('hand the money over to the next stage')
    .addOption(choice('--to <stage>', 'target stage (default: the next one)', CodStage))
    .option('--receiver <staff>', 'staff member who receives it')
    .option('--giver <staff>', 'staff member who hands it over')
    .option('--amount <amount>', 'amount actually handed over (default: all of it)', decimal)
    .option('--deposit <reference>', 'deposit slip reference, at the last stage')
    .option('--shortage-note <text>', 'reason for a shortage')
    .option('--notes <text>', 'notes for the record')
    .action(async (id, { to, receiver, giver, amount, deposit, shortageNote, notes }) => {
      await desk.agree(`The money of ${id} leaves its current holder, who owes any shortage.`, 'Hand it over?');
      const [receivedById, handedOverById] = [await staffId(desk, receiver), await staffId(desk, giver)];
      const input = {
        id, toStage: to, receivedById, handedOverById, amount, depositReference: deposit, shortageNote, notes,
      }; // prettier-ignore
      const handed = await (await desk.shipgraph()).advanceCodHandover({ input }, { signal: desk.signal });
      desk.show(handed, () => `${amountOf(handed.amount)} of ${handed.shipmentReference} is ${handed.stage.toLowerCase()}.`);
    });
};
