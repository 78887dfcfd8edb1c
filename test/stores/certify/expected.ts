import { ORDER_REFUSALS } from '../../../src/store-kit/index.js';
import type { FaultName } from './plug-in.js';

const REFUSED = ORDER_REFUSALS.map((code) => `\`${code}\` is shown, and the order`);
const WARNED = [
  'SUBTOTAL_MISMATCH',
  'ZIP_FORMAT',
  'COLLECTION_IGNORED',
  'DETAILS_MISSING',
  'RATE_EXPIRED',
  'RATE_NOT_HELD',
  'MISPLACED_FIELD',
];

/** The ten faults that every plug-in author is most likely to make, and which checks find them, by the beginnings of their names. */
export const tenFaults = {
  'checks no signature': [
    'A wrong signature',
    'A signature with another secret',
    'A malformed signature',
    'An event without a signature',
    'A body that was changed',
  ],
  'signs JSON that it writes again': ['The signature is checked over the raw bytes'],
  'accepts old timestamps': ['A timestamp of more than five minutes ago', 'A timestamp of more than five minutes ahead'],
  'handles duplicates': ['An event that comes twice', '10 copies of an event'],
  'applies stale events': ['An older event does not undo'],
  'answers 500 for unknown shipments': ['A shipment that the plug-in does not know'],
  'repeats 429 at once': ['429 is repeated'],
  'numbers an order anew when it repeats it': [
    '429 is repeated',
    '503 is repeated',
    '500 is repeated',
    'A connection that ends',
    'An answer that was lost',
    'A 500 after the order was placed',
    'A request that is never answered',
  ],
  'ignores refusals': REFUSED,
  'takes warnings for failures': WARNED.map((code) => `\`${code}\` leaves an order placed`),
} as const satisfies Partial<Record<FaultName, readonly string[]>>;

/** Every fault, with the checks that find it and no others. */
export const expected: Readonly<Record<FaultName, readonly string[]>> = {
  ...tenFaults,
  'stops on old event names': ['`shipment.intransit` is understood'],
  'neither logs in again nor shows a 401': ['A token that expires', 'A token that stays refused', '`SHOP_NOT_ACTIVATED` is shown'],
  'keeps silent about 401': ['A token that stays refused', '`SHOP_NOT_ACTIVATED` is shown'],
  'goes on without end with a refused token': ['A token that stays refused', '`SHOP_NOT_ACTIVATED` is shown'],
  'repeats refusals': REFUSED,
  'accepts a missing timestamp': ['An event without a timestamp'],
  'answers 400 for unknown events': ['An event name that is not known'],
  'handles test events': ['A test event is accepted'],
  'gives up after a lost answer': ['A connection that ends', 'An answer that was lost', 'A request that is never answered'],
  'sends the token in an old header': ['The token is sent as'],
  'adds shipping to subTotal': ['`subTotal` is the sum', 'Cash on delivery is `postpaid`'],
  'sends the password with each order': ['The password is sent when logging in'],
  'logs in for each order': ['The token is kept'],
  'collects from prepaid orders': ['A prepaid order names nothing'],
  'leaves the city out': ['Every body is as documented'],
  'takes cash on delivery for prepaid': ['Cash on delivery is `postpaid`'],
  'forgets the AWB': ['The AWB and the tracking link'],
  'moves by milestones': ['A milestone leaves the status'],
  'knows the current secret only': ['The old secret is enough'],
};
