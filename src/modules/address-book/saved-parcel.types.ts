import { ArgsType, InputType, ObjectType } from 'type-graphql';
import { Count, Decimal, Id, Measure, Money, nullable, Text, When } from '../../platform/graphql/fields.js';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { MoneyType } from '../../platform/graphql/money.type.js';

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
