import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { AuthServices } from '../../platform/auth/login-guard.js';
import type { Context } from '../../platform/work/context.js';
import { createStaff, CreateStaffInput, prepareStaff, StaffType, UpdateStaffInput, type Staff } from '../staff/index.js';
import { assertMayMake, changeStaff, type ChangedStaff } from './raise-staff.js';

/** Changes of staff, of which some need a second super administrator. */
@Resolver(() => StaffType)
export class AdministratorResolver {
  @FieldResolver(() => ID, {
    nullable: true,
    description: 'UUID of the request for the role of super administrator, which another one has to approve. Always null on reads.',
  })
  superAdminRequestId(@Root() staff: Staff | ChangedStaff): string | null {
    return 'superAdminRequestId' in staff ? staff.superAdminRequestId : null;
  }

  @Mutation(() => StaffType, {
    description:
      'Creates a staff member with a password that must be handed over. Deprecated: with inviteStaff they choose ' +
      'their own. For super administrators; see `updateStaff` for another one of them.',
  })
  async createStaff(
    @Arg('input', () => CreateStaffInput, { description: 'The new account.' }) input: CreateStaffInput,
    @Ctx() context: Context<AuthServices>,
  ): Promise<StaffType> {
    const checked = await prepareStaff(context, input);
    return await context.transact(async (tx) => {
      await assertMayMake(tx, checked);
      return createStaff(tx, context.actor, checked);
    });
  }

  @Mutation(() => StaffType, {
    description:
      'Updates a staff member, or closes or reopens the account. Closing ends every session. NOT_FOUND, EMAIL_IN_USE, ' +
      'NO_FIELDS_TO_UPDATE; the last super administrator cannot be closed or demoted. With two or more super administrators, the ' +
      'role of another one awaits approval: see `superAdminRequestId`.',
  })
  async updateStaff(
    @Arg('id', () => String, { description: 'UUID of the member of staff.' }) id: string,
    @Arg('input', () => UpdateStaffInput, { description: 'The changes.' }) input: UpdateStaffInput,
    @Ctx() context: Context,
  ): Promise<StaffType> {
    return await context.transact((tx) => changeStaff(tx, context.actor, { ...input, id }));
  }
}
