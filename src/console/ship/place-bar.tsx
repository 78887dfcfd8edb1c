import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconDeviceFloppy, IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useMayBook } from './use-may-book.js';
import { Money, useMoneyText, type Amount } from '../ui/money.js';
import { Reasoned } from '../ui/reasoned.js';
import { Trouble } from '../ui/trouble.js';
import type { LiveOptionFragment } from './operations.generated.js';
import type { ShipmentForm } from './shipment-form.js';
import type { LivePrices } from './use-prices.js';

interface PlaceBarProps {
  readonly prices: LivePrices;
  /** With what the service cost when it was chosen. */
  readonly form: Pick<ShipmentForm, 'agreed' | 'isPacked'>;
  readonly isBusy: boolean;
  /** Why it was not placed, except for what stands at fields. */
  readonly error: Error | null;
  readonly isReady: boolean;
  readonly save: () => void;
}

/** What it costs, and the way on: place the shipment, or keep it as a draft. */
export function PlaceBar({ prices: { chosen, isCurrent }, form: { agreed, isPacked }, isBusy, error, isReady, save }: PlaceBarProps) {
  const { t } = useTranslation('ship');
  const prints = useMayBook() && isPacked;
  return (
    <Paper withBorder p="md" className="place-bar">
      <Stack gap="sm">
        {error && <Trouble error={error} />}
        <Total chosen={chosen} isCurrent={isCurrent} />
        {chosen && isCurrent && <Changed now={chosen.actualRate} was={agreed} />}
        <Button type="submit" loading={isBusy} fullWidth leftSection={<IconSend size={16} aria-hidden className="points" />}>
          {t(prints ? 'placeAndPrint' : 'placeNow')}
        </Button>
        <SaveButton unknown={isReady ? null : t('why.seller')} isBusy={isBusy} save={save} />
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

/** Says that the price is another one than when the service was chosen. */
function Changed({ now, was }: { readonly now: Amount; readonly was: Amount | null }) {
  const { t } = useTranslation('ship');
  const moneyText = useMoneyText();
  if (was === null || was.currency !== now.currency || Number(was.amount) === Number(now.amount)) return null;
  return (
    <Alert color="orange" role="status">
      {t('prices.changed', { now: moneyText(now), was: moneyText(was) })}
    </Alert>
  );
}

interface SaveButtonProps extends Pick<PlaceBarProps, 'save' | 'isBusy'> {
  readonly unknown: string | null;
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
