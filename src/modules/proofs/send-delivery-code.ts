import { zoneOfPlace } from '../../kernel/local-time.js';
import { statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isMailAddress } from '../../platform/mail/mailbox.js';
import { phoneE164 } from '../addresses/index.js';
import { readStorefronts, shopperMailsOf } from '../branding/index.js';
import { deliveryCodeMail, deliveryCodeText, sendMail, sendTextMessage, type DeliveryCodeNotice } from '../notifications/index.js';
import { shopperLanguage } from '../shipment-notifications/index.js';
import { db } from './proofs.tables.js';

interface CodeToSend {
  readonly taskId: string;
  readonly shipmentId: string;
  readonly code: string;
  readonly expiresAt: Date;
}

const findParcel = statement(($: Named<{ shipmentId: string }>) =>
  db
    .selectFrom('shipment as s')
    .innerJoin('order as o', 'o.id', 's.orderId')
    .select(['s.type', 's.shopId', 's.sellerId', 's.reference', 's.awb', 's.awbAssigned', 's.receiverPhone'])
    .select(['o.orderReference', 'o.customer', 'o.origin', 'o.destination', 'o.locale'])
    .where('s.id', '=', $.shipmentId),
);
type Parcel = RowOf<typeof findParcel>;

/** Where a code went, as dispatch may see it. */
export interface SentCode {
  readonly sentTo: string | null;
  /** The consignee has a phone number that cannot be dialled, so no text message was sent. */
  readonly phoneFailed: boolean;
}

/** Mails the code to the consignee and sends it by text message. */
export async function sendDeliveryCode(tx: Tx, { taskId, shipmentId, code, expiresAt }: CodeToSend): Promise<SentCode> {
  const parcel = await findParcel.first(tx.sql, { shipmentId });
  if (!parcel) throw new Error(`The shipment ${shipmentId} of the task ${taskId} is missing.`);
  const { email, phone, phoneFailed } = addressesOf(parcel);
  if (email === null && phone === null) return { sentTo: null, phoneFailed };

  const notice = { ...(await noticeOf(tx, parcel)), code, expiresAt };
  if (email !== null) await sendMail(tx, shipmentId, deliveryCodeMail(notice, email));
  if (phone !== null) await sendTextMessage(tx, { kind: 'delivery_code', recipient: phone, text: deliveryCodeText(notice) });
  return {
    sentTo: [...(email === null ? [] : [maskedMail(email)]), ...(phone === null ? [] : [maskedPhone(phone)])].join(', '),
    phoneFailed,
  };
}

interface CodeAddresses {
  readonly email: string | null;
  readonly phone: string | null;
  readonly phoneFailed: boolean;
}

/** A return goes to the shop, whose people the customer's address does not reach. */
function addressesOf({ type, customer, destination, origin, receiverPhone }: Parcel): CodeAddresses {
  const isOutbound = type === 'outbound';
  const given = (isOutbound ? customer.phone : null) ?? receiverPhone;
  const phone = phoneE164(given, (isOutbound ? destination : origin).countryCode);
  return {
    email: isOutbound && isMailAddress(customer.email) ? customer.email : null,
    phone,
    phoneFailed: given !== null && phone === null,
  };
}

async function noticeOf(tx: Tx, parcel: Parcel): Promise<Omit<DeliveryCodeNotice, 'code' | 'expiresAt'>> {
  const { shopId, sellerId, locale, destination, orderReference } = parcel;
  const [shop] = await readStorefronts(tx.sql, [shopId]);
  if (!shop) throw new Error('The shipment has no shop.');
  const languages = await shopperMailsOf(tx.sql, [sellerId]);
  const { name, email, phone, phoneE164: call, url } = shop;
  return {
    language: shopperLanguage({ locale, preferred: languages.get(sellerId) ?? null, countryCode: destination.countryCode }),
    orderReference,
    number: parcel.awbAssigned ? parcel.awb : parcel.reference,
    timeZone: zoneOfPlace({ countryCode: destination.countryCode, lng: destination.lng }, tx.services.clock.now()),
    shop: { name, email, phone, phoneE164: call, url, logoSellerId: shop.logoPath === null ? null : shop.sellerId },
  };
}

/** A mail address that dispatch may see: `mail f***@e…`. */
function maskedMail(address: string): string {
  const [name = '', domain = ''] = address.split('@');
  return `mail ${[...name][0] ?? ''}***@${[...domain][0] ?? ''}…`;
}

/** A phone number that dispatch may see: `SMS …67`. */
const maskedPhone = (phone: string): string => `SMS …${phone.slice(-2)}`;
