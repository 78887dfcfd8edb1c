import { InputType, ObjectType } from 'type-graphql';
import { Id, JsonObject, nullable, Text } from '../../../platform/graphql/fields.js';
import { SellerChanges } from '../../sellers/index.js';

@InputType({ description: 'Changes of a seller, at least one. Absent fields keep their values.' })
export class UpdateSellerInput extends SellerChanges {
  @Text('UUID or name of the plan that applies from now on.', nullable) planId?: string | null;
}

@ObjectType('SellerWarning', { description: 'A part of a change that has not taken effect, and why.' })
export class SellerWarningType {
  @Text('The field that keeps its value for now.') field!: string;
  @Text('NEEDS_APPROVAL: another super administrator must approve it.') code!: string;
  @Text('What is pending, and why.') message!: string;
  @Text('Which of the sentences of the code this is, if it has several.', nullable) variant?: string | null;
  @JsonObject('The values in the message, by name.', nullable) params?: unknown;
  @Id('UUID of the request for approval.') approvalRequestId!: string;
}
