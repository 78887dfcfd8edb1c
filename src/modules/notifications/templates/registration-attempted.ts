import type { NewMail } from '../mail.js';
import { type Letter, writeMail } from './letter.js';

interface RegistrationAttempted {
  readonly link: string;
}

/** Tells an account owner that someone tried to register with their address. Repeats no input of the anonymous caller. */
export const registrationAttemptedMail = (facts: RegistrationAttempted, recipient: string): NewMail =>
  writeMail({ kind: 'registration_attempted', audience: 'seller', recipient }, inEnglish(facts), inArabic(facts));

const inEnglish = ({ link }: RegistrationAttempted): Letter => ({
  language: 'en',
  subject: 'You already have an account',
  heading: 'You already have an account',
  opening:
    'Someone, perhaps you, tried to register with this address, which already has an account. Nothing was changed. ' +
    'If it was you, sign in; if you forgot your password, you can reset it on the sign-in page.',
  alerts: [],
  sections: [],
  links: [{ label: 'Sign in', url: link }],
});

const inArabic = ({ link }: RegistrationAttempted): Letter => ({
  language: 'ar',
  subject: 'لديك حساب بالفعل',
  heading: 'لديك حساب بالفعل',
  opening:
    'حاول شخص ما، وربما أنت، التسجيل بهذا العنوان، وله حساب بالفعل. لم يتغيّر أي شيء. إن كنت أنت فسجّل الدخول؛ وإن نسيت كلمة المرور فستجد في صفحة تسجيل الدخول ما يلزم.',
  alerts: [],
  sections: [],
  links: [{ label: 'تسجيل الدخول', url: link }],
});
