import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/graphql/context.js';
import { listErpTokens, revokeErpToken } from './erp-token.js';
import { ErpTokenConnection, ErpTokenType } from './erp-token.types.js';
import { staffLoader } from './staff.loader.js';
import { StaffType } from './staff.types.js';

@Resolver(() => ErpTokenType)
export class ErpTokenResolver {
  @Query(() => ErpTokenConnection, { description: 'Every ERP token there ever was, newest first. For super administrators.' })
  async erpTokens(@Args(() => PageArgs) args: PageArgs, @Ctx() context: Context) {
    return new ErpTokenConnection(await listErpTokens(context, args));
  }

  @FieldResolver(() => StaffType, { nullable: true, description: 'The member of staff who made it; null when that is not known.' })
  async createdBy(@Root() { createdById }: ErpTokenType, @Ctx() context: Context): Promise<StaffType | null> {
    return createdById === null ? null : context.load(staffLoader, createdById);
  }

  @Mutation(() => ErpTokenType, {
    description: 'Ends an ERP token: within a second no process takes it any more. For super administrators. NOT_FOUND.',
  })
  revokeErpToken(@Arg('id', () => String, { description: 'UUID of the token.' }) id: string, @Ctx() context: Context) {
    return context.transact((tx) => revokeErpToken(tx, context.actor, id));
  }
}
