import { Field, ObjectType } from 'type-graphql';

@ObjectType('Warning', { simpleResolvers: true, description: 'Something that was accepted but looks wrong.' })
export class WarningType {
  @Field(() => String, { nullable: true, description: 'Dotted path of the field; null for the whole request.' })
  field!: string | null;

  @Field(() => String, { description: 'Code, such as SUBTOTAL_MISMATCH.' })
  code!: string;

  @Field(() => String, { description: 'What is odd about it.' })
  message!: string;
}
