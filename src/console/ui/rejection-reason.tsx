import { useTranslation } from 'react-i18next';

/** Why a service cannot take a parcel; an unknown code as it is. */
export function RejectionReason({ code }: { readonly code: string }) {
  const { t, i18n } = useTranslation('ui');
  const key = `rejections.${code}`;
  return i18n.exists(key, { ns: 'ui' }) ? t(key as 'rejections.OVER_WEIGHT') : <code>{code}</code>;
}
