import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../graph/send.js';
import { BulkAction } from '../ui/bulk-action.js';
import { useMoneyText } from '../ui/money.js';
import { ResolveBillLineDocument, type BillLineFragment } from './operations.generated.js';
import { ResolutionFields, type Resolution } from './resolution-fields.js';

type Line = BillLineFragment;

const NOTHING: Resolution = { state: 'ACCEPTED', credited: '', note: '' };

/** Records the same agreement about several lines. Notes that are there stay unless another one is typed. */
export function ResolveLines({ lines, done }: { readonly lines: readonly Line[]; readonly done: () => void }) {
  const { t } = useTranslation(['carrier-bills', 'app']);
  const moneyText = useMoneyText();
  const [value, setValue] = useState(NOTHING);
  const resolve = async ({ id }: Line): Promise<string> => {
    const input = { state: value.state, ...(value.note.trim() !== '' && { note: value.note }) };
    const { resolveInvoiceLine: line } = await send(ResolveBillLineDocument, { id, input });
    const state = t(`states.${line.state}`);
    return line.state === 'CREDITED' ? `${state} · ${moneyText(line.credited)}` : state;
  };
  return (
    <BulkAction
      name={t('resolve.many')}
      consequences={t('resolve.consequences')}
      items={lines}
      idOf={({ id }) => id}
      nameOf={({ awb, difference }) => `${awb} · ${moneyText(difference)}`}
      act={resolve}
      why={lines.length === 0 ? t('app:choose.none') : undefined}
      done={() => {
        setValue(NOTHING);
        done();
      }}
    >
      <ResolutionFields value={value} change={(changes) => setValue({ ...value, ...changes })} noteHint={t('resolve.manyNote')} />
    </BulkAction>
  );
}
