import { ArgsType, InputType, ObjectType } from 'type-graphql';
import {
  Choice,
  Email,
  Flag,
  Id,
  nullable,
  One,
  Text,
  When,
  Phone,
  Count,
  Decimal,
  Measure,
  Money,
} from '../../platform/graphql/fields.js';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { AddressInput, AddressType } from '../addresses/index.js';
import { originSource, savedAddressKind, type OriginSource, type SavedAddressKind } from './address-book.enums.js';

@ObjectType('SavedAddress', { description: "An entry of a seller's address book." })
export class SavedAddressType {
  @Id('UUID of the entry.') id!: string;
  @Id('UUID of the seller.') sellerId!: string;
  @Choice(savedAddressKind, 'What it is used for.') kind!: SavedAddressKind;
  @Text('Name of the entry, such as Head office; unique for its kind, whatever the capitals.') name!: string;
  @Text('What the seller calls it elsewhere, such as the number of the shopper in an ERP.', nullable) reference!: string | null;
  @Text('First name of the contact.', nullable) firstName!: string | null;
  @Text('Last name of the contact.', nullable) lastName!: string | null;
  @Text('E-mail address of the contact.', nullable) email!: string | null;
  @Text('Phone number of the contact.', nullable) phone!: string | null;
  @One(() => AddressType, 'The address.') address!: AddressType;
  @Flag('True for the origin that new shipments start at.') isDefault!: boolean;
  @When('When it last changed.') updatedAt!: Date;
}

@InputType({ description: 'An address to keep.' })
export class SavedAddressInput {
  @Choice(savedAddressKind, 'What it is used for.') kind!: SavedAddressKind;
  @Text(100, 'Name of the entry, such as Head office.') name!: string;
  @Text(60, 'What you call it elsewhere, such as the number of the shopper in your ERP.', nullable) reference?: string | null;
  @Text(100, 'First name of the contact.', nullable) firstName?: string | null;
  @Text(100, 'Last name of the contact.', nullable) lastName?: string | null;
  @Email('E-mail address of the contact.', nullable) email?: string | null;
  @Phone('Phone number of the contact.', nullable) phone?: string | null;
  @One(() => AddressInput, 'The address.') address!: AddressInput;

  @Flag(
    'True makes new shipments start at this origin instead of the earlier one. Absent: stays as it is, and false for a new entry.',
    nullable,
  )
  isDefault?: boolean | null;
}

export const SavedAddressConnection = connectionType('SavedAddress', () => SavedAddressType, 'by name');

@ArgsType()
export class SavedAddressesArgs extends PageArgs {
  @Text('UUID of the seller. Sellers may omit it; the operator must name one.', nullable) sellerId?: string | null;
  @Choice(savedAddressKind, 'Only entries of this kind.', nullable) kind?: SavedAddressKind | null;

  @Text(
    200,
    'Part of the name, reference, contact, e-mail address, phone number, street, city or postal code. Shorter than three characters: a prefix.',
    nullable,
  )
  search?: string | null;
}

@ObjectType('RecipientSuggestion', { description: 'A recipient that fits what is typed.' })
export class RecipientSuggestionType {
  @Id('UUID of the entry of the address book; null if it is known from earlier parcels only.', nullable) savedAddressId!: string | null;
  @Text('Name of the entry, else of the recipient.') name!: string;
  @Text('First name; may be empty.') firstName!: string;
  @Text('Last name; may be empty.') lastName!: string;
  @Text('E-mail address.', nullable) email!: string | null;
  @Text('Phone number as it was typed.', nullable) phone!: string | null;
  @One(() => AddressType, 'The address.') address!: AddressType;
  @When('When the latest parcel went there; null for an entry of the address book.', nullable) usedAt!: Date | null;
}

@ArgsType()
export class RecipientSuggestionsArgs {
  @Text('UUID of the seller. Sellers may omit it; the operator must name one.', nullable) sellerId?: string | null;

  @Text(
    200,
    'Part of the name, company, e-mail address, phone number, street, city or postal code; shorter than three characters: how it begins. Absent: the latest recipients.',
    nullable,
  )
  search?: string | null;

  @Count([1, 20], 'How many at most.', { defaultValue: 8 }) first!: number;
}

@ObjectType('DefaultOrigin', { description: 'The address that new shipments of a seller start at.' })
export class DefaultOriginType {
  @Choice(originSource, 'Where it is known from.') source!: OriginSource;
  @Text('What it is called: the entry, the location or the business.') name!: string;
  @One(() => AddressType, 'The address.') address!: AddressType;
}

@ObjectType('SavedParcel', { description: 'A box that a seller often ships, with its usual contents.' })
export class SavedParcelType {
  @Id('UUID of the parcel.') id!: string;
  @Id('UUID of the seller.') sellerId!: string;
  @Text('Name, such as Shoe box; unique, whatever the capitals.') name!: string;
  @Count('Weight of the packed parcel in grams.') grams!: number;
  @Measure('Length in centimetres.') length!: number;
  @Measure('Width in centimetres.') width!: number;
  @Measure('Height in centimetres.') height!: number;
  @Text('What is usually in it.', nullable) contents!: string | null;
  @Money('Usual value of the contents.', nullable) price!: MoneyType | null;
  @When('When it last changed.') updatedAt!: Date;
}

@InputType({ description: 'A parcel to keep.' })
export class SavedParcelInput {
  @Text(100, 'Name, such as Shoe box.') name!: string;
  @Count([1, 1_000_000], 'Weight of the packed parcel in grams.') grams!: number;
  @Measure('Length in centimetres, from 0.1 to 1,000 with at most one decimal.') length!: number;
  @Measure('Width in centimetres, as the length.') width!: number;
  @Measure('Height in centimetres, as the length.') height!: number;
  @Text(500, 'What is usually in it.', nullable) contents?: string | null;
  @Decimal('Usual value of the contents; requires the currency.', nullable) price?: string | number | null;
  @Text('ISO 4217 code of the value.', nullable) currency?: string | null;
}

export const SavedParcelConnection = connectionType('SavedParcel', () => SavedParcelType, 'by name');

@ArgsType()
export class SavedParcelsArgs extends PageArgs {
  @Text('UUID of the seller. Sellers may omit it; the operator must name one.', nullable) sellerId?: string | null;
  @Text(200, 'Part of the name or contents.', nullable) search?: string | null;
}
