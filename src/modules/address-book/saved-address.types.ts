import { ArgsType, InputType, ObjectType } from 'type-graphql';
import { Choice, Email, Id, nullable, One, Text, When, Phone } from '../../platform/graphql/fields.js';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { AddressInput, AddressType } from '../addresses/index.js';
import { savedAddressKind, type SavedAddressKind } from './address-book.enums.js';

@ObjectType('SavedAddress', { description: "An entry of a seller's address book." })
export class SavedAddressType {
  @Id('UUID of the entry.') id!: string;
  @Id('UUID of the seller.') sellerId!: string;
  @Choice(savedAddressKind, 'What it is used for.') kind!: SavedAddressKind;
  @Text('Name of the entry, such as Head office; unique for its kind, whatever the capitals.') name!: string;
  @Text('First name of the contact.', nullable) firstName!: string | null;
  @Text('Last name of the contact.', nullable) lastName!: string | null;
  @Text('E-mail address of the contact.', nullable) email!: string | null;
  @Text('Phone number of the contact.', nullable) phone!: string | null;
  @One(() => AddressType, 'The address.') address!: AddressType;
  @When('When it last changed.') updatedAt!: Date;
}

@InputType({ description: 'An address to keep.' })
export class SavedAddressInput {
  @Choice(savedAddressKind, 'What it is used for.') kind!: SavedAddressKind;
  @Text(100, 'Name of the entry, such as Head office.') name!: string;
  @Text(100, 'First name of the contact.', nullable) firstName?: string | null;
  @Text(100, 'Last name of the contact.', nullable) lastName?: string | null;
  @Email('E-mail address of the contact.', nullable) email?: string | null;
  @Phone('Phone number of the contact.', nullable) phone?: string | null;
  @One(() => AddressInput, 'The address.') address!: AddressInput;
}

export const SavedAddressConnection = connectionType('SavedAddress', () => SavedAddressType, 'by name');

@ArgsType()
export class SavedAddressesArgs extends PageArgs {
  @Text('UUID of the seller. Sellers may omit it; the operator must name one.', nullable) sellerId?: string | null;
  @Choice(savedAddressKind, 'Only entries of this kind.', nullable) kind?: SavedAddressKind | null;

  @Text(
    200,
    'Part of the name, contact, e-mail address, phone number, street, city or postal code. Shorter than three characters: a prefix.',
    nullable,
  )
  search?: string | null;
}
