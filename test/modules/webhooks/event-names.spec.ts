import { eventsFor as offeredTo } from '../../../src/console/webhooks/event-names.js';
import { eventsFor } from '../../../src/modules/webhooks/payload.js';

/** Older plug-ins may still subscribe to it; forms do not offer it. */
const LEGACY = 'shipment.intransit';

it.each([
  ['a seller', 'a seller id', false],
  ['the operator', null, true],
])('The console offers %s the events that its webhooks can subscribe to', (_, sellerId, isOperator) => {
  expect(offeredTo(isOperator)).toEqual(eventsFor(sellerId).filter((event) => event !== LEGACY));
});
