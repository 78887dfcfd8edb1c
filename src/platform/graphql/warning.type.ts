import { ObjectType } from 'type-graphql';
import { JsonObject, nullable, Text } from './fields.js';

@ObjectType('Warning', { description: 'A problem with input that was accepted.' })
export class WarningType {
  @Text('Dotted path of the field; null for the whole request.', nullable) field!: string | null;
  @Text('Code, such as SUBTOTAL_MISMATCH.') code!: string;
  @Text('What looks wrong.') message!: string;
  @Text('Which of the sentences of the code this is, if it has several.', nullable) variant?: string | null;
  @JsonObject('The values in the message, by name.', nullable) params?: unknown;
}
