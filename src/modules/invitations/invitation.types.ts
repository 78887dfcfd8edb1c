import { Field, InputType, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { SellerType } from '../sellers/index.js';

@InputType({ description: 'A seller who is asked in.' })
export class InviteSellerInput {
  @Field(() => String, { description: 'E-mail address for login, to which the invitation is sent; unique, whatever its case.' })
  email!: string;

  @Field(() => String, { description: 'First name. At most 100 characters.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name. At most 100 characters.' })
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'Company name. At most 100 characters.' })
  company?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number. At most 30 characters.' })
  phone?: string | null;
}

@ObjectType('Invitation', { simpleResolvers: true, description: 'Who was asked in, as far as whoever has the token may know.' })
export class InvitationType {
  @Field(() => String, { description: 'E-mail address for login.' })
  email!: string;

  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'Company.' })
  company!: string | null;

  @Field(() => DateTimeScalar, { description: 'Until when it can be accepted.' })
  expiresAt!: Date;
}

@ObjectType('SellerInvitation', { simpleResolvers: true, description: 'An invitation that was sent.' })
export class SellerInvitationType {
  @Field(() => SellerType, { description: 'The seller, who can log in once a password is set.' })
  seller!: SellerType;

  @Field(() => DateTimeScalar, { description: 'Until when it can be accepted.' })
  expiresAt!: Date;
}
