import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../graphql/scalars.js';

@ObjectType({ simpleResolvers: true })
export abstract class LiveChangeType {
  @Field(() => ID, { description: 'UUID of the event; the same one told again is a repetition.' })
  eventId!: string;

  @Field(() => String, { description: 'Pass it as `after` to go on behind this change, on a new connection.' })
  cursor!: string;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  occurredAt!: Date;
}

@ArgsType()
export class LiveArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Cursor of a change, or `liveCursor`: what has happened since is told first. From now on when absent.',
  })
  after?: string | null;
}
