import { ObjectType } from 'type-graphql';
import { Count, Flag, Many, Text } from '../../platform/graphql/fields.js';

@ObjectType('ReferenceStatus', { description: 'A shipment status in the reference.' })
export class ReferenceStatusType {
  @Text('The status in REST spelling.') code!: string;
  @Text('Display name.') label!: string;
  @Text('Description.') description!: string;
  @Text('Phase of the journey.') phase!: string;
  @Flag('True when no step can follow.') terminal!: boolean;
  @Flag('False for hub statuses, which stores receive only on request.') visibleToStore!: boolean;
  @Many(() => String, 'Webhook events sent when it is reached.') webhookEvents!: readonly string[];
}

@ObjectType('ReferenceTransition', { description: 'An edge of the shipment state machine.' })
export class ReferenceTransitionType {
  @Count('Number of the edge.') id!: number;
  @Text('Name of the edge.') name!: string;
  @Many(() => String, 'Source statuses.') from!: readonly string[];
  @Text('Target status; heldFrom for the status in which the hold began.') to!: string;
  @Text('What triggers it.') trigger!: string;
  @Many(() => String, 'Actors that can take it.') actors!: readonly string[];
  @Many(() => String, 'Its guards.') guards!: readonly string[];
  @Many(() => String, 'Its side effects.') effects!: readonly string[];
  @Many(() => String, 'Its ledger postings.') moneyPostings!: readonly string[];
}

@ObjectType('ReferenceMessage', { description: 'One of several sentences of an error code.' })
export class ReferenceMessageType {
  @Text('The variant, as errors tell it.') name!: string;
  @Text('The English sentence, with places for its values, such as {max}.') message!: string;
}

@ObjectType('ReferenceErrorCode', { description: 'An error code and its HTTP statuses.' })
export class ReferenceErrorCodeType {
  @Text('The code.') code!: string;
  @Text('Its general message.') message!: string;
  @Many(() => ReferenceMessageType, 'Its further sentences, by variant.') variants!: readonly ReferenceMessageType[];
  @Text('Cause.') cause!: string;
  @Text('Remedy.') remedy!: string;
  @Count('HTTP status on store routes.') storeStatus!: number;
  @Count('HTTP status on ERP routes.') erpStatus!: number;
  @Flag('True when the same request may succeed later.') retryable!: boolean;
}

@ObjectType('ReferenceReasonCode', { description: 'Reason why a parcel did not move on.' })
export class ReferenceReasonCodeType {
  @Text('The code.') code!: string;
  @Text('Kind; only reasons of kind attempt count as an attempt.') kind!: string;
  @Text('The reason as text.') label!: string;
}

@ObjectType('Reference', { description: 'Reference data of the service.' })
export class ReferenceType {}
