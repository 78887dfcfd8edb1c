import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CarrierInvoiceLineKind, CarrierInvoiceLineState, CarrierRemittanceOutcome } from '../../schema-types.generated.js';
import { Money } from '../ui/money.js';
import { StateBadge } from '../ui/status.js';
import type { BillLineFragment } from './operations.generated.js';

export const KINDS = ['MATCHED', 'HIGHER', 'LOWER', 'UNKNOWN', 'TWICE'] as const satisfies readonly CarrierInvoiceLineKind[];
export const STATES = ['OPEN', 'ACCEPTED', 'CREDITED'] as const satisfies readonly CarrierInvoiceLineState[];

const KIND_COLOURS: Readonly<Record<CarrierInvoiceLineKind, string>> = {
  MATCHED: 'green',
  HIGHER: 'red',
  LOWER: 'teal',
  UNKNOWN: 'grape',
  TWICE: 'orange',
};
const STATE_COLOURS: Readonly<Record<CarrierInvoiceLineState, string>> = { OPEN: 'orange', ACCEPTED: 'green', CREDITED: 'blue' };
const OUTCOME_COLOURS: Readonly<Record<CarrierRemittanceOutcome, string>> = {
  DEPOSITED: 'green',
  LESS: 'orange',
  MORE: 'blue',
  UNKNOWN: 'grape',
  NOT_COD: 'red',
  NOT_CONFIRMED: 'orange',
  NOT_WITH_CARRIER: 'red',
  ALREADY_DEPOSITED: 'gray',
  OTHER_CURRENCY: 'red',
};

export function KindBadge({ kind }: { readonly kind: CarrierInvoiceLineKind }) {
  const { t } = useTranslation('carrier-bills');
  return <StateBadge colour={KIND_COLOURS[kind]} label={t(`kinds.${kind}`)} />;
}

/** How a line compares with the booked cost, and why. */
export function KindAndCause({ of: { kind, cause } }: { readonly of: Pick<BillLineFragment, 'kind' | 'cause'> }) {
  const { t } = useTranslation('carrier-bills');
  return (
    <Stack gap={2} align="flex-start">
      <KindBadge kind={kind} />
      {cause && (
        <Text size="xs" c="dimmed">
          {t(`causes.${cause}`)}
        </Text>
      )}
    </Stack>
  );
}

/** Its state, with what was credited and the note. */
export function LineState({ of: { state, credited, note } }: { readonly of: Pick<BillLineFragment, 'state' | 'credited' | 'note'> }) {
  const { t } = useTranslation('carrier-bills');
  return (
    <Stack gap={2} align="flex-start">
      <StateBadge colour={STATE_COLOURS[state]} label={t(`states.${state}`)} />
      {state === 'CREDITED' && (
        <Text size="xs">
          <Money of={credited} />
        </Text>
      )}
      {note && (
        <Text size="xs" c="dimmed" maw={200} style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
          <bdi>{note}</bdi>
        </Text>
      )}
    </Stack>
  );
}

export function OutcomeBadge({ outcome }: { readonly outcome: CarrierRemittanceOutcome }) {
  const { t } = useTranslation('carrier-bills');
  return <StateBadge colour={OUTCOME_COLOURS[outcome]} label={t(`outcomes.${outcome}`)} />;
}
