import { NativeSelect, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../ui/action.js';
import { driverName, firstFree, nameOf, type BoardRun, type FreeDriver, type Target } from './board-types.js';
import { columnOf, driverIn, POOL } from './use-drag.js';
import { inOneLine } from '../ui/isolated.js';

interface MoveDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  /** Name of the card. */
  readonly name: string;
  readonly from: BoardRun | null;
  readonly runs: readonly BoardRun[];
  /** Drivers for whom a run can be opened. */
  readonly free: readonly FreeDriver[];
  readonly move: (to: Target) => Promise<void>;
}

/** Moves a card to a driver and a position without dragging. */
export function MoveDialog({ opened, close, name, from, runs, free, move }: MoveDialogProps) {
  const { t } = useTranslation('runs');
  const open = runs.filter(({ state }) => state !== 'FINISHED');
  const [toId, setTo] = useState<string>();
  const [place, setPlace] = useState('');
  const [firstOfFree] = free;
  const chosen = toId ?? from?.id ?? open[0]?.id ?? (firstOfFree ? columnOf(firstOfFree.id) : POOL);
  const run = open.find(({ id }) => id === chosen);
  const driver = free.find(({ id }) => id === driverIn(chosen));
  const isNowhere = !run && !driver && !from;
  return (
    <ActionDialog
      name={t('move.title', { name })}
      opened={opened}
      close={close}
      isReady={!isNowhere}
      run={() => move(run ? { run, index: place === '' ? null : Number(place) - 1 } : driver ? { driver } : null)}
      done={() => {
        setTo(undefined);
        setPlace('');
      }}
    >
      <Choice
        open={open}
        free={free}
        hasPool={from !== null}
        value={chosen}
        choose={(value) => {
          setTo(value);
          setPlace('');
        }}
      />
      {run && <Position run={run} isOwn={run.id === from?.id} value={place} choose={setPlace} />}
      {run?.state === 'STARTED' && <Text size="sm">{t('move.started')}</Text>}
      {driver && <Text size="sm">{t('move.opens', { driver: driverName(driver) })}</Text>}
      {isNowhere && <Text size="sm">{t('move.noRun')}</Text>}
    </ActionDialog>
  );
}

interface ChoiceProps {
  readonly open: readonly BoardRun[];
  readonly free: readonly FreeDriver[];
  readonly hasPool: boolean;
  readonly value: string;
  readonly choose: (value: string) => void;
}

/** Drivers with a run, then those for whom one can be opened. */
function Choice({ open, free, hasPool, value, choose }: ChoiceProps) {
  const { t } = useTranslation('runs');
  const runs = open.map((run) => ({ value: run.id, label: inOneLine(nameOf(run), run.shortId) }));
  const drivers = free.map((driver) => ({
    value: columnOf(driver.id),
    label: labelOf(t('move.startFor', { driver: driverName(driver) }), driver),
  }));
  return (
    <NativeSelect
      label={t('move.driver')}
      value={value}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      data={[
        ...(runs.length > 0 ? [{ group: t('move.open'), items: runs }] : []),
        ...(drivers.length > 0 ? [{ group: t('free'), items: drivers }] : []),
        ...(hasPool ? [{ value: POOL, label: t('move.pool') }] : []),
      ]}
    />
  );
}

const labelOf = (name: string, { vehicle, hub }: FreeDriver): string => inOneLine(name, vehicle, hub?.code);

interface PositionProps {
  readonly run: BoardRun;
  /** Whether the card is in this run already. */
  readonly isOwn: boolean;
  readonly value: string;
  readonly choose: (value: string) => void;
}

function Position({ run: { stops }, isOwn, value, choose }: PositionProps) {
  const { t } = useTranslation('runs');
  const first = firstFree(stops) + 1;
  const last = stops.length + (isOwn ? 0 : 1);
  const numbers = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => String(first + index));
  return (
    <NativeSelect
      label={t('move.position')}
      value={value}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      data={[{ value: '', label: t('move.end') }, ...numbers]}
    />
  );
}
