import { Button, Grid, Group, Stack, Text } from '@mantine/core';
import { IconExternalLink, IconRepeat } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useSession } from '../app/session.js';
import { useLive } from '../graph/use-live.js';
import { useRead } from '../graph/use-read.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { Copy } from '../ui/shown-once.js';
import { ShipmentStatusBadge } from '../ui/status.js';
import { TestBadge } from '../ui/test-badge.js';
import { BookingSection } from './booking-section.js';
import { DriverSection } from './driver-section.js';
import { LabelButtons } from './label-buttons.js';
import { LogSection } from './log-section.js';
import { MoneySection } from './money-section.js';
import { NextStep } from './next-step.js';
import { NotesSection } from './notes-section.js';
import { ShipmentDetailsDocument, ShipmentMovedDocument, ShipmentTransactionsDocument } from './operations.generated.js';
import { OrderSection } from './order-section.js';
import { Overview } from './overview.js';
import { PackageSection } from './package-section.js';
import { RetriesSection } from './retries-section.js';
import { ReturnsSection } from './returns-section.js';
import type { ShipmentDetails } from './shipment-details.js';
import { StepActions } from './step-actions.js';
import { Timeline } from './timeline.js';
import { TransactionsSection } from './transactions-section.js';

/** Shipment page with all details and actions. Accepts any shipment id. */
export default function ShipmentPage() {
  const { t } = useTranslation('shipments');
  const { id = '' } = useParams();
  const { isOperator } = useSession();
  const read = useRead(ShipmentDetailsDocument, { id, isOperator });
  const shipment = read.data?.shipment;
  const isLive = useLive(
    ShipmentMovedDocument,
    { id: shipment?.id ?? '' },
    { reads: [ShipmentDetailsDocument, ShipmentTransactionsDocument], enabled: shipment !== undefined },
  );
  const back = { to: '/shipments', name: t('title') };
  return (
    <Loaded read={read} loading={<Page title={id} back={back} children={null} />}>
      {({ shipment }) => (
        <Page
          key={shipment.id}
          name={shipment.reference}
          back={back}
          title={
            <Group component="span" gap="sm">
              <bdi dir="ltr">{shipment.reference}</bdi>
              <ShipmentStatusBadge status={shipment.status} />
              {shipment.isTest && <TestBadge />}
            </Group>
          }
          actions={<Headline shipment={shipment} />}
        >
          <NextStep shipment={shipment} />
          <StepActions shipment={shipment} />
          <Grid gap="md">
            <Grid.Col span={{ base: 12, lg: 7 }}>
              <MainSections shipment={shipment} />
            </Grid.Col>
            <Grid.Col span={{ base: 12, lg: 5 }}>
              <SideSections shipment={shipment} />
            </Grid.Col>
          </Grid>
          <LiveMark isLive={isLive} />
        </Page>
      )}
    </Loaded>
  );
}

function MainSections({ shipment }: { readonly shipment: ShipmentDetails }) {
  const { can } = useSession();
  return (
    <Stack gap="md">
      <Overview shipment={shipment} />
      <BookingSection shipment={shipment} />
      {can('order:read') && shipment.order && shipment.type === 'OUTBOUND' && <OrderSection order={shipment.order} />}
      <MoneySection shipment={shipment} />
      {can('wallet:read') && <TransactionsSection shipmentId={shipment.id} />}
      <PackageSection shipment={shipment} />
    </Stack>
  );
}

function SideSections({ shipment }: { readonly shipment: ShipmentDetails }) {
  const { isOperator } = useSession();
  return (
    <Stack gap="md">
      {isOperator && <DriverSection shipmentId={shipment.id} isOpen={!['DELIVERED', 'CANCELLED'].includes(shipment.status)} />}
      <Timeline entries={shipment.timeline} />
      <NotesSection shipment={shipment} />
      <RetriesSection shipment={shipment} />
      <ReturnsSection shipment={shipment} />
      {isOperator && <LogSection actions={shipment.operatorActions ?? []} />}
    </Stack>
  );
}

function Headline({ shipment }: { readonly shipment: ShipmentDetails }) {
  const { t } = useTranslation('shipments');
  const { can } = useSession();
  const { reference, trackingUrl } = shipment;
  return (
    <>
      <Copy text={reference} />
      <LabelButtons shipment={shipment} />
      {can('order:create') && can('order:read') && shipment.order && shipment.type === 'OUTBOUND' && (
        <Button
          component={Link}
          to={`/shipments/new?repeat=${shipment.id}`}
          size="xs"
          variant="default"
          leftSection={<IconRepeat size={14} aria-hidden />}
        >
          {t('repeat')}
        </Button>
      )}
      {trackingUrl && (
        <Button
          component="a"
          href={trackingUrl}
          target="_blank"
          rel="noreferrer"
          size="xs"
          variant="default"
          leftSection={<IconExternalLink size={14} aria-hidden />}
        >
          {t('label.tracking')}
        </Button>
      )}
    </>
  );
}

function LiveMark({ isLive }: { readonly isLive: boolean }) {
  const { t } = useTranslation();
  return (
    <Text size="xs" c="dimmed">
      {isLive ? t('live') : t('notLive')}
    </Text>
  );
}
