import { Grid, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useRead } from '../graph/use-read.js';
import { Loaded } from '../ui/loaded.js';
import { Money, useMoneyText } from '../ui/money.js';
import { Page } from '../ui/page.js';
import { ApprovalActions, WhoDecides } from './approval-actions.js';
import { effectOf } from './approval-effect.js';
import { EffectView } from './approval-effect-view.js';
import { ApprovalFacts } from './approval-facts.js';
import { BriefTimeline } from './brief-timeline.js';
import { Evidence } from './evidence.js';
import { ApprovalDocument, ApprovalSellerDocument, type ApprovalQuery } from './operations.generated.js';
import { SellerHistory } from './seller-history.js';

/** Approval request with everything a reviewer should see. */
export default function ApprovalPage() {
  const { id = '' } = useParams();
  return <Loaded read={useRead(ApprovalDocument, { id })}>{({ approval }) => choose(approval)}</Loaded>;
}

const choose = (approval: ApprovalQuery['approval']) =>
  approval.type === 'SUPER_ADMIN_ROLE' ? <OfStaff of={approval} key={approval.id} /> : <Request of={approval} key={approval.id} />;

/** Request about a colleague, not about the money of a seller. */
function OfStaff({ of: request }: { readonly of: ApprovalQuery['approval'] }) {
  const { t } = useTranslation('money');
  return (
    <Page
      title={t(`approvals.types.${request.type}`)}
      back={{ to: '/approvals', name: t('approvals.title') }}
      actions={<ApprovalActions request={request} isOwed={false} />}
    >
      <WhoDecides request={request} />
      <ApprovalFacts of={request} />
    </Page>
  );
}

function Request({ of: request }: { readonly of: ApprovalQuery['approval'] }) {
  const { t } = useTranslation('money');
  const moneyText = useMoneyText();
  // The subject of a manual posting is a seller, a worker, or the operator itself.
  const isOfSeller = request.subjectUser?.role === 'seller';
  const seller = useRead(ApprovalSellerDocument, { id: request.subjectUserId }, { enabled: isOfSeller });
  const isOwed = seller.data !== undefined && effectOf(request, seller.data.seller).isOwed;
  const { shipment } = request;
  const name = t(`approvals.types.${request.type}`);
  return (
    <Page
      title={
        <>
          {name} · <Money of={request.amount} />
        </>
      }
      name={`${name} · ${moneyText(request.amount)}`}
      back={{ to: '/approvals', name: t('approvals.title') }}
      actions={(seller.data || !isOfSeller) && <ApprovalActions request={request} isOwed={isOwed} />}
    >
      <WhoDecides request={request} />
      <ApprovalFacts of={request} />
      {shipment?.adjustment && request.type === 'WALLET_ADJUSTMENT' && <Evidence of={shipment} />}
      <Grid gap="md">
        <Grid.Col span={{ base: 12, lg: shipment ? 7 : 12 }}>
          {isOfSeller && (
            <Loaded read={seller}>
              {(data) => (
                <Stack gap="md">
                  <EffectView request={request} seller={data.seller} />
                  <SellerHistory of={data} but={request.id} />
                </Stack>
              )}
            </Loaded>
          )}
        </Grid.Col>
        {shipment && (
          <Grid.Col span={{ base: 12, lg: 5 }}>
            <BriefTimeline of={shipment} />
          </Grid.Col>
        )}
      </Grid>
    </Page>
  );
}
