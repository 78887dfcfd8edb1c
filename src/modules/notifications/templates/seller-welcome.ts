import type { NewMail } from '../mail.js';
import { type Letter, writeMail } from './letter.js';

interface SellerWelcome {
  readonly link: string;
}

/** Welcomes a newly registered seller, who can sign in immediately. Repeats no input of the anonymous caller. */
export const sellerWelcomeMail = (facts: SellerWelcome, recipient: string): NewMail =>
  writeMail({ kind: 'seller_welcome', audience: 'seller', recipient }, inEnglish(facts), inArabic(facts));

const inEnglish = ({ link }: SellerWelcome): Letter => ({
  language: 'en',
  subject: 'Your shipping account is ready',
  heading: 'Welcome',
  opening: 'Your account is ready. Sign in with this address and the password you chose.',
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
