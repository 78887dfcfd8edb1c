import { SimpleGrid } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { TextField } from '../ui/text-field.js';
import { numberText } from './grid-cells.js';
import { CreatePlanDocument } from './operations.generated.js';

const NUMBERS = [
  'discountPercent',
  'minCharge',
  'creditLimit',
  'returnFreightPercent',
  'codFeePercent',
  'codFeeMin',
  'codFeeMax',
  'adjustmentThreshold',
] as const;
const NOTHING = { name: '', currency: '', ...Object.fromEntries(NUMBERS.map((field) => [field, ''])) } as Readonly<
  Record<'name' | 'currency' | (typeof NUMBERS)[number], string>
>;

type Plan = typeof NOTHING;

/** Creates a plan. Terms per service can be set only through the API. */
export function CreatePlan() {
  const { t } = useTranslation('prices');
  const [plan, setPlan] = useState(NOTHING);
  const create = useWrite(CreatePlanDocument, ({ createPlan }) => notice(t('plans.created', { name: createPlan.name })));
  const run = async (): Promise<void> => {
    const amounts = Object.fromEntries(NUMBERS.map((field) => [field, plan[field] || null]));
    await create.mutateAsync({ input: { ...amounts, name: plan.name, currency: plan.currency || null } });
  };
  const set = (field: keyof Plan, text: string): void => setPlan((old) => ({ ...old, [field]: text }));
  return (
    <Action
      name={t('plans.create')}
      variant="filled"
      icon={<IconPlus size={16} aria-hidden />}
      consequences={t('plans.consequences')}
      begin={() => setPlan(NOTHING)}
      run={run}
    >
      <PlanFields plan={plan} set={set} />
    </Action>
  );
}

function PlanFields({ plan, set }: { readonly plan: Plan; readonly set: (field: keyof Plan, text: string) => void }) {
  const { t } = useTranslation('prices');
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <TextField label={t('plans.name')} required maxLength={100} value={plan.name} change={(typed) => set('name', typed)} />
      <TextField
        label={t('card.currency')}
        description={t('plans.currencyHint')}
        dir="ltr"
        maxLength={3}
        value={plan.currency}
        change={(typed) => set('currency', typed.toUpperCase())}
      />
      {NUMBERS.map((field) => (
        <TextField
          key={field}
          label={t(`plans.${field}`)}
          description={t(`plans.hints.${field}`)}
          dir="ltr"
          inputMode="decimal"
          value={plan[field]}
          change={(typed) => set(field, typed)}
          onBlur={() => set(field, numberText(plan[field]))}
        />
      ))}
    </SimpleGrid>
  );
}
