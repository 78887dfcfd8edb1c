import { ArgsType, ObjectType, InputType } from 'type-graphql';
import { Choice, Count, Flag, Id, Many, Money, nullable, Text, When, Decimal, Bytes } from '../../../platform/graphql/fields.js';
import { connectionType, PageArgs } from '../../../platform/graphql/connection.js';
import { MoneyType } from '../../../platform/graphql/money.type.js';
import { runState, type RunState } from '../fleet.enums.js';

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
