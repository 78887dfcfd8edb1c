import { InputType, ObjectType } from 'type-graphql';
import { Measure, nullable, Text, mayBeBlank } from '../../platform/graphql/fields.js';

@InputType({ description: 'A postal address.' })
export class AddressInput {
  @Text(500, 'Street address including extra lines.') address!: string;
  @Text(100, 'City.') city!: string;
  @Text(100, 'State or region, by code or name; null if none.', nullable) state?: string | null;
  @Text('ISO 3166-1 alpha-2 code, such as AE. May be empty where `country` names exactly one country.') countryCode!: string;
  @Text(100, 'Name of the country; derived from the code if absent.', nullable) country?: string | null;
  @Text(20, 'Postal code; empty if addresses of the country need none.', mayBeBlank) zip!: string;
  @Measure('Latitude in degrees; requires the longitude.', nullable) lat?: number | null;
  @Measure('Longitude in degrees; requires the latitude.', nullable) lng?: number | null;
  @Text(100, 'Company at this address.', nullable) company?: string | null;
  @Text(500, 'What the driver should know, such as the gate.', nullable) deliveryNote?: string | null;
}

@ObjectType('Address', { description: 'A postal address.' })
export class AddressType {
  @Text('Street address including extra lines.') address!: string;
  @Text('City.') city!: string;
  @Text('State or region.', nullable) state!: string | null;
  @Text('ISO 3166-1 alpha-2 code.') countryCode!: string;
  @Text('Name of the country.') country!: string;
  @Text('Postal code; empty if the country has none.') zip!: string;
  @Measure('Latitude in degrees.', nullable) lat!: number | null;
  @Measure('Longitude in degrees.', nullable) lng!: number | null;
  @Text('Company at this address.', nullable) company?: string | null;
  @Text('What the driver should know, such as the gate.', nullable) deliveryNote?: string | null;
}
