import { carrierConformance } from '../conformance.js';
import { openOwnFleet, openPartner } from './open-service.js';

/** What these checks ask for in another form is in `promises.slow.spec.ts`. */
const skips = [
  // Operations book the pickup while the caller waits, and an order is cancelled or not: nothing is considered.
  'A booking that the carrier has not finished is `pending`, and found when it is',
  'What the carrier considers is `pending`',
  // A report has little text, so the service sends no call of that size.
  'A call of 1 MiB is read',
];

carrierConformance('Own fleet', () => openOwnFleet(), {
  // Drivers take steps of a closed list: another one is refused, so none can be in a timeline.
  skips: [...skips, 'A code that nobody has heard of is a scan like others'],
});
carrierConformance('Partner', () => openPartner(), { skips });
