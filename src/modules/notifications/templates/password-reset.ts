import type { Audience, NewMail } from '../mail.js';
import { moment, type Letter, row, writeMail } from './letter.js';

export interface PasswordReset {
  readonly name: string;
  /** Link for setting a new password. Valid once, for one hour. */
  readonly link: string;
  readonly expiresAt: Date;
}

/** Sends an account owner the link for a new password, in both console languages. */
export const passwordResetMail = (reset: PasswordReset, to: { audience: Audience; recipient: string }): NewMail =>
  writeMail({ kind: 'password_reset', ...to }, inEnglish(reset), inArabic(reset));

const inEnglish = ({ name, link, expiresAt }: PasswordReset): Letter => ({
  language: 'en',
  subject: 'Set a new password',
  heading: `Hello ${name}`,
  opening:
    'We received a request to reset the password of your account. Use this link to set a new one; it works once and ' +
    'expires in one hour. If you did not request this, ignore this mail: your password stays unchanged.',
  alerts: [],
  sections: [{ title: 'Link', rows: [row('Good until', moment(expiresAt, 'en'))] }],
  links: [{ label: 'Set a new password', url: link }],
});

const inArabic = ({ name, link, expiresAt }: PasswordReset): Letter => ({
  language: 'ar',
  subject: 'تعيين كلمة مرور جديدة',
  heading: `مرحبًا ${name}`,
  opening:
    'طُلبت كلمة مرور جديدة لحسابك، والأرجح أنك أنت من طلبها. عيّنها من خلال هذا الرابط. يعمل الرابط مرة واحدة ولمدة ساعة. إن لم تطلبها أنت فتجاهل هذه الرسالة، وتبقى كلمة مرورك كما هي.',
  alerts: [],
  sections: [{ title: 'الرابط', rows: [row('صالح حتى', moment(expiresAt, 'ar'))] }],
  links: [{ label: 'تعيين كلمة مرور جديدة', url: link }],
});
