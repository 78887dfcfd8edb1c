import type { NewMail } from '../mail.js';
import { moment, type Letter, row, writeMail } from './letter.js';

export interface ChangedPayoutAccount {
  /** Masked except for the last four characters. */
  readonly number: string;
  readonly bankName: string;
  readonly currency: string;
  /** The previous account, if any. */
  readonly replaces: string | null;
  readonly at: Date;
}

/** Tells a seller's recipients where its money will go, so that an unauthorised change is noticed before the first payout. */
export const payoutAccountChangedMails = (changed: ChangedPayoutAccount, recipients: readonly string[]): NewMail[] =>
  recipients.map((recipient) =>
    writeMail({ kind: 'payout_account_changed', audience: 'seller', recipient }, inEnglish(changed), inArabic(changed)),
  );

const inEnglish = ({ number, bankName, currency, replaces, at }: ChangedPayoutAccount): Letter => ({
  language: 'en',
  subject: 'The bank account for your payouts was changed',
  heading: 'Bank account changed',
  opening:
    'Payouts will go to this account once a second person has approved it. If you did not request this change, ' +
    'change your password and contact us immediately.',
  alerts: [],
  sections: [
    {
      title: 'Bank account',
      rows: [
        row('Account', number),
        row('Bank', bankName),
        row('Currency', currency),
        ...(replaces === null ? [] : [row('Replaces', replaces)]),
        row('Changed at', moment(at, 'en')),
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
        row('وقت التغيير', moment(at, 'ar')),
      ],
    },
  ],
  links: [],
});
