import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from '../../platform/graphql/resolvers.js';
import { PageArgs } from '../../platform/graphql/connection.js';
import type { Context } from '../../platform/work/context.js';
import { listErpTokens, revokeErpToken } from './tokens.js';
import { ErpTokenConnection, ErpTokenType } from './erp-token.types.js';
import { staffLoader } from './staff.loader.js';
import { StaffType } from './staff.types.js';

@Resolver(() => ErpTokenType)
export class ErpTokenResolver {
  @Query(() => ErpTokenConnection, { description: 'All ERP tokens, including revoked ones, newest first. For super administrators.' })
  async erpTokens(@Args(() => PageArgs) args: PageArgs, @Ctx() context: Context) {
    return new ErpTokenConnection(await listErpTokens(context, args));
  }

  @FieldResolver(() => StaffType, { nullable: true, description: 'The staff member who created it; null when unknown.' })
  async createdBy(@Root() { createdById }: ErpTokenType, @Ctx() context: Context): Promise<StaffType | null> {
    return createdById === null ? null : context.load(staffLoader, createdById);
  }

  @Mutation(() => ErpTokenType, {
    description: 'Revokes an ERP token, effective within a second. For super administrators. NOT_FOUND.',
  })
  revokeErpToken(@Arg('id', () => String, { description: 'UUID of the token.' }) id: string, @Ctx() context: Context) {
    return context.transact((tx) => revokeErpToken(tx, id));
  }
}
