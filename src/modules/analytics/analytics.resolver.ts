import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, FieldResolver, Query, Resolver, Root, Info } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { listShipments, ShipmentConnection, ShipmentsArgs } from '../shipments/index.js';
import { scopeOf, type FiguresScope } from './analytics-scope.js';
import {
  CodOutstandingType,
  DeliveryTimeType,
  FailureReasonType,
  FiguresArgs,
  ServiceFiguresType,
  ShipmentDayType,
  ShipmentFiguresType,
  ShipmentStatusCountType,
  OpsBoardType,
  OpsCountType,
  OpsStatusCountType,
} from './analytics.types.js';
import { openStatuses, standing, statusCounts, waiting } from './read-board.js';
import { readCodOutstanding, readDayFigures, readStatusCounts } from './read-figures.js';
import { readDeliveryTime, readServiceFigures, readFailureReasons } from './read-performance.js';

@Resolver(() => ShipmentFiguresType)
export class AnalyticsResolver {
  @Query(() => ShipmentFiguresType, {
    description:
      'Figures for charts: all sellers or one for the operator, their own for sellers. DATE_RANGE_TOO_LARGE, DATES_TOGETHER, SELLER_NOT_FOUND; FORBIDDEN for shops.',
  })
  shipmentFigures(@Args(() => FiguresArgs) args: FiguresArgs, @Ctx() context: Context): ShipmentFiguresType {
    return scopeOf(context, args);
  }

  @FieldResolver(() => [ShipmentStatusCountType], {
    description: 'Current number of shipments per status, whenever they were placed.',
  })
  statuses(@Root() scope: FiguresScope, @Ctx() context: Context): Promise<ShipmentStatusCountType[]> {
    return readStatusCounts(context, scope);
  }

  @FieldResolver(() => [ShipmentDayType], {
    description: 'All days of the range, earliest first, including days without activity.',
  })
  days(@Root() scope: FiguresScope, @Ctx() context: Context): Promise<ShipmentDayType[]> {
    return readDayFigures(context, scope);
  }

  @FieldResolver(() => DeliveryTimeType, {
    description: 'Time from pickup to delivery, for deliveries in the range.',
  })
  deliveryTime(@Root() scope: FiguresScope, @Ctx() context: Context): Promise<DeliveryTimeType> {
    return readDeliveryTime(context, scope);
  }

  @FieldResolver(() => [ServiceFiguresType], {
    description: 'The ten services with the most deliveries in the range, in descending order.',
  })
  services(@Root() scope: FiguresScope, @Ctx() context: Context): Promise<ServiceFiguresType[]> {
    return readServiceFigures(context, scope);
  }

  @FieldResolver(() => [FailureReasonType], {
    description: 'Reasons for failed attempts in the range, most frequent first; at most twenty.',
  })
  failureReasons(@Root() scope: FiguresScope, @Ctx() context: Context): Promise<FailureReasonType[]> {
    return readFailureReasons(context, scope);
  }

  @FieldResolver(() => CodOutstandingType, {
    nullable: true,
    description: 'Cash on delivery not yet in the bank, whatever the range. Null for operator users and tokens without cod:custody.',
  })
  codOutstanding(@Root() scope: FiguresScope, @Ctx() context: Context): Promise<CodOutstandingType | null> {
    return readCodOutstanding(context, scope);
  }
}

@Resolver(() => OpsBoardType)
export class BoardResolver {
  @Query(() => OpsBoardType, { description: 'Overview for operator staff: shipments per status, and open work.' })
  opsBoard(): OpsBoardType {
    return {};
  }

  @FieldResolver(() => [OpsStatusCountType], { description: 'Number of shipments per status.' })
  statuses(@Ctx() context: Context): Promise<OpsStatusCountType[]> {
    return statusCounts(context);
  }

  @FieldResolver(() => OpsCountType, { description: 'Failed pickups awaiting another attempt or the return.' })
  failedPickups(@Ctx() context: Context): Promise<OpsCountType> {
    return standing(context, 'pickup_failed');
  }

  @FieldResolver(() => OpsCountType, { description: 'Shipments on hold.' })
  holds(@Ctx() context: Context): Promise<OpsCountType> {
    return standing(context, 'on_hold');
  }

  @FieldResolver(() => OpsCountType, { nullable: true, description: 'Approval requests awaiting a decision.' })
  openApprovals(@Ctx() context: Context): Promise<OpsCountType> {
    return waiting(context, 'approvals');
  }

  @FieldResolver(() => OpsCountType, { nullable: true, description: 'Unpaid invoices for weight differences.' })
  unpaidAdjustments(@Ctx() context: Context): Promise<OpsCountType> {
    return waiting(context, 'adjustments');
  }

  @FieldResolver(() => OpsCountType, {
    nullable: true,
    description: 'Disputed invoices for weight differences, awaiting a resolution.',
  })
  disputedAdjustments(@Ctx() context: Context): Promise<OpsCountType> {
    return waiting(context, 'disputes');
  }

  @FieldResolver(() => OpsCountType, { nullable: true, description: 'Cash that your own people hold: collected, not yet in the bank.' })
  cashInHand(@Ctx() context: Context): Promise<OpsCountType> {
    return waiting(context, 'cash');
  }

  @FieldResolver(() => OpsCountType, { nullable: true, description: 'Cash that carriers have collected and not yet paid.' })
  cashWithCarriers(@Ctx() context: Context): Promise<OpsCountType> {
    return waiting(context, 'cash with carriers');
  }

  @FieldResolver(() => OpsCountType, {
    nullable: true,
    description: 'Webhooks that are failing, or were disabled because they failed.',
  })
  failingWebhooks(@Ctx() context: Context): Promise<OpsCountType> {
    return waiting(context, 'webhooks');
  }

  @FieldResolver(() => OpsCountType, {
    nullable: true,
    description: 'Bookings at connected carriers that need a decision: refused, unknown, or not voided.',
  })
  bookingProblems(@Ctx() context: Context): Promise<OpsCountType> {
    return waiting(context, 'bookings');
  }

  @FieldResolver(() => OpsCountType, { nullable: true, description: 'Codes of connected carriers that have no meaning yet.' })
  unknownCarrierCodes(@Ctx() context: Context): Promise<OpsCountType> {
    return waiting(context, 'carrier codes');
  }

  @FieldResolver(() => OpsCountType, { nullable: true, description: "Carriers' invoices with open lines." })
  carrierInvoices(@Ctx() context: Context): Promise<OpsCountType> {
    return waiting(context, 'carrier invoices');
  }

  @FieldResolver(() => OpsCountType, { nullable: true, description: 'Open shipments whose booking the carrier has cancelled.' })
  carrierCancellations(@Ctx() context: Context): Promise<OpsCountType> {
    return waiting(context, 'carrier cancellations');
  }

  @FieldResolver(() => ShipmentConnection, {
    description: 'Open shipments, latest change first, unless filtered or sorted otherwise.',
  })
  async shipments(@Args(() => ShipmentsArgs) args: ShipmentsArgs, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    const wanted = { ...args, status: args.status ?? [...openStatuses], sortBy: args.sortBy ?? ('updatedAt' as const) };
    return new ShipmentConnection(await listShipments(context, wanted, info));
  }
}
