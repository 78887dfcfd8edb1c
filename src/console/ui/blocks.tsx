import { Alert, Anchor, Badge, Group, List, Text, Tooltip } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession, type Session } from '../app/session.js';
import { useMoneyText, type Amount } from './money.js';
import { inOneLine } from './isolated.js';

/** A blocker of a shipment, as returned by the service. */
export interface Block {
  readonly kind:
    | 'PAYMENT_REQUIRED'
    | 'ADJUSTMENT_UNPAID'
    | 'APPROVAL_PENDING'
    | 'ADJUSTMENT_DISPUTED'
    | 'ON_HOLD'
    | 'ATTEMPTS_USED_UP'
    | 'BOOKING_PENDING'
    | 'COLLECTION_OPEN'
    | 'REVERSAL_PENDING';
  readonly amount: Amount | null;
  readonly reason: string | null;
  readonly approvalRequestId: string | null;
  readonly adjustmentId: string | null;
  readonly sellerId: string | null;
}

interface BlocksProps {
  readonly of: readonly Block[];
  readonly shipmentId: string;
  /** Text of a reason code, if the page has one. */
  readonly reasonText?: (code: string) => string;
}

/** All blockers of a shipment, each with a link to resolve it. */
export function BlockList({ of: blocks, shipmentId, reasonText }: BlocksProps) {
  const { t } = useTranslation();
  const session = useSession();
  const textOf = useBlockText(reasonText);
  if (blocks.length === 0) return null;
  return (
    <Alert color="orange" icon={<IconLock aria-hidden />} title={t('blocks.title')} component="section" aria-label={t('blocks.title')}>
      <List listStyleType="none" spacing={4}>
        {blocks.map((block) => {
          const to = placeOf(session, block, shipmentId);
          return (
            <List.Item key={block.kind}>
              <Group gap="xs">
                <Text size="sm" fw={600}>
                  {textOf(block)}
                </Text>
                {to && (
                  <Anchor component={Link} to={to} size="sm" c="inherit" underline="always">
                    {t(`blocks.to.${block.kind}` as 'blocks.to.APPROVAL_PENDING')}
                  </Anchor>
                )}
              </Group>
            </List.Item>
          );
        })}
      </List>
    </Alert>
  );
}

/** Compact version for table rows; full text on hover and for screen readers. */
export function BlockBadges({ of: blocks, shipmentId, reasonText }: BlocksProps) {
  const { t } = useTranslation();
  const session = useSession();
  const moneyText = useMoneyText();
  const textOf = useBlockText(reasonText);
  if (blocks.length === 0) return null;
  // The status says already that it is on hold.
  const shortOf = ({ kind, reason }: Block): string => (kind === 'ON_HOLD' && reason && reasonText?.(reason)) || t(`blocks.kinds.${kind}`);
  return (
    <Group gap={4} wrap="nowrap">
      {blocks.map((block) => {
        const short = inOneLine(shortOf(block), block.amount && moneyText(block.amount));
        return (
          <Tooltip key={block.kind} label={textOf(block)} multiline maw={320} withArrow events={{ hover: true, focus: true, touch: true }}>
            <Badge
              component={Link}
              to={placeOf(session, block, shipmentId) ?? `/shipments/${shipmentId}`}
              variant="light"
              color="orange"
              tt="none"
              fw={600}
              radius="sm"
              miw="max-content"
              style={{ cursor: 'pointer' }}
              aria-description={textOf(block)}
            >
              <bdi>{short}</bdi>
            </Badge>
          </Tooltip>
        );
      })}
    </Group>
  );
}

/** Text of a blocker in the user's language. */
function useBlockText(reasonText: ((code: string) => string) | undefined): (block: Block) => string {
  const { t } = useTranslation();
  const moneyText = useMoneyText();
  return ({ kind, amount, reason }) => {
    const hasAmount = amount !== null || !NEEDS_AMOUNT.has(kind);
    const text = hasAmount ? t(`blocks.text.${kind}`, { amount: amount ? moneyText(amount) : '' }) : t(`blocks.kinds.${kind}`);
    const why = kind === 'ON_HOLD' ? reason && reasonText?.(reason) : reason;
    return why ? t('blocks.withReason', { text, reason: why }) : text;
  };
}

/** Blockers that show amounts, which not every user may see. */
const NEEDS_AMOUNT: ReadonlySet<Block['kind']> = new Set(['PAYMENT_REQUIRED']);

/** Link to resolve the blocker, if the user may open it. */
function placeOf({ can, isOperator }: Session, block: Block, shipmentId: string): string | null {
  switch (block.kind) {
    case 'PAYMENT_REQUIRED':
      if (!can('wallet:read') || block.sellerId === null) return null;
      return isOperator ? `/sellers/${block.sellerId}?tab=money` : '/wallet';
    case 'APPROVAL_PENDING':
    case 'REVERSAL_PENDING':
      if (block.approvalRequestId !== null) return `/approvals/${block.approvalRequestId}`;
      return can('wallet:read') && block.adjustmentId !== null ? `/adjustments?shipment=${shipmentId}` : null;
    case 'ADJUSTMENT_UNPAID':
    case 'ADJUSTMENT_DISPUTED':
      return can('wallet:read') ? `/adjustments?shipment=${shipmentId}` : null;
    case 'COLLECTION_OPEN':
      return isOperator && can('cod:confirm') ? '/cod?view=confirm' : null;
    case 'ON_HOLD':
    case 'ATTEMPTS_USED_UP':
    case 'BOOKING_PENDING':
      return null;
  }
}
