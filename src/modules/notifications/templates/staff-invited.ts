import type { StaffRole } from '../../../kernel/permissions.js';
import type { NewMail } from '../mail.js';
import { moment, type Letter, row, writeMail } from './letter.js';

export interface StaffInvited {
  readonly name: string;
  readonly role: StaffRole;
  /** Link for setting the first password. Valid once, so that a copy of the mail soon becomes useless. */
  readonly link: string;
  readonly expiresAt: Date;
}

/** Sends a new staff member the link for the first password, in both console languages. */
export const staffInvitedMail = (invited: StaffInvited, recipient: string): NewMail =>
  writeMail({ kind: 'staff_invited', audience: 'operations', recipient }, inEnglish(invited, recipient), inArabic(invited, recipient));

const ENGLISH: Readonly<Record<StaffRole, string>> = {
  super_admin: 'Super administrator',
  ops: 'Operations',
  dispatcher: 'Dispatcher',
  driver: 'Driver',
  accounts: 'Accounts',
  reception: 'Reception',
};

const ARABIC: Readonly<Record<StaffRole, string>> = {
  super_admin: 'مدير عام',
  ops: 'العمليات',
  dispatcher: 'منسق',
  driver: 'سائق',
  accounts: 'الحسابات',
  reception: 'الاستقبال',
};

const inEnglish = ({ name, role, link, expiresAt }: StaffInvited, recipient: string): Letter => ({
  language: 'en',
  subject: 'Your work account is ready',
  heading: `Welcome, ${name}`,
  opening: 'A colleague created an account for you. Use this link to set its password. It works once; do not forward this ' + 'mail.',
  alerts: [],
  sections: [
    {
      title: 'Invitation',
      rows: [row('E-mail for login', recipient), row('Role', ENGLISH[role]), row('Good until', moment(expiresAt, 'en'))],
    },
  ],
  links: [{ label: 'Set your password', url: link }],
});

const inArabic = ({ name, role, link, expiresAt }: StaffInvited, recipient: string): Letter => ({
  language: 'ar',
  subject: 'حساب العمل الخاص بك جاهز',
  heading: `مرحبًا، ${name}`,
  opening: 'فتح لك أحد الزملاء حسابًا. اختر كلمة المرور من خلال هذا الرابط. يعمل الرابط مرة واحدة؛ لا تُعد توجيه هذه الرسالة.',
  alerts: [],
  sections: [
    {
      title: 'الدعوة',
      rows: [row('البريد الإلكتروني لتسجيل الدخول', recipient), row('الدور', ARABIC[role]), row('صالحة حتى', moment(expiresAt, 'ar'))],
    },
  ],
  links: [{ label: 'اختر كلمة المرور', url: link }],
});
