import { ArgsType, ObjectType } from 'type-graphql';
import { Id, nullable, Text, When } from '../graphql/fields.js';

@ObjectType({ simpleResolvers: true })
export abstract class LiveChangeType {
  @Id('UUID of the event. A change with the same UUID is a repetition.') eventId!: string;
  @Text('Pass it as `after` to resume after this change on a new connection.') cursor!: string;
  @When('Time of the change.') occurredAt!: Date;
}

@ArgsType()
export class LiveArgs {
  @Text('Cursor of a change, or `liveCursor`: changes since then arrive first. When absent, only new changes arrive.', nullable)
  after?: string | null;
}
