import { followEvents, type FeedEvent } from '../../client/index.js';
import { newSecret } from '../../modules/webhooks/sending/secret.js';
import type { Desk } from '../desk.js';
import { misused } from '../exit-codes.js';
import { bodyOf, relay, type Relayed } from '../relay.js';
import { plain } from '../table.js';
import { watching } from '../watching.js';
import type { CommandGroup } from './group.js';

/** Events on a developer's machine, without an address that the service could reach. */
export const listen: CommandGroup = (program, desk) => {
  program
    .command('listen')
    .description('forwards events to a receiver on this machine as webhooks would be sent, until Ctrl-C; with --json one document a line')
    .requiredOption('--forward-to <url>', 'an http or https address, such as http://localhost:3000/hook')
    .option('--events <names>', 'only these, with commas; all of shipments when absent')
    .option('--shop <domain>', 'only of this shop')
    .option('--hub-statuses', 'also changes to the statuses of the hub')
    .option('--after <cursor>', 'begins behind this event, such as the last one that a script has seen')
    .option('--print', 'shows the body of each event')
    .action(async ({ forwardTo, events, shop, hubStatuses, after, print }) => {
      const url = receiverAt(forwardTo);
      const secret = secretOf(desk);
      const wanted = { events: await namesOf(desk, events), includeHubStatuses: hubStatuses ?? false, after };
      const shipgraph = await desk.shipgraph();
      if (desk.json) desk.say(JSON.stringify({ forwardTo: url, secret, events: wanted.events }));
      else desk.remark(`Events are forwarded to ${url}, signed with ${desk.paint('bold', secret, desk.io.err)} (Ctrl-C ends it)`);
      for await (const event of followEvents(shipgraph, wanted, watching(desk))) {
        if (shop !== undefined && event.data['shop_id'] !== shop) continue;
        const relayed = await relay(event, { url, secret, signal: desk.signal });
        desk.say(desk.json ? JSON.stringify(documentOf(event, relayed, print)) : lineOf(desk, event, relayed));
        if (print && !desk.json) desk.say(JSON.stringify(JSON.parse(bodyOf(event)), null, 2));
      }
    });
};

/** The address may be of this machine alone, so it is checked for its form and for nothing else. */
function receiverAt(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw misused(`"${text}" is no http or https address such as http://localhost:3000/hook.`);
  if (url.username || url.password) throw misused('The address of the receiver has a password in it: take it out.');
  return url.href;
}

/** A receiver that is set up once keeps its secret by the environment. */
function secretOf({ io }: Desk): string {
  const given = io.env['SHIPGRAPH_WEBHOOK_SECRET'];
  if (!given) return newSecret();
  if (!/^whsec_[A-Za-z0-9+/=]{8,128}$/.test(given)) throw misused('SHIPGRAPH_WEBHOOK_SECRET is no secret of a webhook: whsec_ and Base64.');
  return given;
}

/** Those that the caller names, or all that changes of status fire. The service knows which there are. */
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
