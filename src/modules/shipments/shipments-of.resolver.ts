import { enumType } from '../../platform/graphql/scalars.js';
import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { reads } from '../../platform/graphql/selected-columns.js';
import { phoneE164 } from '../addresses/index.js';
import { OrderType, type Order, orderLoaders } from '../orders/index.js';
import { SellerType, type Seller } from '../sellers/index.js';
import { mayReachConsignee, type ContactFacts } from './contact.rules.js';
import { shipmentStatsOf } from './lists/seller-stats.js';
import { SellerShipmentStatsType } from './lists/shipment-list.types.js';
import { outboundLoader, outboundLoaders, shipmentLoader } from './read-shipment.js';
import { ShipmentNoteType, ShipmentType } from './shipment.types.js';
import type { Shipment } from './shipment.entity.js';
import type { ShipmentStatus } from './shipment.machine.js';
import { shipmentStatus } from './status-catalogue.js';

/** Order fields that this higher module resolves: the shipment, and the order status, which is that of the shipment. */
@Resolver(() => OrderType)
export class OrderShipmentResolver {
  @(reads<Order>()('id'))
  @FieldResolver(() => ShipmentType, { nullable: true, description: 'The outbound shipment.' })
  shipment(@Root() order: Pick<Order, 'id'>, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    return context.load(outboundLoaders.of(info), order.id);
  }

  @(reads<Order>()('id'))
  @FieldResolver(() => enumType(shipmentStatus), { nullable: true, description: 'Status of the order: that of its outbound shipment.' })
  async status(@Root() order: Pick<Order, 'id'>, @Ctx() context: Context): Promise<ShipmentStatus | null> {
    return (await context.load(outboundLoader, order.id))?.status ?? null;
  }
}

@Resolver(() => ShipmentNoteType)
export class NoteShipmentResolver {
  @FieldResolver(() => ShipmentType, { nullable: true, description: 'The shipment the note belongs to.' })
  shipment(@Root() note: ShipmentNoteType, @Ctx() context: Context) {
    return context.load(shipmentLoader, note.shipmentId);
  }
}

@Resolver(() => SellerType)
export class SellerStatsResolver {
  @FieldResolver(() => SellerShipmentStatsType, { description: 'Shipment counts of the seller, by state.' })
  shipmentStats(@Root() seller: Seller, @Ctx() context: Context): Promise<SellerShipmentStatsType> {
    return shipmentStatsOf(context, seller.id);
  }
}

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
