import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

@ObjectType('PasswordReset', { simpleResolvers: true, description: 'What a link for a new password is for.' })
export class PasswordResetType {
  @Field(() => String, { description: 'E-mail address for login.' })
  email!: string;

  @Field(() => DateTimeScalar, { description: 'Until when the link works.' })
  expiresAt!: Date;

  @Field(() => Int, {
    description: 'How many API tokens of the seller, or ERP tokens of the member of staff, can end with the old password.',
  })
  tokenCount!: number;
}
