import { ask } from '../../support/graphql.js';
import { adminOf } from '../../support/people.js';
import { sharedWeb } from '../../support/shared-app.js';
import { abuDhabi, dubai, mug, sessionOf } from '../../support/story.js';

const RATES = `query($i: RatesInput!) { rates(input: $i, explain: true) { rates {
  serviceCode codFee { amount } pickupDay pickupDropoff cutoffTime workDays actualWeightKg weightStepKg volumetricDivisor
} rejected { serviceCode code } } }`;
const HUB = 'mutation($i: SaveHubInput!) { saveHub(input: $i) { id } }';

it('A seller sees with a price what the collection costs, on which day it is picked up, and how it is weighed', async () => {
  const app = await sharedWeb();
  const at = { lat: 25.123456, lng: 55.234567 };
  const pickupDays = { pickupDays: '1', pickupCutoff: '15:00', timeZone: 'Asia/Dubai' };
  await ask(app, await adminOf(app), HUB, { i: { code: 'MONDAYS', name: 'Open on Mondays', countryCode: 'AE', ...at, ...pickupDays } });
  const input = { products: [mug], origin: { ...dubai, ...at }, destination: abuDhabi, collectionAmount: '120' };
  const { rates } = await ask(app, await sessionOf(app, app.accounts.seller), RATES, { i: input });

  const { pickupDay, ...economy } = rates.rates.find(({ serviceCode }: { serviceCode: string }) => serviceCode === 'SVC_ECO');
  expect(new Date(pickupDay).getUTCDay()).toBe(1);
  expect(economy).toEqual({
    serviceCode: 'SVC_ECO',
    codFee: { amount: '2.40' },
    pickupDropoff: 'DOOR_TO_DOOR',
    cutoffTime: null,
    workDays: '1234567',
    actualWeightKg: 1.2,
    weightStepKg: 0.5,
    volumetricDivisor: 5000,
  });
});
