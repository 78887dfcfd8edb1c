import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { Facts } from '../ui/facts.js';
import { Money } from '../ui/money.js';
import { PriceBreakdown } from '../ui/price-breakdown.js';
import { Quantity } from '../ui/quantity.js';
import { ServiceNamesDocument, type OptionFragment } from './operations.generated.js';

/** An available service with its price breakdown and chargeable weight, and the way to ship with it. */
export function PricedOption({ option, ship }: { readonly option: OptionFragment; readonly ship: string | null }) {
  const { serviceName } = option;
  return (
    <Paper withBorder p="md" component="article" aria-label={serviceName}>
      <Stack gap="sm">
        <OptionHeading option={option} ship={ship} />
        <OptionFacts option={option} />
        <PriceBreakdown option={option} />
      </Stack>
    </Paper>
  );
}

function OptionHeading({ option, ship }: { readonly option: OptionFragment; readonly ship: string | null }) {
  const { t } = useTranslation('prices');
  const { serviceCode, serviceName, carrierName, totalPrice } = option;
  return (
    <Group justify="space-between" align="flex-start">
      <div>
        <Title order={3}>
          <bdi>{serviceName}</bdi>
        </Title>
        <Text size="sm" c="dimmed">
          <bdi dir="ltr">{serviceCode}</bdi> · <bdi>{carrierName}</bdi> · <bdi>{option.description}</bdi> ·{' '}
          <bdi>{option.pickupDropoffMethod}</bdi>
        </Text>
      </div>
      <Group gap="sm">
        <Text fw={700} size="xl">
          <Money of={totalPrice} />
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

function OptionFacts({ option }: { readonly option: OptionFragment }) {
  const { t } = useTranslation('prices');
  const { serviceCode, displayRate, discount } = option;
  return (
    <Facts
      cols={4}
      of={[
        [t('try.actualWeight'), <Kg key="actual" of={option.actualWeightKg} />],
        [t('try.volumetricWeight'), <Volumetric key="volumetric" option={option} />],
        [t('try.chargeableWeight'), <Kg key="chargeable" of={option.chargeableWeightKg} isStrong />],
        [t('try.tier'), option.tier && <bdi dir="ltr">{option.tier}</bdi>],
        [t('try.card'), option.rateCardVersion && <CardLink key="card" serviceCode={serviceCode} version={option.rateCardVersion} />],
        [t('try.publicRate'), <Money key="public" of={option.publicRate} />],
        [t('try.actualRate'), discount && <Money of={option.actualRate} />],
        [
          t('try.discount'),
          discount && (
            <>
              <bdi>{discount.planName}</bdi>
              {discount.percent !== null && <Quantity of={discount.percent} unit="%" />}
              <Money of={discount.amount} />
            </>
          ),
        ],
        [t('try.displayRate'), displayRate ? <Money of={displayRate} /> : t('try.noDisplayRule')],
        [t('try.codFee'), option.codFee && <Money of={option.codFee} />],
      ]}
    />
  );
}

const Kg = ({ of, isStrong = false }: { readonly of: number; readonly isStrong?: boolean }) => (
  <Text component="span" size="sm" fw={isStrong ? 700 : 400}>
    <Quantity of={of} unit="kg" />
  </Text>
);

/** Computed with the service's own divisor. */
function Volumetric({ option: { volumetricWeightKg, serviceCode } }: { readonly option: OptionFragment }) {
  const { t } = useTranslation('prices');
  const { data } = useRead(ServiceNamesDocument, {});
  const service = data?.carriers.flatMap(({ services }) => services).find(({ code }) => code === serviceCode);
  return (
    <>
      <Kg of={volumetricWeightKg} />
      {service && (
        <Text component="span" size="xs" c="dimmed">
          {t('try.divisor', { divisor: service.volumetricDivisor })}
        </Text>
      )}
    </>
  );
}

function CardLink({ serviceCode, version }: { readonly serviceCode: string; readonly version: number }) {
  const { t } = useTranslation('prices');
  const { can } = useSession();
  const name = t('try.version', { version });
  if (!can('rate-book:read')) return name;
  return (
    <Anchor component={Link} size="sm" to={`/prices?${new URLSearchParams({ service: serviceCode, status: 'PUBLISHED' }).toString()}`}>
      {name}
    </Anchor>
  );
}
