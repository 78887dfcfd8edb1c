import { Group, SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { TextField } from '../ui/text-field.js';
import { SetPayoutAccountDocument } from './operations.generated.js';
import { useDraft } from './use-draft.js';

const emptyDraft = (currency: string) => ({
  kind: 'iban' as 'iban' | 'account',
  holder: '',
  number: '',
  bankCode: '',
  bankName: '',
  country: '',
  currency,
});

type Draft = ReturnType<typeof emptyDraft>;

/** Sets the payout bank account. A second person must approve it before any payout. */
export function SetPayoutAccount({ sellerId, currency }: { readonly sellerId: string; readonly currency: string }) {
  const { t } = useTranslation('sellers');
  const { isOperator } = useSession();
  const { fields, set, begin } = useDraft(emptyDraft(currency));
  const save = useWrite(SetPayoutAccountDocument, () => notice(t('bank.saved')));
  return (
    <Action
      name={t('bank.set')}
      begin={begin}
      consequences={t('bank.consequences')}
      run={() => save.mutateAsync({ input: { ...(isOperator && { sellerId }), ...accountOf(fields) } })}
    >
      <AccountFields fields={fields} set={set} />
    </Action>
  );
}

interface AccountFieldsProps {
  readonly fields: Draft;
  readonly set: (changes: Partial<Draft>) => void;
}

function AccountFields({ fields, set }: AccountFieldsProps) {
  const { t } = useTranslation('sellers');
  const usesIban = fields.kind === 'iban';
  const input = (
    name: 'holder' | 'number' | 'bankName' | 'bankCode' | 'country' | 'currency',
    label: string,
    most: number,
    required = true,
  ) => (
    <TextField
      label={label}
      required={required}
      maxLength={most}
      autoComplete="off"
      dir={name === 'holder' || name === 'bankName' ? 'auto' : 'ltr'}
      value={fields[name]}
      change={(typed) => set({ [name]: typed })}
    />
  );
  return (
    <>
      <KindChoice fields={fields} set={set} />
      {input('holder', t('bank.holder'), 100)}
      {input('number', usesIban ? 'IBAN' : t('bank.account'), 60)}
      <Group grow align="start">
        {input('bankName', t('bank.bank'), 100)}
        {input('bankCode', t('bank.code'), 60, !usesIban)}
      </Group>
      <Group grow align="start">
        {input('country', t('bank.country'), 2, !usesIban)}
        {input('currency', t('bank.currency'), 3)}
      </Group>
    </>
  );
}

function KindChoice({ fields, set }: AccountFieldsProps) {
  const { t } = useTranslation('sellers');
  return (
    <SegmentedControl
      aria-label={t('bank.kind')}
      data={[
        { value: 'iban', label: 'IBAN' },
        { value: 'account', label: t('bank.account') },
      ]}
      value={fields.kind}
      onChange={(value) => set({ kind: value === 'account' ? 'account' : 'iban' })}
    />
  );
}

function accountOf({ kind, holder, number, bankName, bankCode, country, currency }: Draft) {
  const usesIban = kind === 'iban';
  return {
    holder,
    bankName,
    bankCode: bankCode || null,
    country: country || null,
    currency,
    iban: usesIban ? number : null,
    accountNumber: usesIban ? null : number,
  };
}
