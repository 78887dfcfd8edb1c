import { useTranslation } from 'react-i18next';
import { StateBadge } from './status.js';

/** Marks shops in test mode and their shipments. */
export function TestBadge() {
  const { t } = useTranslation();
  return <StateBadge colour="orange" label={t('test')} />;
}
