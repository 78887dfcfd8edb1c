import { Group, List } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { DecimalInput } from '../ui/decimal-input.js';
import { UpdateSellerDocument, type SellerDetailsFragment } from './operations.generated.js';
import { type UpdateSellerInput } from '../../schema-types.generated.js';
import { ChoiceField } from '../ui/choice-field.js';
import { roles } from './seller-filters.js';
import { useDraft } from './use-draft.js';
import { useWaitingTerms } from './use-waiting-terms.js';

/** Changes the individual terms of a seller. Only super administrators can change the billing role. */
export function ChangeTerms({ seller }: { readonly seller: SellerDetailsFragment }) {
  const { t } = useTranslation('sellers');
  const { can } = useSession();
  const waiting = useWaitingTerms();
  const { fields, set, begin } = useDraft(termsOf(seller));
  const update = useWrite(UpdateSellerDocument, ({ updateSeller }) => notice(waiting(updateSeller.warnings) ?? t('terms.changed')));
  const changes = changesOf(fields, seller);
  return (
    <Action
      name={t('terms.change')}
      begin={begin}
      isGrave={changes.role !== undefined}
      consequences={
        <List size="sm">
          <List.Item>{t('terms.emptyMeansPlan')}</List.Item>
          {changes.creditLimit !== undefined && <List.Item>{t('terms.limitConsequences')}</List.Item>}
          {changes.codFeePercent !== undefined && <List.Item>{t('terms.feeConsequences')}</List.Item>}
          {changes.adjustmentThreshold !== undefined && <List.Item>{t('terms.thresholdConsequences')}</List.Item>}
          {changes.role && <List.Item>{t(`terms.roleConsequences.${changes.role}`)}</List.Item>}
        </List>
      }
      run={() => update.mutateAsync({ id: seller.id, input: changes })}
    >
      {can('seller:admin') && (
        <ChoiceField
          label={t('terms.role')}
          of={roles}
          nameOf={(value) => t(`roles.${value}`)}
          value={fields.role}
          choose={(role) => set({ role })}
        />
      )}
      <Group grow align="start">
        <Figure
          label={t('terms.limitIn', { currency: seller.currency })}
          value={fields.creditLimit}
          type={(creditLimit) => set({ creditLimit })}
        />
        <Figure
          label={t('terms.thresholdIn', { currency: seller.currency })}
          value={fields.adjustmentThreshold}
          type={(adjustmentThreshold) => set({ adjustmentThreshold })}
        />
      </Group>
      <Figure label={t('terms.feeIn')} value={fields.codFeePercent} type={(codFeePercent) => set({ codFeePercent })} />
    </Action>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly type: (value: string) => void;
}

const Figure = ({ label, value, type }: FigureProps) => (
  <DecimalInput label={label} pattern="[0-9]*([.][0-9]+)?" value={value} change={(typed) => type(typed.trim())} />
);

const termsOf = ({ role, creditLimit, adjustmentThreshold, codFeePercent }: SellerDetailsFragment) => ({
  role,
  creditLimit: creditLimit?.amount ?? '',
  adjustmentThreshold: adjustmentThreshold?.amount ?? '',
  codFeePercent: codFeePercent ?? '',
});

/** Sends only changed fields, to preserve concurrent changes. */
function changesOf(fields: ReturnType<typeof termsOf>, seller: SellerDetailsFragment): UpdateSellerInput {
  const now = termsOf(seller);
  return {
    ...(fields.role !== now.role && { role: fields.role }),
    ...(fields.creditLimit !== now.creditLimit && { creditLimit: fields.creditLimit || null }),
    ...(fields.adjustmentThreshold !== now.adjustmentThreshold && { adjustmentThreshold: fields.adjustmentThreshold || null }),
    ...(fields.codFeePercent !== now.codFeePercent && { codFeePercent: fields.codFeePercent || null }),
  };
}
