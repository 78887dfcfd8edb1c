import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Some of what was ticked cannot take part, which is better said before. */
export function Left({ count }: { readonly count: number }) {
  const { t } = useTranslation('shipments');
  return count === 0 ? null : (
    <Text size="sm" mt={4}>
      {t('bulk.left', { count })}
    </Text>
  );
}
