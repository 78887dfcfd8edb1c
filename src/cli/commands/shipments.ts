import {
  BillingStatus,
  PaymentStatus,
  ShipmentKind,
  ShipmentStatus,
  type ShipmentRowFragment,
  type WatchShipmentsSubscription,
} from '../../client/index.js';
import { choice, choices } from '../choices.js';
import type { Desk } from '../desk.js';
import { afterOption, allOption, firstOption, showList } from '../lists.js';
import { sellerIdIfAny } from '../naming.js';
import { showShipment } from '../show-shipment.js';
import type { Column } from '../table.js';
import { plain, instantOf } from '../words.js';
import { watching } from '../watching.js';
import type { CommandGroup } from './group.js';
import { move, simulate, verify } from './move-shipments.js';

const columns: readonly Column<ShipmentRowFragment>[] = [
  { title: 'REFERENCE', of: ({ reference }) => reference, whole: true },
  { title: 'STATUS', of: ({ status }) => status.toLowerCase() },
  { title: 'SINCE (UTC)', of: ({ statusAt }) => instantOf(statusAt) },
  { title: 'BILLING', of: ({ billingStatus }) => billingStatus.toLowerCase() },
  { title: 'COD', of: ({ codStage }) => codStage?.toLowerCase() },
  { title: 'SERVICE', of: ({ serviceCode }) => serviceCode },
  {
    title: 'TO',
    of: ({ receiverName, destinationCity, destinationCountryCode }) => `${receiverName}, ${destinationCity} ${destinationCountryCode}`,
  },
];

/** Shipments: lists, details and transitions. */
export const shipments: CommandGroup = (program, desk) => {
  const group = program.command('shipments').description('shipments: lists, details and transitions');

  group
    .command('list')
    .description('list shipments, newest first')
    .addOption(choices('-s, --status <status...>', 'filter by status', ShipmentStatus))
    .addOption(choices('--billing <status...>', 'filter by billing status', BillingStatus))
    .addOption(choice('--payment <way>', 'filter by payment status of the order', PaymentStatus))
    .addOption(choice('--type <type>', 'filter by type: outbound or return', ShipmentKind))
    .option('--seller <seller>', 'filter by seller: id, e-mail address, company or name')
    .option('--carrier <code>', 'filter by carrier')
    .option('--search <text>', 'search references, receivers, phone numbers and order numbers')
    .option('--from <date>', 'created on or after this day (YYYY-MM-DD)')
    .option('--to <date>', 'created on or before this day')
    .option('--updated-since <instant>', 'changed at or after this instant')
    .option(...firstOption)
    .option(...afterOption)
    .option(...allOption)
    .action(async ({ status, billing, payment, type, seller, carrier, search, from, to, updatedSince, ...extent }) => {
      const variables = {
        status, billingStatus: billing, paymentStatus: payment, type, sellerId: await sellerIdIfAny(desk, seller), carrier, search, startDate: from, endDate: to, updatedSince,
      }; // prettier-ignore
      await showList(desk, (await desk.shipgraph()).shipments, { variables, extent, columns });
    });

  group
    .command('show <id>')
    .description('show a shipment with its charges, timeline and allowed transitions; takes any of its ids')
    .action(async (id) => {
      const shipment = await (await desk.shipgraph()).shipment({ id }, { signal: desk.signal });
      desk.show(shipment, () => showShipment(desk, shipment));
    });

  move(group, desk);
  verify(group, desk);
  simulate(group, desk);
  watch(group, desk);
};

const watch: CommandGroup = (group, desk) => {
  group
    .command('watch')
    .description('show status changes as they happen, until Ctrl-C; with --json, one document per line')
    .addOption(choices('-s, --status <status...>', 'filter by new status', ShipmentStatus))
    .option('--seller <seller>', 'filter by seller: id, e-mail address, company or name')
    .option('--id <id>', 'filter by shipment')
    .option('--after <cursor>', 'start after this cursor, such as that of the last change a script has seen')
    .action(async ({ status, seller, id, after }) => {
      const shipgraph = await desk.shipgraph();
      const sellerId = await sellerIdIfAny(desk, seller);
      for await (const change of shipgraph.watchShipments({ status, sellerId, id, after }, watching(desk)))
        if (desk.json) desk.document(change);
        else desk.say(lineOf(desk, change));
    });
};

function lineOf(desk: Desk, { occurredAt, reference, from, to }: WatchShipmentsSubscription['shipmentChanged']): string {
  const steps = [...(from === null ? [] : [`${from.toLowerCase()} ->`]), desk.paint('bold', to.toLowerCase())];
  return `${occurredAt.slice(11, 19)}  ${plain(reference)}  ${steps.join(' ')}`;
}
