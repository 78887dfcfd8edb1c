import { TransactionSource, TransactionType, type TransactionRowFragment } from '../../client/index.js';
import { choice } from '../choices.js';
import { afterOption, allOption, firstOption, showList } from '../lists.js';
import { sellerIdIfAny } from '../naming.js';
import type { Column } from '../table.js';
import { amountOf, instantOf } from '../words.js';
import type { CommandGroup } from './group.js';

const columns: readonly Column<TransactionRowFragment>[] = [
  { title: 'AT (UTC)', of: ({ createdAt }) => instantOf(createdAt) },
  { title: 'SOURCE', of: ({ source }) => source.toLowerCase() },
  { title: 'AMOUNT', of: ({ amount, type }) => `${type === 'DEBIT' ? '-' : ''}${amountOf(amount)}`, right: true },
  { title: 'BALANCE', of: ({ balanceAfter }) => amountOf(balanceAfter), right: true },
  { title: 'ORDER', of: ({ orderReference }) => orderReference },
  { title: 'DESCRIPTION', of: ({ description }) => description },
];

export const transactions: CommandGroup = (program, desk) => {
  const group = program.command('transactions').description('what came into wallets and what was taken from them');

  group
    .command('list')
    .description('a page of movements, newest first')
    .option('--seller <seller>', 'only of this seller: id, e-mail address, company or name')
    .option('--shipment <id>', 'only about this shipment')
    .addOption(choice('--source <source>', 'only of this kind', TransactionSource))
    .addOption(choice('--type <type>', 'debit or credit', TransactionType))
    .option('--from <date>', 'on this day or later (YYYY-MM-DD)')
    .option('--to <date>', 'on this day or earlier')
    .option(...firstOption)
    .option(...afterOption)
    .option(...allOption)
    .action(async ({ seller, shipment, source, type, from, to, ...extent }) => {
      const variables = { sellerId: await sellerIdIfAny(desk, seller), shipmentId: shipment, source, type, startDate: from, endDate: to };
      await showList(desk, (await desk.shipgraph()).transactions, { variables, extent, columns });
    });
};
