import { InputType, ObjectType } from 'type-graphql';
import { Measure } from '../../platform/graphql/fields.js';

@ObjectType('GeoPoint', { description: 'A point on the map.' })
export class GeoPointType {
  @Measure('Latitude in degrees.') lat!: number;
  @Measure('Longitude in degrees.') lng!: number;
}

@InputType({ description: 'A point on the map.' })
export class GeoPointInput {
  @Measure('Latitude in degrees, -90 to 90.') lat!: number;
  @Measure('Longitude in degrees, -180 to 180.') lng!: number;
}
