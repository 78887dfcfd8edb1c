import { enumeration, type ValueOf } from '../../kernel/enumeration.js';

export const statementLanguage = enumeration('StatementLanguage', 'Language of a printed statement.', {
  en: 'English.',
  ar: 'Arabic.',
});
export type StatementLanguage = ValueOf<typeof statementLanguage>;
