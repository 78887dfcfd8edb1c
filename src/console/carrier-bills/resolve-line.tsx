import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { useMoneyText } from '../ui/money.js';
import { notice } from '../ui/notices.js';
import { ResolveBillLineDocument, type BillLineFragment } from './operations.generated.js';
import { ResolutionFields, type Resolution } from './resolution-fields.js';

/** Records what was agreed about one line, with what the carrier credits. */
export function ResolveLine({ line }: { readonly line: BillLineFragment }) {
  const { t } = useTranslation('carrier-bills');
  const stored: Resolution = {
    state: line.state,
    credited: line.state === 'CREDITED' ? line.credited.amount : '',
    note: line.note ?? '',
  };
  const [value, setValue] = useState(stored);
  const resolve = useWrite(ResolveBillLineDocument, ({ resolveInvoiceLine: { state } }) => notice(t(`resolve.done.${state}`)));
  const creditedAmount = value.state === 'CREDITED' ? value.credited.trim() || null : null;
  return (
    <Action
      name={t('resolve.name', { awb: line.awb })}
      short={t('resolve.short')}
      size="xs"
      consequences={<Consequences line={line} />}
      begin={() => setValue(stored)}
      run={() => resolve.mutateAsync({ id: line.id, input: { state: value.state, note: value.note, creditedAmount } })}
    >
      <ResolutionFields value={value} change={(changes) => setValue({ ...value, ...changes })} currency={line.amount.currency} />
    </Action>
  );
}

function Consequences({ line: { amount, expected, difference } }: { readonly line: BillLineFragment }) {
  const { t } = useTranslation('carrier-bills');
  const moneyText = useMoneyText();
  const amounts = { billed: moneyText(amount), expected: moneyText(expected), difference: moneyText(difference) };
  return (
    <>
      <Text size="sm">{t('resolve.compare', amounts)}</Text>
      <Text size="sm">{t('resolve.consequences')}</Text>
    </>
  );
}
