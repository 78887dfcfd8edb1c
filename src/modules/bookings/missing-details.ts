import type { RunSql } from '../../platform/db/sql.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { CarrierAccountServices } from '../carrier-accounts/index.js';
import { carrierParcel, type Quote } from '../rating/index.js';
import type { Parcel } from '../carriers/index.js';
import { composeBooking, type LineFacts, type OrderFacts } from './booking-details.js';
import { db } from './bookings.tables.js';

const findSender = statement(($: Named<{ shopId: string }>) =>
  db
    .selectFrom('shop')
    .innerJoin('seller', 'seller.id', 'shop.sellerId')
    .select(['shop.name as shopName', 'seller.company', 'seller.firstName', 'seller.lastName', 'seller.phone', 'seller.email'])
    .where('shop.id', '=', $.shopId),
);
type SenderFacts = Pick<OrderFacts, 'shopName' | 'company' | 'firstName' | 'lastName' | 'phone' | 'email'>;

/** An order that is about to be placed. */
export interface PendingOrder {
  readonly shopId: string;
  readonly order: Omit<OrderFacts, keyof SenderFacts | 'backFrom' | 'backTo' | 'originalAwb'>;
  readonly lines: readonly LineFacts[];
  readonly parcel: Parcel;
  readonly at: Date;
}

interface Parts {
  readonly sql: RunSql;
  readonly services: CarrierAccountServices;
}

/**
 * What connected carriers would ask and the order does not tell, by the code of the service that they offer. The order can still be
 * completed before it is booked. One statement if such a carrier is among the offers, none otherwise.
 */
export async function missingDetails(
  { sql, services }: Parts,
  pending: PendingOrder,
  quotes: readonly Quote[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const asked = quotes.flatMap((quote) => {
    const adapter = quote.offer.live && services.carriers.account(quote.offer.live.accountId)?.adapter;
    return adapter?.missing && quote.offer.live ? [{ code: quote.service.code, live: quote.offer.live, adapter }] : [];
  });
  const sender = asked.length > 0 ? await findSender.first(sql, { shopId: pending.shopId }) : undefined;
  if (!sender) return new Map();
  const order = { ...pending.order, ...sender, backFrom: null, backTo: null, originalAwb: null };
  return new Map(
    asked.map(({ code, live, adapter }) => {
      const booking = composeBooking(order, pending.lines, {
        reference: PENDING,
        carrierService: live.carrierService,
        parcel: carrierParcel(pending.parcel),
        documents: false,
        labelFormat: adapter.capabilities.labelFormats[0] ?? 'PDF',
        isReturn: false,
        quotedPrice: live.price,
        now: pending.at,
      });
      return [code, adapter.missing?.(booking) ?? []];
    }),
  );
}

/** The shipment gets its reference when the order is placed. */
const PENDING = 'PENDING';
