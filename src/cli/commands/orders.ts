import { orderId } from '../naming.js';
import { amountOf, instantOf } from '../words.js';
import { createOrders } from './create-orders.js';
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
