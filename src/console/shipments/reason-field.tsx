import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { ReasonCodesDocument } from './operations.generated.js';

interface ReasonFieldProps {
  readonly value: string | null;
  readonly onChange: (code: string | null) => void;
  readonly required?: boolean;
}

/** Reason code of a failed step. */
export function ReasonField({ value, onChange, required = false }: ReasonFieldProps) {
  const { t } = useTranslation('shipments');
  const reasonText = useReasonText();
  const { data } = useRead(ReasonCodesDocument, {});
  const codes = data?.reference.reasonCodes ?? [];
  const kinds = [...new Set(codes.map(({ kind }) => kind))];
  return (
    <Select
      label={t('fields.reason')}
      description={t('fields.reasonHint')}
      data={kinds.map((kind) => ({
        group: t(`reasonKinds.${kind}` as 'reasonKinds.other'),
        items: codes.filter((reason) => reason.kind === kind).map(({ code, label }) => ({ value: code, label: reasonText(code, label) })),
      }))}
      value={value}
      onChange={onChange}
      required={required}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('filters.clearOne') }}
    />
  );
}

/** Reason in the user's language; falls back to the service's text. */
export function useReasonText(): (code: string, label?: string) => string {
  const { t, i18n } = useTranslation('shipments');
  return (code, label) => (i18n.exists(`reasons.${code}`, { ns: 'shipments' }) ? t(`reasons.${code}` as 'reasons.other') : (label ?? code));
}
