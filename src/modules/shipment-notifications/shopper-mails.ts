import { sql as raw } from 'kysely';
import type { DomainEvent } from '../../kernel/events.js';
import { zoneOfPlace } from '../../kernel/local-time.js';
import { money } from '../../kernel/money.js';
import { now, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isMailAddress } from '../../platform/mail/mailbox.js';
import { companyAt, consigneeName } from '../addresses/index.js';
import { readStorefronts, type ShopperLanguage } from '../branding/index.js';
import type { PaymentServices } from '../payments/index.js';
import { choiceUrl } from './choice-link.js';
import { shopperLanguage } from './shopper-language.js';
import { shopperPayment, type ShopperPayment } from '../cod/index.js';
import { shopperMail, type NewMail, type ShopperFact, type ShopperNotice } from '../notifications/index.js';
import { db } from './shipment-notifications.tables.js';
import { happensOnce, isStillTrue } from './shopper-fact.js';

const findParcel = statement(($: Named<{ id: string; transitionId: string }>) =>
  db
    .selectFrom('shipment as s')
    .innerJoin('order as o', 'o.id', 's.orderId')
    .innerJoin('timelineEntry as t', (join) => join.on('t.id', '=', $.transitionId))
    .leftJoin('codInvoice as i', (join) => join.onRef('i.shipmentId', '=', 's.id').on('i.status', '=', 'unpaid'))
    .select([
      's.id',
      's.type',
      's.status',
      's.ownFleet',
      's.reference',
      's.awb',
      's.awbAssigned',
      's.serviceName',
      's.codStage',
      's.shopId',
    ])
    .select(['o.orderReference', 'o.customer', 'o.destination', 'o.locale', 'o.paymentStatus', 'o.collectionMinor', 'o.currency'])
    .select(['i.token', 't.reasonCode', 't.forced'])
    .where('s.id', '=', $.id),
);

type Parcel = RowOf<typeof findParcel>;
type Change = DomainEvent<'shipment.status_changed'>;

/** An event of a parcel, from the shopper's point of view. */
export interface ShopperNews {
  readonly fact: ShopperFact;
  /** The seller's choice for orders without a language tag. */
  readonly preferred: ShopperLanguage | null;
}

/** The mail to the shopper, unless the same fact was mailed before. */
export async function shopperMails(tx: Tx<PaymentServices>, event: Change, { fact, preferred }: ShopperNews): Promise<NewMail[]> {
  const parcel = await findParcel.first(tx.sql, { id: event.subjectId, transitionId: event.data.transitionId });
  if (!parcel || !isStillTrue(fact, parcel.status) || !isMailAddress(parcel.customer.email)) return [];
  if (!(await isNews(tx, event, { fact, forced: parcel.forced }))) return [];
  const [shop] = await readStorefronts(tx.sql, [parcel.shopId]);
  if (!shop) throw new Error('The shipment has no shop.');

  const language = shopperLanguage({ locale: parcel.locale, preferred, countryCode: parcel.destination.countryCode });
  const { name, email, phone, phoneE164, url } = shop;
  const contact = { name, email, phone, phoneE164, url, logoSellerId: shop.logoPath === null ? null : shop.sellerId };
  return [
    shopperMail(
      { ...noticeOf(tx, event, parcel, language), chooseUrl: chooseUrl(tx, parcel, { fact, language }), fact, shop: contact },
      parcel.customer.email,
    ),
  ];
}

interface Claim {
  readonly shipmentId: string;
  readonly fact: ShopperFact;
  readonly occasion: string;
  readonly forced: boolean;
}

// A forced correction is mailed only if no fact of its kind was mailed before.
const claim = statement(($: Named<Claim>) => {
  const sameKind = db.selectFrom('shopperNotice').select('fact').where('shipmentId', '=', $.shipmentId).where('fact', '=', $.fact);
  return db
    .insertInto('shopperNotice')
    .columns(['shipmentId', 'fact', 'occasion', 'createdAt'])
    .expression(
      db
        .selectNoFrom([raw<string>`${$.shipmentId}::uuid`.as('shipmentId'), raw<ShopperFact>`${$.fact}::text`.as('fact')])
        .select([raw<string>`${$.occasion}::text`.as('occasion'), now.as('createdAt')])
        .where((eb) => eb.or([raw<boolean>`not ${$.forced}::boolean`, eb.not(eb.exists(sameKind))])),
    )
    .onConflict((conflict) => conflict.doNothing());
});

/** Claims the fact for this parcel. Concurrent claims wait here for one another. */
async function isNews(
  tx: Tx,
  { subjectId, data: { transitionId } }: Change,
  { fact, forced }: { fact: ShopperFact; forced: boolean },
): Promise<boolean> {
  const occasion = happensOnce(fact) ? 'once' : transitionId;
  return (await claim.count(tx.sql, { shipmentId: subjectId, fact, occasion, forced })) > 0;
}

/** Before the parcel is out for delivery, and after an attempt that failed. Carriers have their own ways. */
function chooseUrl({ services }: Tx, { id, ownFleet }: Parcel, { fact, language }: { fact: ShopperFact; language: string }): string | null {
  const isEarly = fact === 'on_its_way' || fact === 'attempt_failed';
  return isEarly && ownFleet && services.settings.consigneeChoices.allowed.length > 0
    ? `${choiceUrl(services, id)}?lang=${language}`
    : null;
}

type Told = Omit<ShopperNotice, 'fact' | 'shop' | 'chooseUrl'>;

function noticeOf(tx: Tx<PaymentServices>, event: Change, parcel: Parcel, language: Told['language']): Told {
  const { customer, destination, reference } = parcel;
  const [firstName = ''] = customer.firstName.trim().split(/\s+/);
  const addressed = firstName || consigneeName({ ...customer, company: companyAt(customer, destination) });
  return {
    language,
    firstName: addressed,
    orderReference: parcel.orderReference,
    number: parcel.awbAssigned ? parcel.awb : reference,
    serviceName: parcel.serviceName,
    happenedAt: event.occurredAt,
    timeZone: zoneOfPlace({ countryCode: destination.countryCode, lng: destination.lng }, event.occurredAt),
    reasonCode: parcel.reasonCode,
    trackUrl: `${tx.services.publicUrl()}/track/${encodeURIComponent(reference)}?lang=${language}`,
    payment: paymentOf(tx, parcel, language),
  };
}

function paymentOf({ services }: Tx<PaymentServices>, parcel: Parcel, language: string): ShopperPayment | null {
  const payment = shopperPayment(services, {
    type: parcel.type,
    status: parcel.status,
    codStage: parcel.codStage,
    paymentStatus: parcel.paymentStatus,
    collection: money(parcel.collectionMinor, parcel.currency),
    token: parcel.token,
  });
  return payment && { ...payment, payUrl: payment.payUrl && `${payment.payUrl}?lang=${language}` };
}
