import type { NewMail } from '../mail.js';
import type { Letter } from './letter.js';
import { row } from './notice-facts.js';
import { writeMail } from './write-mail.js';

export interface ChangedPayoutAccount {
  /** Without all but the last four characters. */
  readonly number: string;
  readonly bankName: string;
  readonly currency: string;
  /** The account before, where there was one. */
  readonly replaces: string | null;
  readonly at: Date;
}

/** Tells everybody of a seller where its money will go, so that a change by somebody else is noticed before the first payout. */
export const payoutAccountChangedMails = (changed: ChangedPayoutAccount, recipients: readonly string[]): NewMail[] =>
  recipients.map((recipient) =>
    writeMail({ kind: 'payout_account_changed', audience: 'seller', recipient }, inEnglish(changed), inArabic(changed)),
  );

const inEnglish = ({ number, bankName, currency, replaces, at }: ChangedPayoutAccount): Letter => ({
  language: 'en',
  subject: 'The bank account for your payouts was changed',
  heading: 'Bank account changed',
  opening:
    'Payouts will go to this account once a second person has confirmed it. If you did not ask for this change, change your password and contact us at once.',
  alerts: [],
  sections: [
    {
      title: 'Bank account',
      rows: [
        row('Account', number),
        row('Bank', bankName),
        row('Currency', currency),
        ...(replaces === null ? [] : [row('Replaces', replaces)]),
        row('Changed at', at.toISOString()),
      ],
    },
  ],
  links: [],
});

const inArabic = ({ number, bankName, currency, replaces, at }: ChangedPayoutAccount): Letter => ({
  language: 'ar',
  subject: 'تم تغيير الحساب البنكي لمدفوعاتك',
  heading: 'تم تغيير الحساب البنكي',
  opening: 'ستُحوَّل المدفوعات إلى هذا الحساب بعد أن يؤكده شخص ثانٍ. إذا لم تطلب هذا التغيير فغيّر كلمة المرور وتواصل معنا فورًا.',
  alerts: [],
  sections: [
    {
      title: 'الحساب البنكي',
      rows: [
        row('الحساب', number),
        row('البنك', bankName),
        row('العملة', currency),
        ...(replaces === null ? [] : [row('بدلًا من', replaces)]),
        row('وقت التغيير', at.toISOString()),
      ],
    },
  ],
  links: [],
});
