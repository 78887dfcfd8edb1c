import './sheet.css';
import { ActionIcon, Button, Group, ScrollArea, Stack, Text, VisuallyHidden } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useCallback, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { keyOf, withBlock, withText, type Place } from './grid-cells.js';
import type { CellErrors } from './grid-input.js';
import { withoutRow, withoutTier, withRow, withTier, type PriceGrid } from './price-grid.js';
import { SheetCell } from './sheet-cell.js';
import { TierMeaning } from './tier-meaning.js';

interface SheetProps {
  readonly grid: PriceGrid;
  readonly errors: CellErrors;
  readonly change: (edit: (grid: PriceGrid) => PriceGrid) => void;
}

type Cell = (place: Place, text: string, label: string) => ReactNode;

/** Spreadsheet-like editor for the prices of a draft. */
export function Sheet({ grid, errors, change }: SheetProps) {
  const { t } = useTranslation('prices');
  const table = useRef<HTMLTableElement>(null);
  const { go, edit, paste } = useEdits(table, change);
  const cell: Cell = (place, text, label) => (
    <SheetCell
      {...place}
      text={text}
      label={label}
      error={errors.get(keyOf(place))}
      isNumber={place.row > 0}
      change={edit}
      paste={paste}
      go={go}
    />
  );
  const tierName = useTierName(grid);
  const steps = grid.weights.length + 1;
  return (
    <Stack gap="xs">
      <Hint />
      <ScrollArea type="auto">
        <table className="sheet" ref={table}>
          <VisuallyHidden component="caption">{t('sheet.caption')}</VisuallyHidden>
          <TierRow grid={grid} cell={cell} />
          <SheetBody grid={grid} cell={cell} change={change} steps={steps} tierName={tierName} />
        </table>
      </ScrollArea>
      <Additions change={change} go={go} grid={grid} />
    </Stack>
  );
}

interface SheetBodyProps extends Pick<SheetProps, 'grid' | 'change'> {
  readonly cell: Cell;
  readonly steps: number;
  readonly tierName: (index: number) => string;
}

function SheetBody({ grid, cell, change, steps, tierName }: SheetBodyProps) {
  const { t } = useTranslation('prices');
  return (
    <tbody>
      {grid.weights.map((weight, row) => (
        <WeightRow key={row} row={row} cell={cell} weight={weight} grid={grid} change={change} />
      ))}
      {(['stepKg', 'pricePerStep'] as const).map((part, below) => (
        <ExcessRow key={part} part={part} grid={grid} cell={cell} steps={steps} below={below} />
      ))}
      <tr>
        <td />
        {grid.tiers.map((_tier, index) => (
          <td key={index}>
            <Remove name={t('sheet.removeTier', { tier: tierName(index) })} remove={() => change((old) => withoutTier(old, index))} />
          </td>
        ))}
        <td className="side" />
      </tr>
    </tbody>
  );
}

function Additions({ change, go, grid }: Pick<SheetProps, 'change' | 'grid'> & { readonly go: (place: Place) => void | undefined }) {
  const { t } = useTranslation('prices');
  return (
    <Group gap="xs">
      <Add
        name={t('sheet.addRow')}
        add={() => {
          change(withRow);
          window.setTimeout(() => go({ row: grid.weights.length + 1, column: 0 }));
        }}
      />
      <Add
        name={t('sheet.addTier')}
        add={() => {
          change((old) => withTier(old));
          window.setTimeout(() => go({ row: 0, column: grid.tiers.length + 1 }));
        }}
      />
    </Group>
  );
}

function useEdits(table: RefObject<HTMLTableElement | null>, change: SheetProps['change']) {
  const go = useCallback(
    (place: Place) => table.current?.querySelector<HTMLInputElement>(`input[data-place="${keyOf(place)}"]`)?.focus(),
    [],
  );
  const edit = useCallback((place: Place, text: string) => change((old) => withText(old, place, text)), [change]);
  const paste = useCallback(
    (place: Place, block: readonly (readonly string[])[]) => change((old) => withBlock(old, place, block)),
    [change],
  );
  return { go, edit, paste };
}

function TierRow({ grid, cell }: Pick<SheetProps, 'grid'> & { readonly cell: Cell }) {
  const { t } = useTranslation('prices');
  return (
    <thead>
      <tr>
        <th scope="col" className="label">
          {t('sheet.upToKg')}
        </th>
        {grid.tiers.map((tier, index) => (
          <th key={index} scope="col">
            {cell({ row: 0, column: index + 1 }, tier, t('sheet.tierLabel', { number: index + 1 }))}
            <TierMeaning tier={tier} />
          </th>
        ))}
        <td className="side" />
      </tr>
    </thead>
  );
}

interface WeightRowProps extends Pick<SheetProps, 'grid' | 'change'> {
  readonly row: number;
  readonly cell: Cell;
  readonly weight: string;
}

function WeightRow({ row, cell, weight, grid, change }: WeightRowProps) {
  const { t } = useTranslation('prices');
  const tierName = useTierName(grid);
  return (
    <tr>
      <td>{cell({ row: row + 1, column: 0 }, weight, t('sheet.weightLabel', { number: row + 1 }))}</td>
      {grid.tiers.map((_tier, index) => (
        <td key={index}>
          {cell(
            { row: row + 1, column: index + 1 },
            grid.prices[row]?.[index] ?? '',
            t('sheet.priceLabel', { tier: tierName(index), weight: weight || '?' }),
          )}
        </td>
      ))}
      <td className="side">
        <Remove name={t('sheet.removeRow', { weight: weight || String(row + 1) })} remove={() => change((old) => withoutRow(old, row))} />
      </td>
    </tr>
  );
}

interface ExcessRowProps extends Pick<SheetProps, 'grid'> {
  readonly part: 'stepKg' | 'pricePerStep';
  readonly cell: Cell;
  readonly steps: number;
  readonly below: number;
}

/** The price of what weighs more than the last row. */
function ExcessRow({ part, grid, cell, steps, below }: ExcessRowProps) {
  const { t } = useTranslation('prices');
  const tierName = useTierName(grid);
  return (
    <tr>
      <th scope="row" className="label">
        {t(`sheet.${part}`)}
      </th>
      {grid.tiers.map((_tier, index) => (
        <td key={index}>
          {cell({ row: steps + below, column: index + 1 }, grid[part][index] ?? '', `${tierName(index)}, ${t(`sheet.${part}`)}`)}
        </td>
      ))}
      <td className="side" />
    </tr>
  );
}

function useTierName({ tiers }: PriceGrid): (index: number) => string {
  const { t } = useTranslation('prices');
  return (index) => tiers[index] || t('sheet.column', { number: index + 1 });
}

function Hint() {
  const { t } = useTranslation('prices');
  return (
    <Text size="sm" c="dimmed">
      {t('sheet.hint')}
    </Text>
  );
}

const Add = ({ name, add }: { readonly name: string; readonly add: () => void }) => (
  <Button variant="default" size="xs" leftSection={<IconPlus size={14} aria-hidden />} onClick={add}>
    {name}
  </Button>
);

const Remove = ({ name, remove }: { readonly name: string; readonly remove: () => void }) => (
  <ActionIcon variant="subtle" color="red" m={4} aria-label={name} onClick={remove}>
    <IconTrash size={16} aria-hidden />
  </ActionIcon>
);
