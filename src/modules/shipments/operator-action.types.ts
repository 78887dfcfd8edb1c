import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';

@ObjectType('OperatorAction', {
  simpleResolvers: true,
  description: 'Audit entry: who requested an unusual step of a shipment. Immutable.',
})
export class OperatorActionType {
  @Field(() => ID, { description: 'UUID of the entry.' })
  id!: string;

  @Field(() => String, { description: 'The requested action: repack, retry_pickup, redeliver, return_to_sender, cancel_retry or return.' })
  action!: string;

  @Field(() => String, { nullable: true, description: "The person, as named by the operator's own system." })
  operatorEmail!: string | null;

  @Field(() => String, { nullable: true, description: 'Why.' })
  reason!: string | null;

  @Field(() => String, { description: 'Kind of caller: erp, ops and so on.' })
  actorType!: string;

  @Field(() => String, { nullable: true, description: 'Id of the caller.' })
  actorId!: string | null;

  @Field(() => String, { nullable: true, description: 'Id of the request.' })
  requestId!: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was requested.' })
  createdAt!: Date;
}
