import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Query, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
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
  SellerBoardType,
} from './analytics.types.js';
import {
  amountsOf, boardOf, countOf, oldestOf, openStatuses, sellerBoardOf, statusCounts, type BoardScope, type OpenWork,
} from './read-board.js'; // prettier-ignore
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
  opsBoard(@Ctx() context: Context): BoardScope {
    return boardOf(context);
  }

  @FieldResolver(() => [OpsStatusCountType], { description: 'Number of shipments per status.' })
  statuses(@Ctx() context: Context): Promise<OpsStatusCountType[]> {
    return statusCounts(context);
  }

  @FieldResolver(() => OpsCountType, { description: 'Failed pickups awaiting another attempt or the return.' })
  failedPickups(@Root() scope: BoardScope): OpenWork {
    return { scope, what: 'pickup_failed' };
  }

  @FieldResolver(() => OpsCountType, { description: 'Parcels that were not ready or not handed over at their pickup.' })
  notCollected(@Root() scope: BoardScope): OpenWork {
    return { scope, what: 'not_collected' };
  }

  @FieldResolver(() => OpsCountType, { description: 'Shipments on hold.' })
  holds(@Root() scope: BoardScope): OpenWork {
    return { scope, what: 'on_hold' };
  }

  @FieldResolver(() => OpsCountType, { description: 'Deliveries that failed for good, awaiting another attempt or the return.' })
  failedDeliveries(@Root() scope: BoardScope): OpenWork {
    return { scope, what: 'failed' };
  }

  @FieldResolver(() => OpsCountType, { nullable: true, description: 'Approval requests awaiting a decision.' })
  openApprovals(@Root() scope: BoardScope): OpenWork {
    return { scope, what: 'approvals' };
  }

  @FieldResolver(() => OpsCountType, { nullable: true, description: 'Unpaid invoices for weight adjustments.' })
  unpaidAdjustments(@Root() scope: BoardScope): OpenWork {
    return { scope, what: 'adjustments' };
  }

  @FieldResolver(() => OpsCountType, {
    nullable: true,
    description: 'Disputed invoices for weight adjustments, awaiting a resolution.',
  })
  disputedAdjustments(@Root() scope: BoardScope): OpenWork {
    return { scope, what: 'disputes' };
  }

  @FieldResolver(() => OpsCountType, { nullable: true, description: 'Cash that your own people hold: collected, not yet in the bank.' })
  cashInHand(@Root() scope: BoardScope): OpenWork {
    return { scope, what: 'cash' };
  }

  @FieldResolver(() => OpsCountType, { nullable: true, description: 'Cash that carriers have collected and not yet paid.' })
  cashWithCarriers(@Root() scope: BoardScope): OpenWork {
    return { scope, what: 'cash with carriers' };
  }

  @FieldResolver(() => OpsCountType, {
    nullable: true,
    description: 'Webhooks that are failing, or were disabled because they failed.',
  })
  failingWebhooks(@Root() scope: BoardScope): OpenWork {
    return { scope, what: 'webhooks' };
  }

  @FieldResolver(() => OpsCountType, {
    nullable: true,
    description: 'Bookings at connected carriers that need a decision: refused, unknown, or not voided.',
  })
  bookingProblems(@Root() scope: BoardScope): OpenWork {
    return { scope, what: 'bookings' };
  }

  @FieldResolver(() => OpsCountType, { nullable: true, description: 'Codes of connected carriers that have no meaning yet.' })
  unknownCarrierCodes(@Root() scope: BoardScope): OpenWork {
    return { scope, what: 'carrier codes' };
  }

  @FieldResolver(() => OpsCountType, { nullable: true, description: "Carriers' invoices with open lines." })
  carrierInvoices(@Root() scope: BoardScope): OpenWork {
    return { scope, what: 'carrier invoices' };
  }

  @FieldResolver(() => OpsCountType, { nullable: true, description: 'Open shipments whose booking the carrier has cancelled.' })
  carrierCancellations(@Root() scope: BoardScope): OpenWork {
    return { scope, what: 'carrier cancellations' };
  }

  @FieldResolver(() => ShipmentConnection, {
    description: 'Open shipments, latest change first, unless filtered or sorted otherwise.',
  })
  async shipments(@Args(() => ShipmentsArgs) args: ShipmentsArgs, @Ctx() context: Context, @Info() info: GraphQLResolveInfo) {
    const wanted = { ...args, status: args.status ?? [...openStatuses], sortBy: args.sortBy ?? ('updatedAt' as const) };
    return new ShipmentConnection(await listShipments(context, wanted, info));
  }
}

@Resolver(() => SellerBoardType)
export class SellerBoardResolver {
  @Query(() => SellerBoardType, { description: 'Open work of a seller. FORBIDDEN for shops and drivers, SELLER_NOT_FOUND.' })
  sellerBoard(
    @Arg('sellerId', () => ID, { nullable: true, description: 'UUID of the seller. Sellers may omit it; the operator must name one.' })
    sellerId: string | null,
    @Ctx() context: Context,
  ): BoardScope {
    return sellerBoardOf(context, sellerId);
  }

  @FieldResolver(() => OpsCountType, { description: 'Failed pickups awaiting another attempt or the return.' })
  failedPickups(@Root() scope: BoardScope): OpenWork {
    return { scope, what: 'pickup_failed' };
  }

  @FieldResolver(() => OpsCountType, { description: 'Parcels that were not ready or not handed over at their pickup.' })
  notCollected(@Root() scope: BoardScope): OpenWork {
    return { scope, what: 'not_collected' };
  }

  @FieldResolver(() => OpsCountType, { description: 'Shipments on hold.' })
  holds(@Root() scope: BoardScope): OpenWork {
    return { scope, what: 'on_hold' };
  }

  @FieldResolver(() => OpsCountType, { description: 'Deliveries that failed for good, awaiting another attempt or the return.' })
  failedDeliveries(@Root() scope: BoardScope): OpenWork {
    return { scope, what: 'failed' };
  }

  @FieldResolver(() => OpsCountType, { nullable: true, description: 'Unpaid invoices for weight adjustments.' })
  unpaidAdjustments(@Root() scope: BoardScope): OpenWork {
    return { scope, what: 'adjustments' };
  }

  @FieldResolver(() => OpsCountType, { nullable: true, description: 'Disputed invoices for weight adjustments, awaiting a resolution.' })
  disputedAdjustments(@Root() scope: BoardScope): OpenWork {
    return { scope, what: 'disputes' };
  }

  @FieldResolver(() => OpsCountType, { nullable: true, description: 'Webhooks that are failing, or were disabled because they failed.' })
  failingWebhooks(@Root() scope: BoardScope): OpenWork {
    return { scope, what: 'webhooks' };
  }
}

@Resolver(() => OpsCountType)
export class OpsCountResolver {
  @FieldResolver(() => Int, { description: 'Number of items.' })
  count(@Root() work: OpenWork, @Ctx() context: Context): Promise<number> {
    return countOf(context, work);
  }

  @FieldResolver(() => [MoneyType], {
    description: 'Total per currency, for parcels what is still to be collected; empty if no money is involved.',
  })
  amounts(@Root() work: OpenWork, @Ctx() context: Context): Promise<MoneyType[]> {
    return amountsOf(context, work);
  }

  @FieldResolver(() => DateTimeScalar, { nullable: true, description: 'Since when the oldest item waits; null if there is none.' })
  oldestAt(@Root() work: OpenWork, @Ctx() context: Context): Promise<Date | null> {
    return oldestOf(context, work);
  }
}
