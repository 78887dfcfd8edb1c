import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/session.js';
import { DataTable } from '../ui/data-table.js';
import { Money } from '../ui/money.js';
import { StateBadge } from '../ui/status.js';
import { keyOf, stageAfter, type Hand } from './hand.js';
import type { CodStage } from '../../schema-types.generated.js';

const STAGE_COLOURS: Readonly<Record<CodStage, string>> = {
  COLLECTED: 'orange',
  WITH_CARRIER: 'grape',
  WITH_RECEPTION: 'violet',
  WITH_ACCOUNTS: 'blue',
  DEPOSITED: 'green',
};

/** Custody stage. */
export function StageBadge({ stage }: { readonly stage: CodStage }) {
  const { t } = useTranslation('money');
  return <StateBadge colour={STAGE_COLOURS[stage]} label={t(`cod.stages.${stage}`)} />;
}

/** Holder or debtor. */
export function HolderName({ of: { holder, carrierCode, cash } }: { readonly of: Hand }) {
  const { t } = useTranslation('money');
  if (holder || carrierCode !== null) return <bdi>{holder?.name ?? carrierCode}</bdi>;
  return <span>{t(cash ? 'cod.unassigned' : 'cod.bankOrProvider')}</span>;
}

interface HandTableProps {
  readonly hands: readonly Hand[];
  readonly current: Hand | undefined;
  readonly look: (hand: Hand | null) => void;
}

/** Holders with their amounts; each links to its parcels. */
export function HandTable({ hands, current, look }: HandTableProps) {
  const { t } = useTranslation('money');
  return (
    <DataTable
      caption={t('cod.custody')}
      rows={hands}
      idOf={keyOf}
      columns={[
        { key: 'holder', title: t('cod.holder'), cell: (hand) => <HolderName of={hand} /> },
        { key: 'stage', title: t('cod.stage'), cell: ({ stage }) => <StageBadge stage={stage} /> },
        { key: 'cash', title: t('cod.kind'), cell: ({ cash }) => t(cash ? 'cod.cash' : 'cod.notCash') },
        { key: 'amount', title: t('amount'), end: true, cell: ({ amount }) => <Money of={amount} /> },
        { key: 'parcels', title: t('cod.parcels'), end: true, cell: ({ shipments }) => shipments },
        {
          key: 'look',
          title: t('cod.details'),
          cell: (hand) => {
            const isCurrent = current !== undefined && keyOf(current) === keyOf(hand);
            return <LookButton isCurrent={isCurrent} hand={hand} look={look} />;
          },
        },
      ]}
    />
  );
}

function LookButton({ isCurrent, hand, look }: Pick<HandTableProps, 'look'> & { readonly isCurrent: boolean; readonly hand: Hand }) {
  const { t } = useTranslation('money');
  const { can } = useSession();
  const name = can('cod:handover') ? t(`handover.to.${stageAfter(hand)}`) : t('cod.show');
  return (
    <Button
      size="compact-sm"
      variant={isCurrent ? 'filled' : 'default'}
      aria-pressed={isCurrent}
      aria-label={t('cod.showOf', {
        name,
        holder: hand.holder?.name ?? hand.carrierCode ?? t(hand.cash ? 'cod.unassigned' : 'cod.bankOrProvider'),
        stage: t(`cod.stages.${hand.stage}`),
      })}
      onClick={() => look(isCurrent ? null : hand)}
    >
      <Text span size="sm">
        {name}
      </Text>
    </Button>
  );
}
