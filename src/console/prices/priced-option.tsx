import { Anchor, Group, Paper, Stack, Table, Text, Title, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { Facts } from '../ui/facts.js';
import { Money } from '../ui/money.js';
import { Quantity } from '../ui/quantity.js';
import { ServiceNamesDocument, type OptionFragment } from './operations.generated.js';

/** An available service with its price breakdown and chargeable weight. */
export function PricedOption({ option }: { readonly option: OptionFragment }) {
  const { t } = useTranslation('prices');
  const { serviceCode, serviceName, carrierName, totalPrice, displayRate, discount } = option;
  return (
    <Paper withBorder p="md" component="article" aria-label={serviceName}>
      <Stack gap="sm">
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
          <Text fw={700} size="xl">
            <Money of={totalPrice} />
          </Text>
        </Group>
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
        <Breakdown option={option} />
      </Stack>
    </Paper>
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

/** Price lines up to the seller's price, and from there to the price shown to the shopper. */
function Breakdown({ option: { breakdown, actualRate, displayRate, serviceName } }: { readonly option: OptionFragment }) {
  const { t } = useTranslation('prices');
  const [shown, paid] = [true, false].map((isShown) => breakdown.filter(({ code }) => (code === 'DISPLAY_RULE') === isShown));
  return (
    <Table withRowBorders={false} verticalSpacing={2} maw={640}>
      <VisuallyHidden component="caption">{t('try.breakdown', { service: serviceName })}</VisuallyHidden>
      <Table.Tbody>
        <Lines of={paid ?? []} />
        <Sum name={t('try.total')} of={actualRate} />
        {displayRate && (
          <>
            <Lines of={shown ?? []} />
            <Sum name={t('try.displayRate')} of={displayRate} />
          </>
        )}
      </Table.Tbody>
    </Table>
  );
}

const Lines = ({ of }: { readonly of: OptionFragment['breakdown'] }) =>
  of.map(({ code, label, amount }, index) => (
    <Table.Tr key={`${code} ${index}`}>
      <Table.Th scope="row" fw={400}>
        <bdi>{label}</bdi>
      </Table.Th>
      <Table.Td ta="end">
        <Money of={amount} />
      </Table.Td>
    </Table.Tr>
  ));

const Sum = ({ name, of }: { readonly name: string; readonly of: OptionFragment['actualRate'] }) => (
  <Table.Tr style={{ borderTop: '1px solid var(--mantine-color-default-border)' }}>
    <Table.Th scope="row">{name}</Table.Th>
    <Table.Td ta="end" fw={700}>
      <Money of={of} />
    </Table.Td>
  </Table.Tr>
);
