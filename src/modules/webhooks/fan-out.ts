import { sql as raw } from 'kysely';
import { secondsAfter } from '../../kernel/clock.js';
import { operatorEvents, type DomainEvent } from '../../kernel/events.js';
import type { RunSql } from '../../platform/db/sql.js';
import { now, rowsOf, statement, type Named } from '../../platform/db/statement.js';
import type { EventConsumer } from '../../platform/events/consumer.js';
import type { Work } from '../../platform/work/work.js';
import { newId } from '../../platform/ids.js';
import type { AttemptPump } from './attempts/attempt-pump.js';
import { inMs, type Attempt } from './attempts/claim-attempts.js';
import type { Listener, Listeners } from './listeners.js';
import { firedBy, payloadOf, type Payload, isOperatorEvent, operatorPayload } from './payload.js';
import { answerKey, readAnswers, type AnsweredSelection, type SelectionAnswers } from './selections/answer-selections.js';
import { shipmentEvents, type ShipmentEvent } from './shipment-event.js';
import { db } from './webhooks.tables.js';
import type { WebhookServices } from './services.js';

const BATCH = 250;
/** The name of the consumer. */
export const FAN_OUT = 'webhook_fan_out';

export interface FanOutParts {
  readonly listeners: Listeners;
  readonly pump: AttemptPump;
}

/** Writes a message and its first attempt for every endpoint subscribed to an event: many events in one statement. */
export const fanOutConsumer = (parts: FanOutParts): EventConsumer<WebhookServices> => ({
  queue: FAN_OUT,
  events: ['shipment.status_changed', 'shipment.milestone', 'webhook.changed', ...operatorEvents],
  retryLimit: 20,
  retryDelaySeconds: 1,
  batch: BATCH,
  begun: () => parts.listeners.forgetAll(),
  handleAll: (events, context) => fanOut(events, context, parts),
});

/** An event as endpoints receive it. */
interface Fired {
  readonly payload: Payload;
  readonly body: string;
  /** What the body answers besides. */
  readonly selection: string | null;
  readonly reference: string | null;
  readonly testShopId: string | null;
  readonly requestId: string | null;
  readonly traceparent: string | null;
}

interface NewMessage extends Fired {
  readonly id: string;
  readonly deliveryId: string;
  readonly listener: Listener;
}

async function fanOut(
  events: readonly DomainEvent[],
  { sql, services }: Work<WebhookServices>,
  { listeners, pump }: FanOutParts,
): Promise<void> {
  for (const { type, ownerId } of events) if (type === 'webhook.changed' || type === 'webhook.disabled') listeners.forget(ownerId);
  const found = await listeners.of(
    sql,
    events.flatMap(({ ownerId }) => ownerId ?? []),
  );
  if (found.length === 0) return;
  const { source } = services.webhooks;
  const changes = await shipmentEvents(
    sql,
    source,
    events.filter((event) => mayConcern(event, found)),
  );
  const answers = await answersFor(sql, changes, found);
  const messages = [
    ...changes.flatMap((change) => messagesOfChange(change, { listeners: found, answers, hubStatuses: source.hubStatuses })),
    ...events.flatMap((event) => messagesOfOperator(event, found)),
  ];
  if (messages.length === 0) return;

  const delayMs = 1000 * (services.settings.webhooks.schedule[0] ?? 0);
  const hasRoom = pump.roomNow();
  // This process makes these attempts itself; the others wait in the table.
  const held = new Set(messages.filter(({ listener }) => delayMs === 0 && hasRoom(listener.id)));
  const added = await insertMessages(
    sql,
    messages.map((message) => rowOf(message, held.has(message) ? pump.leaseMs : delayMs)),
    delayMs,
  );
  const mine = [...held].filter(({ deliveryId }) => added.has(deliveryId));
  pump.acceptNew(mine.map(attemptOf));
  if (delayMs === 0 && mine.length < added.size) pump.wake();
}

/** Most events have no endpoint with a selection. */
const answersFor = (sql: RunSql, changes: readonly ShipmentEvent[], listeners: readonly Listener[]): Promise<SelectionAnswers> =>
  readAnswers(
    sql,
    changes
      .filter((change) => listeners.some((listener) => listener.selection !== null && concerns(change, listener)))
      .map(({ eventId }) => eventId),
  );

const mayConcern = ({ ownerId }: DomainEvent, listeners: readonly Listener[]): boolean =>
  listeners.some(({ sellerId }) => sellerId === null || sellerId === ownerId);

interface Hearing {
  readonly listeners: readonly Listener[];
  readonly answers: SelectionAnswers;
  readonly hubStatuses: ReadonlySet<string>;
}

