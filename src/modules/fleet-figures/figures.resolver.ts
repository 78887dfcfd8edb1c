import { Args, Ctx, FieldResolver, Query, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { driverLoader, hubLoader, HubType } from '../fleet/index.js';
import { DriverType } from '../shipments/index.js';
import { FleetFiguresArgs, FleetFiguresType } from './figures.types.js';
import { readFigures, type Figures } from './read-figures.js';

@Resolver(() => FleetFiguresType)
export class FleetFiguresResolver {
  @Query(() => [FleetFiguresType], {
    description:
      'How the own fleet worked, by day, hub or driver; sorted by day, code or name. At most 1,000 rows, at most 92 days. ' +
      'DATE_RANGE_TOO_LARGE, VALIDATION_FAILED.',
  })
  fleetFigures(@Args(() => FleetFiguresArgs) args: FleetFiguresArgs, @Ctx() context: Context): Promise<Figures[]> {
    return readFigures(context, args);
  }

  @FieldResolver(() => HubType, { nullable: true, description: 'The hub; null unless grouped by hub, and for runs without one.' })
  async hub(@Root() { hubId }: Figures, @Ctx() context: Context): Promise<HubType | null> {
    return hubId === null ? null : context.load(hubLoader, hubId);
  }

  @FieldResolver(() => DriverType, { nullable: true, description: 'The driver; null unless grouped by driver.' })
  async driver(@Root() { driverId }: Figures, @Ctx() context: Context): Promise<DriverType | null> {
    return driverId === null ? null : context.load(driverLoader, driverId);
  }
}
