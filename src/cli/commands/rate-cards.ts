import { type RateCardRowFragment, ParcelType, type RatesQuery } from '../../client/index.js';
import { choice, measure } from '../choices.js';
import type { Desk } from '../desk.js';
import { afterOption, allOption, firstOption, showList } from '../lists.js';
import { sellerIdIfAny } from '../naming.js';
import { placeOf } from '../places.js';
import { readInput } from '../read-input.js';
import type { Column } from '../table.js';
import { counted, instantOf, amountOf } from '../words.js';
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

/** Shipping quotes. */
export const rates: CommandGroup = (program, desk) => {
  const group = program.command('rates').description('shipping quotes');

  group
    .command('try')
    .description('quote prices between two places, with the reason for each unavailable service')
    .requiredOption('--from <place>', 'origin country and city, such as AE/Dubai or AE/Dubai/00000 with a postal code')
    .requiredOption('--to <place>', 'destination, in the same form')
    .requiredOption('--weight <kg>', 'weight in kilograms', measure)
    .option('--volume <cm3>', 'volume in cubic centimetres', measure)
    .option('--currency <code>', 'currency of the prices')
    .option('--seller <seller>', 'use the prices of this seller')
    .addOption(choice('--type <type>', 'type of contents; documents are priced differently', ParcelType))
    .action(async ({ from, to, weight, volume, currency, seller, type }) => {
      const input = {
        origin: placeOf(from),
        destination: placeOf(to),
        weight,
        volume: volume ?? 0,
        currency,
        sellerId: await sellerIdIfAny(desk, seller),
        type,
      };
      const found = await (await desk.shipgraph()).rates({ input, explain: true }, { signal: desk.signal });
      desk.show(found, () => offersOf(desk, found));
    });
};

function offersOf(desk: Desk, { rates: offers, rejected }: RatesQuery['rates']): string {
  const prices = desk.rows(
    [
      { title: 'SERVICE', of: ({ serviceCode }) => serviceCode },
      { title: 'NAME', of: ({ serviceName }) => serviceName },
      { title: 'PRICE', of: ({ totalPrice }) => amountOf(totalPrice), right: true },
      { title: 'KG', of: ({ chargeableWeightKg }) => chargeableWeightKg, right: true },
      { title: 'TIME', of: ({ description }) => description },
    ],
    offers,
  );
  const missing = rejected.map(({ serviceCode, code, message }) => `${serviceCode}: ${message} (${code})`);
  return [offers.length === 0 ? 'No service is available for this shipment.' : prices, ...missing].join('\n');
}
