import { useTranslation } from 'react-i18next';
import { StateBadge } from '../ui/status.js';

/** Shipping status of a shop. */
export function ShopState({ activated }: { readonly activated: boolean }) {
  const { t } = useTranslation('access');
  return <StateBadge colour={activated ? 'green' : 'gray'} label={t(activated ? 'shops.on' : 'shops.off')} />;
}
