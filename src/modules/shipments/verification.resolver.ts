import { Ctx, FieldResolver, Resolver, Root } from '../../platform/graphql/resolvers.js';
import type { Context } from '../../platform/work/context.js';
import { isUuid } from '../../platform/ids.js';
import { staffLoader } from '../staff/index.js';
import { ShipmentVerificationType } from './shipment-package.types.js';

@Resolver(() => ShipmentVerificationType)
export class VerificationResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Name of the staff member who measured it, for the operator; null for a token or a simulation.',
  })
  async verifiedByName(@Root() { verifiedById: id }: ShipmentVerificationType, @Ctx() context: Context): Promise<string | null> {
    return id !== null && isUuid(id) ? ((await context.load(staffLoader, id))?.name ?? null) : null;
  }
}
