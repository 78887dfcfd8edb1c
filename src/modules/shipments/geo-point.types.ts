import { Field, Float, InputType, ObjectType } from 'type-graphql';

@ObjectType('GeoPoint', { simpleResolvers: true, description: 'A point on the map.' })
export class GeoPointType {
  @Field(() => Float, { description: 'Latitude in degrees.' })
  lat!: number;

  @Field(() => Float, { description: 'Longitude in degrees.' })
  lng!: number;
}

@InputType({ description: 'A point on the map.' })
export class GeoPointInput {
  @Field(() => Float, { description: 'Latitude in degrees, -90 to 90.' })
  lat!: number;

  @Field(() => Float, { description: 'Longitude in degrees, -180 to 180.' })
  lng!: number;
}
