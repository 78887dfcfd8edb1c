import { Table, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../ui/money.js';
import { Quantity } from '../ui/quantity.js';
import type { MeasuredShipmentFragment } from './operations.generated.js';

/** Declared and measured values with their difference. */
export function Measures({
  of: { package: declared, verification: found, actualRate, adjustment },
}: {
  readonly of: MeasuredShipmentFragment;
}) {
  const { t } = useTranslation('money');
  const row = (name: string, unit: 'kg' | 'cm', before: number, after: number | null | undefined) => (
    <Line
      key={name}
      name={name}
      declared={<Quantity of={before} unit={unit} />}
      verified={<Quantity of={after} unit={unit} />}
      // Round to the displayed precision: 1.2 - 1 is 0.19999999999999996.
      difference={<Quantity of={after == null ? null : Math.round((after - before) * 1_000) / 1_000} unit={unit} signed />}
      isDifferent={after != null && after !== before}
    />
  );
  return (
    <Table withTableBorder withColumnBorders horizontalSpacing={6} verticalSpacing={6} captionSide="top">
      <VisuallyHidden component="caption">{t('evidence.measures')}</VisuallyHidden>
      <Heading />
      <Table.Tbody>
        {row(t('evidence.weight'), 'kg', declared.weightKg, found?.weightKg)}
        {row(t('evidence.length'), 'cm', declared.lengthCm, found?.lengthCm)}
        {row(t('evidence.width'), 'cm', declared.widthCm, found?.widthCm)}
        {row(t('evidence.height'), 'cm', declared.heightCm, found?.heightCm)}
        {row(t('evidence.volumetric'), 'kg', declared.volumetricWeightKg, found?.volumetricWeightKg)}
        {row(t('evidence.chargeable'), 'kg', declared.chargeableWeightKg, found?.chargeableWeightKg)}
        <Line
          name={t('evidence.price')}
          declared={<Money of={actualRate} />}
          verified={<Money of={found?.actualRate} />}
          difference={<Money of={found?.difference} signed />}
          isDifferent={found != null}
        />
        {adjustment && <InvoiceLine adjustment={adjustment} />}
      </Table.Tbody>
    </Table>
  );
}

function InvoiceLine({ adjustment }: { readonly adjustment: NonNullable<MeasuredShipmentFragment['adjustment']> }) {
  const { t } = useTranslation('money');
  return (
    <Line
      name={t('evidence.invoice', { number: adjustment.refId })}
      declared=""
      verified=""
      difference={<Money of={adjustment.amount} />}
      isDifferent
    />
  );
}

function Heading() {
  const { t } = useTranslation('money');
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col">{t('evidence.what')}</Table.Th>
        <Table.Th scope="col" ta="end">
          {t('evidence.declared')}
        </Table.Th>
        <Table.Th scope="col" ta="end">
          {t('evidence.verified')}
        </Table.Th>
        <Table.Th scope="col" ta="end">
          {t('evidence.difference')}
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}

interface LineProps {
  readonly name: string;
  readonly declared: ReactNode;
  readonly verified: ReactNode;
  readonly difference: ReactNode;
  readonly isDifferent: boolean;
}

const Line = ({ name, declared, verified, difference, isDifferent }: LineProps) => (
  <Table.Tr>
    <Table.Th scope="row" fw={400}>
      {name}
    </Table.Th>
    <Table.Td ta="end">{declared}</Table.Td>
    <Table.Td ta="end">{verified}</Table.Td>
    <Table.Td ta="end">
      <Text span size="sm" fw={isDifferent ? 700 : 400}>
        {difference}
      </Text>
    </Table.Td>
  </Table.Tr>
);
