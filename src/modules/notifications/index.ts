import { MailSchema, mailTable } from './mail.entity.js';
import { TextMessageSchema } from './text-message.entity.js';

export const notificationEntities = [MailSchema, TextMessageSchema] as const;

export { mailTable };
export { messageRetention } from './message-retention.js';
export { mailReading, textMessageReading } from './mail-reading.js';
export type { NewMail } from './mail.js';
export { Mailer } from './mailer.js';
export { mailConsumer, mailRetries } from './send-mails.js';
export { eventsWithMails, queueMails, sendMail, writeLeased, type EventMails } from './write-mails.js';
export type { NoticeLinks, NoticeRecipients, ShipmentNotice } from './templates/letter.js';
export { orderCancelledMails } from './templates/order-cancelled.js';
export { orderUpdatedMails, type OrderUpdated } from './templates/order-updated.js';
export { returnCreatedMails } from './templates/return-created.js';
export { outcomes, shipmentOutcomeMails, type Outcome } from './templates/shipment-outcome.js';
export { shopperMail } from './templates/shopper/shopper-mail.js';
export type { ShopperFact, ShopperNotice } from './templates/shopper/shopper-notice.js';
export type { OrderPlaced } from './templates/order-facts.js';
export { orderPlacedMails } from './templates/order-placed.js';
export {
  digestKinds,
  MAX_DIGEST_ROWS,
  orderDigestMails,
  type DigestKind,
  type DigestRow,
  type DigestSection,
  type OrderDigest,
} from './templates/order-digest.js';
export { registrationAttemptedMail } from './templates/registration-attempted.js';
export { registrationConfirmMail } from './templates/registration-confirm.js';
export { sellerWelcomeMail } from './templates/seller-welcome.js';
export { passwordResetMail } from './templates/password-reset.js';
export { securityNoticeMail, type SecurityNotice } from './templates/security-notice.js';
export { payoutAccountChangedMails } from './templates/payout-account-changed.js';
export { sellerInvitedMail } from './templates/seller-invited.js';
export { tokenEndingMail } from './templates/token-ending.js';
export { staffInvitedMail } from './templates/staff-invited.js';
export { carrierAccountPausedMails } from './templates/carrier-account-paused.js';
export { webhookDisabledMails } from './templates/webhook-disabled.js';
export { webhookOwnerMails } from './templates/webhook-owner.js';
export { webhookFailingMails } from './templates/webhook-failing.js';
export { deliveryCodeMail, deliveryCodeText, type DeliveryCodeNotice } from './templates/delivery-code.js';
export { sendTextMessage, textMessageConsumer } from './send-text-messages.js';
