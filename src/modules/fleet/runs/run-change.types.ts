import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { enumType } from '../../../platform/graphql/enum-type.js';
import { LiveArgs, LiveChangeType } from '../../../platform/live/live-change.types.js';
import { runState, type RunState } from '../fleet.enums.js';

@ObjectType('RunChange', { simpleResolvers: true, description: 'A change of a run, its stops or tasks, in real time.' })
export class RunChangeType extends LiveChangeType {
  @Field(() => ID, { description: 'UUID of the run.' })
  runId!: string;

  @Field(() => ID, { description: 'UUID of the driver.' })
  driverId!: string;

  @Field(() => enumType(runState), { description: 'State after the change.' })
  state!: RunState;

  @Field(() => Int, { description: 'Rises with every change of the run.' })
  revision!: number;

  @Field(() => String, {
    description:
      'What happened: planned, assigned, unassigned, reordered, locked, loaded, started, arrived, task_ended, finished, address_changed ' +
      'or consignee_choice.',
  })
  cause!: string;
}

@ArgsType()
export class RunChangedArgs extends LiveArgs {
  @Field(() => String, { nullable: true, description: 'UUID or short id of a run; limits the stream to it.' })
  run?: string | null;

  @Field(() => String, { nullable: true, description: 'UUID of a driver; limits the stream to their runs.' })
  driver?: string | null;

  @Field(() => String, { nullable: true, description: 'UUID of a hub; limits the stream to its runs.' })
  hub?: string | null;

  @Field(() => String, { nullable: true, description: 'A day, YYYY-MM-DD; limits the stream to runs of that day.' })
  date?: string | null;
}
