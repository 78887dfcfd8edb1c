import type { NewMail } from '../../mail.js';
import { shopperHtml } from './shopper-html.js';
import { shopperLetter } from './shopper-letter.js';
import type { ShopperNotice } from './shopper-notice.js';
import { shopperText } from './shopper-text.js';

/** A mail to a shopper in the shop's name; replies go to the shop. */
export function shopperMail(notice: ShopperNotice, recipient: string): NewMail {
  const letter = shopperLetter(notice);
  return {
    kind: `shopper_${notice.fact}`,
    audience: 'shopper',
    recipient,
    subject: letter.subject,
    textBody: shopperText(letter),
    htmlBody: shopperHtml(letter),
    sender: { name: letter.shop, replyTo: notice.shop.email, logoSellerId: notice.shop.logoSellerId },
  };
}
