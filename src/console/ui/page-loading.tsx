import { Skeleton, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Loading placeholder. */
export function PageLoading() {
  const { t } = useTranslation();
  return (
    <Stack role="status" aria-label={t('loading')}>
      <Skeleton height={32} width={240} />
      <Skeleton height={96} />
      <Skeleton height={240} />
    </Stack>
  );
}
