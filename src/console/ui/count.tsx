import { useTranslation } from 'react-i18next';
import { localeOf } from './money.js';

/** Number with grouped digits. */
export function Count({ of }: { readonly of: number }) {
  const { i18n } = useTranslation();
  return (
    <bdi dir="ltr" className="figures">
      {new Intl.NumberFormat(localeOf(i18n.language)).format(of)}
    </bdi>
  );
}
