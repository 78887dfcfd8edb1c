import { zoneOfPlace } from '../../kernel/local-time.js';
import { statement, type Named, type RowOf } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import { isMailAddress } from '../../platform/mail/mailbox.js';
import { readStorefronts, shopperMailsOf } from '../branding/index.js';
import { deliveryCodeMail, deliveryCodeText, sendMail, sendTextMessage, type DeliveryCodeNotice } from '../notifications/index.js';
import { shopperLanguage } from '../shipment-notifications/index.js';
import { maskedMail, maskedPhone } from './masked.rules.js';
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
    .select(['o.orderReference', 'o.customer', 'o.destination', 'o.locale'])
    .where('s.id', '=', $.shipmentId),
);
type Parcel = RowOf<typeof findParcel>;

/** Mails the code to the consignee and sends it by text message. Returns the masked addresses; null if there is no address. */
export async function sendDeliveryCode(tx: Tx, { taskId, shipmentId, code, expiresAt }: CodeToSend): Promise<string | null> {
  const parcel = await findParcel.first(tx.sql, { shipmentId });
  if (!parcel) throw new Error(`The shipment ${shipmentId} of the task ${taskId} is missing.`);
  const { email, phone } = addressesOf(parcel);
  if (email === null && phone === null) return null;

  const notice = { ...(await noticeOf(tx, parcel)), code, expiresAt };
  if (email !== null) await sendMail(tx, shipmentId, deliveryCodeMail(notice, email));
  if (phone !== null) await sendTextMessage(tx, { kind: 'delivery_code', recipient: phone, text: deliveryCodeText(notice) });
  return [...(email === null ? [] : [maskedMail(email)]), ...(phone === null ? [] : [maskedPhone(phone)])].join(', ');
}

/** A return goes to the shop, whose people the customer's address does not reach. */
function addressesOf({ type, customer, receiverPhone }: Parcel): { readonly email: string | null; readonly phone: string | null } {
  const email = type === 'outbound' && isMailAddress(customer.email) ? customer.email : null;
  const phone = (type === 'outbound' ? customer.phoneNormalised : null) ?? receiverPhone?.replace(/[^\d+]/g, '');
  return { email, phone: phone && /^\+?\d{5,20}$/.test(phone) ? phone : null };
}

async function noticeOf(tx: Tx, parcel: Parcel): Promise<Omit<DeliveryCodeNotice, 'code' | 'expiresAt'>> {
  const { shopId, sellerId, locale, destination, orderReference } = parcel;
  const [shop] = await readStorefronts(tx.sql, [shopId]);
  if (!shop) throw new Error('The shipment has no shop.');
  const languages = await shopperMailsOf(tx.sql, [sellerId]);
  const { name, email, phone, url } = shop;
  return {
    language: shopperLanguage({ locale, preferred: languages.get(sellerId) ?? null, countryCode: destination.countryCode }),
    orderReference,
    number: parcel.awbAssigned ? parcel.awb : parcel.reference,
    timeZone: zoneOfPlace({ countryCode: destination.countryCode, lng: destination.lng }, tx.services.clock.now()),
    shop: { name, email, phone, url, logoSellerId: shop.logoPath === null ? null : shop.sellerId },
  };
}
