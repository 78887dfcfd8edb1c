import { InputType } from 'type-graphql';
import { Count, Flag, Many, Measure, nullable, Text, Phone } from '../../../platform/graphql/fields.js';

@InputType({ description: 'What planning knows of a driver. Absent fields keep their values; null clears them.' })
export class UpdateDriverInput {
  @Text('UUID of the member of staff, whose role must be driver.') staffId!: string;
  @Text(60, 'Vehicle, such as "Van, DXB 12345".', nullable) vehicle?: string | null;
  @Measure([0, 50_000], 'Capacity in kilograms; null means no limit.', nullable) capacityKg?: number | null;
  @Measure([0, 200_000], 'Capacity in litres; null means no limit.', nullable) capacityLitres?: number | null;
  @Count([0, 10_000], 'Capacity in parcels; null means no limit.', nullable) capacityParcels?: number | null;
  @Text('UUID of the hub where their runs begin.', nullable) hubId?: string | null;
  @Phone('Phone of the driver.', nullable) phone?: string | null;
  @Many(() => String, 10, 'Languages as BCP 47 tags, such as ar.', nullable) languages?: string[] | null;
  @Flag('Whether planning may give them a run.', nullable) active?: boolean | null;
}
