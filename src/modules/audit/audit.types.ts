import { enumType } from '../../platform/graphql/enum-type.js';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { DateTimeScalar, JsonObjectScalar } from '../../platform/graphql/scalars.js';
import { type AuditOutcome, auditOutcome } from './audit.enums.js';

@ObjectType('AuditEvent', {
  simpleResolvers: true,
  description: 'A change that a person or a token made, or was refused. Events are never changed.',
})
export class AuditEventType {
  @Field(() => ID, { description: 'UUID of the event.' })
  id!: string;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  at!: Date;

  @Field(() => String, { description: 'What kind of caller it was: a staff role, seller, erp, or public for a failed login.' })
  actorType!: string;

  @Field(() => ID, { nullable: true, description: 'UUID of the member of staff, seller or ERP token.' })
  actorId!: string | null;

  @Field(() => String, { nullable: true, description: 'Their name at the time.' })
  actorName!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the session or token.' })
  credentialId!: string | null;

  @Field(() => String, { nullable: true, description: 'Kind of credential, such as staff_session or erp.' })
  credentialKind!: string | null;

  @Field(() => String, { nullable: true, description: 'The network that the request came from: /24 for IPv4, /64 for IPv6.' })
  network!: string | null;

  @Field(() => String, { description: 'Name of the mutation, such as updateSeller.' })
  action!: string;

  @Field(() => String, { nullable: true, description: 'What kind of record it was about, such as Shipment.' })
  subjectType!: string | null;

  @Field(() => String, { nullable: true, description: 'Id of that record; for refusals as the caller wrote it.' })
  subjectId!: string | null;

  @Field(() => ID, { nullable: true, description: 'UUID of the seller whose record it is.' })
  sellerId!: string | null;

  @Field(() => JsonObjectScalar, { description: 'The arguments, without secrets, files and personal data of shoppers.' })
  arguments!: Readonly<Record<string, unknown>>;

  @Field(() => enumType(auditOutcome), { description: 'What became of it.' })
  outcome!: AuditOutcome;

  @Field(() => String, { nullable: true, description: 'Error code of a refusal.' })
  code!: string | null;

  @Field(() => String, { nullable: true, description: 'Id of the request, as in the answer and in the log.' })
  requestId!: string | null;
}

export const AuditEventConnection = connectionType('AuditEvent', () => AuditEventType);

@InputType({ description: 'Which events of the audit log. Conditions are combined.' })
export class AuditEventFilter {
  @Field(() => String, { nullable: true, description: 'UUID of the member of staff, seller or token who acted.' })
  actorId?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the mutation, such as updateSeller.' })
  action?: string | null;

  @Field(() => String, { nullable: true, description: 'Id of the record that it was about.' })
  subjectId?: string | null;

  @Field(() => String, { nullable: true, description: 'UUID of the seller whose record it is.' })
  sellerId?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Not before this moment.' })
  from?: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Before this moment.' })
  to?: Date | null;

  @Field(() => enumType(auditOutcome), { nullable: true, description: 'Only what was done, or only what was refused.' })
  outcome?: AuditOutcome | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Part of the action, name, id, code, request id or arguments, literally. At most 100 characters; under three, the beginning of a field.',
  })
  search?: string | null;
}

@ArgsType()
export class AuditEventsArgs extends PageArgs {
  @Field(() => AuditEventFilter, { nullable: true, description: 'Which events; all when absent.' })
  filter?: AuditEventFilter | null;
}
