import { Args, Ctx, Query, Resolver } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { AuditEventConnection, AuditEventsArgs, AuditEventType } from './audit.types.js';
import { listEvents } from './read-events.js';

@Resolver(() => AuditEventType)
export class AuditResolver {
  @Query(() => AuditEventConnection, {
    description: 'The audit log: changes by staff, tokens and sellers, and refused attempts. For super administrators.',
  })
  async auditEvents(@Args(() => AuditEventsArgs) args: AuditEventsArgs, @Ctx() context: Context) {
    return new AuditEventConnection(await listEvents(context, args));
  }
}
