import { Box, Group, Text, type GroupProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Live indicator, announced to screen readers on change. */
export function LiveState({ isLive, ...place }: { readonly isLive: boolean } & GroupProps) {
  const { t } = useTranslation();
  return (
    <Group role="status" gap={6} wrap="nowrap" {...place}>
      <Box w={10} h={10} bg={isLive ? 'green' : 'gray'} style={{ borderRadius: '50%' }} aria-hidden />
      <Text size="sm">{isLive ? t('live') : t('notLive')}</Text>
    </Group>
  );
}
