import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType, PageArgs } from '../../../platform/graphql/connection.js';
import { enumType } from '../../../platform/graphql/enum-type.js';
import { DateTimeScalar } from '../../../platform/graphql/scalars.js';
import { taskKind, taskState, type TaskKind, type TaskState } from '../fleet.enums.js';

@ObjectType('Task', { description: 'What the own fleet does for one shipment at one stop.' })
export class TaskType {
  @Field(() => ID, { simple: true, description: 'UUID of the task; task_id of fleet_data in webhooks.' })
  id!: string;

  @Field(() => String, { simple: true, description: 'Human-readable id, such as DO-7K3M9Q2XAB.' })
  shortId!: string;

  @Field(() => enumType(taskKind), { simple: true, description: 'What is done.' })
  kind!: TaskKind;

  @Field(() => enumType(taskState), { simple: true, description: 'State.' })
  state!: TaskState;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'Start of the time window.' })
  windowFrom!: Date | null;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'End of the time window.' })
  windowTo!: Date | null;

  @Field(() => String, { simple: true, nullable: true, description: 'A wish of the consignee or an instruction of dispatch.' })
  note!: string | null;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'When the parcel was scanned into the vehicle.' })
  loadedAt!: Date | null;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'When the driver set out for it.' })
  begunAt!: Date | null;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'When the driver arrived.' })
  arrivedAt!: Date | null;

  @Field(() => DateTimeScalar, { simple: true, nullable: true, description: 'When it ended.' })
  endedAt!: Date | null;

  @Field(() => String, { simple: true, nullable: true, description: 'Why it failed, as a reason code.' })
  reasonCode!: string | null;

  @Field(() => String, { simple: true, nullable: true, description: 'Notes of the driver.' })
  notes!: string | null;

  @Field(() => DateTimeScalar, { simple: true, description: 'When it was opened.' })
  createdAt!: Date;
}

export const TaskConnection = connectionType('Task', () => TaskType);

@ObjectType('TaskProduct', { simpleResolvers: true, description: 'What is in the parcel.' })
export class TaskProductType {
  @Field(() => String, { description: 'Name of the product.' })
  name!: string;

  @Field(() => Int, { description: 'Quantity.' })
  quantity!: number;
}

@ArgsType()
export class TasksArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Only tasks of the run with this UUID or short id.' })
  run?: string | null;

  @Field(() => enumType(taskKind), { nullable: true, description: 'Only tasks of this kind.' })
  kind?: TaskKind | null;

  @Field(() => enumType(taskState), { nullable: true, description: 'Only tasks in this state.' })
  state?: TaskState | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only open tasks that belong to no run. False: only tasks of runs.' })
  unassigned?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only tasks of the hub with this UUID: those to which it is the nearest active hub, and those whose place is not known.',
  })
  hub?: string | null;

  @Field(() => String, { nullable: true, description: 'Only tasks of the shipment with this UUID, reference, AWB or tracking number.' })
  shipment?: string | null;
}

@InputType({ description: 'Changes of an open task. Absent fields keep their values; null clears them.' })
export class UpdateTaskInput {
  @Field(() => String, { description: 'UUID or short id of the task.' })
  taskId!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Start of the time window.' })
  windowFrom?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'End of the time window; after its start.' })
  windowTo?: Date | null;

  @Field(() => String, { nullable: true, description: 'Instruction for the driver. At most 500 characters.' })
  note?: string | null;
}
