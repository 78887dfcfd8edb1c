import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { BlockList } from '../ui/blocks.js';
import { ConfirmCashAction } from './confirm-cash-action.js';
import { labelAddress, useLabelPaper } from '../app/label.js';
import { Expected, NextSentence } from './next-sentence.js';
import { PayMissing } from './pay-missing.js';
import type { ShipmentDetails } from './shipment-details.js';
import { OneStep } from './step-actions.js';
import { mainStep } from './steps.js';
import { useReasonText } from './reason-field.js';

/** What happens next, who does it and when, what it waits for, and the one action that moves it on. */
export function NextStep({ shipment }: { readonly shipment: ShipmentDetails }) {
  const { t } = useTranslation('shipments');
  const reasonText = useReasonText();
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="next-step">
      <Stack gap="sm">
        <Group justify="space-between" gap="md" align="flex-start">
          <Stack gap={2} style={{ flex: '1 1 18rem' }}>
            <Text size="xs" c="dimmed">
              {t('next.title')}
            </Text>
            <Text fw={600} size="lg" id="next-step">
              <NextSentence of={shipment.nextStep} />
            </Text>
            <Expected of={shipment.nextStep} />
          </Stack>
          <MainAction shipment={shipment} />
        </Group>
        <BlockList of={waitsBeside(shipment)} shipmentId={shipment.id} reasonText={reasonText} />
      </Stack>
    </Paper>
  );
}

/** What the sentence does not say already. */
const waitsBeside = ({ blockedBy, nextStep }: ShipmentDetails) =>
  blockedBy.filter(({ kind, reason }) => !(kind === 'COLLECTION_OPEN' && nextStep.kind === 'CONFIRM_CASH' && reason === null));

type Next = ShipmentDetails['nextStep'];

/** Paying comes before everything else; where another party acts, the label is what is still needed here. */
function MainAction({ shipment }: { readonly shipment: ShipmentDetails }) {
  const session = useSession();
  const unpaid = shipment.blockedBy.find(({ kind }) => kind === 'PAYMENT_REQUIRED');
  if (unpaid && !session.isOperator && session.can('wallet:pay-in')) return <PayMissing shipment={shipment} missing={unpaid.amount} />;
  const step = mainStep(session, shipment);
  if (step) return <OneStep shipment={shipment} step={step} isMain />;
  const { cod, nextStep } = shipment;
  if (nextStep.kind === 'CONFIRM_CASH' && cod && session.can('cod:confirm')) {
    return <ConfirmCashAction shipment={shipment} due={cod.amount} deliveredBy={cod.deliveredBy} variant="filled" />;
  }
  return BEFORE_PICKUP.has(shipment.nextStep.kind) ? <PrintLabel shipment={shipment} /> : null;
}

const BEFORE_PICKUP: ReadonlySet<Next['kind']> = new Set(['COLLECT', 'REACH_SENDER']);

function PrintLabel({ shipment: { label } }: { readonly shipment: ShipmentDetails }) {
  const { t, i18n } = useTranslation('shipments');
  const { size } = useLabelPaper();
  if (!label) return null;
  return (
    <Button
      component="a"
      href={labelAddress(label.url, { size, language: i18n.language })}
      target="_blank"
      rel="noreferrer"
      leftSection={<IconPrinter size={16} aria-hidden />}
    >
      {t('next.print')}
    </Button>
  );
}
