import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

@ObjectType('Registration', {
  simpleResolvers: true,
  description: 'A pending registration, for the holder of its token.',
})
export class RegistrationType {
  @Field(() => String, { description: 'E-mail address for login.' })
  email!: string;

  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'Company.' })
  company!: string | null;

  @Field(() => DateTimeScalar, { description: 'Deadline for the confirmation.' })
  expiresAt!: Date;
}
