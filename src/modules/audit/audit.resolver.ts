import { Args, Ctx, FieldResolver, Query, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { AuditChangeType, AuditEventConnection, AuditEventsArgs, AuditEventType } from './audit.types.js';
import { listEvents, type AuditEvent } from './read-events.js';

@Resolver(() => AuditEventType)
export class AuditResolver {
  @Query(() => AuditEventConnection, {
    description: 'The audit log: changes by staff, tokens and sellers, and refused attempts. For super administrators.',
  })
  async auditEvents(@Args(() => AuditEventsArgs) args: AuditEventsArgs, @Ctx() context: Context) {
    return new AuditEventConnection(await listEvents(context, args));
  }

  @FieldResolver(() => [AuditChangeType], {
    description: 'What it changed of an account, a seller, a driver, a hub or an account of a carrier; empty for everything else.',
  })
  changes(@Root() { changes }: AuditEvent): AuditChangeType[] {
    return (changes ?? []).map(({ field, before, after }) => ({ field, before: JSON.stringify(before), after: JSON.stringify(after) }));
  }
}
