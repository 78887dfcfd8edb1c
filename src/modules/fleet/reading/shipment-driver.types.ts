import { ObjectType } from 'type-graphql';
import { Choice, Count, Flag, Id, Measure, nullable, One, Text, When } from '../../../platform/graphql/fields.js';
import { taskState, type TaskState } from '../fleet.enums.js';

@ObjectType('TaskCompletion', { description: 'How a driver ended a task.' })
export class TaskCompletionType {
  @Flag('True if it was done; false if the attempt failed.') success!: boolean;
  @Text('Notes of the driver.', nullable) notes!: string | null;
  @When('When it ended.') at!: Date;
}

@ObjectType('ShipmentDriver', {
  description: 'The driver of the own fleet who has a shipment, or had it last, and the task.',
})
export class ShipmentDriverType {
  @Id('UUID of the task; task_id of fleet_data in webhooks.') taskId!: string;
  @Text('Name of the driver.') name!: string;
  @Text('Phone of the driver.', nullable) phone!: string | null;
  @Id('UUID of the run; null outside a run, and for sellers and shops.', nullable) runId!: string | null;
  @Choice(taskState, 'State of the task.') state!: TaskState;
  @When('Estimated arrival; null when it is unknown and once the task has ended.', nullable) eta!: Date | null;
  @One(() => TaskCompletionType, 'How the task ended; null while it is open.', nullable) completion!: TaskCompletionType | null;
  @Measure('Kilometres driven for it; null until the driver has set out.', nullable) km!: number | null;
  @Count('Minutes on the way and at the door; null until the driver has set out.', nullable) minutes!: number | null;
}
