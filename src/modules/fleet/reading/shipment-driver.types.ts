import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { enumType } from '../../../platform/graphql/enum-type.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { taskState, type TaskState } from '../fleet.enums.js';

@ObjectType('TaskCompletion', { simpleResolvers: true, description: 'How a driver ended a task.' })
export class TaskCompletionType {
  @Field(() => Boolean, { description: 'True if it was done; false if the attempt failed.' })
  success!: boolean;

  @Field(() => String, { nullable: true, description: 'Notes of the driver.' })
  notes!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it ended.' })
  at!: Date;
}

@ObjectType('ShipmentDriver', {
  simpleResolvers: true,
  description: 'The driver of the own fleet who has a shipment, or had it last, and the task.',
})
export class ShipmentDriverType {
  @Field(() => ID, { description: 'UUID of the task; task_id of fleet_data in webhooks.' })
  taskId!: string;

  @Field(() => String, { description: 'Name of the driver.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Phone of the driver.' })
  phone!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the run; null outside a run, and for sellers and shops.' })
  runId!: string | null;

  @Field(() => enumType(taskState), { description: 'State of the task.' })
  state!: TaskState;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Estimated arrival; null when it is unknown and once the task has ended.' })
  eta!: Date | null;

  @Field(() => TaskCompletionType, { nullable: true, description: 'How the task ended; null while it is open.' })
  completion!: TaskCompletionType | null;

  @Field(() => Float, { nullable: true, description: 'Kilometres driven for it; null until the driver has set out.' })
  km!: number | null;

  @Field(() => Int, { nullable: true, description: 'Minutes on the way and at the door; null until the driver has set out.' })
  minutes!: number | null;
}
