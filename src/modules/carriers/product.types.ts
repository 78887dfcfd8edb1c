import { InputType } from 'type-graphql';
import { Decimal, Measure, nullable, Text } from '../../platform/graphql/fields.js';

@InputType({ description: 'One line of an order. Weight and dimensions are per unit.' })
export class ProductInput {
  @Text(500, 'Name of the product.') name!: string;
  @Measure('Number of units; a positive whole number.') quantity!: number;
  @Decimal('Price of one unit in major units.') price!: string | number;
  @Measure('Weight of one unit in grams.') grams!: number;
  @Measure('Length in centimetres.') length!: number;
  @Measure('Width in centimetres.') width!: number;
  @Measure('Height in centimetres.') height!: number;
  @Measure('Volume of one unit in cubic centimetres; 0 to use length x width x height.') volume!: number;
  @Text('ISO 4217 code of the price.') currency!: string;
  @Text('Harmonised System code for customs: 6 to 12 digits, with or without dots.', nullable) hsCode?: string | null;
  @Text('Country of origin for customs, ISO 3166-1 alpha-2.', nullable) originCountry?: string | null;
}
