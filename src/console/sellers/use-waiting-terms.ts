import { useTranslation } from 'react-i18next';

/** What of a change waits for a second person, in the words of the page; undefined when all of it was done. */
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
