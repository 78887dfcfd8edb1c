import { Field, Float, InputType, Int } from 'type-graphql';

@InputType({ description: 'What planning knows of a driver. Absent fields keep their values; null clears them.' })
export class UpdateDriverInput {
  @Field(() => String, { description: 'UUID of the member of staff, whose role must be driver.' })
  staffId!: string;

  @Field(() => String, { nullable: true, description: 'Vehicle, such as "Van, DXB 12345". At most 60 characters.' })
  vehicle?: string | null;

  @Field(() => Float, { nullable: true, description: 'Capacity in kilograms, at most 50,000; null means no limit.' })
  capacityKg?: number | null;

  @Field(() => Float, { nullable: true, description: 'Capacity in litres, at most 200,000; null means no limit.' })
  capacityLitres?: number | null;

  @Field(() => Int, { nullable: true, description: 'Capacity in parcels, at most 10,000; null means no limit.' })
  capacityParcels?: number | null;

  @Field(() => String, { nullable: true, description: 'UUID of the hub where their runs begin.' })
  hubId?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone of the driver.' })
  phone?: string | null;

  @Field(() => [String], { nullable: true, description: 'Languages as BCP 47 tags, such as ar. At most 10.' })
  languages?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether planning may give them a run.' })
  active?: boolean | null;
}
