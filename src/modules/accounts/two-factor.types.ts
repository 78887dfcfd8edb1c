import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

@ObjectType('TwoFactor', { simpleResolvers: true, description: 'Two-factor login of the account that asks.' })
export class TwoFactorType {
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was switched on; null while it is off.' })
  enabledAt!: Date | null;

  @Field(() => Int, { description: 'How many recovery codes were not used yet.' })
  recoveryCodesLeft!: number;

  @Field(() => Boolean, { description: 'True when the role of the account needs it, so that it cannot be switched off.' })
  isRequired!: boolean;
}

@ObjectType('TwoFactorEnrolment', { simpleResolvers: true, description: 'What an authenticator app needs, shown this once.' })
export class TwoFactorEnrolmentType {
  @Field(() => String, { description: 'The secret in base 32, to type into the app where it cannot scan.' })
  secret!: string;

  @Field(() => String, { description: 'The otpauth:// URI that the QR code holds.' })
  uri!: string;

  @Field(() => String, { description: 'The dark modules of the QR code as the path of an SVG; its unit is one module.' })
  qrPath!: string;

  @Field(() => Int, { description: 'Modules along one side of the QR code, without the quiet zone of four around it.' })
  qrSize!: number;
}

@ObjectType('RecoveryCodes', { simpleResolvers: true, description: 'Codes for the day on which the app is lost. Each works once.' })
export class RecoveryCodesType {
  @Field(() => [String], { description: 'Ten codes, shown this once.' })
  codes!: readonly string[];
}
