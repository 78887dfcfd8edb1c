import { ArgsType, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { enumType } from '../../platform/graphql/enum-type.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { positionProblem, type PositionProblem } from './positions.enums.js';

@ObjectType('Position', { simpleResolvers: true, description: 'Where a driver was during a run, as the device reported it.' })
export class PositionType {
  @Field(() => DateTimeScalar, { description: 'Time by the clock of the service.' })
  at!: Date;

  @Field(() => DateTimeScalar, { description: "Time by the device's clock." })
  deviceTime!: Date;

  @Field(() => DateTimeScalar, { description: 'When the service received it.' })
  receivedAt!: Date;

  @Field(() => Float, { description: 'Latitude in degrees.' })
  lat!: number;

  @Field(() => Float, { description: 'Longitude in degrees.' })
  lng!: number;

  @Field(() => Float, { nullable: true, description: 'Radius in metres within which the device probably was.' })
  accuracy!: number | null;

  @Field(() => Float, { nullable: true, description: 'Speed in metres per second.' })
  speed!: number | null;

  @Field(() => Float, { nullable: true, description: 'Direction in degrees from north, clockwise.' })
  heading!: number | null;

  @Field(() => enumType(positionProblem), { nullable: true, description: 'Why the point does not count; null if it counts.' })
  problem!: PositionProblem | null;
}

export const PositionConnection = connectionType('Position', () => PositionType, 'oldest first');

@ObjectType('RecordedPositions', { simpleResolvers: true, description: 'What became of a batch of points.' })
export class RecordedPositionsType {
  @Field(() => Int, { description: 'Number of points that count.' })
  accepted!: number;

  @Field(() => Int, { description: 'Number of points that do not count, duplicates included. Do not send them again.' })
  rejected!: number;
}

@ObjectType('PositionChange', { simpleResolvers: true, description: 'A driver has moved.' })
export class PositionChangeType {
  @Field(() => ID, { description: 'UUID of the run.' })
  runId!: string;

  @Field(() => ID, { description: 'UUID of the driver.' })
  driverId!: string;

  @Field(() => ID, { nullable: true, description: 'UUID of the hub of the run.' })
  hubId!: string | null;

  @Field(() => Float, { description: 'Latitude in degrees.' })
  lat!: number;

  @Field(() => Float, { description: 'Longitude in degrees.' })
  lng!: number;

  @Field(() => Float, { nullable: true, description: 'Radius in metres within which the device probably is.' })
  accuracy!: number | null;

  @Field(() => DateTimeScalar, { description: 'When the driver was there.' })
  at!: Date;

  @Field(() => Float, { description: 'Kilometres of the run so far.' })
  km!: number;
}

@InputType({ description: 'A point of the way.' })
export class PositionInput {
  @Field(() => Float, { description: 'Latitude in degrees, -90 to 90.' })
  lat!: number;

  @Field(() => Float, { description: 'Longitude in degrees, -180 to 180.' })
  lng!: number;

  @Field(() => Float, { nullable: true, description: 'Accuracy in metres. Points worse than 100 m do not count.' })
  accuracy?: number | null;

  @Field(() => Float, { nullable: true, description: 'Speed in metres per second.' })
  speed?: number | null;

  @Field(() => Float, { nullable: true, description: 'Direction in degrees from north, clockwise.' })
  heading?: number | null;

  @Field(() => DateTimeScalar, { description: "Time by the device's clock. A run has one point per time." })
  deviceTime!: Date;
}

@ArgsType()
export class PositionsArgs extends PageArgs {
  @Field(() => String, { description: 'UUID or short id of the run.' })
  run!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Only points from this time on.' })
  since?: Date | null;
}

@ArgsType()
export class RecordPositionsArgs {
  @Field(() => String, { description: 'UUID or short id of the run.' })
  runId!: string;

  @Field(() => [PositionInput], { description: '1 to 500 points, in any order.' })
  positions!: PositionInput[];

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: "The device's clock when it sends them, by which a wrong clock is corrected.",
  })
  sentAt?: Date | null;
}
