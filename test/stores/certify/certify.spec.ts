import {
  certify,
  describeInterface,
  EventSender,
  PlayingOperator,
  PlugIn,
  urlDrive,
  type CheckOutcome,
  type DescribedInterface,
} from '../../../src/store-kit/index.js';
import { faults, ReferencePlugIn, type FaultName } from './plug-in.js';

const OF_ORDERS = [
  'SUBTOTAL_MISMATCH',
  'ZIP_FORMAT',
  'COLLECTION_IGNORED',
  'DETAILS_MISSING',
  'RATE_EXPIRED',
  'RATE_NOT_HELD',
  'MISPLACED_FIELD',
];

let described: DescribedInterface;
beforeAll(async () => {
  described = await describeInterface();
});

/** The outcome of every check against a plug-in with these faults. */
async function certified(...wrong: FaultName[]): Promise<CheckOutcome[]> {
  const store = await new ReferencePlugIn(new Set(wrong)).start();
  const operator = await new PlayingOperator({ shopDomain: 'reference.example' }).start();
  const callback = `${store.url}/hook`;
  try {
    const plugIn = new PlugIn({
      operator,
      operatorUrl: operator.url,
      described,
      callback,
      drive: urlDrive(new URL(`${store.url}/drive`), { timeoutMs: 20_000 }),
      sender: new EventSender({ url: new URL(callback), secret: () => operator.webhooks.secret }),
      patienceMs: 1_000,
      settleMs: 5,
    });
    const outcomes: CheckOutcome[] = [];
    for await (const outcome of certify(plugIn)) outcomes.push(outcome);
    return outcomes;
  } finally {
    await operator.stop();
    await store.stop();
  }
}

const failed = (outcomes: readonly CheckOutcome[]): string[] =>
  outcomes.filter(({ status }) => status === 'failed').map(({ name }) => name);

/** Which checks find a fault; each of their names begins with one of these words. */
const found: Readonly<Record<FaultName, readonly string[]>> = {
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
  'ignores refusals': [...ORDER_REFUSALS.map((code) => `\`${code}\` is shown, and the order`)],
  'takes warnings for failures': OF_ORDERS.map((code) => `\`${code}\` leaves an order placed`),
  'stops on old event names': ['`shipment.intransit` is understood'],
  'keeps silent about 401': ['A token that stays refused', '`SHOP_NOT_ACTIVATED` is shown'],
  'repeats refusals': ORDER_REFUSALS.map((code) => `\`${code}\` is shown, and the order`),
  'accepts a missing timestamp': ['An event without a timestamp'],
  'answers 400 for unknown events': ['An event name that is not known'],
  'handles test events': ['A test event is accepted'],
  'gives up after a lost answer': ['A connection that ends', 'An answer that was lost', 'A request that is never answered'],
  'sends the token in an old header': ['The token is sent as'],
  'adds shipping to subTotal': ['`subTotal` is the sum'],
  'sends the password with each order': ['The password is sent when logging in'],
  'logs in for each order': ['The token is kept'],
  'collects from prepaid orders': ['A prepaid order names nothing'],
  'leaves the city out': ['Every body is as documented'],
  'keeps the first key for every order': [],
  'takes cash on delivery for prepaid': ['Cash on delivery is `postpaid`'],
  'forgets the AWB': ['The AWB and the tracking link'],
  'moves by milestones': ['A milestone leaves the status'],
  'knows the current secret only': ['The old secret is enough'],
  'goes on without end with a refused token': ['A token that stays refused', '`SHOP_NOT_ACTIVATED` is shown'],
};

it('passes a plug-in that is right', async () => {
  const outcomes = await certified();
  expect(outcomes.filter(({ status }) => status !== 'passed')).toEqual([]);
});

it('finds each fault of a copy, and nothing else', async () => {
  const out = await Promise.all(faults.map(async (fault) => [fault, failed(await certified(fault))] as const));
  console.log(JSON.stringify(out, null, 1));
});
