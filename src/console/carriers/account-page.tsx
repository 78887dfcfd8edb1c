import { Button, Group, Paper, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useSession, useSeesOwners } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { Facts } from '../ui/facts.js';
import { Instant } from '../ui/instant.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { Copy } from '../ui/shown-once.js';
import { AccountActions } from './account-actions.js';
import { AccountState, AccountTrouble, ModeBadge } from './account-state.js';
import { Owner } from './carriers-page.js';
import { ManifestsSection } from './manifests-section.js';
import { CarrierAccountDocument, type CarrierAccountQuery } from './operations.generated.js';
import { PickupsSection } from './pickups-section.js';
import { ServicesSection } from './services-section.js';
import { UnknownCodes } from './unknown-codes.js';

type Account = CarrierAccountQuery['carrierAccount'];

/** Page of an account: health, services, pickups and manifests. */
export default function CarrierAccountPage() {
  const { t } = useTranslation('carriers');
  const { id = '' } = useParams();
  const { isOperator, can } = useSession();
  const read = useRead(CarrierAccountDocument, { id, withSeller: useSeesOwners() });
  const account = read.data?.carrierAccount;
  return (
    <Page
      name={account?.label ?? t('one')}
      title={account ? <Title of={account} /> : t('one')}
      back={{ to: '/carriers', name: t('title') }}
      actions={
        account && (
          <>
            {isOperator && account.sellerId === null && can('ledger:read') && <BillsLink accountId={account.id} />}
            {can('carrier:manage') && <AccountActions account={account} />}
          </>
        )
      }
    >
      <Loaded read={read}>
        {({ carrierAccount: account }) => (
          <Stack>
            <AccountTrouble of={account} />
            <AccountFacts of={account} />
            <ServicesSection account={account} />
            {isOperator && can('rate-book:edit') && <UnknownCodes accountId={account.id} />}
            <PickupsSection pickups={account.pickups} />
            <ManifestsSection account={account} />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}

function BillsLink({ accountId }: { readonly accountId: string }) {
  const { t } = useTranslation('carriers');
  return (
    <Button component={Link} to={`/carriers/bills?account=${accountId}`} variant="default">
      {t('bills')}
    </Button>
  );
}

const Title = ({ of: { label, mode } }: { readonly of: Account }) => (
  <Group component="span" gap="sm">
    <bdi>{label}</bdi>
    <ModeBadge mode={mode} />
  </Group>
);

function AccountFacts({ of: account }: { readonly of: Account }) {
  const { t } = useTranslation('carriers');
  return (
    <Paper withBorder p="md">
      <Facts
        of={[
          [t('columns.state'), <AccountState key="state" of={account} />],
          [t('fields.carrier'), <bdi key="carrier">{account.carrierName}</bdi>],
          [t('fields.owner'), <Owner key="owner" of={account} />],
          [t('columns.lastSuccess'), account.lastSuccessAt && <Instant at={account.lastSuccessAt} ago />],
          [t('columns.lastFailure'), account.lastFailureAt && <Failure of={account} />],
          [t('columns.openBookings'), account.openBookings],
          [t('fields.baseUrl'), account.baseUrl && <Address of={account.baseUrl} />],
          [t('fields.webhookUrl'), account.webhookUrl && <WebhookUrl of={account.webhookUrl} />],
          [t('columns.connected'), <Instant key="connected" at={account.createdAt} />],
        ]}
      />
    </Paper>
  );
}

const Failure = ({ of: { lastFailureAt, lastFailure } }: { readonly of: Account }) => (
  <>
    <Instant at={lastFailureAt} ago />
    {lastFailure && <bdi style={{ overflowWrap: 'anywhere' }}>{lastFailure}</bdi>}
  </>
);

const Address = ({ of }: { readonly of: string }) => (
  <bdi dir="ltr" style={{ overflowWrap: 'anywhere' }}>
    {of}
  </bdi>
);

/** The address to which the carrier posts its events. */
const WebhookUrl = ({ of }: { readonly of: string }) => (
  <>
    <Address of={of} />
    <Copy text={of} />
  </>
);
