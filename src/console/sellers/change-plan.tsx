import { Select } from '@mantine/core';
import { Trans, useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { Facts } from '../ui/facts.js';
import { Money } from '../ui/money.js';
import { notice } from '../ui/notices.js';
import { Quantity } from '../ui/quantity.js';
import {
  OfferedPlansDocument,
  UpdateSellerPlanDocument,
  type OfferedPlansQuery,
  type SellerDetailsFragment,
} from './operations.generated.js';
import { useDraft } from './use-draft.js';
import { useWaitingTerms } from './use-waiting-terms.js';

/** Moves the seller to another plan, effective immediately. */
export function ChangePlan({ seller: { id, name, plan } }: { readonly seller: SellerDetailsFragment }) {
  const { t } = useTranslation('sellers');
  const { fields, set, begin } = useDraft({ planId: plan?.id ?? null });
  const waiting = useWaitingTerms();
  const { data } = useRead(OfferedPlansDocument, {});
  const change = useWrite(UpdateSellerPlanDocument, ({ updateSellerPlan }) =>
    notice(waiting(updateSellerPlan.warnings) ?? t('plan.changed')),
  );
  const chosen = data?.plans.find((offered) => offered.id === fields.planId);
  return (
    <Action
      name={t('plan.change')}
      begin={begin}
      consequences={<Trans t={t} i18nKey="plan.consequences" values={{ name }} components={{ bdi: <bdi /> }} />}
      run={() => change.mutateAsync({ sellerId: id, planId: fields.planId ?? '' })}
    >
      <Select
        label={t('plan.plan')}
        required
        searchable
        allowDeselect={false}
        data={(data?.plans ?? []).map((offered) => ({ value: offered.id, label: offered.name }))}
        value={fields.planId}
        onChange={(planId) => set({ planId })}
      />
      {chosen && <PlanFacts chosen={chosen} />}
    </Action>
  );
}

function PlanFacts({ chosen }: { readonly chosen: OfferedPlansQuery['plans'][number] }) {
  const { t } = useTranslation('sellers');
  return (
    <Facts
      of={[
        [t('terms.discount'), <Quantity key="discount" of={chosen.discountPercent} unit="%" />],
        [t('terms.creditLimit'), <Money key="limit" of={chosen.creditLimit} />],
        [t('terms.codFee'), chosen.codFeePercent === null ? t('terms.general') : <Quantity of={chosen.codFeePercent} unit="%" />],
      ]}
    />
  );
}
