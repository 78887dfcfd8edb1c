import { Ctx, FieldResolver, Resolver } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { DateTimeScalar } from '../../platform/graphql/scalars.js';
import { sessionExpiry } from './sessions.js';
import { MeType } from './staff.types.js';

@Resolver(() => MeType)
export class MeSessionResolver {
  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: "When the caller's session ends unless it is used, and for the drivers' app whether used or not; null for other tokens.",
  })
  sessionExpiresAt(@Ctx() context: Context): Promise<Date | null> {
    return sessionExpiry(context);
  }
}
