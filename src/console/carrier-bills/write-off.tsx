import { List, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '../graph/send.js';
import { BulkAction } from '../ui/bulk-action.js';
import { useMoneyText } from '../ui/money.js';
import { LongTextField } from '../ui/text-field.js';
import type { CashParcel } from './ages.js';
import { WriteOffCarrierCashDocument } from './operations.generated.js';
import { inOneLine } from '../ui/isolated.js';

/** Writes off what a carrier owes for the selected parcels. Asked twice, it is refused the second time. */
export function WriteOff({ parcels, done }: { readonly parcels: readonly CashParcel[]; readonly done: () => void }) {
  const { t } = useTranslation(['carrier-bills', 'app']);
  const moneyText = useMoneyText();
  const [reason, setReason] = useState('');
  const writeOff = async ({ shipment }: CashParcel): Promise<string> => {
    const { writeOffCarrierCash } = await send(WriteOffCarrierCashDocument, { id: shipment?.id ?? '', reason });
    return moneyText(writeOffCarrierCash.shortage);
  };
  return (
    <BulkAction
      name={t('writeOff.name')}
      isGrave
      consequences={
        <Stack gap={4}>
          <Text size="sm">{t('writeOff.consequences')}</Text>
          <List size="sm" mah={160} style={{ overflowY: 'auto' }}>
            {parcels.map(({ id, shipment, owed }) => (
              <List.Item key={id}>
                <bdi dir="ltr">{shipment?.reference}</bdi> · {moneyText(owed)}
              </List.Item>
            ))}
          </List>
        </Stack>
      }
      items={parcels}
      idOf={({ id }) => id}
      nameOf={({ shipment, owed }) => inOneLine(shipment?.reference ?? '', moneyText(owed))}
      act={writeOff}
      why={parcels.length === 0 ? t('app:choose.none') : undefined}
      done={() => {
        setReason('');
        done();
      }}
    >
      <LongTextField
        label={t('writeOff.reason')}
        description={t('writeOff.reasonHint')}
        required
        maxLength={500}
        value={reason}
        change={setReason}
      />
    </BulkAction>
  );
}
