import { Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { DataTable, type Column } from '../ui/data-table.js';
import { Loaded } from '../ui/loaded.js';
import { Money } from '../ui/money.js';
import { notice } from '../ui/notices.js';
import { StateBadge } from '../ui/status.js';
import { Quantity } from '../ui/quantity.js';
import { CarriersDocument, SetServiceActiveDocument, type CarriersQuery } from './operations.generated.js';
import type { CarrierKind } from '../../schema-types.generated.js';

type Service = CarriersQuery['carriers'][number]['services'][number];

/** Carriers, their services, and availability. */
export function CarriersTab() {
  const read = useRead(CarriersDocument, {});
  return (
    <Loaded read={read}>
      {({ carriers }) => (
        <Stack gap="lg">
          {carriers.map(({ code, name, kind, services }) => (
            <CarrierServices key={code} code={code} name={name} kind={kind} services={services} />
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

interface CarrierServicesProps {
  readonly code: string;
  readonly name: string;
  readonly kind: CarrierKind;
  readonly services: readonly Service[];
}

function CarrierServices({ code, name, kind, services }: CarrierServicesProps) {
  const { t } = useTranslation('prices');
  return (
    <Stack gap="xs" component="section" aria-label={name}>
      <Group gap="xs">
        <Title order={2}>
          <bdi>{name}</bdi>
        </Title>
        <Text size="sm" c="dimmed">
          <bdi dir="ltr">{code}</bdi> · {t(`kinds.${kind}`)}
        </Text>
      </Group>
      <ServiceTable name={name} services={services} />
    </Stack>
  );
}

function ServiceTable({ name, services }: { readonly name: string; readonly services: readonly Service[] }) {
  const { t } = useTranslation('prices');
  const { can } = useSession();
  const measured = useMeasured();
  return (
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
        measured('weight', 'kg', ({ maxWeightKg }) => maxWeightKg),
        measured('length', 'cm', ({ maxLengthCm }) => maxLengthCm),
        measured('divisor', 'cm³/kg', ({ volumetricDivisor }) => volumetricDivisor),
        measured('step', 'kg', ({ weightStepKg }) => weightStepKg),
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
  );
}

/** Column of a limit, with its unit. */
function useMeasured() {
  const { t } = useTranslation('prices');
  return (
    key: 'weight' | 'length' | 'divisor' | 'step',
    unit: 'kg' | 'cm' | 'cm³/kg',
    valueOf: (service: Service) => string | number | null,
  ): Column<Service> => ({
    key,
    title: t(`services.${key}`),
    end: true,
    cell: (service) => <Quantity of={valueOf(service)} unit={unit} />,
  });
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
