import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { StateBadge } from '../ui/status.js';
import { TestBadge } from '../ui/test-badge.js';
import type { ShopQuery } from './operations.generated.js';

/** Whether a shop may ship, and whether it only tries to. */
export function ShopState({ activated, mode }: Pick<ShopQuery['shop'], 'activated' | 'mode'>) {
  const { t } = useTranslation('access');
  return (
    <Group gap="xs">
      <StateBadge colour={activated ? 'green' : 'gray'} label={t(activated ? 'shops.on' : 'shops.off')} />
      {mode === 'TEST' && <TestBadge />}
    </Group>
  );
}
