import { Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { DataTable } from '../ui/data-table.js';
import { Loaded } from '../ui/loaded.js';
import { Money } from '../ui/money.js';
import { notice } from '../ui/notices.js';
import { StateBadge } from '../ui/status.js';
import { Quantity } from '../ui/quantity.js';
import { CarriersDocument, SetServiceActiveDocument, type CarriersQuery } from './operations.generated.js';

type Service = CarriersQuery['carriers'][number]['services'][number];

/** Carriers, their services, and availability. */
export function CarriersTab() {
  const { t } = useTranslation('prices');
  const { can } = useSession();
  const read = useRead(CarriersDocument, {});
  return (
    <Loaded read={read}>
      {({ carriers }) => (
        <Stack gap="lg">
          {carriers.map(({ code, name, kind, services }) => (
            <Stack key={code} gap="xs" component="section" aria-label={name}>
              <Group gap="xs">
                <Title order={2}>
                  <bdi>{name}</bdi>
                </Title>
                <Text size="sm" c="dimmed">
                  <bdi dir="ltr">{code}</bdi> · {t(`kinds.${kind}`)}
                </Text>
              </Group>
              <DataTable
                caption={t('services.caption', { carrier: name })}
                rows={services}
                idOf={(service) => service.code}
                columns={[
                  { key: 'name', title: t('cards.service'), cell: (service) => <bdi>{service.name}</bdi> },
                  { key: 'code', title: t('services.code'), cell: (service) => <bdi dir="ltr">{service.code}</bdi> },
                  { key: 'state', title: t('services.state'), cell: ({ active }) => <OnSale active={active} /> },
                  ...(can('rate-book:edit')
                    ? [{ key: 'switch', title: t('services.change'), cell: (service: Service) => <SaleSwitch service={service} /> }]
                    : []),
                  { key: 'reach', title: t('services.reach'), cell: (service) => <Reach of={service} /> },
                  {
                    key: 'weight',
                    title: t('services.weight'),
                    end: true,
                    cell: ({ maxWeightKg }) => <Quantity of={maxWeightKg} unit="kg" />,
                  },
                  {
                    key: 'length',
                    title: t('services.length'),
                    end: true,
                    cell: ({ maxLengthCm }) => <Quantity of={maxLengthCm} unit="cm" />,
                  },
                  {
                    key: 'divisor',
                    title: t('services.divisor'),
                    end: true,
                    cell: ({ volumetricDivisor }) => <Quantity of={volumetricDivisor} unit="cm³/kg" />,
                  },
                  {
                    key: 'step',
                    title: t('services.step'),
                    end: true,
                    cell: ({ weightStepKg }) => <Quantity of={weightStepKg} unit="kg" />,
                  },
                  {
                    key: 'days',
                    title: t('services.days'),
                    end: true,
                    cell: ({ minTransitDays, maxTransitDays }) => (
                      <bdi dir="ltr">{minTransitDays === maxTransitDays ? maxTransitDays : `${minTransitDays}–${maxTransitDays}`}</bdi>
                    ),
                  },
                  { key: 'cod', title: t('services.cod'), cell: (service) => <Cod of={service} /> },
                ]}
              />
            </Stack>
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

function OnSale({ active }: { readonly active: boolean }) {
  const { t } = useTranslation('prices');
  return <StateBadge colour={active ? 'green' : 'gray'} label={active ? t('services.on') : t('services.off')} />;
}

function Reach({ of: { domestic, international } }: { readonly of: Service }) {
  const { t } = useTranslation('prices');
  return [domestic && t('services.domestic'), international && t('services.international')].filter(Boolean).join(', ');
}

function Cod({ of: { supportsCod, codMaxAmount } }: { readonly of: Service }) {
  const { t } = useTranslation(['prices', 'app']);
  if (!supportsCod) return t('app:no');
  if (!codMaxAmount) return t('app:yes');
  return (
    <>
      {t('services.codMax')} <Money of={codMaxAmount} />
    </>
  );
}

function SaleSwitch({ service: { code, name, active } }: { readonly service: Service }) {
  const { t } = useTranslation('prices');
  const write = useWrite(SetServiceActiveDocument, () => notice(active ? t('services.isOff', { name }) : t('services.isOn', { name })));
  return (
    <Action
      name={active ? t('services.takeOff', { name }) : t('services.putOn', { name })}
      short={active ? t('services.takeOffShort') : t('services.putOnShort')}
      size="xs"
      isGrave={active}
      consequences={active ? t('services.offConsequences') : t('services.onConsequences')}
      run={() => write.mutateAsync({ code, active: !active })}
    />
  );
}
