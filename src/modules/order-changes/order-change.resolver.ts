import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from '../../platform/graphql/resolvers.js';
import { PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/work/context.js';
import { OrderType, type Order } from '../orders/index.js';
import type { RatingServices } from '../rating/index.js';
import { OrderChangeConnection, OrderUpdateType, ShipmentUpdateType, UpdateOrderInput, UpdateShipmentInput } from './order-change.types.js';
import { readChanges, readEditableFields } from './read-changes.js';
import type { OrderChangeServices } from './services.js';
import { updateShipment } from './update-shipment.js';
import { updateOrder, type OrderUpdate } from './update-order.js';

@Resolver(() => OrderType)
export class OrderChangeResolver {
  @Mutation(() => OrderUpdateType, {
    description:
      'Updates a placed order. An invalid field rejects the whole request; a field fixed by the status is skipped ' +
      'with a warning. ORDER_NOT_FOUND, NO_FIELDS_TO_UPDATE, VERSION_CONFLICT, LIMIT_REACHED, UPDATE_FAILED when every field is ' +
      'fixed.',
  })
  updateOrder(
    @Arg('orderId', () => String, { description: 'UUID of the order.' }) orderId: string,
    @Arg('input', () => UpdateOrderInput, { description: 'The changes.' }) { expectedVersions, ...changes }: UpdateOrderInput,
    @Ctx() context: Context<OrderChangeServices & RatingServices>,
  ): Promise<OrderUpdate> {
    return context.transact((tx) => updateOrder(tx, context.actor, { orderId, changes, expectedVersions }));
  }

  @Mutation(() => ShipmentUpdateType, {
    description:
      'Corrects a shipment, for the operator: the fields its store can change, its service before pickup is booked, ' +
      "a partner's AWB after it, and a note. INVALID_CARRIER, LIMIT_REACHED, UPDATE_FAILED when every field is fixed.",
  })
  updateShipment(
    @Arg('id', () => String, { description: 'Any id of the shipment: UUID, order UUID, reference, AWB or tracking number.' }) id: string,
    @Arg('input', () => UpdateShipmentInput, { description: 'The changes.' })
    { expectedVersions, carrier, awb, trackingNumber, notes, ...changes }: UpdateShipmentInput,
    @Ctx() context: Context<OrderChangeServices & RatingServices>,
  ) {
    return updateShipment(context, { id, changes, carrier, awb, trackingNumber, notes, expectedVersions });
  }

  @FieldResolver(() => [String], { description: 'The fields of updateOrder that the caller can change now.' })
  editableFields(@Root() order: Order, @Ctx() context: Context): Promise<string[]> {
    return readEditableFields(context, order);
  }

  @FieldResolver(() => OrderChangeConnection, { description: 'Changes since the order was placed, by field, newest first.' })
  async changes(@Root() order: Order, @Args(() => PageArgs) args: PageArgs, @Ctx() context: Context) {
    return new OrderChangeConnection(await readChanges(context, order, args));
  }
}
