import { ArgsType, InputType, ObjectType } from 'type-graphql';
import {
  Choice,
  Count,
  Flag,
  Id,
  nullable,
  Text,
  When,
  Many,
  Money,
  Decimal,
  Bytes,
  Measure,
  One,
} from '../../../platform/graphql/fields.js';
import { connectionType, PageArgs } from '../../../platform/graphql/connection.js';
import { MoneyType } from '../../../platform/graphql/money.type.js';
import { taskKind, taskState, type TaskKind, type TaskState, runState, type RunState } from '../fleet.enums.js';

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

@InputType({ description: 'Tasks for a driver.' })
export class AssignTasksInput {
  @Text('UUID of the driver.') driverId!: string;
  @Text('The day of the run, YYYY-MM-DD, in the time zone of the hub. Not before today, at most 30 days ahead.') date!: string;
  @Many(() => String, [1, 100], 'UUIDs or short ids of the tasks.') taskIds!: string[];
}

@ObjectType('Run', { description: "One driver's round on one day." })
export class RunType {
  @Id('UUID of the run.') id!: string;
  @Text('Human-readable id, such as RN-7K3M9Q.') shortId!: string;
  @Choice(runState, 'State.') state!: RunState;
  @Text('Vehicle.', nullable) vehicle!: string | null;
  @Text('IANA time zone of its day.') timeZone!: string;
  @When('When the driver left.', nullable) startedAt!: Date | null;
  @When('When the driver was back and the cash was counted.', nullable) finishedAt!: Date | null;
  @Count('Rises with every change of the run, its stops or tasks.') revision!: number;
}

export const RunConnection = connectionType('Run', () => RunType, 'latest day first');

@ObjectType('RunProgress', { description: 'How far a run is.' })
export class RunProgressType {
  @Count('Stops.') stops!: number;
  @Count('Stops that are done.') stopsDone!: number;
  @Count('Tasks.') tasks!: number;
  @Count('Completed tasks.') completed!: number;
  @Count('Failed tasks.') failed!: number;
  @Count('Open tasks.') open!: number;
  @Count('Open stops whose estimated arrival is after their time window.') late!: number;
  @Count('Open stops whose estimated arrival is in the last 15 minutes of their time window.') atRisk!: number;
  @Count('Parcels to deliver or hand back that were not scanned into the vehicle yet.') unloaded!: number;
}

@ObjectType('RunCash', { description: 'The cash of a run, one amount for each currency.' })
export class RunCashType {
  @Many(() => MoneyType, 'Cash on delivery that the driver took in this run and still holds.') collected!: MoneyType[];
  @Many(() => MoneyType, 'Cash on delivery that is still to be taken.') toCollect!: MoneyType[];
  @Money('Change that the driver was given.', nullable) float!: MoneyType | null;

  @Many(() => MoneyType, 'What the driver should hold: collected cash and float. As counted once the run is finished.')
  expected!: MoneyType[];

  @Many(() => MoneyType, 'What was counted; null until the run is finished.', nullable) counted!: MoneyType[] | null;

  @Many(() => MoneyType, 'Counted less expected; negative amounts are missing. Null until the run is finished.', nullable)
  difference!: MoneyType[] | null;
}

@ObjectType('Stop', { description: 'A place in a run, in order.' })
export class StopType {
  @Id('UUID of the stop.') id!: string;
  @Count('Its number in the run, from 1.') sequence!: number;
  @Flag('Whether planning leaves it where it is.') locked!: boolean;
  @When('Start of the time window.', nullable) windowFrom!: Date | null;
  @When('End of the time window.', nullable) windowTo!: Date | null;
  @When('Arrival as planned.', nullable) plannedAt!: Date | null;
  @When('Estimated arrival.', nullable) eta!: Date | null;
  @When('When the driver set out for it.', nullable) begunAt!: Date | null;
  @When('When the driver arrived.', nullable) arrivedAt!: Date | null;
  @When('When its last task ended.', nullable) completedAt!: Date | null;
}

@ArgsType()
export class RunsArgs extends PageArgs {
  @Text('Only runs of this day, YYYY-MM-DD.', nullable) date?: string | null;
  @Text('Only runs from the hub with this UUID.', nullable) hub?: string | null;
  @Text('Only runs of the driver with this UUID.', nullable) driver?: string | null;
  @Choice(runState, 'Only runs in this state.', nullable) state?: RunState | null;
  @Text(200, "Part of the short id, or of the driver's name.", nullable) search?: string | null;
}

@ObjectType('LeftBehindParcel', { description: 'A parcel on the sheet that was not on board when the driver left.' })
export class LeftBehindParcelType {
  @Text('not_loaded when it was not scanned; not_ready when its status did not allow it.') reason!: string;
}

@InputType({ description: 'An amount of money.' })
export class MoneyInput {
  @Decimal('Major units, such as "12.50".') amount!: string | number;
  @Text('ISO 4217 code, such as USD.') currency!: string;
}

@ObjectType('RunSheetFile', { description: 'The stops of a run on paper, as an A4 PDF.' })
export class RunSheetFileType {
  @Text('Suggested file name.') fileName!: string;
  @Bytes('The PDF.') content!: Uint8Array;
}

@ObjectType('TaskCompletion', { description: 'How a driver ended a task.' })
class TaskCompletionType {
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
