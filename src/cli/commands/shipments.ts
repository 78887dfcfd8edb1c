import { BillingStatus, PaymentStatus, ShipmentKind, ShipmentStatus, type ShipmentRowFragment } from '../../client/index.js';
import { choice, choices } from '../choices.js';
import { afterOption, allOption, firstOption, showList } from '../lists.js';
import { sellerIdIfAny } from '../naming.js';
import { showShipment } from '../show-shipment.js';
import type { Column } from '../table.js';
import { instantOf } from '../words.js';
import type { CommandGroup } from './group.js';
import { move, simulate, verify } from './move-shipments.js';
import { watch } from './watch-shipments.js';

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

/** Parcels: what there is, and the steps that people take with them. */
export const shipments: CommandGroup = (program, desk) => {
  const group = program.command('shipments').description('parcels: lists, details and the steps of their way');

  group
    .command('list')
    .description('a page of shipments, newest first')
    .addOption(choices('-s, --status <status...>', 'only in these statuses', ShipmentStatus))
    .addOption(choices('--billing <status...>', 'only with these billing statuses', BillingStatus))
    .addOption(choice('--payment <way>', 'only of orders paid this way', PaymentStatus))
    .addOption(choice('--type <type>', 'outbound or return', ShipmentKind))
    .option('--seller <seller>', 'only of this seller: id, e-mail address, company or name')
    .option('--carrier <code>', 'only with this carrier')
    .option('--search <text>', 'in references, receivers, phones and order numbers')
    .option('--from <date>', 'created on this day or later (YYYY-MM-DD)')
    .option('--to <date>', 'created on this day or earlier')
    .option('--updated-since <instant>', 'changed at this instant or later')
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
    .description('one shipment with its money, its way so far and the steps that are open to it; any of its ids will do')
    .action(async (id) => {
      const shipment = await (await desk.shipgraph()).shipment({ id }, { signal: desk.signal });
      desk.show(shipment, () => showShipment(desk, shipment));
    });

  move(group, desk);
  verify(group, desk);
  simulate(group, desk);
  watch(group, desk);
};
