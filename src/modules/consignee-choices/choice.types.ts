import { Field, InputType, ObjectType } from 'type-graphql';
import { enumType } from '../../platform/graphql/enum-type.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { GeoPointInput, GeoPointType } from '../shipments/index.js';
import { deliveryChoiceKind, deliveryChoiceState, type DeliveryChoiceKind, type DeliveryChoiceState } from './choices.enums.js';

@ObjectType('DeliveryChoice', { simpleResolvers: true, description: 'What a consignee has chosen.' })
export class DeliveryChoiceType {
  @Field(() => enumType(deliveryChoiceKind), { description: 'What was chosen.' })
  kind!: DeliveryChoiceKind;

  @Field(() => String, { nullable: true, description: 'Name of the neighbour.' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'Flat or house of the neighbour.' })
  flat!: string | null;

  @Field(() => String, { nullable: true, description: 'The wanted day, YYYY-MM-DD, at the destination.' })
  day!: string | null;

  @Field(() => String, { nullable: true, description: 'The other place.' })
  place!: string | null;

  @Field(() => GeoPointType, { nullable: true, description: 'Its point.' })
  point!: GeoPointType | null;

  @Field(() => String, { nullable: true, description: 'Note to the driver.' })
  note!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was chosen.' })
  createdAt!: Date;
}

@ObjectType('DeliveryChoices', { simpleResolvers: true, description: 'What the consignee of a parcel can choose, and has chosen.' })
export class DeliveryChoicesType {
  @Field(() => enumType(deliveryChoiceState), { description: 'Whether a choice is still possible.' })
  state!: DeliveryChoiceState;

  @Field(() => [enumType(deliveryChoiceKind)], { description: 'What can be chosen; empty unless the state is OPEN.' })
  kinds!: DeliveryChoiceKind[];

  @Field(() => [String], { description: 'Days that can be chosen, YYYY-MM-DD, at the destination.' })
  days!: string[];

  @Field(() => Boolean, {
    description: 'Whether the consignee is needed at the door, to pay or to give a code: no neighbour can stand in.',
  })
  needsConsignee!: boolean;

  @Field(() => DeliveryChoiceType, { nullable: true, description: 'The choice that stands.' })
  chosen!: DeliveryChoiceType | null;

  @Field(() => String, { description: 'Name of the shop.' })
  shopName!: string;

  @Field(() => String, { description: 'Reference of the order.' })
  orderReference!: string;

  @Field(() => String, { description: 'Destination city.' })
  city!: string;

  @Field(() => String, { description: 'Our tracking page.' })
  trackingUrl!: string;
}

@ObjectType('TaskChoice', { simpleResolvers: true, description: 'What the consignee of a delivery has chosen, for the driver.' })
export class TaskChoiceType {
  @Field(() => enumType(deliveryChoiceKind), { description: 'What was chosen.' })
  kind!: DeliveryChoiceKind;

  @Field(() => String, { nullable: true, description: 'The neighbour and flat, or the other place.' })
  text!: string | null;

  @Field(() => String, { nullable: true, description: 'The wanted day, YYYY-MM-DD, at the destination.' })
  day!: string | null;

  @Field(() => String, { nullable: true, description: 'Note to the driver.' })
  note!: string | null;

  @Field(() => GeoPointType, { nullable: true, description: 'Point of the other place.' })
  point!: GeoPointType | null;
}

@InputType({ description: 'A choice of a consignee. Fields of other kinds are ignored.' })
export class ChooseDeliveryInput {
  @Field(() => enumType(deliveryChoiceKind), { description: 'What is chosen.' })
  kind!: DeliveryChoiceKind;

  @Field(() => String, { nullable: true, description: 'Name of the neighbour. At most 100 characters. The name or the flat is required.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Flat or house of the neighbour. At most 50 characters.' })
  flat?: string | null;

  @Field(() => String, { nullable: true, description: 'One of the days that can be chosen, YYYY-MM-DD.' })
  day?: string | null;

  @Field(() => String, { nullable: true, description: 'The other place, in the same city. At most 300 characters.' })
  place?: string | null;

  @Field(() => GeoPointInput, { nullable: true, description: 'Its point, within 2 km of the address.' })
  point?: GeoPointInput | null;

  @Field(() => String, { nullable: true, description: 'Note to the driver. At most 300 characters.' })
  note?: string | null;
}
