import './sheet.css';
import { ScrollArea, Text, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Change, ChangeKind, Comparison } from './compare.js';
import { TierMeaning } from './tier-meaning.js';
import { Quantity } from '../ui/quantity.js';

const COLOURS: Readonly<Partial<Record<ChangeKind, string>>> = {
  up: 'var(--mantine-color-orange-light)',
  down: 'var(--mantine-color-teal-light)',
  new: 'var(--mantine-color-blue-light)',
  gone: 'var(--mantine-color-red-light)',
  changed: 'var(--mantine-color-yellow-light)',
};

/** Read-only prices, with the previous price where it differs. */
export function PriceTable({ comparison, caption }: { readonly comparison: Comparison; readonly caption: string }) {
  const { t } = useTranslation('prices');
  return (
    <ScrollArea type="auto" viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': caption }}>
      <table className="sheet">
        <VisuallyHidden component="caption">{caption}</VisuallyHidden>
        <TierNames comparison={comparison} />
        <tbody>
          {comparison.rows.map(({ weight, part, cells }) => (
            <tr key={weight ?? part}>
              <th scope="row" className="label">
                {part === 'price' ? <bdi dir="ltr">{weight}</bdi> : t(`sheet.${part}`)}
              </th>
              {cells.map((change, index) => (
                <td key={comparison.tiers[index]} style={{ background: COLOURS[change.kind] }}>
                  <Cell change={change} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function TierNames({ comparison }: { readonly comparison: Comparison }) {
  const { t } = useTranslation('prices');
  return (
    <thead>
      <tr>
        <th scope="col" className="label">
          {t('sheet.upToKg')}
        </th>
        {comparison.tiers.map((tier) => (
          <th key={tier} scope="col" style={{ textAlign: 'center' }}>
            <bdi>{tier}</bdi>
            <TierMeaning tier={tier} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Cell({ change: { was, now, kind, percent } }: { readonly change: Change }) {
  const { t } = useTranslation('prices');
  if (kind === 'none') return null;
  const isChanged = kind !== 'same';
  return (
    <span className="price">
      <bdi dir="ltr">
        {kind !== 'new' && kind !== 'gone' && isChanged && <>{was} → </>}
        {kind === 'gone' ? <s>{was}</s> : now}
      </bdi>
      {isChanged && (
        <Text component="span" display="block" className="was">
          {t(`changes.${kind}`)} {percent !== undefined && <Quantity of={percent} unit="%" />}
        </Text>
      )}
    </span>
  );
}
