import { anyOf, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Context } from '../../platform/work/context.js';
import { loaderBy } from '../../platform/work/loader.js';
import { isManualDomain, type Shop } from '../shops/index.js';
import { intakeOf } from './shop-intake.rules.js';
import type { ShopIntakeType } from './shop-intake.types.js';
import { db } from './shop-requests.tables.js';

const findIntakes = statement(($: Named<{ shopIds: readonly string[]; at: Date }>) =>
  db
    .selectFrom('shop')
    .innerJoin('seller', 'seller.id', 'shop.sellerId')
    .select(['shop.id', 'seller.status as sellerStatus'])
    .select((eb) => [
      eb
        .selectFrom('shipment as s')
        .select('s.createdAt')
        .whereRef('s.shopId', '=', 'shop.id')
        .where('s.type', '=', 'outbound')
        .orderBy('s.createdAt', 'desc')
        .orderBy('s.id', 'desc')
        .limit(1)
        .as('lastOrderAt'),
      eb
        .selectFrom('accessToken as t')
        .select(({ fn }) => fn.max('t.createdAt').as('at'))
        .whereRef('t.subjectId', '=', 'shop.id')
        .where('t.kind', '=', 'shop')
        .as('signedInAt'),
      eb
        .exists(
          eb
            .selectFrom('accessToken as t')
            .select('t.id')
            .whereRef('t.subjectId', '=', 'shop.id')
            .where('t.kind', '=', 'shop')
            .where('t.revokedAt', 'is', null)
            .where((live) => live.or([live('t.expiresAt', 'is', null), live('t.expiresAt', '>', $.at)])),
        )
        .$castTo<boolean>()
        .as('isSignedIn'),
    ])
    .where('shop.id', '=', anyOf($.shopIds)),
);

const intakeLoader = loaderBy<string, RowOf<typeof findIntakes>>(
  (shopIds, { sql, services }) => findIntakes(sql, { shopIds, at: services.realClock.now() }),
  ({ id }) => id,
);

/** Whether the orders of a shop that the caller can see come in. */
export async function readIntake(context: Context, { id, domain, activated }: Shop): Promise<ShopIntakeType> {
  const found = await context.load(intakeLoader, id);
  if (!found) throw new Error(`The shop ${id} could not be read.`);
  const { requireActivationForOrders } = context.services.settings;
  const { isSignedIn, sellerStatus, lastOrderAt, signedInAt } = found;
  const facts = { activated, isSignedIn, isManual: isManualDomain(domain), isSellerActive: sellerStatus === 'active' };
  return {
    state: intakeOf(facts, requireActivationForOrders),
    activationRequired: requireActivationForOrders,
    lastOrderAt,
    signedIn: isSignedIn,
    signedInAt,
  };
}
