import { Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Instant } from '../ui/instant.js';
import { isManualShop } from '../ui/manual-shop.js';
import { StateBadge } from '../ui/status.js';
import { TestBadge } from '../ui/test-badge.js';
import type { ShopIntakeFragment, ShopQuery } from './operations.generated.js';

type Shop = Pick<ShopQuery['shop'], 'domain' | 'mode'> & ShopIntakeFragment;

const COLOURS = { OPEN: 'green', NO_CHANGES: 'green', NOT_ACTIVATED: 'red', SIGNED_OUT: 'orange', ACCOUNT_CLOSED: 'red' } as const;

/** Whether the orders of a shop come in, why not, and whether they are only tried out. */
export function ShopState({ of: { domain, mode, intake } }: { readonly of: Shop }) {
  const { t } = useTranslation('access');
  const { state } = intake;
  const meaning = state !== 'OPEN' ? t(`intake.meanings.${state}`) : isManualShop(domain) && t('intake.manual');
  return (
    <Stack gap={2}>
      <Group gap="xs">
        <StateBadge colour={COLOURS[state]} label={t(`intake.states.${state}`)} />
        {mode === 'TEST' && <TestBadge />}
      </Group>
      {meaning && (
        <Text size="xs" c="dimmed" miw={150} maw={200} style={{ whiteSpace: 'normal' }}>
          {meaning}
        </Text>
      )}
    </Stack>
  );
}

/** Whether the sign-in of a store works, and when it last signed in. */
export function SignIn({ of: { domain, intake } }: { readonly of: Shop }) {
  const { t } = useTranslation('access');
  const { signedIn, signedInAt } = intake;
  if (isManualShop(domain)) return '–';
  return (
    <Stack gap={0}>
      <span>{t(signedIn ? 'signIn.works' : 'signIn.ended')}</span>
      {signedInAt && (
        <Text size="xs" c="dimmed">
          {t('signIn.last')} <Instant at={signedInAt} ago />
        </Text>
      )}
    </Stack>
  );
}
