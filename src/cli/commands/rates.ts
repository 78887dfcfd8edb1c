import { ParcelType, type RatesQuery } from '../../client/index.js';
import { choice, measure } from '../choices.js';
import type { Desk } from '../desk.js';
import { amountOf } from '../words.js';
import { sellerIdIfAny } from '../naming.js';
import { placeOf } from '../places.js';
import type { CommandGroup } from './group.js';

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
