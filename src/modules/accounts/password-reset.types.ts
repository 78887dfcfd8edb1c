import { ObjectType } from 'type-graphql';
import { Count, Flag, Text, When } from '../../platform/graphql/fields.js';

@ObjectType('PasswordReset', { description: 'What a password reset link is for.' })
export class PasswordResetType {
  @Text('Login e-mail address.') email!: string;
  @When('When the link expires.') expiresAt!: Date;

  @Count('Number of API tokens of the seller, or ERP tokens of the staff member, that can be revoked with the old password.')
  tokenCount!: number;

  @Flag('Whether it is the account of a driver, who signs in to the app for drivers.') isDriver!: boolean;
}
