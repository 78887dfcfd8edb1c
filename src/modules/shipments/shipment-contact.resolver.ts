import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { reads } from '../../platform/graphql/selected-columns.js';
import { phoneE164 } from '../addresses/index.js';
import { orderLoaders, OrderType } from '../orders/index.js';
import { mayReachConsignee, type ContactFacts } from './contact.rules.js';
import type { Shipment } from './shipment.entity.js';
import { ShipmentType } from './shipment.types.js';

/** How the consignee can be reached, which a driver knows while there is something to do. */
@Resolver(() => ShipmentType)
export class ShipmentContactResolver {
  @(reads<Shipment>()('receiverPhone', 'status', 'ownFleet', 'skipHub'))
  @FieldResolver(() => String, { nullable: true, description: 'Phone of the consignee; null for a driver once the task has ended.' })
  receiverPhone(@Root() shipment: ContactFacts & Pick<Shipment, 'receiverPhone'>, @Ctx() { actor }: Context): string | null {
    return mayReachConsignee(actor, shipment) ? shipment.receiverPhone : null;
  }

  @(reads<Shipment>()('receiverPhone', 'destinationCountryCode', 'status', 'ownFleet', 'skipHub'))
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The phone number of the consignee to call, such as +971501234567; null if it cannot be dialled.',
  })
  receiverPhoneE164(
    @Root() shipment: ContactFacts & Pick<Shipment, 'receiverPhone' | 'destinationCountryCode'>,
    @Ctx() { actor }: Context,
  ): string | null {
    return mayReachConsignee(actor, shipment) ? phoneE164(shipment.receiverPhone, shipment.destinationCountryCode) : null;
  }

  @(reads<Shipment>()('orderId', 'status', 'ownFleet', 'skipHub'))
  @FieldResolver(() => OrderType, { nullable: true, description: 'The order it belongs to; null for a driver once the task has ended.' })
  order(@Root() shipment: ContactFacts & Pick<Shipment, 'orderId'>, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return mayReachConsignee(context.actor, shipment) ? context.load(orderLoaders.of(info), shipment.orderId) : null;
  }
}
