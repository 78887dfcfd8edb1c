import { useTranslation } from 'react-i18next';
import type { SellerDisplayRuleFragment } from './operations.generated.js';

/** When a display rule holds and what bounds it, in words. */
export function useRuleConditions(): (rule: SellerDisplayRuleFragment) => string {
  const { t } = useTranslation('sellers');
  const range = (name: 'orders' | 'weight', [from, to]: readonly (string | null | undefined)[], currency: string): string | undefined =>
    from == null && to == null ? undefined : t(`rules.when.${name}`, { from: from ?? '0', to: to ?? t('rules.when.any'), currency });
  return ({ currency, orderValueFrom, orderValueTo, weightFromKg, weightToKg, countries, services, min, max }) =>
    [
      range('orders', [orderValueFrom?.amount, orderValueTo?.amount], currency),
      range('weight', [weightFromKg, weightToKg], currency),
      countries && t('rules.when.countries', { list: countries.join(', ') }),
      services && t('rules.when.services', { list: services.join(', ') }),
      min && t('rules.when.min', { value: min.amount, currency }),
      max && t('rules.when.max', { value: max.amount, currency }),
    ]
      .filter(Boolean)
      .join(' · ') || t('rules.always');
}
