import { useTranslation } from 'react-i18next';
import { Facts } from '../ui/facts.js';
import { Instant } from '../ui/instant.js';
import { Money } from '../ui/money.js';
import { ShipmentLink } from './approval-columns.js';
import { Asker } from './asker.js';
import { ApprovalBadge } from './money-states.js';
import type { ApprovalQuery } from './operations.generated.js';
import { PayoutWarnings } from './payout-warnings.js';
import { Section } from './section.js';

/** Request details: type, requester and outcome. */
export function ApprovalFacts({ of: request }: { readonly of: ApprovalQuery['approval'] }) {
  const { t } = useTranslation(['money', 'app']);
  const { payload } = request;
  const isOfStaff = request.type === 'SUPER_ADMIN_ROLE';
  const text = (name: string) => (typeof payload[name] === 'string' && payload[name] !== '' ? <bdi key={name}>{payload[name]}</bdi> : null);
  const { cod } = request.shipment ?? {};
  const termName = t(`approvals.termNames.${String(payload['field'])}` as 'approvals.termNames.planId');
  return (
    <Section title={t('approvals.request')}>
      <Facts
        of={[
          [t('status'), <ApprovalBadge key="status" status={request.status} />],
          [t('amount'), !isOfStaff && <Money key="amount" of={request.amount} />],
          [
            t(isOfStaff ? 'approvals.colleague' : 'seller'),
            <bdi key="seller">{request.subjectUser?.displayName ?? request.subjectUserId}</bdi>,
          ],
          [t('approvals.requestedBy'), <Asker key="by" of={request} />],
          [t('approvals.tokenMadeBy'), request.requestedByMaker && <bdi>{request.requestedByMaker.name}</bdi>],
          [t('approvals.requestedAt'), <Instant key="at" at={request.createdAt} />],
          [t('approvals.expires'), request.expiresAt ? <Instant key="expires" at={request.expiresAt} /> : t('approvals.never')],
          [t('shipment'), request.shipmentId && <ShipmentLink id={request.shipmentId} reference={request.shipmentReference} />],
          [t('approvals.terms'), request.type === 'SELLER_TERMS' && termName],
          [
            t('approvals.change'),
            request.type === 'SELLER_TERMS' && <bdi dir="ltr">{`${String(payload['from'])} → ${String(payload['to'])}`}</bdi>,
          ],
          [t('approvals.account'), request.payoutAccount && <bdi dir="ltr">{request.payoutAccount.number}</bdi>],
          [t('approvals.holder'), request.payoutAccount && <bdi>{request.payoutAccount.holder}</bdi>],
          [
            t('approvals.bank'),
            request.payoutAccount && <bdi>{`${request.payoutAccount.bankName} · ${request.payoutAccount.country}`}</bdi>,
          ],
          [t('approvals.replaces'), text('replaces')],
          [t('approvals.operation'), text('operation')],
          [t('approvals.carrier'), text('carrierCode')],
          [t('approvals.reason'), text('reason')],
          [t('approvals.reference'), text('reference')],
          [t('approvals.notes'), text('notes')],
          [t('cod.collected'), cod?.collected && request.type === 'COD_REVERSAL' && <Money of={cod.collected} />],
          [t('cod.fee'), cod?.handlingFee && request.type === 'COD_REVERSAL' && <Money of={cod.handlingFee} />],
          [t('cod.stage'), cod?.stage && request.type === 'COD_REVERSAL' && t(`cod.stages.${cod.stage}`)],
          [t('approvals.reviewedBy'), request.reviewedBy && <bdi>{request.reviewedBy.name}</bdi>],
          [t('approvals.reviewedAt'), request.reviewedAt && <Instant at={request.reviewedAt} />],
          [t('approvals.reviewNote'), request.reviewNote && <bdi>{request.reviewNote}</bdi>],
          [t('approvals.cancelledReason'), request.cancelledReason && <bdi>{request.cancelledReason}</bdi>],
        ]}
      />
      <PayoutWarnings of={request} />
    </Section>
  );
}
