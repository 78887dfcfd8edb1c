import { ShipmentStatus, type WatchShipmentsSubscription } from '../../client/index.js';
import { choices } from '../choices.js';
import type { Desk } from '../desk.js';
import { sellerIdIfAny } from '../naming.js';
import { plain } from '../terminal-text.js';
import { watching } from '../watching.js';
import type { CommandGroup } from './group.js';

export const watch: CommandGroup = (group, desk) => {
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
