import type { CreateOrderInput, CreateOrderMutation } from '../../client/index.js';
import { decimal, wholeNumber } from '../choices.js';
import type { Desk } from '../desk.js';
import { forEachItem } from '../each-item.js';
import { misused } from '../exit-codes.js';
import { orderOfOptions, type OrderOptions } from '../order-options.js';
import { ordersIn } from '../orders-in.js';
import { readInput } from '../read-input.js';
import { plain } from '../table.js';
import { amountOf } from '../words.js';
import type { CommandGroup } from './group.js';

const several = (text: string, before: readonly string[] | undefined): readonly string[] => [...(before ?? []), text];

/** Hands in orders as a store would. */
export const createOrders: CommandGroup = (group, desk) => {
  group
    .command('create')
    .description('places orders from a JSON file, or one of options; the rates are held on the wallet and the shipments are made')
    .argument('[file]', 'one order, an array, or one order a line; the body of POST /api/order. "-" reads standard input')
    .option('--shop <domain>', 'of the shop that sells')
    .option('--number <number>', 'of the order', wholeNumber(1, Number.MAX_SAFE_INTEGER))
    .option('--reference <text>', 'of the order; its number when absent')
    .option('--from <place>', 'country and city, such as AE/Dubai, or SA/Riyadh/12211 with a postal code')
    .option('--from-address <text>', 'street of the sender')
    .option('--to <place>', 'the same')
    .option('--to-address <text>', 'street of the receiver')
    .option('--name <text>', 'of the receiver')
    .option('--email <address>', 'of the receiver')
    .option('--phone <number>', 'of the receiver')
    .option('--product <line>', 'name:quantity:price:grams:LxWxH, such as "Mug:2:50:600:20x20x10"; once for each line', several)
    .option('--currency <code>', 'of all amounts', 'USD')
    .option('--tax <amount>', 'nothing when absent', decimal)
    .option('--discount <amount>', 'nothing when absent', decimal)
    .option('--cod <amount>', 'what the driver collects; paid already when absent', decimal)
    .option('--carrier <code>', 'a service; the cheapest when absent')
    .option('-c, --concurrency <count>', 'how many at the same time', wholeNumber(1, 32), 4)
    .action(async (file, { concurrency, ...options }) => {
      const orders = file === undefined ? [orderOfOptions(options)] : ordersIn(await textOf(desk, file, options), file);
      const [only] = orders;
      if (orders.length === 1 && only) return createOne(desk, only);
      await createAll(desk, orders, concurrency);
    });
};

function textOf(desk: Desk, file: string, { shop, product }: OrderOptions): Promise<string> {
  if (shop !== undefined || product !== undefined) throw misused('A file and options for one order do not go together.');
  return readInput(desk, file);
}

async function createOne(desk: Desk, input: CreateOrderInput): Promise<void> {
  const placed = await (await desk.shipgraph()).createOrder({ input }, { signal: desk.signal });
  desk.show(placed, () => wordsOf(placed));
}

async function createAll(desk: Desk, orders: readonly CreateOrderInput[], concurrency: number): Promise<void> {
  const named = new Map(orders.map((order, index) => [nameOf(order, index), order]));
  await forEachItem(desk, {
    ids: [...named.keys()],
    concurrency,
    run: async (shipgraph, name) => {
      const input = named.get(name);
      if (!input) throw new Error(`There is no order ${name}.`);
      return shipgraph.createOrder({ input }, { signal: desk.signal });
    },
    words: wordsOf,
  });
}

/** By its place too: a file may name an order twice, and the service says of the second what it is. */
const nameOf = ({ order }: CreateOrderInput, index: number): string => `${index + 1}:${String(order.orderReference)}`;

type Placement = CreateOrderMutation['createOrder'];

function wordsOf({ shipmentReference, orderReference, serviceCode, actualRate, collectionAmount, replayed, warnings }: Placement): string {
  const collects = Number(collectionAmount.amount) > 0 ? `, collects ${amountOf(collectionAmount)}` : '';
  const sentence = `${orderReference} is ${shipmentReference}: ${serviceCode} for ${amountOf(actualRate)}${collects}${replayed ? ' (placed before)' : ''}`;
  return [
    sentence,
    ...warnings.map(({ code, field, message }) => `  warning ${code}${field ? ` ${plain(field)}` : ''}: ${plain(message)}`),
  ].join('\n');
}
