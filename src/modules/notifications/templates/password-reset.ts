import type { Audience, NewMail } from '../mail.js';
import type { Letter } from './letter.js';
import { row } from './notice-facts.js';
import { writeMail } from './write-mail.js';

export interface PasswordReset {
  readonly name: string;
  /** Where a new password is set. Good once and for an hour. */
  readonly link: string;
  readonly expiresAt: Date;
}

/** Gives the owner of an account the link that a new password is set with, in both languages of the console. */
export const passwordResetMail = (reset: PasswordReset, to: { audience: Audience; recipient: string }): NewMail =>
  writeMail({ kind: 'password_reset', ...to }, inEnglish(reset), inArabic(reset));

const inEnglish = ({ name, link, expiresAt }: PasswordReset): Letter => ({
  language: 'en',
  subject: 'Set a new password',
  heading: `Hello ${name}`,
  opening:
    'Somebody, probably you, has asked for a new password for your account. Set it with this link. It works once and for one hour. If it was not you, ignore this mail: your password stays as it is.',
  alerts: [],
  sections: [{ title: 'Link', rows: [row('Good until', expiresAt.toISOString())] }],
  links: [{ label: 'Set a new password', url: link }],
});

const inArabic = ({ name, link, expiresAt }: PasswordReset): Letter => ({
  language: 'ar',
  subject: 'تعيين كلمة مرور جديدة',
  heading: `مرحبًا ${name}`,
  opening:
    'طُلبت كلمة مرور جديدة لحسابك، والأرجح أنك أنت من طلبها. عيّنها من خلال هذا الرابط. يعمل الرابط مرة واحدة ولمدة ساعة. إن لم تطلبها أنت فتجاهل هذه الرسالة، وتبقى كلمة مرورك كما هي.',
  alerts: [],
  sections: [{ title: 'الرابط', rows: [row('صالح حتى', expiresAt.toISOString())] }],
  links: [{ label: 'تعيين كلمة مرور جديدة', url: link }],
});
