import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const USUAL = ['D1', 'D2', 'D3', 'I1', 'I2', 'I3'] as const;

/** Explains the tiers that need no lanes. */
export function TierMeaning({ tier }: { readonly tier: string }) {
  const { t } = useTranslation('prices');
  const known = USUAL.find((usual) => usual === tier);
  if (!known) return null;
  return (
    <Text component="span" display="block" size="xs" c="dimmed" fw={400} ta="center" px={6} pb={4}>
      {t(`tiers.${known}`)}
    </Text>
  );
}
