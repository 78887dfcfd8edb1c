import { enumType } from '../../platform/graphql/enum-type.js';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { DateTimeScalar, JsonObjectScalar } from '../../platform/graphql/scalars.js';
import { type AuditOutcome, auditOutcome } from './audit.enums.js';

@ObjectType('AuditEvent', {
  simpleResolvers: true,
  description: 'A change by a person, a token or the service itself, or a refused attempt. Events are never changed.',
})
export class AuditEventType {
  @Field(() => ID, { description: 'UUID of the event.' })
  id!: string;

  @Field(() => DateTimeScalar, { description: 'Time of the event.' })
  at!: Date;

  @Field(() => String, {
    description: 'Kind of caller: a staff role, seller, erp, system for the service itself, or public for a failed login.',
  })
  actorType!: string;

  @Field(() => ID, { nullable: true, description: 'UUID of the staff member, seller or ERP token.' })
  actorId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name at the time.' })
  actorName!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the session or token.' })
  credentialId!: string | null;

  @Field(() => String, { nullable: true, description: 'Kind of credential, such as staff_session or erp.' })
  credentialKind!: string | null;

  @Field(() => String, { nullable: true, description: 'Network of the request: /24 for IPv4, /64 for IPv6.' })
  network!: string | null;

  @Field(() => String, { description: 'Name of the mutation, such as updateSeller.' })
  action!: string;

  @Field(() => String, { nullable: true, description: 'Type of the record concerned, such as Shipment.' })
  subjectType!: string | null;

  @Field(() => String, { nullable: true, description: 'Id of that record; for refusals, as sent by the caller.' })
  subjectId!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the seller that owns the record.' })
  sellerId!: string | null;

  @Field(() => JsonObjectScalar, { description: 'Arguments, without secrets, files and personal data of shoppers.' })
  arguments!: Readonly<Record<string, unknown>>;

  @Field(() => enumType(auditOutcome), { description: 'Outcome.' })
  outcome!: AuditOutcome;

  @Field(() => String, { nullable: true, description: 'Error code of a refusal.' })
  code!: string | null;

  @Field(() => String, { nullable: true, description: 'Request id, as in the reply and in the log.' })
  requestId!: string | null;
}

export const AuditEventConnection = connectionType('AuditEvent', () => AuditEventType);

@InputType({ description: 'Filter for audit events. Conditions are combined with AND.' })
export class AuditEventFilter {
  @Field(() => String, { nullable: true, description: 'UUID of the staff member, seller or token that acted.' })
  actorId?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the mutation, such as updateSeller.' })
  action?: string | null;

  @Field(() => String, { nullable: true, description: 'Id of the record concerned.' })
  subjectId?: string | null;

  @Field(() => String, { nullable: true, description: 'UUID of the seller that owns the record.' })
  sellerId?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'At or after this moment.' })
  from?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Before this moment.' })
  to?: Date | null;

  @Field(() => enumType(auditOutcome), { nullable: true, description: 'Only successes, or only refusals.' })
  outcome?: AuditOutcome | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Part of the action, name, id, code, request id or arguments, matched literally. At most 100 characters; under three, matches the beginning of a field.',
  })
  search?: string | null;
}

@ArgsType()
export class AuditEventsArgs extends PageArgs {
  @Field(() => AuditEventFilter, { nullable: true, description: 'Filter; all events if absent.' })
  filter?: AuditEventFilter | null;
}
