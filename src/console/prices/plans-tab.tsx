import { Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { DataTable } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Loaded } from '../ui/loaded.js';
import { Money } from '../ui/money.js';
import { Quantity } from '../ui/quantity.js';
import { CreatePlan } from './create-plan.js';
import { PlansDocument, type PlansQuery } from './operations.generated.js';

type Plan = PlansQuery['plans'][number];

/** Price plans. */
export function PlansTab() {
  const { t } = useTranslation('prices');
  const { can } = useSession();
  const read = useRead(PlansDocument, {});
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {t('plans.intro')}
        </Text>
        {can('rate-book:edit') && <CreatePlan />}
      </Group>
      <Loaded read={read}>
        {({ plans }) =>
          plans.length === 0 ? <Empty title={t('plans.empty')} advice={t('plans.emptyAdvice')} /> : <PlanTable plans={plans} />
        }
      </Loaded>
    </Stack>
  );
}

function PlanTable({ plans }: { readonly plans: PlansQuery['plans'] }) {
  const { t } = useTranslation('prices');
  return (
    <DataTable
      caption={t('tabs.plans')}
      rows={plans}
      idOf={({ id }) => id}
      columns={[
        { key: 'name', title: t('plans.name'), cell: ({ name }) => <bdi>{name}</bdi> },
        { key: 'currency', title: t('card.currency'), cell: ({ currency }) => currency },
        { key: 'discount', title: t('plans.discountPercent'), end: true, cell: ({ discountPercent }) => percent(discountPercent) },
        { key: 'min', title: t('plans.minCharge'), end: true, cell: ({ minCharge }) => <Money of={minCharge} /> },
        { key: 'credit', title: t('plans.creditLimit'), end: true, cell: ({ creditLimit }) => <Money of={creditLimit} /> },
        {
          key: 'return',
          title: t('plans.returnFreightPercent'),
          end: true,
          cell: ({ returnFreightPercent }) => percent(returnFreightPercent),
        },
        { key: 'cod', title: t('plans.codFee'), end: true, cell: (plan) => <CodFee of={plan} /> },
        {
          key: 'threshold',
          title: t('plans.adjustmentThreshold'),
          end: true,
          cell: ({ adjustmentThreshold }) => (adjustmentThreshold ? <Money of={adjustmentThreshold} /> : t('plans.general')),
        },
        { key: 'services', title: t('plans.services'), cell: (plan) => <OwnTerms of={plan} /> },
      ]}
    />
  );
}

const percent = (value: string) => <Quantity of={value} unit="%" />;

function CodFee({ of: { codFeePercent, codFeeMin, codFeeMax } }: { readonly of: Plan }) {
  const { t } = useTranslation('prices');
  return (
    <>
      {codFeePercent === null ? t('plans.general') : percent(codFeePercent)}
      {codFeeMin && (
        <>
          {' '}
          {t('plans.atLeast')} <Money of={codFeeMin} />
        </>
      )}
      {codFeeMax && (
        <>
          {' '}
          {t('plans.atMost')} <Money of={codFeeMax} />
        </>
      )}
    </>
  );
}

function OwnTerms({ of: { services } }: { readonly of: Plan }) {
  const { t } = useTranslation('prices');
  if (services.length === 0) return t('plans.sameForAll');
  return services.map(({ service, discountPercent, flatPerShipment }) => (
    <div key={service.code}>
      <bdi>{service.name}</bdi>: {flatPerShipment ? <Money of={flatPerShipment} /> : percent(discountPercent ?? '0')}
    </div>
  ));
}
