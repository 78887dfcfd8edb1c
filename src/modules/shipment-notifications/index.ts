import { ShopperNoticeSchema } from './shopper-notice.entity.js';

export { noticeConsumer } from './write-notices.js';
export const shipmentNotificationEntities = [ShopperNoticeSchema];
