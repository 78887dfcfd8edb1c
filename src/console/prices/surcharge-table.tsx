import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DataTable, type Column } from '../ui/data-table.js';
import { Instant } from '../ui/instant.js';
import { StateBadge } from '../ui/status.js';
import { Quantity } from '../ui/quantity.js';
import { changeOf, type ChangeKind } from './compare.js';
import type { DraftSurcharge } from './draft.js';

interface Compared {
  readonly surcharge: DraftSurcharge;
  readonly kind: ChangeKind;
  readonly was: DraftSurcharge | undefined;
}

const COLOURS: Readonly<Record<ChangeKind, string>> = {
  same: 'gray', none: 'gray', up: 'orange', down: 'teal', new: 'blue', gone: 'red', changed: 'yellow',
}; // prettier-ignore

/** Read-only surcharges, with the changes since another version. */
export function SurchargeTable({
  surcharges,
  was,
  currency,
}: {
  readonly surcharges: readonly DraftSurcharge[];
  readonly was?: readonly DraftSurcharge[] | undefined;
  readonly currency: string;
}) {
  const { t } = useTranslation('prices');
  const rows = compared(surcharges, was);
  const columns = useSurchargeColumns(currency, was !== undefined);
  if (rows.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('surcharge.none')}
      </Text>
    );
  return <DataTable caption={t('surcharge.title')} rows={rows} idOf={({ surcharge }) => surcharge.key} columns={columns} />;
}

function useSurchargeColumns(currency: string, isCompared: boolean): readonly Column<Compared>[] {
  const { t } = useTranslation('prices');
  return [
    {
      key: 'label',
      title: t('surcharge.label'),
      cell: ({ surcharge }) => <bdi>{surcharge.label || t(`surcharge.codes.${surcharge.code}`)}</bdi>,
    },
    {
      key: 'value',
      title: t('surcharge.value'),
      cell: ({ surcharge, was: before, kind }) => (
        <>
          {kind !== 'new' && before && before.value !== surcharge.value && (
            <>
              <Value of={before} currency={currency} /> →{' '}
            </>
          )}
          <Value of={surcharge} currency={currency} />
        </>
      ),
    },
    {
      key: 'base',
      title: t('surcharge.appliesTo'),
      cell: ({ surcharge }) => (surcharge.kind === 'PERCENT' ? t(`surcharge.bases.${surcharge.appliesTo}`) : '–'),
    },
    { key: 'when', title: t('surcharge.when'), cell: ({ surcharge }) => <When of={surcharge} /> },
    {
      key: 'from',
      title: t('surcharge.validFrom'),
      cell: ({ surcharge }) => <Instant at={surcharge.validFrom} />,
    },
    { key: 'to', title: t('surcharge.validTo'), cell: ({ surcharge }) => <Instant at={surcharge.validTo} /> },
    ...(isCompared
      ? [
          {
            key: 'change',
            title: t('changes.title'),
            cell: ({ kind }: Compared) => <StateBadge colour={COLOURS[kind]} label={t(`changes.${kind}`)} />,
          },
        ]
      : []),
  ];
}

function Value({ of: { kind, value, currency: own }, currency }: { readonly of: DraftSurcharge; readonly currency: string }) {
  const { t } = useTranslation('prices');
  if (kind === 'PERCENT') return <Quantity of={value} unit="%" />;
  return (
    <>
      <bdi dir="ltr">
        {value} {own || currency}
      </bdi>{' '}
      {t(`surcharge.each.${kind}`)}
    </>
  );
}

function When({ of: { zone, overLengthCm, overGirthCm, code } }: { readonly of: DraftSurcharge }) {
  const { t } = useTranslation('prices');
  const conditions = [
    code === 'COD_CARRIER' && t('surcharge.whenCod'),
    zone && t('surcharge.whenZone', { zone }),
    overLengthCm && t('surcharge.whenLength', { cm: overLengthCm }),
    overGirthCm && t('surcharge.whenGirth', { cm: overGirthCm }),
  ].filter(Boolean);
  return <Group gap={4}>{conditions.length > 0 ? conditions.join(', ') : t('surcharge.always')}</Group>;
}

/** Surcharges of the same kind and zone count as one that may have changed. */
function compared(surcharges: readonly DraftSurcharge[], was: readonly DraftSurcharge[] | undefined): Compared[] {
  const before = [...(was ?? [])];
  const now = surcharges.map((surcharge): Compared => {
    const index = before.findIndex((each) => each.code === surcharge.code && each.zone === surcharge.zone);
    const match = index < 0 ? undefined : before.splice(index, 1)[0];
    return { surcharge, was: match, kind: was ? kindOf(match, surcharge) : 'none' };
  });
  return [...now, ...before.map((surcharge): Compared => ({ surcharge, was: surcharge, kind: 'gone' }))];
}

function kindOf(was: DraftSurcharge | undefined, now: DraftSurcharge): ChangeKind {
  if (!was) return 'new';
  const rest = (of: DraftSurcharge): string => JSON.stringify({ ...of, key: '', value: '' });
  return rest(was) === rest(now) ? changeOf(was.value, now.value).kind : 'changed';
}
