import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';
import { Money } from '../ui/money.js';
import { PriceBreakdown } from '../ui/price-breakdown.js';
import { PriceReasons, PriceTimes } from '../ui/price-story.js';
import { OptionFacts } from './option-facts.js';
import type { OptionFragment } from './operations.generated.js';

interface PricedOptionProps {
  readonly option: OptionFragment;
  /** The form for a new shipment with this service; null if it cannot be shipped from here. */
  readonly ship: string | null;
  readonly isCheapest: boolean;
  readonly isFastest: boolean;
}

/** A service with its price, its times and what makes it dearer, and the way to ship with it. */
export function PricedOption({ option, ship, isCheapest, isFastest }: PricedOptionProps) {
  const { t } = useTranslation('prices');
  const { isOperator } = useSession();
  const { serviceName } = option;
  return (
    <Paper withBorder p="md" component="article" aria-label={serviceName}>
      <Stack gap="sm">
        <OptionHeading option={option} ship={ship} isCheapest={isCheapest} isFastest={isFastest} />
        <PriceTimes of={option} />
        <PriceReasons of={option} />
        <details>
          <summary>{t('try.made', { service: serviceName })}</summary>
          <Stack gap="sm" mt="xs">
            <PriceBreakdown option={option} />
            {isOperator && <OptionFacts option={option} />}
          </Stack>
        </details>
      </Stack>
    </Paper>
  );
}

function OptionHeading({ option, ship, isCheapest, isFastest }: PricedOptionProps) {
  const { t } = useTranslation('prices');
  const { serviceName, carrierName, totalPrice, actualRate, estimated } = option;
  const { isOperator } = useSession();
  return (
    <Group justify="space-between" align="flex-start">
      <div>
        <Group gap="xs">
          <Title order={3}>
            <bdi>{serviceName}</bdi>
          </Title>
          {isCheapest && (
            <Badge color="green" variant="light">
              {t('try.cheapest')}
            </Badge>
          )}
          {isFastest && (
            <Badge color="blue" variant="light">
              {t('try.fastest')}
            </Badge>
          )}
          {estimated && (
            <Badge color="orange" variant="light">
              {t('try.estimated')}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          <bdi>{carrierName}</bdi>
        </Text>
      </div>
      <Group gap="sm">
        <Text fw={700} size="xl">
          <Money of={isOperator ? totalPrice : actualRate} />
        </Text>
        {ship !== null && (
          <Button component={Link} to={ship} size="xs" aria-label={`${t('try.ship')}: ${serviceName}`}>
            {t('try.ship')}
          </Button>
        )}
      </Group>
    </Group>
  );
}
