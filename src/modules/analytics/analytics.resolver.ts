import { Args, Ctx, FieldResolver, Query, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
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
} from './analytics.types.js';
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
