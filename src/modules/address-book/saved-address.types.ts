import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { enumType } from '../../platform/graphql/enum-type.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { AddressInput, AddressType } from '../addresses/index.js';
import { savedAddressKind, type SavedAddressKind } from './address-book.enums.js';

@ObjectType('SavedAddress', { simpleResolvers: true, description: "An entry of a seller's address book." })
export class SavedAddressType {
  @Field(() => ID, { description: 'UUID of the entry.' })
  id!: string;

  @Field(() => ID, { description: 'UUID of the seller.' })
  sellerId!: string;

  @Field(() => enumType(savedAddressKind), { description: 'What it is used for.' })
  kind!: SavedAddressKind;

  @Field(() => String, { description: 'Name of the entry, such as Head office; unique for its kind, whatever the capitals.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'First name of the contact.' })
  firstName!: string | null;

  @Field(() => String, { nullable: true, description: 'Last name of the contact.' })
  lastName!: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address of the contact.' })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number of the contact.' })
  phone!: string | null;

  @Field(() => AddressType, { description: 'The address.' })
  address!: AddressType;

  @Field(() => DateTimeScalar, { description: 'When it last changed.' })
  updatedAt!: Date;
}

@InputType({ description: 'An address to keep.' })
export class SavedAddressInput {
  @Field(() => enumType(savedAddressKind), { description: 'What it is used for.' })
  kind!: SavedAddressKind;

  @Field(() => String, { description: 'Name of the entry, such as Head office. At most 100 characters.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'First name of the contact. At most 100 characters.' })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: 'Last name of the contact. At most 100 characters.' })
  lastName?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address of the contact. At most 255 characters.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number of the contact. At most 30 characters.' })
  phone?: string | null;

  @Field(() => AddressInput, { description: 'The address.' })
  address!: AddressInput;
}

export const SavedAddressConnection = connectionType('SavedAddress', () => SavedAddressType, 'by name');

@ArgsType()
export class SavedAddressesArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'UUID of the seller. Sellers may omit it; the operator must name one.' })
  sellerId?: string | null;

  @Field(() => enumType(savedAddressKind), { nullable: true, description: 'Only entries of this kind.' })
  kind?: SavedAddressKind | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Part of the name, contact, e-mail address, phone number, street, city or postal code. Shorter than three characters: a prefix. ' +
      'At most 200 characters.',
  })
  search?: string | null;
}
