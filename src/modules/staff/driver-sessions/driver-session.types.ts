import { ArgsType } from 'type-graphql';
import { Flag, nullable, Text } from '../../../platform/graphql/fields.js';

@ArgsType()
export class OpenDriverSessionArgs {
  @Text('E-mail address, ignoring case.') email!: string;
  @Text('Password.') password!: string;
  @Text('For accounts with two-factor login: an authenticator code or a recovery code. Each is valid once.', nullable) code?: string | null;
  @Text('Random id that the app makes once and keeps on the device: 16 to 64 letters, digits, hyphens or underscores.') deviceId!: string;
  @Text(100, 'Name of the device in the list of sessions.', nullable) deviceName?: string | null;
  @Flag('False for programs: the token is returned instead of kept in a cookie.', { defaultValue: true }) cookie!: boolean;
}
