import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { notice } from '../ui/notices.js';
import { LongTextField } from '../ui/text-field.js';
import { DisputeAdjustmentDocument, type AdjustmentQuery } from './operations.generated.js';

interface Props {
  readonly shipment: AdjustmentQuery['shipment'];
}

/** Seller actions: pay or dispute. */
export function SellerActions({ shipment }: Props) {
  const { t } = useTranslation('money');
  const { can } = useSession();
  const { adjustment } = shipment;
  if (adjustment?.status !== 'UNPAID') return null;
  return (
    <>
      {adjustment.paymentUrl && (
        <Button
          component="a"
          href={adjustment.paymentUrl}
          target="_blank"
          rel="noreferrer"
          rightSection={<IconExternalLink size={16} aria-hidden />}
        >
          {t('adjustments.pay')}
        </Button>
      )}
      {can('adjustment:dispute') && <DisputeAction shipment={shipment} />}
    </>
  );
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function DisputeAction({ shipment }: Props) {
  const { t } = useTranslation('money');
  const [reason, setReason] = useState('');
  const [photos, setPhotos] = useState('');
  const write = useWrite(DisputeAdjustmentDocument, () => notice(t('dispute.opened')));
  return (
    <Action
      name={t('dispute.open')}
      consequences={t('dispute.openConsequences')}
      run={() => write.mutateAsync({ input: { id: shipment.id, reason, photos: linesOf(photos) } })}
    >
      <LongTextField
        label={t('dispute.reason')}
        description={t('dispute.reasonHint')}
        value={reason}
        change={setReason}
        maxLength={2_000}
        minRows={3}
        required
      />
      <LongTextField
        label={t('dispute.links')}
        description={t('dispute.linksHint')}
        value={photos}
        change={setPhotos}
        minRows={2}
        dir="ltr"
      />
    </Action>
  );
}
