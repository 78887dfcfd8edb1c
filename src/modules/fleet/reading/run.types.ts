import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionType, PageArgs } from '../../../platform/graphql/connection.js';
import { enumType } from '../../../platform/graphql/enum-type.js';
import { MoneyType } from '../../../platform/graphql/money.type.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { runState, type RunState } from '../fleet.enums.js';

@ObjectType('Run', { description: "One driver's round on one day." })
export class RunType {
  @Field(() => ID, { simple: true, description: 'UUID of the run.' })
  id!: string;

  @Field(() => String, { simple: true, description: 'Human-readable id, such as RN-7K3M9Q.' })
  shortId!: string;

  @Field(() => enumType(runState), { simple: true, description: 'State.' })
  state!: RunState;

  @Field(() => String, { simple: true, nullable: true, description: 'Vehicle.' })
  vehicle!: string | null;

  @Field(() => String, { simple: true, description: 'IANA time zone of its day.' })
  timeZone!: string;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'When the driver left.' })
  startedAt!: Date | null;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'When the driver was back and the cash was counted.' })
  finishedAt!: Date | null;

  @Field(() => Int, { simple: true, description: 'Rises with every change of the run, its stops or tasks.' })
  revision!: number;
}

export const RunConnection = connectionType('Run', () => RunType, 'latest day first');

@ObjectType('RunProgress', { simpleResolvers: true, description: 'How far a run is.' })
export class RunProgressType {
  @Field(() => Int, { description: 'Stops.' })
  stops!: number;

  @Field(() => Int, { description: 'Stops that are done.' })
  stopsDone!: number;

  @Field(() => Int, { description: 'Tasks.' })
  tasks!: number;

  @Field(() => Int, { description: 'Completed tasks.' })
  completed!: number;

  @Field(() => Int, { description: 'Failed tasks.' })
  failed!: number;

  @Field(() => Int, { description: 'Open tasks.' })
  open!: number;

  @Field(() => Int, { description: 'Open stops whose estimated arrival is after their time window.' })
  late!: number;

  @Field(() => Int, { description: 'Open stops whose estimated arrival is in the last 15 minutes of their time window.' })
  atRisk!: number;

  @Field(() => Int, { description: 'Parcels to deliver or hand back that were not scanned into the vehicle yet.' })
  unloaded!: number;
}

@ObjectType('RunCash', { simpleResolvers: true, description: 'The cash of a run, one amount for each currency.' })
export class RunCashType {
  @Field(() => [MoneyType], { description: 'Cash on delivery that the driver took in this run and still holds.' })
  collected!: MoneyType[];

  @Field(() => [MoneyType], { description: 'Cash on delivery that is still to be taken.' })
  toCollect!: MoneyType[];

  @Field(() => MoneyType, { nullable: true, description: 'Change that the driver was given.' })
  float!: MoneyType | null;

  @Field(() => [MoneyType], { description: 'What the driver should hold: collected cash and float. As counted once the run is finished.' })
  expected!: MoneyType[];

  @Field(() => [MoneyType], { nullable: true, description: 'What was counted; null until the run is finished.' })
  counted!: MoneyType[] | null;

  @Field(() => [MoneyType], {
    nullable: true,
    description: 'Counted less expected; negative amounts are missing. Null until the run is finished.',
  })
  difference!: MoneyType[] | null;
}

@ObjectType('Stop', { description: 'A place in a run, in order.' })
export class StopType {
  @Field(() => ID, { simple: true, description: 'UUID of the stop.' })
  id!: string;

  @Field(() => Int, { simple: true, description: 'Its number in the run, from 1.' })
  sequence!: number;

  @Field(() => Boolean, { simple: true, description: 'Whether planning leaves it where it is.' })
  locked!: boolean;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'Start of the time window.' })
  windowFrom!: Date | null;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'End of the time window.' })
  windowTo!: Date | null;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'Arrival as planned.' })
  plannedAt!: Date | null;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'Estimated arrival.' })
  eta!: Date | null;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'When the driver set out for it.' })
  begunAt!: Date | null;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'When the driver arrived.' })
  arrivedAt!: Date | null;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'When its last task ended.' })
  completedAt!: Date | null;
}

@ArgsType()
export class RunsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Only runs of this day, YYYY-MM-DD.' })
  date?: string | null;

  @Field(() => String, { nullable: true, description: 'Only runs from the hub with this UUID.' })
  hub?: string | null;

  @Field(() => String, { nullable: true, description: 'Only runs of the driver with this UUID.' })
  driver?: string | null;

  @Field(() => enumType(runState), { nullable: true, description: 'Only runs in this state.' })
  state?: RunState | null;
}

@ObjectType('LeftBehindParcel', { description: 'A parcel on the sheet that was not on board when the driver left.' })
export class LeftBehindParcelType {
  @Field(() => String, { simple: true, description: 'not_loaded when it was not scanned; not_ready when its status did not allow it.' })
  reason!: string;
}
