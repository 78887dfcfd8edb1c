import { Badge, Group, Paper, Radio, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Money } from '../ui/money.js';
import { PriceBreakdown } from '../ui/price-breakdown.js';
import { PriceReasons, PriceTimes } from '../ui/price-story.js';
import type { LiveOptionFragment } from './operations.generated.js';

interface LiveOptionProps {
  readonly option: LiveOptionFragment;
  readonly isCheapest: boolean;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

/** A service with its price, and on request why it costs that. */
export function LiveOption({ option, isCheapest, isChosen, choose }: LiveOptionProps) {
  const { t } = useTranslation('ship');
  const { serviceCode, serviceName, carrierName, actualRate, estimated } = option;
  return (
    <Paper withBorder p="sm" style={isChosen ? { borderColor: 'var(--mantine-primary-color-filled)' } : undefined}>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <Radio
          name="service"
          value={serviceCode}
          checked={isChosen}
          onChange={choose}
          label={<bdi>{serviceName}</bdi>}
          description={<bdi>{carrierName}</bdi>}
        />
        <Text fw={700} size="lg" style={{ whiteSpace: 'nowrap' }}>
          <Money of={actualRate} />
        </Text>
      </Group>
      <PriceTimes of={option} />
      <Marks isCheapest={isCheapest} estimated={estimated} />
      <details>
        <summary aria-label={t('prices.whyOf', { service: serviceName })}>{t('prices.why')}</summary>
        <Why option={option} />
      </details>
    </Paper>
  );
}

function Marks({ isCheapest, estimated }: Pick<LiveOptionProps, 'isCheapest'> & { readonly estimated: boolean }) {
  const { t } = useTranslation('ship');
  return (
    <Group gap="xs" mt={4}>
      {isCheapest && (
        <Badge color="green" variant="light">
          {t('prices.cheapest')}
        </Badge>
      )}
      {estimated && (
        <Badge color="orange" variant="light">
          {t('prices.estimated')}
        </Badge>
      )}
    </Group>
  );
}

const Why = ({ option }: { readonly option: LiveOptionFragment }) => (
  <Stack gap="xs">
    <PriceReasons of={option} />
    <PriceBreakdown option={option} />
  </Stack>
);
