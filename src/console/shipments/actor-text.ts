import { useTranslation } from 'react-i18next';

/** What kind of caller did something, in the viewer's words. */
export function useActorText(): (type: string) => string {
  const { t, i18n } = useTranslation('shipments');
  return (type) => (i18n.exists(`actors.${type}`, { ns: 'shipments' }) ? t(`actors.${type}` as 'actors.system') : type);
}
