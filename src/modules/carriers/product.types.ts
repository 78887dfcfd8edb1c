import { InputType } from 'type-graphql';
import { Decimal, Measure, nullable, Text, byRule } from '../../platform/graphql/fields.js';
import { measureLimits } from './package.rules.js';

@InputType({ description: 'One line of an order. Weight and dimensions are per unit.' })
export class ProductInput {
  @Text(500, 'Name of the product.') name!: string;
  @Measure(measureLimits.quantity, 'Number of units, a whole number.', byRule) quantity!: number;
  @Decimal('Price of one unit in major units.') price!: string | number;
  @Measure(measureLimits.grams, 'Weight of one unit in grams.', byRule) grams!: number;
  @Measure(measureLimits.side, 'Length in centimetres.', byRule) length!: number;
  @Measure(measureLimits.side, 'Width in centimetres.', byRule) width!: number;
  @Measure(measureLimits.side, 'Height in centimetres.', byRule) height!: number;
  @Measure(measureLimits.volume, 'Volume of one unit in cubic centimetres; 0 to use length x width x height.', byRule) volume!: number;
  @Text('ISO 4217 code of the price.') currency!: string;
  @Text('Harmonised System code for customs: 6 to 12 digits, with or without dots.', nullable) hsCode?: string | null;
  @Text('Country of origin for customs, ISO 3166-1 alpha-2.', nullable) originCountry?: string | null;
}
