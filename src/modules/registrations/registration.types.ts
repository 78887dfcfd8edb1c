import { ObjectType } from 'type-graphql';
import { nullable, Text, When } from '../../platform/graphql/fields.js';

@ObjectType('Registration', {
  description: 'A pending registration, for the holder of its token.',
})
export class RegistrationType {
  @Text('E-mail address for login.') email!: string;
  @Text('First name.') firstName!: string;
  @Text('Last name.') lastName!: string;
  @Text('Company.', nullable) company!: string | null;
  @When('Deadline for the confirmation.') expiresAt!: Date;
}
