import { ObjectType } from 'type-graphql';
import { Count, Flag, Many, nullable, Text, When } from '../../platform/graphql/fields.js';

@ObjectType('TwoFactor', { description: 'Two-factor login of the calling account.' })
export class TwoFactorType {
  @When('When it was switched on; null if off.', nullable) enabledAt!: Date | null;
  @Count('Number of unused recovery codes.') recoveryCodesLeft!: number;
  @Flag('True if the role requires it, so it cannot be switched off.') isRequired!: boolean;
}

@ObjectType('TwoFactorEnrolment', { description: 'Setup data for an authenticator app, shown only once.' })
export class TwoFactorEnrolmentType {
  @Text('Secret in base 32, to type into an app that cannot scan.') secret!: string;
  @Text('The otpauth:// URI encoded in the QR code.') uri!: string;
  @Text('Dark modules of the QR code as an SVG path; one unit is one module.') qrPath!: string;
  @Count('Modules per side of the QR code, without its quiet zone of four modules.') qrSize!: number;
}

@ObjectType('RecoveryCodes', { description: 'Recovery codes for a lost app. Each works once.' })
export class RecoveryCodesType {
  @Many(() => String, 'Ten codes, shown only once.') codes!: readonly string[];
}
