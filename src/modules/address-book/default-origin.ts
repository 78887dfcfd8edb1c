import { statement, type Named, type RowOf } from '../../platform/db/statement.js';
import { uuidOrNone } from '../../platform/ids.js';
import type { Context } from '../../platform/work/context.js';
import { displayName } from '../sellers/index.js';
import { db } from './address-book.tables.js';
import type { DefaultOriginType } from './address-book.types.js';
import { bookOwner } from './book-entry.js';

/** The address that new shipments of a seller start at, unless another is chosen; null without any. */
export async function defaultOrigin({ actor, sql }: Context, given: string | null | undefined): Promise<DefaultOriginType | null> {
  const sellerId = uuidOrNone(bookOwner(actor, given));
  const saved = await findOrigin.first(sql, { sellerId });
  if (saved?.isDefault) return originOfEntry(saved);
  const location = await findLocation.first(sql, { sellerId });
  if (location) return { source: 'location', name: location.refName, address: location };
  if (saved) return originOfEntry(saved);
  const business = await findBusiness.first(sql, { sellerId });
  return business?.address ? { source: 'business', name: displayName(business), address: business.address } : null;
}

/** The default one, else the oldest. */
const findOrigin = statement(($: Named<{ sellerId: string }>) =>
  db
    .selectFrom('savedAddress')
    .select(['name', 'address', 'isDefault'])
    .where('sellerId', '=', $.sellerId)
    .where('kind', '=', 'origin')
    .orderBy('isDefault', 'desc')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1),
);

const originOfEntry = ({ name, address }: RowOf<typeof findOrigin>): DefaultOriginType => ({ source: 'saved_address', name, address });

const findLocation = statement(($: Named<{ sellerId: string }>) =>
  db
    .selectFrom('location as l')
    .innerJoin('shop', 'shop.id', 'l.shopId')
    .select(['l.refName', 'l.address', 'l.city', 'l.state', 'l.countryCode', 'l.country', 'l.zip', 'l.lat', 'l.lng'])
    .where('shop.sellerId', '=', $.sellerId)
    .where('shop.mode', '=', 'live')
    .orderBy('shop.createdAt')
    .orderBy('shop.id')
    .orderBy('l.refName')
    .limit(1),
);

const findBusiness = statement(($: Named<{ sellerId: string }>) =>
  db.selectFrom('seller').select(['company', 'firstName', 'lastName', 'address']).where('id', '=', $.sellerId),
);
