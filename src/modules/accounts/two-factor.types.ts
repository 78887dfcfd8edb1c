import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

@ObjectType('TwoFactor', { simpleResolvers: true, description: 'Two-factor login of the calling account.' })
export class TwoFactorType {
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was switched on; null if off.' })
  enabledAt!: Date | null;

  @Field(() => Int, { description: 'Number of unused recovery codes.' })
  recoveryCodesLeft!: number;

  @Field(() => Boolean, { description: 'True if the role requires it, so it cannot be switched off.' })
  isRequired!: boolean;
}

@ObjectType('TwoFactorEnrolment', { simpleResolvers: true, description: 'Setup data for an authenticator app, shown only once.' })
export class TwoFactorEnrolmentType {
  @Field(() => String, { description: 'Secret in base 32, to type into an app that cannot scan.' })
  secret!: string;

  @Field(() => String, { description: 'The otpauth:// URI encoded in the QR code.' })
  uri!: string;

  @Field(() => String, { description: 'Dark modules of the QR code as an SVG path; one unit is one module.' })
  qrPath!: string;

  @Field(() => Int, { description: 'Modules per side of the QR code, without its quiet zone of four modules.' })
  qrSize!: number;
}

@ObjectType('RecoveryCodes', { simpleResolvers: true, description: 'Recovery codes for a lost app. Each works once.' })
export class RecoveryCodesType {
  @Field(() => [String], { description: 'Ten codes, shown only once.' })
  codes!: readonly string[];
}
