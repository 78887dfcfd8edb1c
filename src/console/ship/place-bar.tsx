import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconDeviceFloppy, IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Money } from '../ui/money.js';
import { Reasoned } from '../ui/reasoned.js';
import { Trouble } from '../ui/trouble.js';
import type { Placing } from './use-place.js';
import type { LivePrices } from './use-prices.js';
import type { LiveOptionFragment } from './operations.generated.js';

interface PlaceBarProps {
  readonly prices: LivePrices;
  readonly placing: Placing;
  readonly isReady: boolean;
  readonly save: () => void;
}

/** What it costs, and the way on: place the shipment, or keep it as a draft. */
export function PlaceBar({ prices: { rates, chosen, isCurrent }, placing: { isBusy, error }, isReady, save }: PlaceBarProps) {
  const { t } = useTranslation('ship');
  const unknown = isReady ? null : t('why.seller');
  // What is missing on the form is told by the browser, at the field.
  const unavailable = rates && isCurrent && !chosen ? t('why.service') : null;
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        {error && <Trouble error={error} />}
        <Total chosen={chosen} isCurrent={isCurrent} />
        <Reasoned why={unknown ?? unavailable}>
          {(blocked) => (
            <Button
              type="submit"
              loading={isBusy}
              fullWidth
              leftSection={<IconSend size={16} aria-hidden className="points" />}
              {...blocked}
            >
              {t('placeNow')}
            </Button>
          )}
        </Reasoned>
        <SaveButton unknown={unknown} isBusy={isBusy} save={save} />
      </Stack>
    </Paper>
  );
}

function Total({ chosen, isCurrent }: { readonly chosen: LiveOptionFragment | undefined; readonly isCurrent: boolean }) {
  const { t } = useTranslation('ship');
  return (
    <Group justify="space-between">
      <Text size="sm" c="dimmed">
        {chosen ? <bdi>{chosen.serviceName}</bdi> : t('prices.none')}
      </Text>
      <Text fw={700} size="xl" style={{ opacity: isCurrent ? 1 : 0.5 }}>
        {chosen ? <Money of={chosen.actualRate} /> : '–'}
      </Text>
    </Group>
  );
}

interface SaveButtonProps extends Pick<PlaceBarProps, 'save'> {
  readonly unknown: string | null;
  readonly isBusy: boolean;
}

function SaveButton({ unknown, isBusy, save }: SaveButtonProps) {
  const { t } = useTranslation('ship');
  return (
    <Reasoned why={unknown}>
      {(blocked) => (
        <Button
          variant="default"
          fullWidth
          disabled={isBusy}
          leftSection={<IconDeviceFloppy size={16} aria-hidden />}
          onClick={save}
          {...blocked}
        >
          {t('saveDraft')}
        </Button>
      )}
    </Reasoned>
  );
}
