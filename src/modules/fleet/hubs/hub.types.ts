import { InputType, ObjectType } from 'type-graphql';
import { Flag, Id, Measure, nullable, Text, keptIfAbsent, Phone } from '../../../platform/graphql/fields.js';

@ObjectType('Hub', { description: 'A place where runs begin and end.' })
export class HubType {
  @Id('UUID of the hub.') id!: string;
  @Text('Short name, such as DXB1.') code!: string;
  @Text('Name.') name!: string;
  @Text('Street address.', nullable) address!: string | null;
  @Text('City.', nullable) city!: string | null;
  @Text('ISO 3166-1 alpha-2 code of the country.', nullable) countryCode!: string | null;
  @Measure('Latitude in degrees.', nullable) lat!: number | null;
  @Measure('Longitude in degrees.', nullable) lng!: number | null;
  @Text('IANA time zone. The day of a run is a day of this zone.') timeZone!: string;
  @Text('Phone that consignees may call.', nullable) phone!: string | null;
  @Flag('Whether runs may begin here.') active!: boolean;
  @Text('Weekdays on which parcels are collected, Monday = 1, such as 12345.') pickupDays!: string;

  @Text('Local time, HH:MM, until which a pickup is booked for the same day; null if it may be booked all day.', nullable)
  pickupCutoff!: string | null;
}

@InputType({ description: 'A hub. Absent fields of an existing one keep their values.' })
export class SaveHubInput {
  @Text('UUID of the hub to change; a new one when absent.', nullable) id?: string | null;
  @Text('Short name of 1 to 20 letters, digits and hyphens; unique. Required for a new hub.', nullable) code?: string | null;
  @Text(100, 'Name. Required for a new hub.', keptIfAbsent) name?: string | null;
  @Text(500, 'Street address.', nullable) address?: string | null;
  @Text(100, 'City.', nullable) city?: string | null;
  @Text('ISO 3166-1 alpha-2 code of the country.', nullable) countryCode?: string | null;
  @Measure([-90, 90], 'Latitude; requires the longitude. Planning needs both.', nullable) lat?: number | null;
  @Measure([-180, 180], 'Longitude; requires the latitude.', nullable) lng?: number | null;
  @Text('IANA time zone, such as Asia/Dubai; UTC when absent.', nullable) timeZone?: string | null;
  @Phone('Phone that consignees may call.', nullable) phone?: string | null;
  @Flag('Whether runs may begin here; true when absent.', nullable) active?: boolean | null;
  @Text('Weekdays on which parcels are collected, Monday = 1, such as 12345; every day when absent.', nullable) pickupDays?: string | null;

  @Text('Local time, HH:MM, until which a pickup is booked for the same day; null for all day.', nullable)
  pickupCutoff?: string | null;
}
