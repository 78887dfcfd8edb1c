import { useTranslation } from 'react-i18next';

const MANUAL = /^manual-[0-9a-f]{32}\.internal$/;

/** Orders that are typed or uploaded, of no store, have a shop whose domain means nothing to people. */
export const isManualShop = (domain: string): boolean => MANUAL.test(domain);

/** What a shop is called where only its domain is known. */
export function useShopName(): (domain: string) => string {
  const { t } = useTranslation('ui');
  return (domain) => (isManualShop(domain) ? t('manualShop') : domain);
}

/** What a shop is called in a choice. */
export function useShopLabel(): (shop: { readonly domain: string; readonly name: string }) => string {
  const { t } = useTranslation('ui');
  return ({ domain, name }) => (isManualShop(domain) ? t('manualShop') : `${name} (${domain})`);
}
