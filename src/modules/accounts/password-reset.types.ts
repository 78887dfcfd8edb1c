import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

@ObjectType('PasswordReset', { simpleResolvers: true, description: 'What a password reset link is for.' })
export class PasswordResetType {
  @Field(() => String, { description: 'Login e-mail address.' })
  email!: string;

  @Field(() => DateTimeScalar, { description: 'When the link expires.' })
  expiresAt!: Date;

  @Field(() => Int, {
    description: 'Number of API tokens of the seller, or ERP tokens of the staff member, that can be revoked with the old password.',
  })
  tokenCount!: number;
}
