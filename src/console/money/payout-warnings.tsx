import { Alert, Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ApprovalQuery } from './operations.generated.js';

/** Obstacles to a payout, with links to resolve them. */
export function PayoutWarnings({ of: { warnings, payoutAccount } }: { readonly of: ApprovalQuery['approval'] }) {
  const { t } = useTranslation('money');
  const isUnverified = warnings.some(({ code }) => code === 'PAYOUT_ACCOUNT_NOT_VERIFIED');
  if (!isUnverified && !warnings.some(({ code }) => code === 'NO_PAYOUT_ACCOUNT')) return null;
  return (
    <Alert color="orange" role="note">
      {t(isUnverified ? 'approvals.accountNotVerified' : 'approvals.noAccount')}{' '}
      {isUnverified && payoutAccount?.approvalRequestId && (
        <Anchor component={Link} to={`/approvals/${payoutAccount.approvalRequestId}`} size="sm">
          {t('approvals.accountRequest')}
        </Anchor>
      )}
    </Alert>
  );
}
