import { sql as raw, type NotNull } from 'kysely';
import { invalid, refuseFields } from '../../../kernel/errors.js';
import { anyOf, statement, type Named } from '../../../platform/db/statement.js';
import { cursorOf, positionOf } from '../../../platform/events/event-cursor.js';
import type { Context } from '../../../platform/work/context.js';
import { loadEvents } from '../../../platform/events/load-events.js';
import { operatorEvents, type EventType } from '../../../kernel/events.js';
import { firedBy, payloadOf, type Payload, type Subscription, isOperatorEvent, operatorPayload } from '../payload.js';
import { shipmentEvents, type ShipmentEvent } from '../shipment-event.js';
import { db } from '../webhooks.tables.js';
import { checkedEvents } from './webhook.rules.js';
import type { WebhookEventsArgs } from '../webhook-delivery.types.js';
import type { WebhookServices } from '../services.js';

export interface FeedItem extends Payload {
  /** Continues after this event. */
  readonly cursor: string;
}

export interface Feed {
  readonly nodes: readonly FeedItem[];
  /** Continues after this page; the cursor of the request if there is nothing new. */
  readonly endCursor: string | null;
  readonly hasNextPage: boolean;
}

const MAX_PAGE = 100;

interface FeedPage {
  readonly after: bigint;
  /** Only events of this shop; null for all. */
  readonly shopId: string | null;
  /** Statuses whose changes are left out. */
  readonly except: readonly string[];
  /** Further events to include. */
  readonly names: readonly EventType[];
  readonly limit: number;
}

const nextEvents = ($: Named<FeedPage>) =>
  db
    .selectFrom('event')
    .select(['id', 'position'])
    .$narrowType<{ position: NotNull }>()
    .where('position', '>', $.after)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('type', 'in', ['shipment.status_changed', 'shipment.milestone']),
          raw<boolean>`(${$.shopId}::text is null or data->>'shopId' = ${$.shopId}::text)`,
          raw<boolean>`(data->>'to' = any(${$.except}::text[])) is not true`,
        ]),
        eb('type', '=', anyOf($.names)),
      ]),
    )
    .orderBy('position')
    .limit($.limit);

const nextOfOperator = statement(($: Named<FeedPage>) => nextEvents($));
const nextOfSeller = statement(($: Named<FeedPage & { sellerId: string }>) => nextEvents($).where('ownerId', '=', $.sellerId));

/**
 * The caller's events after a cursor, in the order in which they became visible: what an endpoint would have received, whether or not
 * one exists. Only the operator gets the operator's own events. No event ever appears below a cursor that was returned.
 */
export async function readFeed({ sql, actor, services }: Context<WebhookServices>, args: WebhookEventsArgs): Promise<Feed> {
  if (args.first < 1 || args.first > MAX_PAGE) throw refuseFields([invalid('first', 'between', { min: 1, max: MAX_PAGE })]);
  const wanted = wantedEvents(actor.sellerId ?? null, args);
  const page = {
    after: args.after ? positionOf(args.after) : 0n,
    shopId: actor.shopId ?? null,
    except: args.includeHubStatuses ? [] : [...services.webhooks.source.hubStatuses],
    names: actor.actsForOperator ? operatorEvents.filter((name) => wanted.events.includes(name)) : [],
    limit: args.first + 1,
  };
  const { sellerId } = actor;
  const rows = await (sellerId === undefined ? nextOfOperator(sql, page) : nextOfSeller(sql, { ...page, sellerId }));
  const shown = rows.slice(0, args.first);
  const payloads = await payloadsOf({ sql, services }, shown, wanted);
  const nodes = shown.flatMap(({ id, position }) =>
    (payloads.get(id) ?? []).map((payload) => ({ cursor: cursorOf(position), ...payload })),
  );
  const last = shown.at(-1);
  return { nodes, endCursor: last ? cursorOf(last.position) : (args.after ?? null), hasNextPage: rows.length > args.first };
}

/** The subscription that the feed applies. Without names, each change appears once, as shipment.update. */
function wantedEvents(sellerId: string | null, { events, includeHubStatuses }: WebhookEventsArgs): Subscription {
  const names = events ? checkedEvents(events, sellerId) : ['shipment.update', ...operatorEvents];
  return { events: names, includeHubStatuses: includeHubStatuses ?? false };
}

async function payloadsOf(
  { sql, services }: Pick<Context<WebhookServices>, 'sql' | 'services'>,
  rows: readonly { id: string }[],
  wanted: Subscription,
): Promise<Map<string, readonly Payload[]>> {
  const loaded = await loadEvents(
    sql,
    rows.map(({ id }) => id),
  );
  const events = [...loaded.values()];
  const { source } = services.webhooks;
  const changes = await shipmentEvents(sql, source, events);
  return new Map<string, readonly Payload[]>([
    ...events.filter(({ type }) => isOperatorEvent(type)).map((event) => [event.id, [operatorPayload(event)]] as const),
    ...changes.map((change) => [change.eventId, payloadsOfChange(change, wanted, source.hubStatuses)] as const),
  ]);
}

const payloadsOfChange = (change: ShipmentEvent, wanted: Subscription, hubStatuses: ReadonlySet<string>): Payload[] =>
  firedBy(change, hubStatuses.has(change.to), wanted).map((fired) => payloadOf(change, fired, wanted));
