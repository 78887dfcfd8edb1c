import fc from 'fast-check';
import { placeByFile } from './by-file.js';
import { Findings, type Desk } from './desk.js';
import { pinOf, placeByForm } from './one-by-one.js';
import { modelOrder, ordersOfOneCountry } from './order-model.js';
import { savedFile } from './saved-files.js';

export interface Spell {
  readonly seed: number;
  /** Whether another round is wanted, given how many there were. */
  readonly goesOn: (rounds: number) => boolean;
}

const MOST_FOUND = 20;
const ORDERS_BETWEEN_FILES = 4;
/** Room for the orders of a file. */
const NUMBERS_PER_ROUND = 100;

/**
 * Sends what people of twelve countries write, one order at a time and as files of the usual programs: nothing may fail inside the service,
 * every value that is not kept as it was sent is named in a warning, and what is collected is what is owed.
 */
export async function liveInTheWorld(desk: Desk, { seed, goesOn }: Spell): Promise<Findings> {
  const findings = new Findings();
  for (let round = 0; goesOn(round) && findings.found.length < MOST_FOUND; round += 1) {
    const first = 1 + round * NUMBERS_PER_ROUND;
    const pinned = modelOrder.chain((order) => pinOf(order).map((point) => ({ order, point })));
    const single = fc.sample(pinned, { seed: seed + round, numRuns: ORDERS_BETWEEN_FILES });
    for (const [index, { order, point }] of single.entries()) await placeByForm(desk, findings, order, first + index, point);
    const files = ordersOfOneCountry.chain((orders) => savedFile(orders, first + ORDERS_BETWEEN_FILES).map((file) => ({ orders, file })));
    const [given] = fc.sample(files, { seed: seed + round, numRuns: 1 });
    if (given) await placeByFile(desk, findings, given.orders, given.file);
  }
  return findings;
}
