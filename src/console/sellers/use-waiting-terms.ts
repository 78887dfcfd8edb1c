import { useTranslation } from 'react-i18next';

/** Lists the changed terms that await approval; undefined if all took effect. */
export function useWaitingTerms(): (warnings: readonly { readonly field: string }[]) => string | undefined {
  const { t } = useTranslation('sellers');
  const names: Readonly<Record<string, string>> = {
    creditLimit: t('terms.creditLimit'),
    adjustmentThreshold: t('terms.threshold'),
    planId: t('plan.plan'),
  };
  return (warnings) =>
    warnings.length === 0 ? undefined : t('terms.waits', { fields: warnings.map(({ field }) => names[field] ?? field).join(', ') });
}
