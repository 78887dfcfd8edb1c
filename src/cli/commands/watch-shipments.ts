import { ShipmentStatus, type WatchShipmentsSubscription } from '../../client/index.js';
import { choices } from '../choices.js';
import type { Desk } from '../desk.js';
import { sellerIdIfAny } from '../naming.js';
import { plain } from '../table.js';
import { watching } from '../watching.js';
import type { CommandGroup } from './group.js';

export const watch: CommandGroup = (group, desk) => {
  group
    .command('watch')
    .description('shows changes of status as they happen, until Ctrl-C; with --json one document a line')
    .addOption(choices('-s, --status <status...>', 'only changes to these statuses', ShipmentStatus))
    .option('--seller <seller>', 'only of this seller: id, e-mail address, company or name')
    .option('--id <id>', 'only of this shipment')
    .option('--after <cursor>', 'begins behind this change, such as the last one that a script has seen')
    .action(async ({ status, seller, id, after }) => {
      const shipgraph = await desk.shipgraph();
      const sellerId = await sellerIdIfAny(desk, seller);
      for await (const change of shipgraph.watchShipments({ status, sellerId, id, after }, watching(desk)))
        desk.say(desk.json ? JSON.stringify(change) : lineOf(desk, change));
    });
};

function lineOf(desk: Desk, { occurredAt, reference, from, to }: WatchShipmentsSubscription['shipmentChanged']): string {
  const steps = [...(from === null ? [] : [`${from.toLowerCase()} ->`]), desk.paint('bold', to.toLowerCase())];
  return `${occurredAt.slice(11, 19)}  ${plain(reference)}  ${steps.join(' ')}`;
}
