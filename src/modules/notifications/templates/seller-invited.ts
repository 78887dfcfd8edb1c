import type { NewMail } from '../mail.js';
import { moment, type Letter, row, writeMail } from './letter.js';

export interface SellerInvited {
  readonly name: string;
  /** Link for setting the first password. Valid once, so that a copy of the mail soon becomes useless. */
  readonly link: string;
  readonly expiresAt: Date;
}

/** Sends a new seller the link for the first password, in both languages, since theirs is not known yet. */
export const sellerInvitedMail = (invited: SellerInvited, recipient: string): NewMail =>
  writeMail({ kind: 'seller_invited', audience: 'seller', recipient }, inEnglish(invited, recipient), inArabic(invited, recipient));

const inEnglish = ({ name, link, expiresAt }: SellerInvited, recipient: string): Letter => ({
  language: 'en',
  subject: 'Your shipping account is ready',
  heading: `Welcome, ${name}`,
  opening: 'An account was created for you. Use this link to set its password. It works once; do not forward this mail.',
  alerts: [],
  sections: [{ title: 'Invitation', rows: [row('E-mail for login', recipient), row('Good until', moment(expiresAt, 'en'))] }],
  links: [{ label: 'Set your password', url: link }],
});

const inArabic = ({ name, link, expiresAt }: SellerInvited, recipient: string): Letter => ({
  language: 'ar',
  subject: 'حساب الشحن الخاص بك جاهز',
  heading: `مرحبًا، ${name}`,
  opening: 'تم فتح حساب لك. اختر كلمة المرور من خلال هذا الرابط؛ يمكن استخدامه مرة واحدة فقط، ومن قِبل من لديه هذه الرسالة وحده.',
  alerts: [],
  sections: [{ title: 'الدعوة', rows: [row('البريد الإلكتروني لتسجيل الدخول', recipient), row('صالحة حتى', moment(expiresAt, 'ar'))] }],
  links: [{ label: 'اختر كلمة المرور', url: link }],
});
