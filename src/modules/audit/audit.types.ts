import { ArgsType, InputType, ObjectType } from 'type-graphql';
import { Choice, Id, JsonObject, nullable, One, Text, When } from '../../platform/graphql/fields.js';
import { connectionType, PageArgs } from '../../platform/graphql/connection.js';
import { type AuditOutcome, auditOutcome } from './audit.enums.js';

@ObjectType('AuditChange', { description: 'A field that was changed.' })
export class AuditChangeType {
  @Text('Name of the field.') field!: string;
  @Text('Its value before, as JSON, without secrets.') before!: string;
  @Text('Its value after, as JSON, without secrets.') after!: string;
}

@ObjectType('AuditEvent', {
  description: 'A change by a person, a token or the service itself, or a refused attempt. Events are never changed.',
})
export class AuditEventType {
  @Id('UUID of the event.') id!: string;
  @When('Time of the event.') at!: Date;
  @Text('Kind of caller: a staff role, seller, erp, system for the service itself, or public for a failed login.') actorType!: string;
  @Id('UUID of the staff member, seller or ERP token.', nullable) actorId!: string | null;
  @Text('Name at the time.', nullable) actorName!: string | null;
  @Id('UUID of the session or token.', nullable) credentialId!: string | null;
  @Text('Kind of credential, such as staff_session or erp.', nullable) credentialKind!: string | null;
  @Text('Network of the request: /24 for IPv4, /64 for IPv6.', nullable) network!: string | null;
  @Text('Name of the mutation, such as updateSeller.') action!: string;
  @Text('Type of the record concerned, such as Shipment.', nullable) subjectType!: string | null;
  @Text('Id of that record; for refusals, as sent by the caller.', nullable) subjectId!: string | null;
  @Id('UUID of the seller that owns the record.', nullable) sellerId!: string | null;
  @JsonObject('Arguments, without secrets, files and personal data of shoppers.') arguments!: Readonly<Record<string, unknown>>;
  @Choice(auditOutcome, 'Outcome.') outcome!: AuditOutcome;
  @Text('Error code of a refusal.', nullable) code!: string | null;
  @Text('Request id, as in the reply and in the log.', nullable) requestId!: string | null;
}

export const AuditEventConnection = connectionType('AuditEvent', () => AuditEventType);

@InputType({ description: 'Filter for audit events. Conditions are combined with AND.' })
export class AuditEventFilter {
  @Text('UUID of the staff member, seller or token that acted.', nullable) actorId?: string | null;
  @Text(60, 'Name of the mutation, such as updateSeller.', nullable) action?: string | null;
  @Text(64, 'Id of the record concerned.', nullable) subjectId?: string | null;
  @Text('UUID of the seller that owns the record.', nullable) sellerId?: string | null;
  @When('At or after this moment.', nullable) from?: Date | null;
  @When('Before this moment.', nullable) to?: Date | null;
  @Choice(auditOutcome, 'Only successes, or only refusals.', nullable) outcome?: AuditOutcome | null;

  @Text(
    100,
    'Part of the action, name, id, code, request id or arguments, matched literally. Fewer than three characters match the beginning of a field.',
    nullable,
  )
  search?: string | null;
}

@ArgsType()
export class AuditEventsArgs extends PageArgs {
  @One(() => AuditEventFilter, 'Filter; all events if absent.', nullable) filter?: AuditEventFilter | null;
}
