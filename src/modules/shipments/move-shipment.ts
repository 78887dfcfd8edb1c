import type { Context } from '../../platform/graphql/context.js';
import { findShipmentId } from './find-shipment.js';
import type { ShipmentServices } from './services.js';
import { transitionShipment, type Transition } from './transition-shipment.js';
import type { TransitionShipmentInput } from './transition.types.js';

/** Moves a shipment by command. Before it is cancelled, a connected carrier is asked, which takes a call and thus no transaction. */
export async function moveShipment(context: Context<ShipmentServices>, request: TransitionShipmentInput): Promise<Transition> {
  const { actor, services, sql } = context;
  if (request.status === 'cancelled' && !request.force)
    await services.steps.edges.cancel.consent?.ask(undefined, actor, await findShipmentId(sql, actor, request.id));
  return context.transact((tx) => transitionShipment(tx, actor, request));
}
