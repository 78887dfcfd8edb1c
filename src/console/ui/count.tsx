import { useTranslation } from 'react-i18next';
import { localeOf } from './money.js';

/** How many, in groups of three digits. */
export function Count({ of }: { readonly of: number }) {
  const { i18n } = useTranslation();
  return (
    <bdi dir="ltr" className="figures">
      {new Intl.NumberFormat(localeOf(i18n.language)).format(of)}
    </bdi>
  );
}
