import type { CreateOrderInput, CreateOrderMutation } from '../../client/index.js';
import { decimal, wholeNumber } from '../choices.js';
import type { Desk } from '../desk.js';
import { forEachItem } from '../each-item.js';
import { misused } from '../exit-codes.js';
import { orderId } from '../naming.js';
import { orderOfOptions, type OrderOptions } from '../order-options.js';
import { ordersIn } from '../orders-in.js';
import { readInput } from '../read-input.js';
import { plain, amountOf, instantOf } from '../words.js';
import { importOrders } from './import-orders.js';
import type { CommandGroup } from './group.js';

export const orders: CommandGroup = (program, desk) => {
  const group = program.command('orders').description('orders placed by stores');

  group
    .command('show <order>')
    .description('show an order with its lines, by id, number, reference, or any id of its shipment')
    .option('--shop <domain>', 'shop domain, when several shops use the same number')
    .action(async (named, { shop }) => {
      const id = await orderId(desk, named, shop);
      const order = await (await desk.shipgraph()).order({ id }, { signal: desk.signal });
      const { customer, destination } = order;
      const facts = {
        Order: `${order.orderNumber} (${order.orderReference}) of ${order.shopDomain}`,
        Placed: instantOf(order.createdAt),
        Status: order.status?.toLowerCase(),
        Shipment: order.shipment?.reference,
        Seller: order.seller?.displayName,
        Customer: [`${customer.firstName} ${customer.lastName}`.trim(), customer.company, customer.email].filter(Boolean).join(', '),
        To: `${destination.address}, ${destination.city} ${destination.countryCode}`,
        Note: destination.deliveryNote ?? customer.deliveryNote,
        Payment: order.paymentStatus.toLowerCase(),
        Total: amountOf(order.total),
        Collects: amountOf(order.collectionAmount),
        Editable: order.editableFields.join(', '),
      };
      const lines = () =>
        desk.rows(
          [
            { title: 'ITEM', of: ({ name }) => name },
            { title: 'QUANTITY', of: ({ quantity }) => quantity, right: true },
            { title: 'GRAMS', of: ({ grams }) => grams, right: true },
            { title: 'PRICE', of: ({ price }) => amountOf(price), right: true },
          ],
          order.lines,
        );
      desk.show(order, () => `${desk.facts(facts)}\n\n${lines()}`);
    });

  createOrders(group, desk);
  importOrders(group, desk);
};

const several = (text: string, before: readonly string[] | undefined): readonly string[] => [...(before ?? []), text];

/** Places orders as a store would. */
const createOrders: CommandGroup = (group, desk) => {
  group
    .command('create')
    .description('place orders from a JSON file, or one order from options; holds the rates in the wallet and creates the shipments')
    .argument('[file]', 'one order, an array, or one order per line, as in the body of POST /api/order; "-" reads standard input')
    .option('--shop <domain>', 'domain of the shop')
    .option('--number <number>', 'order number', wholeNumber(1, Number.MAX_SAFE_INTEGER))
    .option('--reference <text>', 'order reference (default: the order number)')
    .option('--from <place>', 'origin country and city, such as AE/Dubai, or SA/Riyadh/12211 with a postal code')
    .option('--from-address <text>', 'street address of the sender')
    .option('--to <place>', 'destination, in the same form')
    .option('--to-address <text>', 'street address of the recipient')
    .option('--name <text>', 'name of the recipient; not needed for a company')
    .option('--company <text>', 'company of the recipient')
    .option('--note <text>', 'what the driver should know')
    .option('--email <address>', 'e-mail address of the recipient')
    .option('--phone <number>', 'phone number of the recipient')
    .option('--product <line>', 'name:quantity:price:grams:LxWxH, such as "Mug:2:50:600:20x20x10"; repeat for each line', several)
    .option('--currency <code>', 'currency of all amounts', 'USD')
    .option('--tax <amount>', 'tax (default: none)', decimal)
    .option('--discount <amount>', 'discount (default: none)', decimal)
    .option('--cod <amount>', 'amount the driver collects (default: the order is prepaid)', decimal)
    .option('--carrier <code>', 'carrier service (default: the cheapest)')
    .option('-c, --concurrency <count>', 'number of parallel requests', wholeNumber(1, 32), 4)
    .action(async (file, { concurrency, ...options }) => {
      const orders = file === undefined ? [orderOfOptions(options)] : ordersIn(await textOf(desk, file, options), file);
      const [only] = orders;
      if (orders.length === 1 && only) return createOne(desk, only);
      await createAll(desk, orders, concurrency);
    });
};

function textOf(desk: Desk, file: string, { shop, product }: OrderOptions): Promise<string> {
  if (shop !== undefined || product !== undefined) throw misused('A file and options for a single order cannot be used together.');
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
      if (!input) throw new Error(`Order ${name} was not found.`);
      return shipgraph.createOrder({ input }, { signal: desk.signal });
    },
    words: wordsOf,
  });
}

/** Includes the position: a file may list an order twice, and the service then reports the second as a replay or a conflict. */
const nameOf = ({ order }: CreateOrderInput, index: number): string => `${index + 1}:${String(order.orderReference)}`;

type Placement = CreateOrderMutation['createOrder'];

function wordsOf({ shipmentReference, orderReference, serviceCode, actualRate, collectionAmount, replayed, warnings }: Placement): string {
  const collects = Number(collectionAmount.amount) > 0 ? `, collects ${amountOf(collectionAmount)}` : '';
  const sentence = `${orderReference} is ${shipmentReference}: ${serviceCode} for ${amountOf(actualRate)}${collects}${replayed ? ' (already placed)' : ''}`;
  return [
    sentence,
    ...warnings.map(({ code, field, message }) => `  warning ${code}${field ? ` ${plain(field)}` : ''}: ${plain(message)}`),
  ].join('\n');
}
