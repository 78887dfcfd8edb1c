import { Field, ObjectType } from 'type-graphql';

@ObjectType('Warning', { simpleResolvers: true, description: 'A problem with input that was accepted.' })
export class WarningType {
  @Field(() => String, { nullable: true, description: 'Dotted path of the field; null for the whole request.' })
  field!: string | null;

  @Field(() => String, { description: 'Code, such as SUBTOTAL_MISMATCH.' })
  code!: string;

  @Field(() => String, { description: 'What looks wrong.' })
  message!: string;
}
