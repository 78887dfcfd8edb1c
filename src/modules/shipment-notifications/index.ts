import { SellerDigestEntrySchema, SellerDigestSchema } from './seller-digest.entity.js';
import { ShopperNoticeSchema } from './shopper-notice.entity.js';

export { shipmentOfChoiceToken } from './choice-link.js';
export { sendChoiceLink } from './send-choice-link.js';
export { noticeRetention } from './notice-retention.js';
export { digestRun } from './write-digests.js';
export { noticeConsumer } from './write-notices.js';
export { shopperLanguage } from './shopper-language.js';
export const shipmentNotificationEntities = [ShopperNoticeSchema, SellerDigestSchema, SellerDigestEntrySchema];
