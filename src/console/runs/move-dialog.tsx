import { NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../ui/action.js';
import { firstFree, nameOf, type BoardRun } from './board-types.js';
import { POOL } from './use-drag.js';

interface MoveDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  /** Name of the card. */
  readonly name: string;
  readonly from: BoardRun | null;
  readonly runs: readonly BoardRun[];
  readonly move: (to: BoardRun | null, index: number | null) => Promise<void>;
}

/** Moves a card to a driver and a position without dragging. */
export function MoveDialog({ opened, close, name, from, runs, move }: MoveDialogProps) {
  const { t } = useTranslation('runs');
  const open = runs.filter(({ state }) => state !== 'FINISHED');
  const [toId, setTo] = useState<string>();
  const [place, setPlace] = useState('');
  const chosen = toId ?? from?.id ?? open[0]?.id ?? POOL;
  const to = open.find(({ id }) => id === chosen) ?? null;
  const own = to !== null && to.id === from?.id;
  const first = to ? firstFree(to.stops) + 1 : 1;
  const last = to ? to.stops.length + (own ? 0 : 1) : 0;
  const numbers = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => String(first + index));
  return (
    <ActionDialog
      name={t('move.title', { name })}
      opened={opened}
      close={close}
      run={() => move(to, place === '' ? null : Number(place) - 1)}
      done={() => {
        setTo(undefined);
        setPlace('');
      }}
    >
      <NativeSelect
        label={t('move.driver')}
        value={chosen}
        onChange={({ currentTarget: { value } }) => {
          setTo(value);
          setPlace('');
        }}
        data={[
          ...open.map((run) => ({ value: run.id, label: `${nameOf(run)} · ${run.shortId}` })),
          ...(from ? [{ value: POOL, label: t('move.pool') }] : []),
        ]}
      />
      {to && (
        <NativeSelect
          label={t('move.position')}
          value={place}
          onChange={({ currentTarget: { value } }) => setPlace(value)}
          data={[{ value: '', label: t('move.end') }, ...numbers]}
        />
      )}
      {to?.state === 'STARTED' && <Text size="sm">{t('move.started')}</Text>}
      {open.length === 0 && <Text size="sm">{t('move.noRun')}</Text>}
    </ActionDialog>
  );
}
