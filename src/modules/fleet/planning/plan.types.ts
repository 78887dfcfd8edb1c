import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { enumeration, type ValueOf } from '../../../kernel/enumeration.js';
import { enumType } from '../../../platform/graphql/enum-type.js';
import { routeEngine, type RouteEngine } from '../fleet.enums.js';

export const unassignedReason = enumeration('UnassignedReason', 'Why a task is in no run.', {
  NO_POINT: 'Its address has no coordinates; put it into a run by hand.',
  CAPACITY: 'No vehicle has room for it.',
  WINDOW: 'No driver can be there in its time window.',
  NO_DRIVER: 'No driver may take it.',
});
export type UnassignedReason = ValueOf<typeof unassignedReason>;

@InputType({ description: 'What to plan.' })
export class PlanRunsInput {
  @Field(() => String, { description: 'The day, YYYY-MM-DD, in the time zone of the hub. Not before today, at most 30 days ahead.' })
  date!: string;

  @Field(() => String, {
    nullable: true,
    description: 'UUID of the hub: its drivers, and the tasks to which it is the nearest hub. All drivers and tasks when absent.',
  })
  hubId?: string | null;

  @Field(() => [String], { nullable: true, description: 'UUIDs of the drivers, at most 200; all active drivers of the hub when absent.' })
  driverIds?: string[] | null;

  @Field(() => Int, { nullable: true, description: 'Equal tasks, drivers and seeds give equal plans; 1 when absent.' })
  seed?: number | null;
}

@ObjectType('RunPlan', { description: 'The result of planning.' })
export class RunPlanType {
  @Field(() => enumType(routeEngine), { simple: true, description: 'What computed the routes.' })
  engine!: RouteEngine;

  @Field(() => Float, { simple: true, description: 'Kilometres of all routes together, by estimate.' })
  km!: number;

  @Field(() => Int, { simple: true, description: 'Minutes of all routes together, by estimate.' })
  minutes!: number;
}

@ObjectType('UnassignedTask', { description: 'A task that planning put into no run.' })
export class UnassignedTaskType {
  @Field(() => enumType(unassignedReason), { simple: true, description: 'Why.' })
  reason!: UnassignedReason;
}
