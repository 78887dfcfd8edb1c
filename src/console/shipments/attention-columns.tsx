import { Anchor, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';
import type { Column } from '../ui/data-table.js';
import { Day, Instant } from '../ui/instant.js';
import { PhoneLink } from '../ui/phone-link.js';
import { ShipmentStatusBadge } from '../ui/status.js';
import { useIsPhone } from '../ui/use-is-phone.js';
import { Expected, NextSentence } from './next-sentence.js';
import type { AttentionFragment, ShipmentRowFragment } from './operations.generated.js';
import { useReasonText } from './reason-field.js';
import { RetryAction } from './retry-action.js';
import { StepAction } from './step-action.js';
import { mainStep, retriesOf } from './steps.js';

export type ListRow = ShipmentRowFragment & Partial<AttentionFragment>;

interface CellProps {
  readonly row: ListRow;
}

/** For parcels that wait for a decision: why, what comes next, whom to call, what the receiver wants, and the step that helps. */
export function useAttentionColumns(): readonly Column<ListRow>[] {
  const { t } = useTranslation('shipments');
  return [
    { key: 'why', title: t('attention.why'), cell: (row) => <Why row={row} /> },
    { key: 'next', title: t('next.title'), cell: (row) => <Next row={row} /> },
    { key: 'call', title: t('columns.receiver'), cell: (row) => <Receiver row={row} /> },
    { key: 'answer', title: t('attention.answer'), cell: (row) => <Answer row={row} /> },
  ];
}

/** Reason of the latest report of a parcel, or what a person has written. */
export function useWhy(): (row: Pick<ListRow, 'holdReason' | 'lastEvent'>) => string | null | undefined {
  const reasonText = useReasonText();
  return ({ holdReason, lastEvent }) => {
    const code = holdReason ?? lastEvent?.reasonCode;
    return code ? reasonText(code) : lastEvent?.note;
  };
}

function Why({ row }: CellProps) {
  const whyOf = useWhy();
  return (
    <Cell>
      <ShipmentStatusBadge status={row.status} />
      <Text size="sm">
        <bdi>{whyOf(row)}</bdi>
      </Text>
      <Text size="xs" c="dimmed">
        <Instant at={row.statusAt} ago />
      </Text>
    </Cell>
  );
}

/** Sentences wrap, so that the row fits beside what can be done. On a phone values stand at the end of their line. */
const Cell = ({ children }: { readonly children: React.ReactNode }) => (
  <Stack gap={2} align={useIsPhone() ? 'flex-end' : 'flex-start'} maw={230} style={{ whiteSpace: 'normal' }}>
    {children}
  </Stack>
);

function Next({ row }: CellProps) {
  const { nextStep } = row;
  if (!nextStep) return null;
  return (
    <Cell>
      <Text size="sm">
        <NextSentence of={nextStep} />
      </Text>
      <Expected of={nextStep} />
      <Remedy row={row} />
    </Cell>
  );
}

function Remedy({ row }: CellProps) {
  const { t } = useTranslation('shipments');
  const session = useSession();
  const step = row.nextStep && mainStep(session, { ...row, nextStep: row.nextStep });
  if (!step) return <Anchor component={Link} to={`/shipments/${row.reference}`} size="sm" children={t('attention.open')} />;
  const again = retriesOf[step.edge];
  const name = t(`steps.${step.edge}` as 'steps.8');
  if (again) return <RetryAction shipment={row} action={again} step={step} name={name} size="xs" />;
  return <StepAction shipment={row} step={step} size="xs" />;
}

function Receiver({ row: { receiverName, receiverPhone, receiverPhoneE164, destinationCity } }: CellProps) {
  const { t } = useTranslation('shipments');
  return (
    <Cell>
      <span>
        <bdi>{receiverName}</bdi>, <bdi>{destinationCity}</bdi>
      </span>
      {receiverPhone && (
        <Group gap="xs" fz="sm" wrap="nowrap">
          <PhoneLink given={receiverPhone} e164={receiverPhoneE164} />
          {receiverPhoneE164 && <Anchor href={`sms:${receiverPhoneE164}`} inherit children={t('attention.message')} />}
        </Group>
      )}
    </Cell>
  );
}

/** What the receiver has chosen on the page of the parcel. */
function Answer({ row: { deliveryChoice: choice } }: CellProps) {
  const { t } = useTranslation('shipments');
  if (!choice) return <Text size="sm" c="dimmed" children={t('attention.noAnswer')} />;
  return (
    <Text size="sm" component="div">
      {t(`attention.choices.${choice.kind}`)} {choice.day && <Day of={choice.day} />}
      {[choice.text, choice.note].filter(Boolean).map((line) => (
        <div key={line}>
          <bdi>{line}</bdi>
        </div>
      ))}
    </Text>
  );
}
