import type { DomainEvent } from '../../kernel/events.js';
import { zoneOfPlace } from '../../kernel/local-time.js';
import { money } from '../../kernel/money.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isMailAddress } from '../../platform/mail/mailbox.js';
import type { Address } from '../addresses/index.js';
import { readStorefronts, type ShopperLanguage } from '../branding/index.js';
import { shopperPayment, type ShopperPayment } from '../cod/index.js';
import { shopperMail, type NewMail, type ShopperFact, type ShopperNotice } from '../mails/index.js';
import type { Customer, PaymentStatus } from '../orders/index.js';
import type { Shipment } from '../shipments/index.js';
import { happensOnce, isStillTrue } from './shopper-fact.js';
import { shopperLanguage } from './shopper-language.js';

interface ParcelRow {
  readonly type: Shipment['type'];
  readonly status: Shipment['status'];
  readonly reference: string;
  readonly awb: string;
  readonly awb_assigned: boolean;
  readonly service_name: string;
  readonly cod_stage: string | null;
  readonly shop_id: string;
  readonly order_reference: string;
  readonly customer: Customer;
  readonly destination: Address;
  readonly locale: string | null;
  readonly payment_status: PaymentStatus;
  readonly collection_minor: string;
  readonly currency: string;
  readonly token: string | null;
  readonly reason_code: string | null;
  readonly forced: boolean;
}

const PARCEL = `
  select s.type, s.status, s.reference, s.awb, s.awb_assigned, s.service_name, s.cod_stage, s.shop_id, o.order_reference, o.customer, o.destination,
         o.locale, o.payment_status, o.collection_minor, o.currency, i.token, t.reason_code, t.forced
    from shipment s join "order" o on o.id = s.order_id join timeline_entry t on t.id = $2
    left join cod_invoice i on i.shipment_id = s.id and i.status = 'unpaid'
   where s.id = $1`;

/** What has happened to a parcel, in the eyes of its shopper. */
export interface ShopperNews {
  readonly fact: ShopperFact;
  /** What the seller chose for orders that name none. */
  readonly preferred: ShopperLanguage | null;
}

/** The mail to the shopper, unless it was told before. */
export async function shopperMails(tx: Tx, event: DomainEvent, { fact, preferred }: ShopperNews): Promise<NewMail[]> {
  const [parcel] = await tx.sql<ParcelRow>(PARCEL, [event.subjectId, event.data['transitionId']]);
  if (!parcel || !isStillTrue(fact, parcel.status) || !isMailAddress(parcel.customer.email)) return [];
  if (!(await isNews(tx, event, { fact, forced: parcel.forced }))) return [];
  const [shop] = await readStorefronts(tx.sql, [parcel.shop_id]);
  if (!shop) throw new Error('A shipment without a shop.');

  const language = shopperLanguage({ locale: parcel.locale, preferred, countryCode: parcel.destination.countryCode });
  const { name, email, phone, url } = shop;
  const contact = { name, email, phone, url, logoSellerId: shop.logoPath === null ? null : shop.sellerId };
  return [shopperMail({ ...noticeOf(tx, event, parcel, language), fact, shop: contact }, parcel.customer.email)];
}

// A correction by force is told only where nothing of its kind was told before.
const CLAIM = `
  insert into shopper_notice (shipment_id, fact, occasion, created_at)
  select $1, $2, $3, $4 where not ($5 and exists (select 1 from shopper_notice where shipment_id = $1 and fact = $2))
  on conflict do nothing returning fact`;

/** Claims the fact for this parcel. Rivals wait here for one another. */
async function isNews(
  tx: Tx,
  { subjectId, data }: DomainEvent,
  { fact, forced }: { fact: ShopperFact; forced: boolean },
): Promise<boolean> {
  const occasion = happensOnce(fact) ? 'once' : String(data['transitionId']);
  const claimed = await tx.sql(CLAIM, [subjectId, fact, occasion, tx.services.clock.now(), forced]);
  return claimed.length > 0;
}

type Told = Omit<ShopperNotice, 'fact' | 'shop'>;

function noticeOf(tx: Tx, event: DomainEvent, parcel: ParcelRow, language: Told['language']): Told {
  const { customer, destination, reference } = parcel;
  const [firstName = ''] = customer.firstName.trim().split(/\s+/);
  return {
    language,
    firstName,
    orderReference: parcel.order_reference,
    number: parcel.awb_assigned ? parcel.awb : reference,
    serviceName: parcel.service_name,
    happenedAt: event.occurredAt,
    timeZone: zoneOfPlace({ countryCode: destination.countryCode, lng: destination.lng }, event.occurredAt),
    reasonCode: parcel.reason_code,
    trackUrl: `${tx.services.publicUrl()}/track/${encodeURIComponent(reference)}?lang=${language}`,
    payment: paymentOf(tx, parcel, language),
  };
}

function paymentOf({ services }: Tx, parcel: ParcelRow, language: string): ShopperPayment | null {
  const payment = shopperPayment(services, {
    type: parcel.type,
    status: parcel.status,
    codStage: parcel.cod_stage,
    paymentStatus: parcel.payment_status,
    collection: money(BigInt(parcel.collection_minor), parcel.currency),
    token: parcel.token,
  });
  return payment && { ...payment, payUrl: payment.payUrl && `${payment.payUrl}?lang=${language}` };
}
