import { ObjectType } from 'type-graphql';
import { Flag, nullable, Text, When } from '../../platform/graphql/fields.js';

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

@ObjectType('SelfRegistration', { description: 'How strangers become sellers.' })
export class SelfRegistrationType {
  @Flag('Whether anyone may register (`SELF_REGISTRATION`).') open!: boolean;
  @Flag('Whether a mailed link must be opened before the account exists (`REGISTRATION_CONFIRMATION`).') confirmed!: boolean;
}
