import { ArgsType, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { DateTimeScalar, DecimalScalar } from '../../platform/graphql/scalars.js';

@ObjectType('SavedParcel', { simpleResolvers: true, description: 'A box that a seller often ships, with its usual contents.' })
export class SavedParcelType {
  @Field(() => ID, { description: 'UUID of the parcel.' })
  id!: string;

  @Field(() => ID, { description: 'UUID of the seller.' })
  sellerId!: string;

  @Field(() => String, { description: 'Name, such as Shoe box; unique, whatever the capitals.' })
  name!: string;

  @Field(() => Int, { description: 'Weight of the packed parcel in grams.' })
  grams!: number;

  @Field(() => Float, { description: 'Length in centimetres.' })
  length!: number;

  @Field(() => Float, { description: 'Width in centimetres.' })
  width!: number;

  @Field(() => Float, { description: 'Height in centimetres.' })
  height!: number;

  @Field(() => String, { nullable: true, description: 'What is usually in it.' })
  contents!: string | null;

  @Field(() => MoneyType, { nullable: true, description: 'Usual value of the contents.' })
  price!: MoneyType | null;

  @Field(() => DateTimeScalar, { description: 'When it last changed.' })
  updatedAt!: Date;
}

@InputType({ description: 'A parcel to keep.' })
export class SavedParcelInput {
  @Field(() => String, { description: 'Name, such as Shoe box. At most 100 characters.' })
  name!: string;

  @Field(() => Int, { description: 'Weight of the packed parcel in grams, from 1 to 1,000,000.' })
  grams!: number;

  @Field(() => Float, { description: 'Length in centimetres, from 0.1 to 1,000 with at most one decimal.' })
  length!: number;

  @Field(() => Float, { description: 'Width in centimetres, as the length.' })
  width!: number;

  @Field(() => Float, { description: 'Height in centimetres, as the length.' })
  height!: number;

  @Field(() => String, { nullable: true, description: 'What is usually in it. At most 500 characters.' })
  contents?: string | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'Usual value of the contents; requires the currency.' })
  price?: string | number | null;

  @Field(() => String, { nullable: true, description: 'ISO 4217 code of the value.' })
  currency?: string | null;
}

export const SavedParcelConnection = connectionType('SavedParcel', () => SavedParcelType, 'by name');

@ArgsType()
export class SavedParcelsArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'UUID of the seller. Sellers may omit it; the operator must name one.' })
  sellerId?: string | null;

  @Field(() => String, { nullable: true, description: 'Part of the name or contents. At most 200 characters.' })
  search?: string | null;
}
