import { ArgsType, InputType, ObjectType } from 'type-graphql';
import { Choice, Count, Flag, Id, nullable, Text, When } from '../../../platform/graphql/fields.js';
import { connectionType, PageArgs } from '../../../platform/graphql/connection.js';
import { taskKind, taskState, type TaskKind, type TaskState } from '../fleet.enums.js';

@ObjectType('Task', { description: 'What the own fleet does for one shipment at one stop.' })
export class TaskType {
  @Id('UUID of the task; task_id of fleet_data in webhooks.') id!: string;
  @Text('Human-readable id, such as DO-7K3M9Q2XAB.') shortId!: string;
  @Choice(taskKind, 'What is done.') kind!: TaskKind;
  @Choice(taskState, 'State.') state!: TaskState;
  @When('Start of the time window.', nullable) windowFrom!: Date | null;
  @When('End of the time window.', nullable) windowTo!: Date | null;
  @Text('A wish of the consignee or an instruction of dispatch.', nullable) note!: string | null;
  @When('When the parcel was scanned into the vehicle.', nullable) loadedAt!: Date | null;
  @When('When the driver set out for it.', nullable) begunAt!: Date | null;
  @When('When the driver arrived.', nullable) arrivedAt!: Date | null;
  @When('When it ended.', nullable) endedAt!: Date | null;
  @Text('Why it failed, as a reason code.', nullable) reasonCode!: string | null;
  @Text('Notes of the driver.', nullable) notes!: string | null;
  @When('When it was opened.') createdAt!: Date;
}

export const TaskConnection = connectionType('Task', () => TaskType);

@ObjectType('TaskProduct', { description: 'What is in the parcel.' })
export class TaskProductType {
  @Text('Name of the product.') name!: string;
  @Count('Quantity.') quantity!: number;
}

@ArgsType()
export class TasksArgs extends PageArgs {
  @Text('Only tasks of the run with this UUID or short id.', nullable) run?: string | null;
  @Choice(taskKind, 'Only tasks of this kind.', nullable) kind?: TaskKind | null;
  @Choice(taskState, 'Only tasks in this state.', nullable) state?: TaskState | null;
  @Flag('True: only open tasks that belong to no run. False: only tasks of runs.', nullable) unassigned?: boolean | null;

  @Text('Only tasks of the hub with this UUID: those to which it is the nearest active hub, and those whose place is not known.', nullable)
  hub?: string | null;

  @Text('Only tasks of the shipment with this UUID, reference, AWB or tracking number.', nullable) shipment?: string | null;
}

@InputType({ description: 'Changes of an open task. Absent fields keep their values; null clears them.' })
export class UpdateTaskInput {
  @Text('UUID or short id of the task.') taskId!: string;
  @When('Start of the time window.', nullable) windowFrom?: Date | null;
  @When('End of the time window; after its start.', nullable) windowTo?: Date | null;
  @Text(500, 'Instruction for the driver.', nullable) note?: string | null;
}
