import { ObjectType } from 'type-graphql';
import { Choice, Count, Decimal, Flag, Id, Money, nullable, Text } from '../../platform/graphql/fields.js';
import { MoneyType } from '../../platform/graphql/money.type.js';
import { type CarrierKind, carrierKind, type PickupDropoff, pickupDropoff } from './carriers.enums.js';

@ObjectType('CarrierService', {
  description: 'A service of a carrier, with its limits. Shops choose among services.',
})
export class CarrierServiceType {
  @Id('UUID of the service.') id!: string;
  @Text('Code, such as SVC_ECO.') code!: string;
  @Text('Name of the service.') name!: string;
  @Flag('False while the service is not offered.') active!: boolean;
  @Flag('True when the service delivers within a country.') domestic!: boolean;
  @Flag('True when the service delivers across borders.') international!: boolean;
  @Flag('True when the service accepts documents.') documents!: boolean;
  @Flag('True when the service accepts goods other than documents.') nonDocuments!: boolean;
  @Flag('True when the driver collects cash on delivery.') supportsCod!: boolean;
  @Money('Maximum amount of cash on delivery; null for no limit.', nullable) codMaxAmount!: MoneyType | null;
  @Decimal('Minimum chargeable weight in kilograms.', nullable) minWeightKg!: string | null;
  @Decimal('Maximum actual and chargeable weight in kilograms, inclusive.', nullable) maxWeightKg!: string | null;
  @Count('Maximum length of the longest side in centimetres, inclusive.', nullable) maxLengthCm!: number | null;

  @Count('Maximum girth in centimetres, inclusive: the longest side plus twice the sum of the two others.', nullable)
  maxGirthCm!: number | null;

  @Count('Cubic centimetres that count as one kilogram.') volumetricDivisor!: number;
  @Decimal('Chargeable weight is rounded up to a multiple of this, in kilograms.') weightStepKg!: string;
  @Count('Minimum days until delivery.') minTransitDays!: number;
  @Count('Maximum days until delivery.') maxTransitDays!: number;
  @Choice(pickupDropoff, 'Where the parcel is picked up and delivered.') pickupDropoff!: PickupDropoff;
  @Flag('True when parcels go to the recipient without passing through the hub.') skipHub!: boolean;

  @Text('Cut-off time, HH:MM in local time of the origin: later orders count for the next day. Null for none.', nullable)
  cutoffTime!: string | null;

  @Text('Weekdays on which the service operates, Monday = 1, such as 12345.') workDays!: string;
}

@ObjectType('Carrier', { description: 'A company that carries parcels, including the own fleet.' })
export class CarrierType {
  @Id('UUID of the carrier.') id!: string;
  @Text('Code, such as SVC.') code!: string;
  @Text('Name of the carrier.') name!: string;
  @Choice(carrierKind, 'How the carrier is priced and booked.') kind!: CarrierKind;
  @Flag('False while none of its services are offered.') active!: boolean;

  @Text("URL of the carrier's tracking page, with the placeholder {awb}; null for our own page.", nullable)
  trackingUrlTemplate!: string | null;
}
