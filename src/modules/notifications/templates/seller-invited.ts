import type { NewMail } from '../mail.js';
import type { Letter } from './letter.js';
import { row } from './notice-facts.js';
import { writeMail } from './write-mail.js';

export interface SellerInvited {
  readonly name: string;
  /** Where the first password is set. Good once, so that a copy of this mail is soon worth nothing. */
  readonly link: string;
  readonly expiresAt: Date;
}

/** Gives a new seller what the first password is set with. Nobody knows yet which language they read. */
export const sellerInvitedMail = (invited: SellerInvited, recipient: string): NewMail =>
  writeMail({ kind: 'seller_invited', audience: 'seller', recipient }, inEnglish(invited, recipient), inArabic(invited, recipient));

const inEnglish = ({ name, link, expiresAt }: SellerInvited, recipient: string): Letter => ({
  language: 'en',
  subject: 'Your shipping account is ready',
  heading: `Welcome, ${name}`,
  opening: 'An account was opened for you. Set its password with this link; it can be used once, and only by whoever has this mail.',
  alerts: [],
  sections: [{ title: 'Invitation', rows: [row('E-mail for login', recipient), row('Good until', expiresAt.toISOString())] }],
  links: [{ label: 'Set your password', url: link }],
});

const inArabic = ({ name, link, expiresAt }: SellerInvited, recipient: string): Letter => ({
  language: 'ar',
  subject: 'حساب الشحن الخاص بك جاهز',
  heading: `مرحبًا، ${name}`,
  opening: 'تم فتح حساب لك. اختر كلمة المرور من خلال هذا الرابط؛ يمكن استخدامه مرة واحدة فقط، ومن قِبل من لديه هذه الرسالة وحده.',
  alerts: [],
  sections: [{ title: 'الدعوة', rows: [row('البريد الإلكتروني لتسجيل الدخول', recipient), row('صالحة حتى', expiresAt.toISOString())] }],
  links: [{ label: 'اختر كلمة المرور', url: link }],
});
