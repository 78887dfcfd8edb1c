import { List, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { Facts } from '../ui/facts.js';
import { Instant } from '../ui/instant.js';
import { Money } from '../ui/money.js';
import { RefusalText } from '../ui/refusal-text.js';
import { Section } from '../ui/section.js';
import { Quantity } from '../ui/quantity.js';
import { useActorText } from './actor-text.js';
import { CorrectOrderAction } from './correct-order-action.js';
import type { OrderDetails } from './shipment-details.js';

/** Order details and change history. */
export function OrderSection({ order }: { readonly order: OrderDetails }) {
  const { t } = useTranslation('shipments');
  const { can } = useSession();
  return (
    <Section
      title={t('order.title', { number: order.orderReference })}
      actions={can('order:update') && order.editableFields.length > 0 && <CorrectOrderAction key={order.version} order={order} />}
    >
      <OrderFacts order={order} />
      <Lines order={order} />
      {order.warnings.length > 0 && <Warnings warnings={order.warnings} />}
      <Changes order={order} />
    </Section>
  );
}

function OrderFacts({ order }: { readonly order: OrderDetails }) {
  const { t } = useTranslation('shipments');
  const { customer, destination } = order;
  const company = destination.company ?? customer.company;
  const note = destination.deliveryNote ?? customer.deliveryNote;
  return (
    <Facts
      of={[
        [t('columns.reference'), <bdi key="reference">{order.orderReference}</bdi>],
        [t('order.customer'), <bdi key="name">{[customer.firstName, customer.lastName].filter(Boolean).join(' ')}</bdi>],
        [t('order.company'), company && <bdi key="company">{company}</bdi>],
        [t('order.deliveryNote'), note && <bdi key="note">{note}</bdi>],
        [t('order.email'), <bdi key="email">{customer.email}</bdi>],
        [t('columns.phone'), customer.phone && <bdi dir="ltr">{customer.phone}</bdi>],
        [t('columns.payment'), t(`payments.${order.paymentStatus}`)],
        [t('columns.cod'), <Money key="collect" of={order.collectionAmount} />],
        [t('order.subTotal'), <Money key="sub" of={order.subTotal} />],
        [t('order.discount'), <Money key="discount" of={order.discount} />],
        [t('order.tax'), <Money key="tax" of={order.tax} />],
        [t('order.shipping'), order.shippingFee && <Money of={order.shippingFee} />],
        [t('order.total'), <Money key="total" of={order.total} />],
        [t('columns.created'), <Instant key="created" at={order.createdAt} />],
      ]}
    />
  );
}

function Warnings({ warnings }: { readonly warnings: OrderDetails['warnings'] }) {
  return (
    <List size="sm">
      {warnings.map((warning) => (
        <List.Item key={`${warning.code} ${warning.message}`}>
          <RefusalText of={warning} />
        </List.Item>
      ))}
    </List>
  );
}

function Lines({ order: { lines } }: { readonly order: OrderDetails }) {
  const { t } = useTranslation('shipments');
  return (
    <Table aria-label={t('order.lines')} verticalSpacing={4}>
      <LineHeadings />
      <Table.Tbody>
        {lines.map(({ id, name, quantity, grams, price }) => (
          <Table.Tr key={id}>
            <Table.Td>
              <bdi>{name}</bdi>
            </Table.Td>
            <Table.Td ta="end">{quantity}</Table.Td>
            <Table.Td ta="end">
              <Quantity of={grams} unit="g" />
            </Table.Td>
            <Table.Td ta="end">
              <Money of={price} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function LineHeadings() {
  const { t } = useTranslation('shipments');
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col">{t('order.product')}</Table.Th>
        <Table.Th scope="col" ta="end">
          {t('order.quantity')}
        </Table.Th>
        <Table.Th scope="col" ta="end">
          {t('order.grams')}
        </Table.Th>
        <Table.Th scope="col" ta="end">
          {t('order.price')}
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : value == null ? '–' : JSON.stringify(value));

function Changes({ order: { changes } }: { readonly order: OrderDetails }) {
  const { t } = useTranslation('shipments');
  const actorText = useActorText();
  if (changes.nodes.length === 0) return null;
  return (
    <details>
      <summary>{t('order.changes', { count: changes.nodes.length })}</summary>
      <List size="sm" mt="xs">
        {changes.nodes.map(({ id, field, before, after, actorType, createdAt }) => (
          <List.Item key={id}>
            <bdi dir="ltr">{field}</bdi>: <bdi>{textOf(before)}</bdi> → <bdi>{textOf(after)}</bdi>
            <Text size="xs" c="dimmed">
              <Instant at={createdAt} /> · {actorText(actorType)}
            </Text>
          </List.Item>
        ))}
      </List>
    </details>
  );
}
