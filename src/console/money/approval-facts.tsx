import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '../ui/facts.js';
import { Instant } from '../ui/instant.js';
import { Money } from '../ui/money.js';
import { ShipmentLink } from './approval-columns.js';
import { Asker } from './asker.js';
import { ApprovalBadge } from './money-states.js';
import type { ApprovalQuery } from './operations.generated.js';
import { Section } from './section.js';
import { Alert, Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { inOneLine } from '../ui/isolated.js';

type Request = ApprovalQuery['approval'];
type RequestFacts = readonly (readonly [string, ReactNode])[];

/** Request details: type, requester and outcome. */
export function ApprovalFacts({ of: request }: { readonly of: Request }) {
  const { t } = useTranslation('money');
  return (
    <Section title={t('approvals.request')}>
      <Facts of={[...useBasicFacts(request), ...useContentFacts(request), ...useCashFacts(request), ...useReviewFacts(request)]} />
      <PayoutWarnings of={request} />
    </Section>
  );
}

/** Who asks for what, and about whom. */
function useBasicFacts(request: Request): RequestFacts {
  const { t } = useTranslation('money');
  const isOfStaff = request.type === 'SUPER_ADMIN_ROLE';
  return [
    [t('status'), <ApprovalBadge key="status" status={request.status} />],
    [t('amount'), !isOfStaff && <Money key="amount" of={request.amount} />],
    [t(isOfStaff ? 'approvals.colleague' : 'seller'), <bdi key="seller">{request.subjectUser?.displayName ?? request.subjectUserId}</bdi>],
    [t('approvals.requestedBy'), <Asker key="by" of={request} />],
    [t('approvals.tokenMadeBy'), request.requestedByMaker && <bdi>{request.requestedByMaker.name}</bdi>],
    [t('approvals.requestedAt'), <Instant key="at" at={request.createdAt} />],
    [t('approvals.expires'), request.expiresAt ? <Instant key="expires" at={request.expiresAt} /> : t('approvals.never')],
    [t('shipment'), request.shipmentId && <ShipmentLink id={request.shipmentId} reference={request.shipmentReference} />],
  ];
}

/** What is to change. */
function useContentFacts({ type, payload, payoutAccount }: Request): RequestFacts {
  const { t } = useTranslation('money');
  const text = (name: string) => (typeof payload[name] === 'string' && payload[name] !== '' ? <bdi key={name}>{payload[name]}</bdi> : null);
  const termName = t(`approvals.termNames.${String(payload['field'])}` as 'approvals.termNames.planId');
  return [
    [t('approvals.terms'), type === 'SELLER_TERMS' && termName],
    [t('approvals.change'), type === 'SELLER_TERMS' && <bdi dir="ltr">{`${String(payload['from'])} → ${String(payload['to'])}`}</bdi>],
    [t('approvals.account'), payoutAccount && <bdi dir="ltr">{payoutAccount.number}</bdi>],
    [t('approvals.holder'), payoutAccount && <bdi>{payoutAccount.holder}</bdi>],
    [t('approvals.bank'), payoutAccount && <span>{inOneLine(payoutAccount.bankName, payoutAccount.country)}</span>],
    [t('approvals.replaces'), text('replaces')],
    [t('approvals.operation'), text('operation')],
    [t('approvals.carrier'), text('carrierCode')],
    [t('approvals.reason'), text('reason')],
    [t('approvals.reference'), text('reference')],
    [t('approvals.notes'), text('notes')],
  ];
}

/** The collection that is to be reversed. */
function useCashFacts({ type, shipment }: Request): RequestFacts {
  const { t } = useTranslation('money');
  const cod = type === 'COD_REVERSAL' ? shipment?.cod : null;
  return [
    [t('cod.collected'), cod?.collected && <Money of={cod.collected} />],
    [t('cod.fee'), cod?.handlingFee && <Money of={cod.handlingFee} />],
    [t('cod.stage'), cod?.stage && t(`cod.stages.${cod.stage}`)],
  ];
}

/** Who decided, and how. */
function useReviewFacts({ reviewedBy, reviewedAt, reviewNote, cancelledReason }: Request): RequestFacts {
  const { t } = useTranslation('money');
  return [
    [t('approvals.reviewedBy'), reviewedBy && <bdi>{reviewedBy.name}</bdi>],
    [t('approvals.reviewedAt'), reviewedAt && <Instant at={reviewedAt} />],
    [t('approvals.reviewNote'), reviewNote && <bdi>{reviewNote}</bdi>],
    [t('approvals.cancelledReason'), cancelledReason && <bdi>{cancelledReason}</bdi>],
  ];
}

/** Obstacles to a payout, with links to resolve them. */
function PayoutWarnings({ of: { warnings, payoutAccount } }: { readonly of: ApprovalQuery['approval'] }) {
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
