import { Box, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Live indicator, announced to screen readers on change. */
export function LiveState({ isLive }: { readonly isLive: boolean }) {
  const { t } = useTranslation();
  return (
    <Group role="status" gap={6} wrap="nowrap" mih={36} ms="auto">
      <Box w={10} h={10} bg={isLive ? 'green' : 'gray'} style={{ borderRadius: '50%' }} aria-hidden />
      <Text size="sm">{isLive ? t('live') : t('notLive')}</Text>
    </Group>
  );
}
