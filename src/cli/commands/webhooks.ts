import { followDeliveries, WebhookDeliveryStatus, type DeliveryRowFragment, type WebhookRowFragment } from '../../client/index.js';
import { choice } from '../choices.js';
import type { Desk } from '../desk.js';
import { afterOption, allOption, firstOption, showList } from '../lists.js';
import { webhookId } from '../naming.js';
import type { Column } from '../table.js';
import { watching } from '../watching.js';
import { counted, instantOf, yesNo } from '../words.js';
import type { CommandGroup } from './group.js';

const columns: readonly Column<WebhookRowFragment>[] = [
  { title: 'ID', of: ({ id }) => id, whole: true },
  { title: 'URL', of: ({ url }) => url },
  { title: 'EVENTS', of: ({ events }) => events.join(' ') },
  { title: 'ACTIVE', of: ({ isActive, disabledReason }) => disabledReason ?? yesNo(isActive) },
  { title: 'FAILING SINCE', of: ({ failingSince }) => instantOf(failingSince) },
];

const deliveryColumns: readonly Column<DeliveryRowFragment>[] = [
  { title: 'ID', of: ({ id }) => id, whole: true },
  { title: 'CREATED (UTC)', of: ({ createdAt }) => instantOf(createdAt) },
  { title: 'EVENT', of: ({ eventType }) => eventType },
  { title: 'SHIPMENT', of: ({ shipmentId }) => shipmentId },
  { title: 'TRY', of: ({ attempt }) => attempt, right: true },
  { title: 'STATUS', of: ({ status }) => status.toLowerCase() },
  { title: 'ANSWER', of: ({ httpStatus, failure }) => httpStatus ?? failure },
];

/** Webhooks and their deliveries. */
export const webhooks: CommandGroup = (program, desk) => {
  const group = program
    .command('webhooks')
    .description('webhooks and their deliveries; identify a webhook by id, the beginning of its id, or URL');

  group
    .command('list')
    .description('list webhooks')
    .option(...firstOption)
    .option(...afterOption)
    .option(...allOption)
    .action(async (extent) => {
      await showList(desk, (await desk.shipgraph()).webhooks, { variables: {}, extent, columns });
    });

  group
    .command('deliveries <webhook>')
    .description('list deliveries to a webhook, newest first')
    .addOption(choice('-s, --status <status>', 'filter by status', WebhookDeliveryStatus))
    .option('--event <name>', 'filter by event')
    .option(...firstOption)
    .option(...afterOption)
    .option(...allOption)
    .action(async (named, { status, event, ...extent }) => {
      await showList(desk, (await desk.shipgraph()).webhookDeliveries, {
        variables: { webhookId: await webhookId(desk, named), status, event },
        extent,
        columns: deliveryColumns,
      });
    });

  sendAgain(group, desk);
  tail(group, desk);
};

const sendAgain: CommandGroup = (group, desk) => {
  group
    .command('redeliver <webhook> <delivery>')
    .description('resend a delivery')
    .action(async (named, deliveryId) => {
      const id = await webhookId(desk, named);
      const delivery = await (await desk.shipgraph()).redeliverWebhook({ id, deliveryId }, { signal: desk.signal });
      desk.show(delivery, () => `${delivery.eventType} will be resent as ${delivery.id}.`);
    });

  group
    .command('recover <webhook>')
    .description('resend all events missed in a period')
    .requiredOption('--since <instant>', 'start of the period')
    .option('--until <instant>', 'end of the period')
    .option('--everything', 'include events that were received')
    .action(async (named, { since, until, everything }) => {
      const id = await webhookId(desk, named);
      await desk.agree(`${everything ? 'All events' : 'All missed events'} since ${since} will be resent to the webhook.`);
      const input = { since, until, onlyFailed: everything !== true };
      const count = await (await desk.shipgraph()).recoverWebhooks({ id, input }, { signal: desk.signal });
      desk.show({ webhookId: id, count }, () => `${counted(count, 'event')} will be resent.`);
    });

  group
    .command('test <webhook>')
    .description('send a test event')
    .option('--event <name>', 'event to imitate')
    .action(async (named, { event }) => {
      const id = await webhookId(desk, named);
      const delivery = await (await desk.shipgraph()).testWebhook({ id, event }, { signal: desk.signal });
      desk.show(delivery, () => `${delivery.eventType} was queued as ${delivery.id}.`);
    });
};

const tail: CommandGroup = (group, desk) => {
  group
    .command('tail <webhook>')
    .description('show delivery attempts as they are made, until Ctrl-C; with --json, one document per line')
    .action(async (named) => {
      const id = await webhookId(desk, named);
      for await (const delivery of followDeliveries(await desk.shipgraph(), { webhookId: id }, watching(desk)))
        if (desk.json) desk.document(delivery);
        else desk.say(lineOf(desk, delivery));
    });
};

function lineOf(
  desk: Desk,
  { createdAt, attemptedAt, eventType, shipmentId, attempt, status, httpStatus, failure, durationMs }: DeliveryRowFragment,
): string {
  const colour = status === 'DELIVERED' ? 'green' : status === 'FAILED' ? 'red' : 'yellow';
  const at = (attemptedAt ?? createdAt).slice(11, 19);
  const answer = [httpStatus, failure, durationMs === null ? null : `${durationMs} ms`].filter((part) => part !== null).join(' ');
  return `${at}  ${desk.paint(colour, status.toLowerCase().padEnd(9))}  ${eventType}  ${shipmentId ?? ''}  attempt ${attempt}  ${answer}`.trimEnd();
}
