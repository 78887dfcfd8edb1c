import { ObjectType } from 'type-graphql';
import { nullable, Text } from './fields.js';

@ObjectType('Warning', { description: 'A problem with input that was accepted.' })
export class WarningType {
  @Text('Dotted path of the field; null for the whole request.', nullable) field!: string | null;
  @Text('Code, such as SUBTOTAL_MISMATCH.') code!: string;
  @Text('What looks wrong.') message!: string;
}
