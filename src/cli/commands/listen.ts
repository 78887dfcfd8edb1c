import { followEvents, type FeedEvent } from '../../client/index.js';
import type { Desk } from '../desk.js';
import { misused } from '../exit-codes.js';
import { bodyOf, relay, type Relayed } from '../relay.js';
import { plain } from '../words.js';
import { watching } from '../watching.js';
import { secretOf } from '../webhook-secret.js';
import type { CommandGroup } from './group.js';

/** Forwards events to a developer's machine that the service cannot reach. */
export const listen: CommandGroup = (program, desk) => {
  program
    .command('listen')
    .description('forward events to a local receiver exactly as webhooks would be sent, until Ctrl-C; with --json, one document per line')
    .requiredOption('--forward-to <url>', 'an http or https address, such as http://localhost:3000/hook')
    .option('--events <names>', 'comma-separated event names (default: all shipment events)')
    .option('--shop <domain>', 'filter by shop')
    .option('--hub-statuses', 'include changes to hub statuses')
    .option('--after <cursor>', 'start after this cursor, such as that of the last event a script has seen')
    .option('--print', 'print the body of each event')
    .action(async ({ forwardTo, events, shop, hubStatuses, after, print }) => {
      const url = receiverAt(forwardTo);
      const secret = secretOf(desk);
      const wanted = { events: await namesOf(desk, events), includeHubStatuses: hubStatuses ?? false, after };
      const shipgraph = await desk.shipgraph();
      if (desk.json) desk.document({ forwardTo: url, secret, events: wanted.events });
      else desk.remark(`Forwarding events to ${url}, signed with ${desk.paint('bold', secret, desk.io.err)} (Ctrl-C to stop)`);
      for await (const event of followEvents(shipgraph, wanted, watching(desk))) {
        if (shop !== undefined && event.data['shop_id'] !== shop) continue;
        const relayed = await relay(event, { url, secret, signal: desk.signal });
        if (desk.json) desk.document(documentOf(event, relayed, print));
        else desk.say(lineOf(desk, event, relayed));
        if (print && !desk.json) desk.document(JSON.parse(bodyOf(event)), 2);
      }
    });
};

/** The address may be local to this machine, so only its form is checked. */
function receiverAt(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw misused(`"${text}" is not an http or https address such as http://localhost:3000/hook.`);
  if (url.username || url.password) throw misused('The receiver address must not contain a user name or password. Remove it.');
  return url.href;
}

/** The named events, or every event that a status change fires. The service validates the names. */
async function namesOf(desk: Desk, names: string | undefined): Promise<string[]> {
  if (names !== undefined) return names.split(',').map((name) => name.trim()).filter((name) => name !== ''); // prettier-ignore
  const { statuses } = await (await desk.shipgraph()).reference({}, { signal: desk.signal });
  return [...new Set(statuses.flatMap(({ webhookEvents }) => webhookEvents))];
}

const documentOf = (event: FeedEvent, relayed: Relayed, print: true | undefined) => ({
  event: event.event,
  eventId: event.id,
  shipmentId: event.data['shipment_id'] ?? null,
  ...relayed,
  ...(print && { body: bodyOf(event) }),
  cursor: event.cursor,
});

function lineOf(desk: Desk, { event, timestamp, data }: FeedEvent, { status, failure, durationMs }: Relayed): string {
  const isHeard = status !== null && status >= 200 && status < 300;
  const answer = desk.paint(isHeard ? 'green' : 'red', status === null ? (failure ?? '') : String(status));
  const shipment = typeof data['shipment_id'] === 'string' ? `  ${data['shipment_id']}` : '';
  const detour = status !== null && status >= 300 && status < 400 ? '  redirects are not followed' : '';
  return `${timestamp.slice(11, 19)}  ${plain(event)}${plain(shipment)} → ${answer} (${durationMs} ms)${detour}`;
}
