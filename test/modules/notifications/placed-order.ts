import { money } from '../../../src/kernel/money.js';
import type { NoticeRecipients, OrderPlaced } from '../../../src/modules/notifications/index.js';

const seller = 'seller@shop.example';
export const recipients = {
  ...{ operations: 'operations@shipgraph.local', seller, sellers: [seller] },
  ...{ language: 'en', timeZone: 'Asia/Dubai', isDaily: false, settingsUrl: 'https://ship.example/console/profile' },
} as const satisfies NoticeRecipients & { seller: string };

const usd = (minor: bigint) => money(minor, 'USD');

/** A cash-on-delivery order of two items, changed as the test wants. */
export const placedOrder = (changes: Partial<OrderPlaced> = {}): OrderPlaced => ({
  orderNumber: '1001',
  orderReference: 'REF-7',
  shopDomain: 'shop.example',
  shipmentReference: 'SVC0123456789X',
  consignee: { name: 'محمد عبد الله', city: 'الرياض', country: 'Saudi Arabia' },
  items: [
    { name: 'قميص', quantity: 2, price: usd(1000n) },
    { name: 'Hat', quantity: 1, price: usd(550n) },
  ],
  totals: { subTotal: usd(2550n), tax: usd(0n), discount: usd(50n), orderValue: usd(2500n), shippingFee: usd(1200n) },
  carrierName: 'Standard Express',
  paymentStatus: 'postpaid',
  collectionAmount: usd(3700n),
  codFee: usd(74n),
  actualRate: usd(900n),
  billingStatus: 'held',
  warnings: [],
  links: {
    shipment: 'https://ship.example/console/shipments/SVC0123456789X',
    wallet: 'https://ship.example/console/wallet',
    settings: 'https://ship.example/console/profile',
  },
  ...changes,
});
