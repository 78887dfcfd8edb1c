import { useTranslation } from 'react-i18next';

/** Actor type in the user's language. */
export function useActorText(): (type: string) => string {
  const { t, i18n } = useTranslation('shipments');
  return (type) => (i18n.exists(`actors.${type}`, { ns: 'shipments' }) ? t(`actors.${type}` as 'actors.system') : type);
}
