import { money } from '../../../src/kernel/money.js';
import type { CarrierBooking } from '../../../src/carrier-kit/index.js';
import { carrierConformance } from '../conformance.js';
import { openOwnFleet, openPartner } from './open-service.js';
import type { ServiceSimulator } from './service-simulator.js';

const inDubai = {
  name: 'Aisha Khan', company: 'Example Trading', phone: '+971501234567', email: 'parcels@example.com', lines: ['Al Quoz 3, Street 8'],
  city: 'Dubai', state: 'Dubai', zip: null, countryCode: 'AE',
}; // prettier-ignore
const inMuscat = { ...inDubai, name: 'Omar Haddad', phone: '+96891234567', lines: ['Way 1'], city: 'Muscat', state: 'Muscat', zip: '112', countryCode: 'OM' }; // prettier-ignore

/** Goods are declared in the currency that a check decides on, because the service charges in the currency of the order. */
const sampleOf = ({ decisions }: ServiceSimulator, more: Partial<CarrierBooking>): Partial<CarrierBooking> => ({
  shipper: inDubai,
  ...more,
  get declaredValue() {
    return money(10_000n, decisions.currency ?? 'USD');
  },
});

const SKIPS = [
  // Operations book the pickup while the caller waits, and an order is cancelled or not: nothing is considered.
  'A booking that the carrier has not finished is `pending`, and found when it is',
  'What the carrier considers is `pending`',
  // Statuses are a closed list, so a report with another one is refused by name.
  'A code that nobody has heard of is a scan like others',
  // Notes have at most 2,000 characters, so the service sends no call of that size.
  'A call of 1 MiB is read',
];

carrierConformance(
  'Own fleet',
  async () => {
    const opened = await openOwnFleet();
    return { ...opened, sample: sampleOf(opened.simulator, { consignee: { ...inDubai, name: 'Omar Haddad', lines: ['Marina 5'] } }) };
  },
  { skips: SKIPS },
);

carrierConformance(
  'Partner',
  async () => {
    const opened = await openPartner();
    return { ...opened, sample: sampleOf(opened.simulator, { consignee: inMuscat }) };
  },
  { skips: SKIPS },
);
