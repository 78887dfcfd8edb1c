import { refuse } from '../../kernel/errors.js';
import { assertRoom } from '../../platform/db/room.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Context } from '../../platform/work/context.js';
import { countVisitor } from '../../platform/graphql/visitor-limit.js';
import { newId } from '../../platform/ids.js';
import { endOfWork, startOfWork, takeWish, type FleetServices } from '../fleet/index.js';
import { addNote, lockShipments, type Shipment } from '../shipments/index.js';
import { choiceLine } from './choice-line.rules.js';
import { chosenFrom, isSame } from './choice-request.rules.js';
import { destinationOf, failureOf, standingChoice } from './choice-rows.js';
import type { ChooseDeliveryInput, DeliveryChoicesType } from './choice.types.js';
import { choiceState, isOffered, type Failure } from './choosable.rules.js';
import { db } from './choices.tables.js';
import type { Chosen, ConsigneeChoice } from './consignee-choice.entity.js';
import { choiceRules, choicesOf, shipmentIdOf } from './read-choices.js';

/**
 * Chooses for the next delivery; the latest choice stands. Idempotent. DELIVERY_LINK_NOT_FOUND, DELIVERY_CHOICE_CLOSED,
 * DELIVERY_CHOICE_NOT_ALLOWED, LIMIT_REACHED, RATE_LIMITED.
 */
export async function chooseDelivery(
  context: Context<FleetServices>,
  { token, input }: { token: string; input: ChooseDeliveryInput },
): Promise<DeliveryChoicesType> {
  await countVisitor(context);
  const shipmentId = shipmentIdOf(context, token);
  await context.transact((tx) => choose(tx, shipmentId, input));
  return choicesOf(context, shipmentId);
}

async function choose(tx: Tx<FleetServices>, shipmentId: string, input: ChooseDeliveryInput): Promise<void> {
  const { shipment, failure } = await lockOpen(tx, shipmentId);
  const destination = await destinationOf(tx.sql, shipment.orderId);
  const rules = await choiceRules(tx, shipment, { ...destination, failure });
  if (!rules.kinds.includes(input.kind)) throw notAllowed(input, rules);
  const chosen = chosenFrom(input, { days: rules.days, address: destination });
  const before = await standingChoice(tx.sql, shipment.id);
  if (before && isSame(before, chosen)) return;

  const { id } = shipment;
  await assertRoom(tx, 'consigneeChoices', { owner: id, held: () => countWishes.first(tx.sql, { id }) });
  if (before) await withdraw(tx, before);
  await db.insert(tx.sql, 'consigneeChoice', { ...chosen, id: newId(), shipmentId: shipment.id, withdrawnAt: null });
  await tell(tx, { shipment, before: before ?? null, chosen, timeZone: rules.timeZone });
}

/** Each choice, and each that is taken back, writes a note. */
const countWishes = statement(($: Named<{ id: string }>) =>
  db
    .selectFrom('shipmentNote')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('shipmentId', '=', $.id)
    .where('authorType', '=', CONSIGNEE.type),
);

/** Takes the choice back. Idempotent. DELIVERY_LINK_NOT_FOUND, DELIVERY_CHOICE_CLOSED, RATE_LIMITED. */
export async function undoChoice(context: Context<FleetServices>, token: string): Promise<DeliveryChoicesType> {
  await countVisitor(context);
  const shipmentId = shipmentIdOf(context, token);
  await context.transact((tx) => undo(tx, shipmentId));
  return choicesOf(context, shipmentId);
}

async function undo(tx: Tx<FleetServices>, shipmentId: string): Promise<void> {
  const { shipment } = await lockOpen(tx, shipmentId);
  const before = await standingChoice(tx.sql, shipment.id);
  if (!before) return;
  await withdraw(tx, before);
  await tell(tx, { shipment, before, chosen: null, timeZone: 'UTC' });
}

/** Leaving the hub takes the same lock, so a choice is in time or too late, never half. */
async function lockOpen(tx: Tx, shipmentId: string): Promise<{ shipment: Shipment; failure: Failure | null }> {
  const [shipment] = await lockShipments(tx, [shipmentId]);
  if (!shipment || !isOffered(shipment)) throw refuse('DELIVERY_LINK_NOT_FOUND');
  const failure = await failureOf(tx.sql, shipment);
  if (choiceState(shipment, failure) !== 'open') throw refuse('DELIVERY_CHOICE_CLOSED');
  return { shipment, failure };
}

const notAllowed = ({ kind }: ChooseDeliveryInput, { needsConsignee }: { needsConsignee: boolean }) =>
  refuse(kind === 'neighbour' && needsConsignee ? 'DELIVERY_CHOICE_NOT_ALLOWED.neighbour' : 'DELIVERY_CHOICE_NOT_ALLOWED');

const withdraw = (tx: Tx, choice: ConsigneeChoice): Promise<void> =>
  db.change(tx.sql, 'consigneeChoice', choice, { withdrawnAt: tx.services.clock.now() });

interface Change {
  readonly shipment: Shipment;
  readonly before: Chosen | null;
  readonly chosen: Chosen | null;
  readonly timeZone: string;
}

/** The driver sees it with the task, the seller and the operator as a note. */
async function tell(tx: Tx, { shipment, before, chosen, timeZone }: Change): Promise<void> {
  const shipmentId = shipment.id;
  const hadDay = before !== null && before.day !== null;
  const day = chosen?.day ? dayWindow(chosen.day, timeZone) : hadDay ? null : undefined;
  await takeWish(tx, { shipmentId, before: before && choiceLine(before), line: chosen && choiceLine(chosen), day });
  const text = chosen ? choiceLine(chosen) : 'Consignee: no wishes any more';
  await addNote(tx, CONSIGNEE, { shipmentId, type: 'delivery', visibility: 'seller', text });
}

const CONSIGNEE = { type: 'consignee', id: null } as const;

export const dayWindow = (date: string, timeZone: string) => ({
  date,
  from: startOfWork(date, timeZone),
  to: endOfWork(date, timeZone),
});
