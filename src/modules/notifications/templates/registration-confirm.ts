import type { NewMail } from '../mail.js';
import { moment, type Letter, row, writeMail } from './letter.js';

interface RegistrationToConfirm {
  readonly link: string;
  readonly expiresAt: Date;
}

/** Sends the link that activates a registration. Repeats no input of the anonymous caller. */
export const registrationConfirmMail = (facts: RegistrationToConfirm, recipient: string): NewMail =>
  writeMail({ kind: 'registration_confirm', audience: 'seller', recipient }, inEnglish(facts), inArabic(facts));

const inEnglish = ({ link, expiresAt }: RegistrationToConfirm): Letter => ({
  language: 'en',
  subject: 'Confirm your e-mail address',
  heading: 'Confirm your e-mail address',
  opening:
    'Someone, most likely you, registered for shipping with this address. Follow the link to create the account. If ' +
    'it was not you, ignore this mail: no account is created without the link.',
  alerts: [],
  sections: [{ title: 'Registration', rows: [row('Good until', moment(expiresAt, 'en'))] }],
  links: [{ label: 'Confirm the address', url: link }],
});

const inArabic = ({ link, expiresAt }: RegistrationToConfirm): Letter => ({
  language: 'ar',
  subject: 'أكّد عنوان بريدك الإلكتروني',
  heading: 'أكّد عنوان بريدك الإلكتروني',
  opening:
    'سجّل شخص ما، وهو أنت على الأرجح، في خدمة الشحن بهذا العنوان. افتح الرابط لإنشاء الحساب. إن لم تكن أنت فلا تفعل شيئًا: لا يُنشأ أي حساب دون فتح الرابط.',
  alerts: [],
  sections: [{ title: 'التسجيل', rows: [row('صالح حتى', moment(expiresAt, 'ar'))] }],
  links: [{ label: 'تأكيد العنوان', url: link }],
});
