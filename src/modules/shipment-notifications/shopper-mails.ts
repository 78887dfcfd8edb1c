import { sql as raw } from 'kysely';
import type { DomainEvent } from '../../kernel/events.js';
import { zoneOfPlace } from '../../kernel/local-time.js';
import { money } from '../../kernel/money.js';
import type { RunSql } from '../../platform/db/sql.js';
import { now, statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isMailAddress } from '../../platform/mail/mailbox.js';
import { companyAt, consigneeName } from '../addresses/index.js';
import { readStorefronts, type ShopperLanguage } from '../branding/index.js';
import type { PaymentServices } from '../payments/index.js';
import { choiceUrl } from './choice-link.js';
import { shopperLanguage } from './shopper-language.js';
import { shopperPayment, type ShopperPayment } from '../cod/index.js';
import { mayWorkAnotherDay, shopperReason } from '../shipments/index.js';
import { shopperMail, type NewMail, type ShopperFact, type ShopperNotice } from '../notifications/index.js';
import { db } from './shipment-notifications.tables.js';
import { happensOnce, isStillTrue } from './shopper-fact.js';

const parcelOf = () =>
  db
    .selectFrom('shipment as s')
    .innerJoin('order as o', 'o.id', 's.orderId')
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
      's.sellerId',
    ])
    .select(['o.orderReference', 'o.customer', 'o.destination', 'o.locale', 'o.paymentStatus', 'o.collectionMinor', 'o.currency'])
    .select('i.token');

const findMoved = statement(($: Named<{ id: string; transitionId: string }>) =>
  parcelOf()
    .innerJoin('timelineEntry as t', (join) => join.on('t.id', '=', $.transitionId))
    .select(['t.reasonCode', 't.forced'])
    .where('s.id', '=', $.id),
);

const findParcel = statement(($: Named<{ id: string }>) => parcelOf().where('s.id', '=', $.id));

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
  const parcel = await findMoved.first(tx.sql, { id: event.subjectId, transitionId: event.data.transitionId });
  if (!parcel || !isStillTrue(fact, parcel.status) || !isMailAddress(parcel.customer.email)) return [];
  if (!(await isNews(tx, event, { fact, forced: parcel.forced }))) return [];
  const language = shopperLanguage({ locale: parcel.locale, preferred, countryCode: parcel.destination.countryCode });
  return [await mailAbout(tx, parcel, { fact, language, happenedAt: event.occurredAt, reasonCode: parcel.reasonCode })];
}

interface Happened extends Pick<ShopperNotice, 'fact' | 'language' | 'happenedAt'> {
  readonly reasonCode: string | null;
}

/** The mail about a fact again, whether or not it was mailed before. */
export async function mailAgain(tx: Tx<PaymentServices>, shipmentId: string, happened: Happened): Promise<NewMail> {
  const parcel = await findParcel.first(tx.sql, { id: shipmentId });
  if (!parcel) throw new Error('The shipment has no order.');
  return mailAbout(tx, parcel, happened);
}

async function mailAbout(tx: Tx<PaymentServices>, parcel: Parcel, happened: Happened): Promise<NewMail> {
  const [shop] = await readStorefronts(tx.sql, [parcel.shopId]);
  if (!shop) throw new Error('The shipment has no shop.');
  const { name, email, phone, phoneE164, url } = shop;
  const contact = { name, email, phone, phoneE164, url, logoSellerId: shop.logoPath === null ? null : shop.sellerId };
  return shopperMail({ ...noticeOf(tx, parcel, happened), shop: contact }, parcel.customer.email);
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

/** Claims the fact for this parcel, once for an occasion. Concurrent claims wait here for one another. */
export const claimFact = async (on: RunSql, fact: Claim): Promise<boolean> => (await claim.count(on, fact)) > 0;

const isNews = (
  tx: Tx,
  { subjectId, data: { transitionId } }: Change,
  { fact, forced }: { fact: ShopperFact; forced: boolean },
): Promise<boolean> => claimFact(tx.sql, { shipmentId: subjectId, fact, occasion: happensOnce(fact) ? 'once' : transitionId, forced });

/** Before the parcel is out for delivery, and after an attempt that may work on another day. Carriers have their own ways. */
function choiceIn({ services }: Tx, { id, ownFleet }: Parcel, { fact, language, reasonCode }: Happened): ShopperNotice['choose'] {
  const isOpen = fact === 'on_its_way' || fact === 'attempt_failed' || (fact === 'failed' && mayWorkAnotherDay(reasonCode));
  const { allowed } = services.settings.consigneeChoices;
  return isOpen && ownFleet && allowed.length > 0
    ? { url: `${choiceUrl(services, id)}?lang=${language}`, day: allowed.includes('day') }
    : null;
}

function noticeOf(tx: Tx<PaymentServices>, parcel: Parcel, { reasonCode, ...happened }: Happened): Omit<ShopperNotice, 'shop'> {
  const { customer, destination, reference } = parcel;
  const [firstName = ''] = customer.firstName.trim().split(/\s+/);
  const addressed = firstName || consigneeName({ ...customer, company: companyAt(customer, destination) });
  return {
    ...happened,
    reason: shopperReason(reasonCode, happened.language),
    firstName: addressed,
    orderReference: parcel.orderReference,
    number: parcel.awbAssigned ? parcel.awb : reference,
    serviceName: parcel.serviceName,
    timeZone: zoneOfPlace({ countryCode: destination.countryCode, lng: destination.lng }, happened.happenedAt),
    trackUrl: `${tx.services.publicUrl()}/track/${encodeURIComponent(reference)}?lang=${happened.language}`,
    choose: choiceIn(tx, parcel, { ...happened, reasonCode }),
    payment: paymentOf(tx, parcel, happened.language),
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
