import { ObjectType } from 'type-graphql';
import { Flag, Many, nullable, One, Text } from '../../platform/graphql/fields.js';

@ObjectType('SuggestedAddress', { description: 'An address as the carrier would write it.' })
export class SuggestedAddressType {
  @Many(() => String, 'Lines of the street address.') lines!: readonly string[];
  @Text('City.') city!: string;
  @Text('State or region.', nullable) state?: string | null;
  @Text('Postal code.', nullable) zip?: string | null;
  @Text('ISO 3166-1 alpha-2 code.') countryCode!: string;
}

@ObjectType('CheckedAddress', { description: 'What a connected carrier says about an address.' })
export class CheckedAddressType {
  @Flag('Whether the carrier can deliver there.') deliverable!: boolean;
  @Many(() => String, "What is wrong with it, in the carrier's words.") messages!: readonly string[];

  @One(() => SuggestedAddressType, 'The address as the carrier would write it; null if it proposes none.', nullable)
  suggestion!: SuggestedAddressType | null;
}
