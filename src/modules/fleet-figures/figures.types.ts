import { ArgsType, Field, Float, Int, ObjectType } from 'type-graphql';
import { enumType } from '../../platform/graphql/enum-type.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { fleetFigureGroup, type FleetFigureGroup } from './figures.enums.js';

@ArgsType()
export class FleetFiguresArgs {
  @Field(() => String, { description: 'First day, YYYY-MM-DD.' })
  from!: string;

  @Field(() => String, { description: 'Last day, YYYY-MM-DD. At most 92 days in all.' })
  to!: string;

  @Field(() => String, { nullable: true, description: 'Only runs from the hub with this UUID.' })
  hub?: string | null;

  @Field(() => String, { nullable: true, description: 'Only runs of the driver with this UUID.' })
  driver?: string | null;

  @Field(() => enumType(fleetFigureGroup), { defaultValue: 'driver', description: 'What each row is about.' })
  by!: FleetFigureGroup;
}

@ObjectType('FleetFigures', { description: 'How the runs of a day, a hub or a driver went.' })
export class FleetFiguresType {
  @Field(() => String, { simple: true, nullable: true, description: 'The day, YYYY-MM-DD; null unless grouped by day.' })
  day!: string | null;

  @Field(() => Int, { simple: true, description: 'Runs in which something was done.' })
  runs!: number;

  @Field(() => Int, { simple: true, description: 'Stops that are done.' })
  stops!: number;

  @Field(() => Float, { simple: true, nullable: true, description: 'Stops that are done, for each hour under way.' })
  stopsPerHour!: number | null;

  @Field(() => Float, {
    simple: true,
    nullable: true,
    description: 'Share of first delivery attempts that succeeded, from 0 to 1.',
  })
  firstAttemptSuccess!: number | null;

  @Field(() => Float, {
    simple: true,
    nullable: true,
    description: 'Share of the stops reached after the end of their time window, from 0 to 1.',
  })
  lateShare!: number | null;

  @Field(() => Float, { simple: true, nullable: true, description: 'Kilometres for each stop that is done.' })
  kmPerStop!: number | null;

  @Field(() => Float, { simple: true, description: 'Kilometres driven.' })
  km!: number;

  @Field(() => Int, { simple: true, description: 'Completed tasks.' })
  completed!: number;

  @Field(() => Int, { simple: true, description: 'Failed tasks.' })
  failed!: number;

  @Field(() => [MoneyType], {
    simple: true,
    description: 'Counted less expected cash of finished runs, by currency; negative amounts are missing.',
  })
  cashDifferences!: MoneyType[];
}
