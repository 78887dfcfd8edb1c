import { Alert, Text } from '@mantine/core';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { useMoneyText } from '../ui/money.js';
import { notice } from '../ui/notices.js';
import { LongTextField } from '../ui/text-field.js';
import { ApproveRequestDocument, RejectRequestDocument, WithdrawApprovalDocument, type ApprovalQuery } from './operations.generated.js';

interface ActionsProps {
  readonly request: ApprovalQuery['approval'];
  readonly isOwed: boolean;
}

/** Actions on a pending request. */
export function ApprovalActions({ request, isOwed }: ActionsProps) {
  const { can, role, staffId } = useSession();
  if (request.status !== 'PENDING') return null;
  const isOwn = request.requestedById !== null && request.requestedById === staffId;
  const mayReview = can('approval:review') && !isOwn && !madeToken(request, staffId);
  return (
    <>
      {mayReview && role === 'SUPER_ADMIN' && <Approve request={request} isOwed={isOwed} />}
      {mayReview && <Reject request={request} isOwed={isOwed} />}
      {can('approval:cancel') && (isOwn || role === 'SUPER_ADMIN') && <Withdraw request={request} isOwed={isOwed} />}
    </>
  );
}

/** For weight adjustments requested by an ERP system, the creator of its token may decide. */
const madeToken = ({ type, requestedByMakerId }: ActionsProps['request'], staffId: string | null): boolean =>
  type !== 'WALLET_ADJUSTMENT' && requestedByMakerId != null && requestedByMakerId === staffId;

/** Why the user cannot decide on a pending request. */
export function WhoDecides({ request }: Pick<ActionsProps, 'request'>) {
  const { t } = useTranslation('money');
  const { role, staffId } = useSession();
  if (request.status !== 'PENDING') return null;
  const isOwn = request.requestedById !== null && request.requestedById === staffId;
  const isTokens = madeToken(request, staffId);
  if (!isOwn && !isTokens && role === 'SUPER_ADMIN') return null;
  return (
    <Alert color="blue" role="note">
      {t(isOwn ? 'approvals.ownRequest' : isTokens ? 'approvals.madeToken' : 'approvals.onlyAdmin')}
    </Alert>
  );
}

function useNote() {
  const { t } = useTranslation('money');
  const [note, setNote] = useState('');
  const field = (label: string, maxLength: number) => (
    <LongTextField label={label} description={t('approvals.noteHint')} value={note} change={setNote} maxLength={maxLength} minRows={2} />
  );
  return { note: note.trim() || null, field };
}

function Approve({ request: { id, type, amount, subjectUser }, isOwed }: ActionsProps) {
  const { t } = useTranslation('money');
  const moneyText = useMoneyText();
  const write = useWrite(ApproveRequestDocument, () => notice(t('approvals.approved')));
  const { note, field } = useNote();
  return (
    <Action
      name={t('approvals.approve')}
      variant="filled"
      run={() => write.mutateAsync({ input: { id, reviewNote: note, reviewedById: null } })}
      consequences={
        <>
          <Text size="sm">
            <Trans
              t={t}
              i18nKey={`approvals.consequences.${isOwed ? 'OWED' : type}`}
              values={{ amount: moneyText(amount), seller: subjectUser?.displayName ?? '' }}
              components={{ b: <bdi /> }}
            />
          </Text>
          <Text size="sm" mt={4}>
            {t('approvals.twoPeople')}
          </Text>
        </>
      }
    >
      {field(t('approvals.note'), 2_000)}
    </Action>
  );
}

function Reject({ request: { id, type } }: ActionsProps) {
  const { t } = useTranslation('money');
  const write = useWrite(RejectRequestDocument, () => notice(t('approvals.rejected')));
  const { note, field } = useNote();
  return (
    <Action
      name={t('approvals.reject')}
      isGrave
      variant="light"
      run={() => write.mutateAsync({ input: { id, reviewNote: note, reviewedById: null } })}
      consequences={t(type === 'WALLET_ADJUSTMENT' ? 'approvals.rejectAdjustment' : 'approvals.rejectOther')}
    >
      {field(t('approvals.note'), 2_000)}
    </Action>
  );
}

function Withdraw({ request: { id, type } }: ActionsProps) {
  const { t } = useTranslation('money');
  const write = useWrite(WithdrawApprovalDocument, () => notice(t('approvals.withdrawn')));
  const { note, field } = useNote();
  return (
    <Action
      name={t('approvals.withdraw')}
      isGrave
      variant="subtle"
      run={() => write.mutateAsync({ id, reason: note })}
      consequences={t(type === 'WALLET_ADJUSTMENT' ? 'approvals.withdrawAdjustment' : 'approvals.withdrawOther')}
    >
      {field(t('approvals.reason'), 500)}
    </Action>
  );
}
