import { Select, type SelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { BillingCarriersDocument } from './operations.generated.js';

/** Who sends bills and remittances: an account of the operator, or a carrier without one. */
export interface BillingCarrier {
  /** UUID of the account, or code of the carrier. */
  readonly value: string;
  readonly label: string;
  readonly carrierCode: string;
  readonly isAccount: boolean;
}

interface BillingCarriers {
  readonly all: readonly BillingCarrier[];
  /** Name of a carrier, followed by that of the account if there is one. */
  readonly nameOf: (of: { readonly carrierCode: string; readonly accountId?: string | null }) => string;
}

/** The operator's accounts, then the carriers that have none. Sellers pay the bills of their own accounts. */
export function useBillingCarriers(): BillingCarriers {
  const { data } = useRead(BillingCarriersDocument, {});
  const names = new Map(data?.carriers.map(({ code, name }) => [code, name]));
  const nameOfCarrier = (code: string): string => names.get(code) ?? code;
  const accounts = (data?.carrierAccounts ?? [])
    .filter(({ sellerId }) => sellerId === null)
    .map(({ id, carrier, label }) => ({ value: id, label, carrierCode: carrier, isAccount: true }));
  const taken = new Set(accounts.map(({ carrierCode }) => carrierCode));
  const others = (data?.carriers ?? [])
    .filter(({ code, kind }) => kind !== 'OWN_FLEET' && !taken.has(code))
    .map(({ code, name }) => ({ value: code, label: name, carrierCode: code, isAccount: false }));
  return {
    all: [...accounts, ...others],
    nameOf: ({ carrierCode, accountId }) => accounts.find(({ value }) => value === accountId)?.label ?? nameOfCarrier(carrierCode),
  };
}

interface BillingCarrierChoiceProps extends Pick<SelectProps, 'clearable' | 'description' | 'label' | 'required' | 'w'> {
  readonly value: string | null;
  readonly choose: (value: string | null) => void;
}

/** Picks an account or a carrier without one. */
export function BillingCarrierChoice({ value, choose, ...field }: BillingCarrierChoiceProps) {
  const { t } = useTranslation('carrier-bills');
  const { all } = useBillingCarriers();
  const group = (isAccount: boolean) => ({
    group: t(isAccount ? 'choice.accounts' : 'choice.carriers'),
    items: all.filter((each) => each.isAccount === isAccount).map(({ value: id, label }) => ({ value: id, label })),
  });
  return (
    <Select
      data={[group(true), group(false)].filter(({ items }) => items.length > 0)}
      value={value}
      onChange={choose}
      searchable
      nothingFoundMessage={t('choice.nothing')}
      clearButtonProps={{ 'aria-label': t('choice.clear') }}
      {...field}
    />
  );
}
