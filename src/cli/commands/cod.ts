import { CodPaymentMethod, CodStage } from '../../client/index.js';
import { choice, decimal } from '../choices.js';
import { staffId } from '../naming.js';
import { amountOf } from '../words.js';
import type { CommandGroup } from './group.js';

/** Cash on delivery, from the door to the bank. */
export const cod: CommandGroup = (program, desk) => {
  const group = program.command('cod').description('cash on delivery, from the door to the bank');

  group
    .command('custody')
    .description('who has how much right now')
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
      desk.show({ items }, () => (items.length === 0 ? 'Nobody holds anything.' : rows()));
    });

  group
    .command('confirm <shipment>')
    .description('records what the shopper paid')
    .addOption(choice('--method <method>', 'how it was paid', CodPaymentMethod).makeOptionMandatory())
    .option('--amount <amount>', 'what was really collected; all of it when absent', decimal)
    .option('--partial', 'less than expected is right; needs --notes')
    .option('--collector <staff>', 'the member of staff who collected it')
    .option('--notes <text>', 'what to remember')
    .action(async (id, { method, amount, partial, collector, notes }) => {
      const sum = amount === undefined ? 'The whole amount' : amount;
      await desk.agree(
        `${sum} for ${id} is credited to its seller, less the fee, and somebody answers for the cash.`,
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
    .description('passes the money on to the next stage')
    .addOption(choice('--to <stage>', 'which stage; the next one when absent', CodStage))
    .option('--receiver <staff>', 'the member of staff who takes it')
    .option('--giver <staff>', 'the member of staff who gives it')
    .option('--amount <amount>', 'what was really handed over; all of it when absent', decimal)
    .option('--deposit <reference>', 'the slip of the bank, at the last stage')
    .option('--shortage-note <text>', 'why something is missing')
    .option('--notes <text>', 'what to remember')
    .action(async (id, { to, receiver, giver, amount, deposit, shortageNote, notes }) => {
      await desk.agree(`The money of ${id} leaves its holder; what is missing is owed by them.`, 'Hand it over?');
      const [receivedById, handedOverById] = [await staffId(desk, receiver), await staffId(desk, giver)];
      const input = {
        id, toStage: to, receivedById, handedOverById, amount, depositReference: deposit, shortageNote, notes,
      }; // prettier-ignore
      const handed = await (await desk.shipgraph()).advanceCodHandover({ input }, { signal: desk.signal });
      desk.show(handed, () => `${amountOf(handed.amount)} of ${handed.shipmentReference} is ${handed.stage.toLowerCase()}.`);
    });
};
