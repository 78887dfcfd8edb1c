import { requireActivation, type Actor } from '../../kernel/actor.js';
import { refuse, type Refusal } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { Context } from '../../platform/work/context.js';
import { isUuid } from '../../platform/ids.js';
import { edgeTo, openEdges, factsOf } from './edge.rules.js';
import { lockOutbound } from './change-shipment.js';
import type { ShipmentServices } from './services.js';
import { db } from './shipments.tables.js';
import type { Shipment } from './shipment.entity.js';
import type { ShipmentStatus } from './shipment.machine.js';
import { stepOf } from './status-report.js';
import { quotedStatus } from './status-catalogue.js';
import { takeEdge } from './take-edge.js';

/** `changed` is false when the command had already been applied. */
export interface OrderOutcome {
  readonly shipment: Shipment;
  readonly changed: boolean;
}

/** Marks the order as fulfilled by the store (edge 2). Later statuses are accepted as done; FULFIL_NOT_ALLOWED once it is cancelled. */
export async function fulfilOrder(tx: Tx<ShipmentServices>, actor: Actor, orderId: string): Promise<OrderOutcome> {
  actor.require('order:fulfil');
  requireActivation(actor.shop, tx.services.settings);
  const shipment = await lockOutbound(tx, actor, orderId);
  if (shipment.status === 'cancelled') throw refuse('FULFIL_NOT_ALLOWED.cancelled');
  if (shipment.status !== 'new') return { shipment, changed: false };
  return { shipment, changed: await step(tx, actor, shipment, 'fulfilled') };
}

/** Cancels the order before pickup (edge 26) and releases the hold or refunds the charge. CANCEL_NOT_ALLOWED later. */
async function cancelOrder(tx: Tx<ShipmentServices>, actor: Actor, orderId: string): Promise<OrderOutcome> {
  requireActivation(actor.shop, tx.services.settings);
  const shipment = await lockOutbound(tx, actor, orderId);
  if (shipment.status === 'cancelled') return { shipment, changed: false };
  const isOpen = openEdges(factsOf(shipment), actor.type, tx.services).some((edge) => edge.name === 'cancel');
  if (!isOpen) throw tooLate(shipment);
  return { shipment, changed: await step(tx, actor, shipment, 'cancelled') };
}

const tooLate = ({ codStage, status }: Shipment): Refusal =>
  codStage === null ? refuse('CANCEL_NOT_ALLOWED.inStatus', { status: quotedStatus(status) }) : refuse('CANCEL_NOT_ALLOWED.paidFor');

async function step(tx: Tx<ShipmentServices>, actor: Actor, shipment: Shipment, status: ShipmentStatus): Promise<true> {
  const edge = edgeTo(status, factsOf(shipment), actor.type, tx.services);
  await takeEdge(tx, shipment, edge, stepOf({ status }, actor, tx.services.clock.now()));
  return true;
}

const findOutbound = statement(($: Named<{ orderId: string }>) =>
  db
    .selectFrom('shipment')
    .select(['id', 'sellerId', 'shopId', 'carrierAccountId'])
    .where('orderId', '=', $.orderId)
    .where('type', '=', 'outbound'),
);

/** Cancels the order once a connected carrier has agreed, which takes a call and thus no transaction. CARRIER_DECLINED, CANCEL_PENDING. */
export async function cancelOrderWithCarrier(context: Context<ShipmentServices>, orderId: string): Promise<OrderOutcome> {
  const { actor, services, sql } = context;
  requireActivation(actor.shop, services.settings);
  const outbound = isUuid(orderId) ? await findOutbound.first(sql, { orderId }) : undefined;
  if (outbound && outbound.carrierAccountId !== null && actor.owns(outbound))
    await services.steps.edges.cancel.consent?.ask(undefined, actor, outbound.id);
  return context.transact((tx) => cancelOrder(tx, actor, orderId));
}
