import { ObjectType } from 'type-graphql';
import { Count, Flag, Measure, nullable, One, Text, When } from '../../platform/graphql/fields.js';

@ObjectType('TrackingPosition', { description: 'About where the driver is, to 100 m.' })
export class TrackingPositionType {
  @Measure('Latitude in degrees.') lat!: number;
  @Measure('Longitude in degrees.') lng!: number;
  @When('When the driver was there.') at!: Date;
}

@ObjectType('TrackingMap', { description: 'Where the tiles of a map come from.' })
export class TrackingMapType {
  @Text('Template of the URLs of its tiles, with {z}, {x} and {y}.') tileUrl!: string;
  @Text('Attribution to show with the map.', nullable) attribution!: string | null;
}

@ObjectType('TrackingDelivery', {
  description:
    'How far a driver of the own fleet is. Driver, phone and position are shown while the parcel is at one of the next three stops, never ' +
    'before and never after.',
})
export class TrackingDeliveryType {
  @Flag('Whether the parcel is at one of the next three stops.') live!: boolean;
  @Count('Stops before this one, 0 to 2; null while the driver is further away.', nullable) stopsBefore!: number | null;
  @Flag('Whether the driver is at the door.') arrived!: boolean;

  @When('Start of the estimated time window; of the window of the day while the driver is further away. Null at the door.', nullable)
  windowFrom!: Date | null;

  @When('End of the time window.', nullable) windowTo!: Date | null;
  @Text('IANA time zone of the destination.') timeZone!: string;
  @Text('First name of the driver.', nullable) driverFirstName!: string | null;
  @Text("The hub's phone, or the driver's where the operator shares it.", nullable) callPhone!: string | null;

  @One(() => TrackingPositionType, 'Position of the driver; only where the operator has set up a map.', nullable)
  position!: TrackingPositionType | null;

  @One(() => TrackingMapType, 'Where the map of the position comes from; null where the operator has set up none.', nullable)
  map!: TrackingMapType | null;
}
