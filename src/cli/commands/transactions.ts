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
