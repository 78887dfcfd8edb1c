import { InputType, ObjectType } from 'type-graphql';
import { Choice, Choices, Flag, Many, nullable, One, Text, When } from '../../platform/graphql/fields.js';
import { GeoPointInput, GeoPointType } from '../shipments/index.js';
import { deliveryChoiceKind, deliveryChoiceState, type DeliveryChoiceKind, type DeliveryChoiceState } from './choices.enums.js';

@ObjectType('DeliveryChoice', { description: 'What a consignee has chosen.' })
export class DeliveryChoiceType {
  @Choice(deliveryChoiceKind, 'What was chosen.') kind!: DeliveryChoiceKind;
  @Text('Name of the neighbour.', nullable) name!: string | null;
  @Text('Flat or house of the neighbour.', nullable) flat!: string | null;
  @Text('The wanted day, YYYY-MM-DD, at the destination.', nullable) day!: string | null;
  @Text('The other place.', nullable) place!: string | null;
  @One(() => GeoPointType, 'Its point.', nullable) point!: GeoPointType | null;
  @Text('Note to the driver.', nullable) note!: string | null;
  @When('When it was chosen.') createdAt!: Date;
}

@ObjectType('FailedDelivery', { description: 'The delivery attempt that failed last.' })
export class FailedDeliveryType {
  @When('When it failed.') at!: Date;
  @Text('IANA time zone of the destination.') timeZone!: string;
  /** The field `reason` is its text in a language. */
  reasonCode!: string | null;
}

@ObjectType('DeliveryChoices', { description: 'What the consignee of a parcel can choose, and has chosen.' })
export class DeliveryChoicesType {
  @Choice(deliveryChoiceState, 'Whether a choice is still possible.') state!: DeliveryChoiceState;
  @Choices(deliveryChoiceKind, 'What can be chosen; empty unless the state is OPEN.') kinds!: DeliveryChoiceKind[];
  @Many(() => String, 'Days that can be chosen, YYYY-MM-DD, at the destination.') days!: string[];
  @Flag('Whether the consignee is needed at the door, to pay or to give a code: no neighbour can stand in.') needsConsignee!: boolean;
  @One(() => DeliveryChoiceType, 'The choice that stands.', nullable) chosen!: DeliveryChoiceType | null;
  @One(
    () => FailedDeliveryType,
    'The attempt after which it is chosen again; null if none has failed, or the parcel is under way again.',
    nullable,
  )
  failed!: FailedDeliveryType | null;

  @Text('Name of the shop.') shopName!: string;
  @Text('Reference of the order.') orderReference!: string;
  @Text('Destination city.') city!: string;
  @Text('Our tracking page.') trackingUrl!: string;
}

@ObjectType('TaskChoice', { description: 'What the consignee of a delivery has chosen, for the driver.' })
export class TaskChoiceType {
  @Choice(deliveryChoiceKind, 'What was chosen.') kind!: DeliveryChoiceKind;
  @Text('The neighbour and flat, or the other place.', nullable) text!: string | null;
  @Text('The wanted day, YYYY-MM-DD, at the destination.', nullable) day!: string | null;
  @Text('Note to the driver.', nullable) note!: string | null;
  @One(() => GeoPointType, 'Point of the other place.', nullable) point!: GeoPointType | null;
}

@InputType({ description: 'A choice of a consignee. Fields of other kinds are ignored.' })
export class ChooseDeliveryInput {
  @Choice(deliveryChoiceKind, 'What is chosen.') kind!: DeliveryChoiceKind;
  @Text(100, 'Name of the neighbour. The name or the flat is required.', nullable) name?: string | null;
  @Text(50, 'Flat or house of the neighbour.', nullable) flat?: string | null;
  @Text('One of the days that can be chosen, YYYY-MM-DD.', nullable) day?: string | null;
  @Text(300, 'The other place, in the same city.', nullable) place?: string | null;
  @One(() => GeoPointInput, 'Its point, within 2 km of the address.', nullable) point?: GeoPointInput | null;
  @Text(300, 'Note to the driver.', nullable) note?: string | null;
}
