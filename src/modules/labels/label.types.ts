import { Field, Int, ObjectType } from 'type-graphql';
import { BytesScalar } from '../../platform/graphql/scalars.js';

@ObjectType('LabelFile', { simpleResolvers: true, description: 'The label of a parcel as a PDF of A4 size.' })
export class LabelFileType {
  @Field(() => String, { description: 'Name to save it under: shipment and day of the label.' })
  fileName!: string;

  @Field(() => Int, { description: 'Counts the changes of what is collected, from 1. It is printed on the label.' })
  version!: number;

  @Field(() => String, { description: 'Changes when anything on the label changes.' })
  etag!: string;

  @Field(() => BytesScalar, { nullable: true, description: 'The PDF; null when the caller knows this etag.' })
  content!: Uint8Array | null;
}

@ObjectType('ShipmentLabel', { simpleResolvers: true, description: 'Where the label of a shipment is.' })
export class ShipmentLabelType {
  @Field(() => String, { description: 'Address of the PDF. Whoever has it can download the label.' })
  url!: string;

  @Field(() => Int, { description: 'Counts the changes of what is collected, from 1. Labels with a smaller number are out of date.' })
  version!: number;

  @Field(() => String, { description: 'Day of the label, YYYY-MM-DD.' })
  date!: string;
}
