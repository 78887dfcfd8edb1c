import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Live indicator. */
export function LiveBadge({ isLive }: { readonly isLive: boolean }) {
  const { t } = useTranslation();
  return (
    <Badge variant="dot" color={isLive ? 'green' : 'gray'} tt="none" role="status">
      {isLive ? t('live') : t('notLive')}
    </Badge>
  );
}
