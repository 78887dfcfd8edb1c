import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context.js';
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
import { readCodOutstanding } from './read-cod-outstanding.js';
import { readDayFigures } from './read-daily-metrics.js';
import { readDeliveryTime } from './read-delivery-time.js';
import { readFailureReasons } from './read-failure-reasons.js';
import { readServiceFigures } from './read-service-metrics.js';
import { readStatusCounts } from './read-status-counts.js';

@Resolver(() => ShipmentFiguresType)
export class AnalyticsResolver {
  @Query(() => ShipmentFiguresType, {
    description:
      'What charts show: of all sellers or one for the operator, of themselves for sellers. DATE_RANGE_TOO_LARGE, DATES_TOGETHER, SELLER_NOT_FOUND; FORBIDDEN for shops.',
  })
  shipmentFigures(@Args(() => FiguresArgs) args: FiguresArgs, @Ctx() context: Context): ShipmentFiguresType {
    return scopeOf(context, args);
  }

  @FieldResolver(() => [ShipmentStatusCountType], {
    description: 'How many shipments stand at each status now, whenever they were placed.',
  })
  statuses(@Root() scope: FiguresScope, @Ctx() context: Context): Promise<ShipmentStatusCountType[]> {
    return readStatusCounts(context, scope);
  }

  @FieldResolver(() => [ShipmentDayType], {
    description: 'Every day of the range, the earliest first, those on which nothing happened included.',
  })
  days(@Root() scope: FiguresScope, @Ctx() context: Context): Promise<ShipmentDayType[]> {
    return readDayFigures(context, scope);
  }

  @FieldResolver(() => DeliveryTimeType, {
    description: 'How long it took from the pickup to the door, of what was delivered in the range.',
  })
  deliveryTime(@Root() scope: FiguresScope, @Ctx() context: Context): Promise<DeliveryTimeType> {
    return readDeliveryTime(context, scope);
  }

  @FieldResolver(() => [ServiceFiguresType], {
    description: 'The ten services that delivered most in the range, the one with the most first.',
  })
  services(@Root() scope: FiguresScope, @Ctx() context: Context): Promise<ServiceFiguresType[]> {
    return readServiceFigures(context, scope);
  }

  @FieldResolver(() => [FailureReasonType], {
    description: 'Why attempts of the range failed, at most twenty reasons, the most frequent first.',
  })
  failureReasons(@Root() scope: FiguresScope, @Ctx() context: Context): Promise<FailureReasonType[]> {
    return readFailureReasons(context, scope);
  }

  @FieldResolver(() => CodOutstandingType, {
    nullable: true,
    description:
      'Cash on delivery that is not in the bank now, whatever the range. Null for people and tokens of the operator without cod:custody.',
  })
  codOutstanding(@Root() scope: FiguresScope, @Ctx() context: Context): Promise<CodOutstandingType | null> {
    return readCodOutstanding(context, scope);
  }
}
