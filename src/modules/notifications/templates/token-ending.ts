import { localDate } from '../../../kernel/local-time.js';
import type { Audience, NewMail } from '../mail.js';
import { type Letter, row, writeMail } from './letter.js';

interface TokenEnding {
  readonly name: string;
  /** The day, YYYY-MM-DD, in UTC. */
  readonly day: string;
  readonly lastUsedDay: string | null;
  /** Where tokens are made. */
  readonly link: string;
}

/** Tells the maker of a token that it ends soon, while programs that use it still work. */
export const tokenEndingMail = (facts: TokenEnding, to: { audience: Audience; recipient: string }): NewMail =>
  writeMail({ kind: 'token_ending', ...to }, inEnglish(facts), inArabic(facts));

const inEnglish = ({ name, day, lastUsedDay, link }: TokenEnding): Letter => ({
  language: 'en',
  subject: `The token "${name}" ends on ${localDate(day, 'en')}`,
  heading: 'A token ends soon',
  opening: 'After that day, programs that use it are refused. Make a new token, give it to them, and revoke this one.',
  alerts: [],
  sections: [
    {
      title: 'The token',
      rows: [
        row('Name', name),
        row('Ends on', localDate(day, 'en')),
        row('Last used', lastUsedDay === null ? 'never' : localDate(lastUsedDay, 'en')),
      ],
    },
  ],
  links: [{ label: 'Make a new token', url: link }],
});

const inArabic = ({ name, day, lastUsedDay, link }: TokenEnding): Letter => ({
  language: 'ar',
  subject: `ينتهي الرمز "${name}" يوم ${localDate(day, 'ar')}`,
  heading: 'رمز ينتهي قريبًا',
  opening: 'بعد ذلك اليوم تُرفض طلبات البرامج التي تستخدمه. أنشئ رمزًا جديدًا وضعه فيها، ثم ألغِ هذا الرمز.',
  alerts: [],
  sections: [
    {
      title: 'الرمز',
      rows: [
        row('الاسم', name),
        row('ينتهي يوم', localDate(day, 'ar')),
        row('آخر استخدام', lastUsedDay === null ? 'لم يُستخدم' : localDate(lastUsedDay, 'ar')),
      ],
    },
  ],
  links: [{ label: 'أنشئ رمزًا جديدًا', url: link }],
});
