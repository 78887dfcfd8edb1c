import { ArgsType, Field } from 'type-graphql';

@ArgsType()
export class OpenDriverSessionArgs {
  @Field(() => String, { description: 'E-mail address, ignoring case.' })
  email!: string;

  @Field(() => String, { description: 'Password.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'For accounts with two-factor login: an authenticator code or a recovery code. Each is valid once.',
  })
  code?: string | null;

  @Field(() => String, {
    description: 'Random id that the app makes once and keeps on the device: 16 to 64 letters, digits, hyphens or underscores.',
  })
  deviceId!: string;

  @Field(() => String, { nullable: true, description: 'Name of the device in the list of sessions. At most 100 characters.' })
  deviceName?: string | null;

  @Field(() => Boolean, { defaultValue: true, description: 'False for programs: the token is returned instead of kept in a cookie.' })
  cookie!: boolean;
}
