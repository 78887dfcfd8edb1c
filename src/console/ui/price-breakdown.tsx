import { Table, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isolatedLtr } from './isolated.js';
import { Money, type Amount } from './money.js';

interface Line {
  readonly code: string;
  readonly label: string;
  readonly amount: Amount;
}

interface BrokenDown {
  readonly serviceName: string;
  readonly chargeableWeightKg: number;
  readonly breakdown: readonly Line[];
  readonly actualRate: Amount;
  /** Null if the shopper sees what the seller pays. */
  readonly displayRate: Amount | null;
}

/** Price lines up to the seller's price, and from there to the price shown to the shopper. */
export function PriceBreakdown({ option }: { readonly option: BrokenDown }) {
  const { t } = useTranslation('ui');
  const { breakdown, actualRate, displayRate, serviceName: service, chargeableWeightKg } = option;
  const base = t('prices.base', { service, weight: isolatedLtr(`${chargeableWeightKg} kg`) });
  const named = breakdown.map((line) => (line.code === 'BASE' ? { ...line, label: base } : line));
  const [shown, paid] = [true, false].map((isShown) => named.filter(({ code }) => (code === 'DISPLAY_RULE') === isShown));
  return (
    <Table withRowBorders={false} verticalSpacing={2} maw={640}>
      <VisuallyHidden component="caption">{t('prices.breakdown', { service })}</VisuallyHidden>
      <Table.Tbody>
        <Lines of={paid ?? []} />
        <Sum name={t('prices.total')} of={actualRate} />
        {displayRate && (
          <>
            <Lines of={shown ?? []} />
            <Sum name={t('prices.shown')} of={displayRate} />
          </>
        )}
      </Table.Tbody>
    </Table>
  );
}

const Lines = ({ of }: { readonly of: readonly Line[] }) =>
  of.map(({ code, label, amount }, index) => (
    <Table.Tr key={`${code} ${index}`}>
      <Table.Th scope="row" fw={400}>
        <bdi>{label}</bdi>
      </Table.Th>
      <Table.Td ta="end">
        <Money of={amount} />
      </Table.Td>
    </Table.Tr>
  ));

const Sum = ({ name, of }: { readonly name: string; readonly of: Amount }) => (
  <Table.Tr style={{ borderTop: '1px solid var(--mantine-color-default-border)' }}>
    <Table.Th scope="row">{name}</Table.Th>
    <Table.Td ta="end" fw={700}>
      <Money of={of} />
    </Table.Td>
  </Table.Tr>
);
