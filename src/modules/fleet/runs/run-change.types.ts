import { ArgsType, ObjectType } from 'type-graphql';
import { Choice, Count, Id, nullable, Text } from '../../../platform/graphql/fields.js';
import { LiveArgs, LiveChangeType } from '../../../platform/live/live-change.types.js';
import { runState, type RunState } from '../fleet.enums.js';

@ObjectType('RunChange', { description: 'A change of a run, its stops or tasks, in real time.' })
export class RunChangeType extends LiveChangeType {
  @Id('UUID of the run.') runId!: string;
  @Id('UUID of the driver.') driverId!: string;
  @Choice(runState, 'State after the change.') state!: RunState;
  @Count('Rises with every change of the run.') revision!: number;

  @Text(
    'What happened: planned, assigned, unassigned, reordered, locked, loaded, started, arrived, task_ended, finished, address_changed ' +
      'or consignee_choice.',
  )
  cause!: string;
}

@ArgsType()
export class RunChangedArgs extends LiveArgs {
  @Text('UUID or short id of a run; limits the stream to it.', nullable) run?: string | null;
  @Text('UUID of a driver; limits the stream to their runs.', nullable) driver?: string | null;
  @Text('UUID of a hub; limits the stream to its runs.', nullable) hub?: string | null;
  @Text('A day, YYYY-MM-DD; limits the stream to runs of that day.', nullable) date?: string | null;
}