/** Serialises each distinct payload once and shares it between endpoints. */
function messagesOfChange(change: ShipmentEvent, { listeners, answers, hubStatuses }: Hearing): NewMessage[] {
  const { reference, requestId, traceparent } = change;
  const testShopId = change.test ? change.shopId : null;
  const written = new Map<string, Fired>();
  return listeners
    .filter((listener) => concerns(change, listener))
    .flatMap((listener) =>
      firedBy(change, hubStatuses.has(change.to), listener).map((fired) => {
        const answered = answerFor(listener, answers.get(answerKey(change.eventId, listener.id)));
        const key = `${fired.name} ${listener.includeHubStatuses} ${answered ? listener.id : ''}`;
        let text = written.get(key);
        if (!text) {
          const payload = payloadOf(change, fired, { includeHubStatuses: listener.includeHubStatuses, answer: answered?.answer });
          const selection = answered?.selection ?? null;
          written.set(key, (text = { payload, body: JSON.stringify(payload), selection, reference, testShopId, requestId, traceparent }));
        }
        return { ...text, id: newId(), deliveryId: newId(), listener };
      }),
    );
}

/** An answer to an earlier selection stays here: the URL may be that of a caller who may not read it. */
const answerFor = ({ selection }: Listener, found: AnsweredSelection | undefined): AnsweredSelection | undefined =>
  found?.selection === selection ? found : undefined;

const concerns = ({ sellerId, shopId }: ShipmentEvent, listener: Listener): boolean =>
  (listener.sellerId === null || listener.sellerId === sellerId) && (listener.shopId === null || listener.shopId === shopId);

/** The operator's own events go to the operator's endpoints only, even if others name them. */
function messagesOfOperator(event: DomainEvent, listeners: readonly Listener[]): NewMessage[] {
  const { type, requestId, traceparent = null } = event;
  if (!isOperatorEvent(type)) return [];
  const mine = listeners.filter((listener) => listener.sellerId === null && listener.events.includes(type));
  if (mine.length === 0) return [];
  const payload = operatorPayload(event);
  const fired = { payload, body: JSON.stringify(payload), selection: null, reference: null, testShopId: null, requestId, traceparent };
  return mine.map((listener) => ({ ...fired, id: newId(), deliveryId: newId(), listener }));
}

const rowOf = (
  { id, deliveryId, listener, payload, body, selection, reference, testShopId, requestId, traceparent }: NewMessage,
  delayMs: number,
) => ({
  ...{ id, deliveryId, endpointId: listener.id, eventId: payload.id, eventType: payload.event },
  ...{ reference, body, selection, testShopId, requestId, traceparent, delayMs },
});

type MessageRow = ReturnType<typeof rowOf>;

const MESSAGE = ['endpointId', 'eventId', 'eventType', 'reference', 'body', 'selection', 'testShopId', 'requestId', 'traceparent'] as const;

/** Skips messages that exist already and returns only the new deliveries. */
const insert = statement(($: Named<{ rows: readonly MessageRow[]; dueAt: Date }>) =>
  db
    .with('given', (q) =>
      q
        .selectFrom(
          rowsOf($.rows, {
            ...({ id: 'uuid', deliveryId: 'uuid', endpointId: 'uuid', eventId: 'uuid', eventType: 'text', reference: 'text' } as const),
            ...({
              body: 'text',
              selection: 'text',
              testShopId: 'uuid',
              requestId: 'text',
              traceparent: 'text',
              delayMs: 'integer',
            } as const),
          }).as('row'),
        )
        .select(['row.id', 'row.deliveryId', 'row.delayMs'])
        .select(MESSAGE.map((column) => `row.${column}` as const)),
    )
    .with('message', (q) =>
      q
        .insertInto('webhookMessage')
        .columns(['id', ...MESSAGE, 'createdAt'])
        .expression((eb) =>
          eb.selectFrom('given').select(['given.id', ...MESSAGE.map((column) => `given.${column}` as const), now.as('createdAt')]),
        )
        .onConflict((conflict) => conflict.columns(['endpointId', 'eventId']).doNothing())
        .returning('webhookMessage.id'),
    )
    .insertInto('webhookDelivery')
    .columns(['id', 'messageId', 'endpointId', 'kind', 'attempt', 'status', 'dueAt', 'availableAt', 'createdAt'])
    .expression((eb) =>
      eb
        .selectFrom('given')
        .innerJoin('message', 'message.id', 'given.id')
        .select((q) => [
          ...(['given.deliveryId', 'given.id as messageId', 'given.endpointId'] as const),
          ...[raw<'automatic'>`'automatic'`.as('kind'), q.lit(1).as('attempt'), raw<'pending'>`'pending'`.as('status')],
          ...[raw<Date>`${$.dueAt}::timestamptz`.as('dueAt'), inMs(q.ref('given.delayMs')).as('availableAt'), now.as('createdAt')],
        ]),
    )
    .returning('id'),
);

async function insertMessages(sql: RunSql, rows: readonly MessageRow[], delayMs: number): Promise<ReadonlySet<string>> {
  const added = await insert(sql, { rows, dueAt: secondsAfter(sql.now(), delayMs / 1000) });
  return new Set(added.map(({ id }) => id));
}

const attemptOf = ({ id: messageId, deliveryId, listener, payload, body, requestId, traceparent }: NewMessage): Attempt => ({
  ...{ id: deliveryId, kind: 'automatic', attempt: 1, messageId, eventId: payload.id, eventType: payload.event },
  ...{ body, requestId, traceparent, endpointId: listener.id, url: listener.url, secret: listener.secret },
  ...{ previousSecrets: listener.previousSecrets, rateLimit: listener.rateLimit, open: true },
});
