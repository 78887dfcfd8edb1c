import { bearer } from '../support/client.js';
import { waitFor } from '../support/wait-for.js';
import { onBed, type Bed } from './bed/bed.js';
import { migratedPrimary } from './bed/pair.js';
import { withPrograms } from './bed/programs.js';
import { Service } from './bed/service.js';
import { askOf, changePrice, operatorOf, priceShownTo } from './bed/stories.js';
import { report } from './bed/tally.js';

const KNOWN_WITHIN_SECONDS = 6;

/** Two processes on one database that hear nothing from it: the server has no notifications for them. */
async function deafProcesses(bed: Bed) {
  const { primary, shops } = await migratedPrimary(bed);
  const [shop] = shops;
  if (!shop) throw new Error('There is no shop.');
  // The server takes every notification and tells no one, and nothing reports an error.
  await primary.sql('alter function pg_catalog.pg_notify(text, text) rename to pg_notify_of_the_server');
  await primary.sql('create function pg_catalog.pg_notify(text, text) returns void language plpgsql as $$ begin end $$');
  const settings = { DATABASE_URL: primary.url(), DEMO: '0' };
  const [first, second] = [await Service.start(bed, 'first', settings), await Service.start(bed, 'second', settings)];
  return { primary, shop, first, second, operator: await operatorOf(primary) };
}

const secondsUntil = async (what: string, holds: () => Promise<boolean>): Promise<number> => {
  const began = performance.now();
  await waitFor(what, holds, 60_000);
  return (performance.now() - began) / 1_000;
};

describe('Without a single notification, another process knows within six seconds', () => {
  withPrograms('postgres')('a changed price, and a service that was taken off sale', () =>
    onBed(async (bed) => {
      const { shop, first, second, operator } = await deafProcesses(bed);
      expect(await priceShownTo(second, shop)).toBeDefined();
      await changePrice(first, operator, '7.50');
      const price = await secondsUntil('the new price is shown', async () => (await priceShownTo(second, shop)) === 7.5);
      report('S5 price', `known after ${price.toFixed(1)} s`);

      await askOf(first, operator, 'mutation { setServiceActive(code: "SVC_ECO", active: false) { code } }');
      const offSale = await secondsUntil('the service is off sale', async () => (await priceShownTo(second, shop)) === undefined);
      report('S5 service off sale', `known after ${offSale.toFixed(1)} s`);
      expect(price).toBeLessThanOrEqual(KNOWN_WITHIN_SECONDS);
      expect(offSale).toBeLessThanOrEqual(KNOWN_WITHIN_SECONDS);
    }),
  );

  withPrograms('postgres')('a revoked token', () =>
    onBed(async (bed) => {
      const { primary, first, second } = await deafProcesses(bed);
      const other = await operatorOf(primary);
      const asks = async (): Promise<number> => (await second.client.get('/api/erp/shipments?page=1', bearer(other))).status;
      expect(await asks()).toBe(200);
      await askOf(first, other, 'mutation($t: String!) { revokeToken(token: $t) }', { t: other });
      const seconds = await secondsUntil('the token is refused', async () => (await asks()) === 401);
      report('S5 revoked token', `known after ${seconds.toFixed(1)} s`);
      expect(seconds).toBeLessThanOrEqual(KNOWN_WITHIN_SECONDS);
    }),
  );
});
