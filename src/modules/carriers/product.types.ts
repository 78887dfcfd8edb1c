import { Field, Float, InputType } from 'type-graphql';
import { DecimalScalar } from '../../platform/graphql/scalars.js';

@InputType({ description: 'One line of an order. Weight and dimensions are per unit.' })
export class ProductInput {
  @Field(() => String, { description: 'Name of the product. At most 500 characters.' })
  name!: string;

  @Field(() => Float, { description: 'Number of units; a positive whole number.' })
  quantity!: number;

  @Field(() => DecimalScalar, { description: 'Price of one unit in major units.' })
  price!: string | number;

  @Field(() => Float, { description: 'Weight of one unit in grams.' })
  grams!: number;

  @Field(() => Float, { description: 'Length in centimetres.' })
  length!: number;

  @Field(() => Float, { description: 'Width in centimetres.' })
  width!: number;

  @Field(() => Float, { description: 'Height in centimetres.' })
  height!: number;

  @Field(() => Float, { description: 'Volume of one unit in cubic centimetres; 0 to use length x width x height.' })
  volume!: number;

  @Field(() => String, { description: 'ISO 4217 code of the price.' })
  currency!: string;

  @Field(() => String, { nullable: true, description: 'Harmonised System code for customs: 6 to 12 digits, with or without dots.' })
  hsCode?: string | null;

  @Field(() => String, { nullable: true, description: 'Country of origin for customs, ISO 3166-1 alpha-2.' })
  originCountry?: string | null;
}
