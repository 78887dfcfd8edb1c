import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

@ObjectType('TrackingPosition', { simpleResolvers: true, description: 'About where the driver is, to 100 m.' })
export class TrackingPositionType {
  @Field(() => Float, { description: 'Latitude in degrees.' })
  lat!: number;

  @Field(() => Float, { description: 'Longitude in degrees.' })
  lng!: number;

  @Field(() => DateTimeScalar, { description: 'When the driver was there.' })
  at!: Date;
}

@ObjectType('TrackingMap', { simpleResolvers: true, description: 'Where the tiles of a map come from.' })
export class TrackingMapType {
  @Field(() => String, { description: 'Template of the URLs of its tiles, with {z}, {x} and {y}.' })
  tileUrl!: string;

  @Field(() => String, { nullable: true, description: 'Attribution to show with the map.' })
  attribution!: string | null;
}

@ObjectType('TrackingDelivery', {
  simpleResolvers: true,
  description:
    'How far a driver of the own fleet is. Driver, phone and position are shown while the parcel is at one of the next three stops, never ' +
    'before and never after.',
})
export class TrackingDeliveryType {
  @Field(() => Boolean, { description: 'Whether the parcel is at one of the next three stops.' })
  live!: boolean;

  @Field(() => Int, { nullable: true, description: 'Stops before this one, 0 to 2; null while the driver is further away.' })
  stopsBefore!: number | null;

  @Field(() => Boolean, { description: 'Whether the driver is at the door.' })
  arrived!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Start of the estimated time window; of the window of the day while the driver is further away. Null at the door.',
  })
  windowFrom!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'End of the time window.' })
  windowTo!: Date | null;

  @Field(() => String, { description: 'IANA time zone of the destination.' })
  timeZone!: string;

  @Field(() => String, { nullable: true, description: 'First name of the driver.' })
  driverFirstName!: string | null;

  @Field(() => String, { nullable: true, description: "The hub's phone, or the driver's where the operator shares it." })
  callPhone!: string | null;

  @Field(() => TrackingPositionType, { nullable: true, description: 'Position of the driver; only where the operator has set up a map.' })
  position!: TrackingPositionType | null;

  @Field(() => TrackingMapType, {
    nullable: true,
    description: 'Where the map of the position comes from; null where the operator has set up none.',
  })
  map!: TrackingMapType | null;
}
