import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('ReferenceStatus', { simpleResolvers: true, description: 'A shipment status in the reference.' })
export class ReferenceStatusType {
  @Field(() => String, { description: 'The status as REST spells it.' })
  code!: string;

  @Field(() => String, { description: 'Short name for people.' })
  label!: string;

  @Field(() => String, { description: 'What it means.' })
  description!: string;

  @Field(() => String, { description: 'Part of the journey.' })
  phase!: string;

  @Field(() => Boolean, { description: 'True when nothing can follow.' })
  terminal!: boolean;

  @Field(() => Boolean, { description: 'False for hub statuses, which stores hear of only when they ask to.' })
  visibleToStore!: boolean;

  @Field(() => [String], { description: 'Webhook events that reaching it sends.' })
  webhookEvents!: readonly string[];
}

@ObjectType('ReferenceTransition', { simpleResolvers: true, description: 'An edge of the shipment state machine.' })
export class ReferenceTransitionType {
  @Field(() => Int, { description: 'Number of the edge.' })
  id!: number;

  @Field(() => String, { description: 'Name of the edge.' })
  name!: string;

  @Field(() => [String], { description: 'Statuses from which it leads.' })
  from!: readonly string[];

  @Field(() => String, { description: 'Status to which it leads; heldFrom for the one that a hold remembers.' })
  to!: string;

  @Field(() => String, { description: 'What causes it.' })
  trigger!: string;

  @Field(() => [String], { description: 'Who may cause it.' })
  actors!: readonly string[];

  @Field(() => [String], { description: 'What must hold.' })
  guards!: readonly string[];

  @Field(() => [String], { description: 'What it does besides.' })
  effects!: readonly string[];

  @Field(() => [String], { description: 'Postings that it makes.' })
  moneyPostings!: readonly string[];
}

@ObjectType('ReferenceErrorCode', { simpleResolvers: true, description: 'An error code and its HTTP statuses.' })
export class ReferenceErrorCodeType {
  @Field(() => String, { description: 'The code.' })
  code!: string;

  @Field(() => String, { description: 'Its general message.' })
  message!: string;

  @Field(() => String, { description: 'Why it happens.' })
  cause!: string;

  @Field(() => String, { description: 'What to do about it.' })
  remedy!: string;

  @Field(() => Int, { description: 'HTTP status on store routes.' })
  storeStatus!: number;

  @Field(() => Int, { description: 'HTTP status on ERP routes.' })
  erpStatus!: number;

  @Field(() => Boolean, { description: 'True when the same request may succeed later.' })
  retryable!: boolean;
}

@ObjectType('ReferenceReasonCode', { simpleResolvers: true, description: 'Why a parcel did not move on.' })
export class ReferenceReasonCodeType {
  @Field(() => String, { description: 'The code.' })
  code!: string;

  @Field(() => String, { description: 'Kind; only reasons of the kind attempt use up an attempt.' })
  kind!: string;

  @Field(() => String, { description: 'The reason in words.' })
  label!: string;
}

@ObjectType('Reference', { description: 'The tables that the service works by.' })
export class ReferenceType {}
