import { ArgsType, ObjectType } from 'type-graphql';
import { Choice, Count, Many, Measure, nullable, Text } from '../../platform/graphql/fields.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

const fleetFigureGroup = enumeration('FleetFigureGroup', 'What each row of the figures is about.', {
  day: 'A day.',
  hub: 'A hub; null for runs without one.',
  driver: 'A driver.',
});
export type FleetFigureGroup = ValueOf<typeof fleetFigureGroup>;

@ArgsType()
export class FleetFiguresArgs {
  @Text('First day, YYYY-MM-DD.') from!: string;
  @Text('Last day, YYYY-MM-DD. At most 92 days in all.') to!: string;
  @Text('Only runs from the hub with this UUID.', nullable) hub?: string | null;
  @Text('Only runs of the driver with this UUID.', nullable) driver?: string | null;
  @Choice(fleetFigureGroup, 'What each row is about.', { defaultValue: 'driver' }) by!: FleetFigureGroup;
}

@ObjectType('FleetFigures', { description: 'How the runs of a day, a hub or a driver went.' })
export class FleetFiguresType {
  @Text('The day, YYYY-MM-DD; null unless grouped by day.', nullable) day!: string | null;
  @Count('Runs in which something was done.') runs!: number;
  @Count('Stops that are done.') stops!: number;
  @Measure('Stops that are done, for each hour under way.', nullable) stopsPerHour!: number | null;
  @Measure('Share of first delivery attempts that succeeded, from 0 to 1.', nullable) firstAttemptSuccess!: number | null;
  @Measure('Share of the stops reached after the end of their time window, from 0 to 1.', nullable) lateShare!: number | null;
  @Measure('Kilometres for each stop that is done.', nullable) kmPerStop!: number | null;
  @Measure('Kilometres driven.') km!: number;
  @Count('Completed tasks.') completed!: number;
  @Count('Failed tasks.') failed!: number;

  @Many(() => MoneyType, 'Counted less expected cash of finished runs, by currency; negative amounts are missing.')
  cashDifferences!: MoneyType[];
}
