import type { NewMail } from '../mail.js';
import type { Letter } from './letter.js';
import { writeMail } from './write-mail.js';

interface SellerWelcome {
  readonly link: string;
}

/** Welcomes a seller who has registered and can log in at once. It repeats nothing that a stranger typed. */
export const sellerWelcomeMail = (facts: SellerWelcome, recipient: string): NewMail =>
  writeMail({ kind: 'seller_welcome', audience: 'seller', recipient }, inEnglish(facts), inArabic(facts));

const inEnglish = ({ link }: SellerWelcome): Letter => ({
  language: 'en',
  subject: 'Your shipping account is open',
  heading: 'Welcome',
  opening: 'Your account is open. Sign in with this address and the password that you chose.',
  alerts: [],
  sections: [],
  links: [{ label: 'Sign in', url: link }],
});

const inArabic = ({ link }: SellerWelcome): Letter => ({
  language: 'ar',
  subject: 'تم فتح حساب الشحن الخاص بك',
  heading: 'أهلًا وسهلًا',
  opening: 'تم فتح حسابك. سجّل الدخول بهذا العنوان وكلمة المرور التي اخترتها.',
  alerts: [],
  sections: [],
  links: [{ label: 'تسجيل الدخول', url: link }],
});
