import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../graphql/scalars.js';

@ObjectType({ simpleResolvers: true })
export abstract class LiveChangeType {
  @Field(() => ID, { description: 'UUID of the event. A change with the same UUID is a repetition.' })
  eventId!: string;

  @Field(() => String, { description: 'Pass it as `after` to resume after this change on a new connection.' })
  cursor!: string;

  @Field(() => DateTimeScalar, { description: 'Time of the change.' })
  occurredAt!: Date;
}

@ArgsType()
export class LiveArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Cursor of a change, or `liveCursor`: changes since then arrive first. When absent, only new changes arrive.',
  })
  after?: string | null;
}
