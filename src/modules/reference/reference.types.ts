import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('ReferenceStatus', { simpleResolvers: true, description: 'A shipment status in the reference.' })
export class ReferenceStatusType {
  @Field(() => String, { description: 'The status in REST spelling.' })
  code!: string;

  @Field(() => String, { description: 'Display name.' })
  label!: string;

  @Field(() => String, { description: 'Description.' })
  description!: string;

  @Field(() => String, { description: 'Phase of the journey.' })
  phase!: string;

  @Field(() => Boolean, { description: 'True when no step can follow.' })
  terminal!: boolean;

  @Field(() => Boolean, { description: 'False for hub statuses, which stores receive only on request.' })
  visibleToStore!: boolean;

  @Field(() => [String], { description: 'Webhook events sent when it is reached.' })
  webhookEvents!: readonly string[];
}

@ObjectType('ReferenceTransition', { simpleResolvers: true, description: 'An edge of the shipment state machine.' })
export class ReferenceTransitionType {
  @Field(() => Int, { description: 'Number of the edge.' })
  id!: number;

  @Field(() => String, { description: 'Name of the edge.' })
  name!: string;

  @Field(() => [String], { description: 'Source statuses.' })
  from!: readonly string[];

  @Field(() => String, { description: 'Target status; heldFrom for the status in which the hold began.' })
  to!: string;

  @Field(() => String, { description: 'What triggers it.' })
  trigger!: string;

  @Field(() => [String], { description: 'Actors that can take it.' })
  actors!: readonly string[];

  @Field(() => [String], { description: 'Its guards.' })
  guards!: readonly string[];

  @Field(() => [String], { description: 'Its side effects.' })
  effects!: readonly string[];

  @Field(() => [String], { description: 'Its ledger postings.' })
  moneyPostings!: readonly string[];
}

@ObjectType('ReferenceErrorCode', { simpleResolvers: true, description: 'An error code and its HTTP statuses.' })
export class ReferenceErrorCodeType {
  @Field(() => String, { description: 'The code.' })
  code!: string;

  @Field(() => String, { description: 'Its general message.' })
  message!: string;

  @Field(() => String, { description: 'Cause.' })
  cause!: string;

  @Field(() => String, { description: 'Remedy.' })
  remedy!: string;

  @Field(() => Int, { description: 'HTTP status on store routes.' })
  storeStatus!: number;

  @Field(() => Int, { description: 'HTTP status on ERP routes.' })
  erpStatus!: number;

  @Field(() => Boolean, { description: 'True when the same request may succeed later.' })
  retryable!: boolean;
}

@ObjectType('ReferenceReasonCode', { simpleResolvers: true, description: 'Reason why a parcel did not move on.' })
export class ReferenceReasonCodeType {
  @Field(() => String, { description: 'The code.' })
  code!: string;

  @Field(() => String, { description: 'Kind; only reasons of kind attempt count as an attempt.' })
  kind!: string;

  @Field(() => String, { description: 'The reason as text.' })
  label!: string;
}

@ObjectType('Reference', { description: 'Reference data of the service.' })
export class ReferenceType {}
