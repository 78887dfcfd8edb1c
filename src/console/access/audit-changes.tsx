import { useTranslation } from 'react-i18next';
import type { AuditRowFragment } from './operations.generated.js';

/** Fields with their values before and after. */
export function AuditChanges({ of: changes }: { readonly of: AuditRowFragment['changes'] }) {
  const { t } = useTranslation('access');
  return (
    <>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <bdi dir="ltr">{inWords(field)}</bdi>: <bdi>{plain(before) || t('audit.nothing')}</bdi> →{' '}
          <bdi>{plain(after) || t('audit.nothing')}</bdi>
        </div>
      ))}
    </>
  );
}

const inWords = (field: string): string => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Texts without their quotes. */
function plain(json: string): string {
  const value: unknown = JSON.parse(json);
  if (value === null || value === '') return '';
  return typeof value === 'string' ? value : json;
}
