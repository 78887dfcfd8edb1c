import { money } from '../../../src/kernel/money.js';
import { orderPlacedMails, type NewMail, type OrderPlaced } from '../../../src/modules/notifications/index.js';
import { placedOrder, recipients } from './placed-order.js';

function write(changes: Partial<OrderPlaced> = {}): { operations: NewMail; seller: NewMail } {
  const [operations, seller] = orderPlacedMails(placedOrder(changes), recipients);
  if (!operations || !seller) throw new Error('There are not two mails.');
  return { operations, seller };
}

describe('the mails of a placed order', () => {
  it('go to the operations team and to the seller', () => {
    const { operations, seller } = write();

    expect(operations).toMatchObject({ kind: 'order_placed', audience: 'operations', recipient: recipients.operations });
    expect(seller).toMatchObject({ kind: 'order_placed', audience: 'seller', recipient: recipients.seller });
  });

  it('read well as plain text', () => {
    expect(write().operations.textBody).toBe(
      `New order 1001

shop.example placed an order. Its shipment SVC0123456789X is waiting to be fulfilled.

Order
  Order number: 1001
  Order reference: REF-7
  Shop: shop.example
  Shipment: SVC0123456789X

Recipient
  Name: محمد عبد الله
  City: الرياض
  Country: Saudi Arabia

Items
  قميص: 2 × 10.00 USD
  Hat: 1 × 5.50 USD

Totals
  Subtotal: 25.50 USD
  Tax: 0.00 USD
  Discount: 0.50 USD
  Order value: 25.00 USD
  Shipping fee: 12.00 USD

Payment
  Payment: Cash on delivery
  To collect: 37.00 USD
  COD fee: 0.74 USD

Shipping
  Carrier: Standard Express
  Cost: 9.00 USD
  Billing: Held in the wallet

Open the shipment: https://ship.example/console/shipments/SVC0123456789X`,
    );
  });

  it('say in subject and first lines that payment is required', () => {
    const { operations, seller } = write({ billingStatus: 'payment_required', actualRate: money(105_000n, 'KWD') });

    expect(operations.subject).toBe('Payment required: order 1001 from shop.example');
    expect(operations.textBody).toContain("! The seller's wallet does not cover the shipping cost of 105.000 KWD.");
    expect(seller.subject).toBe('Payment required for your order 1001');
    expect(seller.textBody).toContain('! Your wallet does not cover the shipping cost of 105.000 KWD. Please top it up');
    expect(seller.htmlBody).toContain('<bdi>Billing</bdi></td><td><bdi>Payment required</bdi>');
  });

  it('say that nothing is collected for a prepaid order', () => {
    const { seller } = write({ paymentStatus: 'prepaid', collectionAmount: null, codFee: null });

    expect(seller.textBody).toContain('Payment: Prepaid, nothing to collect');
    expect(seller.textBody).not.toContain('To collect');
  });

  it('show the warnings of the order', () => {
    const { operations, seller } = write({ warnings: ['The subtotal differs from the sum of the items.'] });

    expect(operations.textBody).toContain('! The subtotal differs from the sum of the items.');
    expect(seller.htmlBody).toContain('The subtotal differs from the sum of the items.');
  });

  it('escape every value in HTML', () => {
    const evil = `<img src=x onerror="alert(1)">&'`;
    const { operations, seller } = write({
      orderNumber: evil,
      orderReference: evil,
      shopDomain: evil,
      shipmentReference: evil,
      consignee: { name: evil, city: evil, country: evil },
      items: [{ name: evil, quantity: 1, price: money(1n, 'USD') }],
      carrierName: evil,
      warnings: [evil],
      links: { shipment: `https://ship.example/"${evil}`, wallet: evil, settings: evil },
    });

    for (const { htmlBody } of [operations, seller]) {
      expect(htmlBody).not.toMatch(/<img|<script|"alert|onerror="/);
      expect(htmlBody).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;&#39;');
    }
  });

  it('are in the language of the seller, with links to the shipment and to where the mails are chosen', () => {
    const [, seller] = orderPlacedMails(placedOrder(), { ...recipients, language: 'ar' });

    expect(seller?.subject).toBe('استلمنا طلبك \u20681001\u2069');
    expect(seller?.htmlBody).toContain('<html lang="ar" dir="rtl">');
    expect(seller?.textBody).toContain('افتح الشحنة: https://ship.example/console/shipments/SVC0123456789X');
    expect(seller?.textBody).toMatch(/-- \nتصلك رسالة عن كل طلب\.\nاختر الرسائل التي تصلك: https:\/\/ship\.example\/console\/profile$/);
    expect(write({ billingStatus: 'payment_required' }).seller.textBody).toContain(
      'Top up the wallet: https://ship.example/console/wallet',
    );
  });

  it('load nothing from elsewhere', () => {
    expect(write().seller.htmlBody).not.toMatch(/<(img|link|script|iframe|object)|src=|url\(|@import/i);
  });

  it('let every value follow the direction of its own script', () => {
    const { htmlBody } = write().seller;

    for (const value of ['محمد عبد الله', 'قميص']) expect(htmlBody).toContain(`<bdi>${value}</bdi>`);
  });

  it('keep a name with line breaks on its line', () => {
    const { operations } = write({
      shopDomain: 'shop.example\r\nBcc: victim@bank.example',
      consignee: { name: 'Jane\n  Billing: Paid', city: 'X\u2028Y', country: 'Z' },
    });

    expect(operations.subject).toBe('New order 1001 from shop.example Bcc: victim@bank.example');
    expect(operations.textBody).toContain('  Name: Jane   Billing: Paid\n  City: X Y\n');
  });

  it('show the first items of a very long order and count the rest', () => {
    const items = Array.from({ length: 500 }, (_, index) => ({ name: `Item ${index}`, quantity: 1, price: money(1n, 'USD') }));
    const { seller } = write({ items });

    expect(seller.textBody).toContain('  Item 49: 1 × 0.01 USD\n  Further items: 450\n');
    expect(seller.textBody).not.toContain('Item 50:');
  });
});
