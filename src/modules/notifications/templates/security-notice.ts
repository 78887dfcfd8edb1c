import type { Audience, NewMail } from '../mail.js';
import { moment, type Letter, row, writeMail } from './letter.js';

export type SecurityNotice = 'password_changed' | 'email_changed' | 'two_factor_on' | 'two_factor_off' | 'two_factor_reset';

interface Words {
  readonly subject: string;
  readonly opening: string;
}

const ENGLISH: Readonly<Record<SecurityNotice, Words>> = {
  password_changed: {
    subject: 'Your password was changed',
    opening: 'The password of your account was changed, and all sessions were ended.',
  },
  email_changed: {
    subject: 'Your e-mail address was changed',
    opening: 'The e-mail address of your account was changed. Use the new address to sign in; we no longer send mail to this ' + 'one.',
  },
  two_factor_on: {
    subject: 'Two-factor login was enabled',
    opening: 'Your account now asks for an authenticator code after the password. Keep your recovery codes in a safe place.',
  },
  two_factor_off: { subject: 'Two-factor login was disabled', opening: 'Your account no longer asks for a code after the password.' },
  two_factor_reset: {
    subject: 'Two-factor login was reset',
    opening: 'An administrator disabled two-factor login for your account. Sign in with your password and set it up again.',
  },
};

const ARABIC: Readonly<Record<SecurityNotice, Words>> = {
  password_changed: { subject: 'تم تغيير كلمة مرورك', opening: 'تم تغيير كلمة مرور حسابك، وانتهت كل الجلسات.' },
  email_changed: {
    subject: 'تم تغيير بريدك الإلكتروني',
    opening: 'أصبح لحسابك عنوان بريد إلكتروني آخر. يتم تسجيل الدخول به، ولن تصل الرسائل إلى هنا بعد الآن.',
  },
  two_factor_on: {
    subject: 'تم تفعيل تسجيل الدخول بخطوتين',
    opening: 'من الآن فصاعدًا يطلب حسابك رمزًا من تطبيق المصادقة بعد كلمة المرور. احفظ رموز الاسترداد في مكان آمن.',
  },
  two_factor_off: { subject: 'تم إيقاف تسجيل الدخول بخطوتين', opening: 'لم يعد حسابك يطلب رمزًا بعد كلمة المرور.' },
  two_factor_reset: {
    subject: 'أُعيد ضبط تسجيل الدخول بخطوتين',
    opening: 'أوقف أحد المديرين تسجيل الدخول بخطوتين لحسابك. سجّل الدخول بكلمة مرورك ثم فعّله من جديد.',
  },
};

/** Tells account owners about a security-relevant change, so that they notice if it was not them. */
export const securityNoticeMail = (
  notice: SecurityNotice,
  about: { name: string; at: Date },
  to: { audience: Audience; recipient: string },
): NewMail => writeMail({ kind: notice, ...to }, inEnglish(ENGLISH[notice], about), inArabic(ARABIC[notice], about));

const inEnglish = ({ subject, opening }: Words, { name, at }: { name: string; at: Date }): Letter => ({
  language: 'en',
  subject,
  heading: `Hello ${name}`,
  opening,
  alerts: ['If this was not you, set a new password immediately and contact the operator of the service.'],
  sections: [{ title: 'What happened', rows: [row('When', moment(at, 'en'))] }],
  links: [],
});

const inArabic = ({ subject, opening }: Words, { name, at }: { name: string; at: Date }): Letter => ({
  language: 'ar',
  subject,
  heading: `مرحبًا ${name}`,
  opening,
  alerts: ['إن لم تكن أنت من فعل ذلك فعيّن كلمة مرور جديدة فورًا وأبلغ القائمين على الخدمة.'],
  sections: [{ title: 'ما حدث', rows: [row('الوقت', moment(at, 'ar'))] }],
  links: [],
});
