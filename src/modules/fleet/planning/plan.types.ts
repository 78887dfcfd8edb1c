import { InputType, ObjectType } from 'type-graphql';
import { Choice, Count, Many, Measure, nullable, Text } from '../../../platform/graphql/fields.js';
import { enumeration, type ValueOf } from '../../../kernel/enumeration.js';
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
  @Text('The day, YYYY-MM-DD, in the time zone of the hub. Not before today, at most 30 days ahead.') date!: string;

  @Text('UUID of the hub: its drivers, and the tasks to which it is the nearest hub. All drivers and tasks when absent.', nullable)
  hubId?: string | null;

  @Many(() => String, 200, 'UUIDs of the drivers; all active drivers of the hub when absent.', nullable) driverIds?: string[] | null;
  @Count([0, 2_147_483_647], 'Equal tasks, drivers and seeds give equal plans; 1 when absent.', nullable) seed?: number | null;
}

@ObjectType('RunPlan', { description: 'The result of planning.' })
export class RunPlanType {
  @Choice(routeEngine, 'What computed the routes.') engine!: RouteEngine;
  @Measure('Kilometres of all routes together, by estimate.') km!: number;
  @Count('Minutes of all routes together, by estimate.') minutes!: number;
}

@ObjectType('UnassignedTask', { description: 'A task that planning put into no run.' })
export class UnassignedTaskType {
  @Choice(unassignedReason, 'Why.') reason!: UnassignedReason;
}
