import { useTranslation } from 'react-i18next';
import { countryName } from '../ui/countries.js';
import type { SellerDisplayRuleFragment } from './operations.generated.js';

/** Conditions and limits of a display rule as text. */
export function useRuleConditions(): (rule: SellerDisplayRuleFragment) => string {
  const { t, i18n } = useTranslation('sellers');
  const separator = i18n.language === 'ar' ? '، ' : ', ';
  const range = (name: 'orders' | 'weight', [from, to]: readonly (string | null | undefined)[], currency: string): string | undefined =>
    from == null && to == null ? undefined : t(`rules.when.${name}`, { from: from ?? '0', to: to ?? t('rules.when.any'), currency });
  return ({ currency, orderValueFrom, orderValueTo, weightFromKg, weightToKg, countries, services, min, max }) =>
    [
      range('orders', [orderValueFrom?.amount, orderValueTo?.amount], currency),
      range('weight', [weightFromKg, weightToKg], currency),
      countries && t('rules.when.countries', { list: countries.map((code) => countryName(i18n.language, code)).join(separator) }),
      services && t('rules.when.services', { list: services.join(', ') }),
      min && t('rules.when.min', { value: min.amount, currency }),
      max && t('rules.when.max', { value: max.amount, currency }),
    ]
      .filter(Boolean)
      .join(' · ') || t('rules.always');
}
