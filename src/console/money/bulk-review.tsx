import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { send } from '../graph/send.js';
import type { Outcome } from '../ui/each-item.js';
import { useMoneyText } from '../ui/money.js';
import { LongTextField } from '../ui/text-field.js';
import { BulkAction } from './bulk-action.js';
import { ApproveRequestDocument, RejectRequestDocument, type ApprovalLineFragment } from './operations.generated.js';
import { SumsList } from './sums-list.js';

interface BulkReviewProps {
  readonly requests: readonly ApprovalLineFragment[];
  readonly done: (outcomes: readonly Outcome[]) => void;
}

/** Approves or rejects all selected requests that the user may decide. */
export function BulkReview({ requests, done }: BulkReviewProps) {
  const { t } = useTranslation('money');
  const { role } = useSession();
  return (
    <>
      {role === 'SUPER_ADMIN' && <Decide decision="approve" name={t('approvals.approve')} requests={requests} done={done} />}
      <Decide decision="reject" name={t('approvals.reject')} requests={requests} done={done} />
    </>
  );
}

function Decide({ requests, done, decision, name }: BulkReviewProps & { readonly decision: 'approve' | 'reject'; readonly name: string }) {
  const { t } = useTranslation('money');
  const { staffId } = useSession();
  const moneyText = useMoneyText();
  const [note, setNote] = useState('');
  const pending = requests.filter(({ status }) => status === 'PENDING');
  const items = pending.filter(({ requestedById }) => requestedById !== staffId);
  const own = pending.length - items.length;
  const input = (id: string) => ({ input: { id, reviewNote: note.trim() || null, reviewedById: null } });
  const review = ({ id }: ApprovalLineFragment): Promise<unknown> =>
    decision === 'approve' ? send(ApproveRequestDocument, input(id)) : send(RejectRequestDocument, input(id));
  return (
    <BulkAction
      name={`${name} (${items.length})`}
      isGrave={decision === 'reject'}
      items={items}
      idOf={({ id }) => id}
      nameOf={({ type, amount, subjectUser }) =>
        `${t(`approvals.types.${type}`)} · ${moneyText(amount)} · ${subjectUser?.displayName ?? ''}`
      }
      opened={() => setNote('')}
      act={review}
      done={done}
      consequences={
        <>
          <Text size="sm">{t(`approvals.bulk.${decision}`)}</Text>
          <SumsList of={items.map(({ amount }) => amount)} />
          {own > 0 && <Text size="sm">{t('approvals.bulk.own', { count: own })}</Text>}
        </>
      }
    >
      <LongTextField label={t('approvals.note')} value={note} change={setNote} maxLength={2000} />
    </BulkAction>
  );
}
