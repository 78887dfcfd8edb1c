import { ObjectType } from 'type-graphql';
import type { ToldParams } from '../../kernel/messages.js';
import { JsonObject, nullable, Text } from './fields.js';

@ObjectType('Remark', { description: 'What is said of something: by the service, or without a variant by others, such as a carrier.' })
export class RemarkType {
  @Text('Code.') code!: string;
  @Text('What is said.') message!: string;
  @Text('Which of the sentences of the code this is.', nullable) variant?: string;
  @JsonObject('The values in the message, by name.', nullable) params?: ToldParams;
}
