import type { RateCardRowFragment } from '../../client/index.js';
import { afterOption, allOption, firstOption, showList } from '../lists.js';
import { readInput } from '../read-input.js';
import type { Column } from '../table.js';
import { counted, instantOf } from '../words.js';
import type { CommandGroup } from './group.js';

const columns: readonly Column<RateCardRowFragment>[] = [
  { title: 'ID', of: ({ id }) => id, whole: true },
  { title: 'SERVICE', of: ({ service }) => service.code },
  { title: 'VERSION', of: ({ version }) => version, right: true },
  { title: 'STATUS', of: ({ status }) => status.toLowerCase() },
  { title: 'CURRENCY', of: ({ currency }) => currency },
  { title: 'FROM (UTC)', of: ({ effectiveFrom }) => instantOf(effectiveFrom) },
  { title: 'TO (UTC)', of: ({ effectiveTo }) => instantOf(effectiveTo) },
];

/** Rate cards of carrier services. */
export const rateCards: CommandGroup = (program, desk) => {
  const group = program.command('rate-cards').description('rate cards of carrier services');

  group
    .command('list')
    .description('list rate cards, newest first')
    .option('--service <code>', 'filter by service')
    .option(...firstOption)
    .option(...afterOption)
    .option(...allOption)
    .action(async ({ service, ...extent }) => {
      await showList(desk, (await desk.shipgraph()).rateCards, { variables: { serviceCode: service }, extent, columns });
    });

  group
    .command('import <service> <file>')
    .description('create a draft from a CSV file ("-" for standard input); it charges nothing until published')
    .option('--currency <code>', 'currency of the prices')
    .option('--from <instant>', 'start of validity')
    .option('--to <instant>', 'end of validity')
    .action(async (serviceCode, file, { currency, from, to }) => {
      const csv = await readInput(desk, file);
      const variables = { csv, serviceCode, currency, effectiveFrom: from, effectiveTo: to };
      const card = await (await desk.shipgraph()).importRateCardCsv(variables, { signal: desk.signal });
      const prices = card.tiers.reduce((sum, { breaks }) => sum + breaks.length, 0);
      desk.show(card, () => `Draft ${card.id}: version ${card.version} of ${card.service.code} with ${counted(prices, 'price')}.`);
    });

  group
    .command('publish <id>')
    .description('publish a draft as the rate card in effect')
    .action(async (id) => {
      await desk.agree(
        'From its start date, every new shipment of the service is charged by this rate card. A published rate card cannot be changed.',
        'Publish it?',
      );
      const card = await (await desk.shipgraph()).publishRateCard({ id }, { signal: desk.signal });
      desk.show(card, () => `Version ${card.version} of ${card.service.code} takes effect at ${instantOf(card.effectiveFrom)} UTC.`);
    });
};
