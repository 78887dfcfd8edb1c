import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { CarrierAdapter, CarrierSimulator } from '../../src/carrier-kit/index.js';
import { aramex } from '../../src/adapters/aramex/index.js';
import { easypost } from '../../src/adapters/easypost/index.js';
import { karrio } from '../../src/adapters/karrio/index.js';
import { blockOf } from '../support/guides.js';
import { carrierConformance } from './conformance.js';
import { AramexSimulator } from './simulators/aramex.js';
import { EasyPostSimulator } from './simulators/easypost.js';
import { KarrioSimulator } from './simulators/karrio.js';

/** The example of the guide is plain JavaScript without declarations. */
interface Example {
  readonly adapter: CarrierAdapter;
  readonly startSimulator: () => Promise<CarrierSimulator>;
}

it('The adapter that the guide shows is the one that is checked', () => {
  const shown = blockOf('write-a-carrier-adapter', 'adapter').code;
  const file = readFileSync('src/docs/examples/parcel-co.js', 'utf8');
  expect(`${shown}\n`).toBe(file);
  expect(file.split('\n').length - 1).toBeLessThanOrEqual(150);
});

carrierConformance('The example of the guide', async () => {
  const { adapter, startSimulator } = (await import(pathToFileURL('src/docs/examples/parcel-co.js').href)) as Example;
  return { adapter, simulator: await startSimulator() };
});

carrierConformance('karrio', async () => ({ adapter: karrio, simulator: await new KarrioSimulator().start() }), {
  skips: [
    // karrio buys and voids while the caller waits, and sends its secret in the clear.
    'A booking that the carrier has not finished is `pending`, and found when it is',
    'What the carrier considers is `pending`',
    'A call whose body was changed is a `credentials` failure',
  ],
});

carrierConformance('EasyPost', async () => ({ adapter: easypost, simulator: await new EasyPostSimulator().start() }), { skips: [] });

const inDubai = {
  name: 'Aisha Khan',
  company: 'Example Trading',
  phone: '+971501234567',
  email: 'parcels@example.com',
  lines: ['Al Quoz 3, Street 8'],
  city: 'Dubai',
  countryCode: 'AE',
};

carrierConformance('Aramex', async () => ({ adapter: aramex, simulator: await new AramexSimulator().start() }), {
  sample: { carrierService: 'OND', shipper: inDubai, consignee: { ...inDubai, name: 'Omar Haddad', city: 'Abu Dhabi' } },
  skips: [
    // Aramex books while the caller waits, tells the cost on its bill only, and has no look-up by reference.
    'A booking that the carrier has not finished is `pending`, and found when it is',
    'The cost is exact and in the currency of the carrier',
    'A booking is not found by the beginning of its reference',
    'Two bookings under one reference are one parcel, or both are found, the oldest first',
  ],
});
