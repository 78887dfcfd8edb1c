import { ParcelType, type RatesQuery } from '../../client/index.js';
import { choice, measure } from '../choices.js';
import type { Desk } from '../desk.js';
import { amountOf } from '../words.js';
import { sellerIdIfAny } from '../naming.js';
import { placeOf } from '../places.js';
import type { CommandGroup } from './group.js';

/** What shipping would cost. */
export const rates: CommandGroup = (program, desk) => {
  const group = program.command('rates').description('what shipping would cost');

  group
    .command('try')
    .description('asks for prices between two places, and why a service is missing')
    .requiredOption('--from <place>', 'country and city, such as AE/Dubai or AE/Dubai/00000 with a postal code')
    .requiredOption('--to <place>', 'the same')
    .requiredOption('--weight <kg>', 'in kilograms', measure)
    .option('--volume <cm3>', 'in cubic centimetres', measure)
    .option('--currency <code>', 'of the prices')
    .option('--seller <seller>', 'with the prices of this seller')
    .addOption(choice('--type <type>', 'documents are priced differently', ParcelType))
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
  return [offers.length === 0 ? 'No service takes this.' : prices, ...missing].join('\n');
}
