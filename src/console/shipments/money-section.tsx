import { Anchor, Divider, List, Stack, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';
import { Facts } from '../ui/facts.js';
import { Instant } from '../ui/instant.js';
import { Money } from '../ui/money.js';
import { Section } from '../ui/section.js';
import { StateBadge } from '../ui/status.js';
import { ConfirmCashAction } from './confirm-cash-action.js';
import { DisputeAction } from './dispute-action.js';
import { InvoiceCashAction } from './invoice-cash-action.js';
import type { ShipmentDetails } from './shipment-details.js';

/** Shipping price, cash on delivery, and the operator's margin. */
export function MoneySection({ shipment }: { readonly shipment: ShipmentDetails }) {
  const { t } = useTranslation('shipments');
  return (
    <Section title={t('money.title')}>
      <Facts
        of={[
          [t('columns.rate'), <Money key="rate" of={shipment.actualRate} />],
          [t('columns.billing'), t(`billings.${shipment.billingStatus}`)],
          [t('money.shown'), shipment.displayRate && <Money of={shipment.displayRate} />],
        ]}
      />
      <Charges shipment={shipment} />
      {shipment.adjustment && <Adjustment shipment={shipment} adjustment={shipment.adjustment} />}
      {shipment.cod && <Cash shipment={shipment} cod={shipment.cod} />}
      {shipment.cost && <Cost cost={shipment.cost} />}
    </Section>
  );
}

function Charges({ shipment: { charges } }: { readonly shipment: ShipmentDetails }) {
  const { t } = useTranslation('shipments');
  if (charges.length === 0) return null;
  return (
    <Table aria-label={t('money.charges')} verticalSpacing={2}>
      <Table.Tbody>
        {charges.map(({ code, label, amount }) => (
          <Table.Tr key={code}>
            <Table.Td>
              <bdi>{label}</bdi>
            </Table.Td>
            <Table.Td ta="end">
              <Money of={amount} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Adjustment({
  shipment,
  adjustment,
}: {
  readonly shipment: ShipmentDetails;
  readonly adjustment: NonNullable<ShipmentDetails['adjustment']>;
}) {
  const { t } = useTranslation('shipments');
  const { can } = useSession();
  const { status } = adjustment;
  return (
    <Stack gap="xs">
      <Divider label={t('columns.adjustment')} labelPosition="left" />
      <AdjustmentFacts adjustment={adjustment} />
      {status === 'UNPAID' && can('adjustment:dispute') && <DisputeAction shipment={shipment} />}
      {can('wallet:read') && (
        <Anchor component={Link} to={`/adjustments?shipment=${shipment.id}`} size="sm">
          {t('money.allAdjustments')}
        </Anchor>
      )}
    </Stack>
  );
}

function AdjustmentFacts({ adjustment }: { readonly adjustment: NonNullable<ShipmentDetails['adjustment']> }) {
  const { t } = useTranslation('shipments');
  const { amount, status, createdAt, paidAt, paymentUrl, refId, dispute } = adjustment;
  const objection = typeof dispute?.['reason'] === 'string' ? dispute['reason'] : null;
  return (
    <Facts
      of={[
        [t('money.invoice'), <bdi key="invoice" dir="ltr">{`#${refId}`}</bdi>],
        [t('money.asked'), <Money key="amount" of={amount} />],
        [
          t('columns.status'),
          <StateBadge key="status" colour={status === 'PAID' ? 'green' : 'orange'} label={t(`adjustments.${status}`)} />,
        ],
        [t('columns.created'), <Instant key="created" at={createdAt} />],
        [t('money.paidAt'), paidAt && <Instant at={paidAt} />],
        [
          t('money.payHere'),
          paymentUrl && (
            <Anchor href={paymentUrl} target="_blank" rel="noreferrer" size="sm">
              {t('money.paymentPage')}
            </Anchor>
          ),
        ],
        [t('money.objection'), objection && <bdi>{objection}</bdi>],
      ]}
    />
  );
}

const OVER: readonly string[] = ['CANCELLED', 'RETURN_TO_SENDER'];

function Cash({ shipment, cod }: { readonly shipment: ShipmentDetails; readonly cod: NonNullable<ShipmentDetails['cod']> }) {
  const { t } = useTranslation('shipments');
  const { can, isOperator } = useSession();
  const isOpen = cod.stage === null;
  return (
    <Stack gap="xs">
      <Divider label={t('payments.POSTPAID')} labelPosition="left" />
      <CashFacts cod={cod} />
      {cod.history.length > 0 && <CashHistory history={cod.history} />}
      {isOpen && !cod.paidToSeller && can('cod:confirm') && shipment.status === 'IN_TRANSIT' && (
        <ConfirmCashAction shipment={shipment} due={cod.amount} deliveredBy={cod.deliveredBy} />
      )}
      {isOpen && can('cod:invoice') && !OVER.includes(shipment.status) && <InvoiceCashAction shipment={shipment} due={cod.amount} />}
      {!isOpen && isOperator && can('cod:custody') && cod.stage !== 'DEPOSITED' && (
        <Anchor component={Link} to={`/cod?hand=${handOf(cod)}`} size="sm">
          {t('money.handOver')}
        </Anchor>
      )}
    </Stack>
  );
}

function CashFacts({ cod }: { readonly cod: NonNullable<ShipmentDetails['cod']> }) {
  const { t } = useTranslation('shipments');
  return (
    <Facts
      of={[
        [t('columns.cod'), <Money key="amount" of={cod.amount} />],
        [
          t('columns.codStage'),
          cod.stage ? t(`codStages.${cod.stage}`) : t(cod.paidToSeller ? 'money.paidToSeller' : 'money.notCollected'),
        ],
        [t('cash.whyNot'), cod.notCollected && <bdi>{cod.notCollected.reason}</bdi>],
        [t('money.collected'), cod.collected && <Money of={cod.collected} />],
        [t('money.method'), cod.paymentMethod && t(`methods.${cod.paymentMethod}`)],
        [t('money.fee'), cod.handlingFee && <Money of={cod.handlingFee} />],
      ]}
    />
  );
}

function CashHistory({ history }: { readonly history: NonNullable<ShipmentDetails['cod']>['history'] }) {
  const { t } = useTranslation('shipments');
  return (
    <List size="sm">
      {history.map(({ stage, at, reference }) => (
        <List.Item key={`${stage} ${at}`}>
          {t(`codStages.${stage}`)} · <Instant at={at} />
          {reference && (
            <>
              {' · '}
              <bdi>{reference}</bdi>
            </>
          )}
        </List.Item>
      ))}
    </List>
  );
}

/** URL key of the cash holder, as the cash page names it. */
const handOf = ({ stage, paymentMethod, history, collected, amount }: NonNullable<ShipmentDetails['cod']>): string =>
  [stage, paymentMethod === 'CASH' ? 'cash' : 'other', history.at(-1)?.byId ?? 'nobody', (collected ?? amount).currency].join('.');

function Cost({ cost: { status, missing, cost, revenue, margin } }: { readonly cost: NonNullable<ShipmentDetails['cost']> }) {
  const { t } = useTranslation('shipments');
  return (
    <Stack gap="xs">
      <Divider label={t('money.operator')} labelPosition="left" />
      <Facts
        of={[
          [t('money.revenue'), <Money key="revenue" of={revenue} />],
          [t('money.cost'), status === 'UNKNOWN' || status === 'NOT_DUE' ? t(`costs.${status}`) : <Money of={cost} />],
          [t('money.margin'), margin && <Money of={margin} signed />],
        ]}
      />
      {missing && (
        <Text size="sm" c="dimmed">
          {t('money.missing', { code: missing })}
        </Text>
      )}
    </Stack>
  );
}
