import { Anchor, Group, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Instant } from '../ui/instant.js';
import { Money } from '../ui/money.js';
import { Section } from '../ui/section.js';
import { Quantity } from '../ui/quantity.js';
import type { ShipmentDetails } from './shipment-details.js';
import type { ReactNode } from 'react';

const sidesOf = (size: { readonly lengthCm: number; readonly widthCm: number; readonly heightCm: number }): readonly number[] => [
  size.lengthCm,
  size.widthCm,
  size.heightCm,
];

const kg = (weight: number | null | undefined) => <Quantity of={weight} unit="kg" />;

type Verification = NonNullable<ShipmentDetails['verification']>;

/** Name, declared and measured. */
type Fact = readonly [string, ReactNode, ReactNode];

/** Declared and measured package data. */
export function PackageSection({ shipment: { package: declared, verification, actualRate } }: { readonly shipment: ShipmentDetails }) {
  const { t } = useTranslation('shipments');
  const rows: readonly Fact[] = [
    [t('package.weight'), kg(declared.weightKg), kg(verification?.weightKg)],
    [
      t('package.size'),
      <Quantity key="declared" of={sidesOf(declared)} unit="cm" />,
      verification && <Quantity of={sidesOf(verification)} unit="cm" />,
    ],
    [t('package.volumetric'), kg(declared.volumetricWeightKg), kg(verification?.volumetricWeightKg)],
    [t('package.chargeable'), kg(declared.chargeableWeightKg), kg(verification?.chargeableWeightKg)],
    [t('columns.rate'), <Money key="rate" of={actualRate} />, verification && <Money of={verification.actualRate} />],
    ...(verification ? [[t('package.difference'), null, <Money key="difference" of={verification.difference} signed />] as const] : []),
  ];
  return (
    <Section title={t('package.title')}>
      <Comparison rows={rows} />
      {verification && <VerifiedBy verification={verification} />}
      {verification && verification.photos.length > 0 && <Photos photos={verification.photos} />}
    </Section>
  );
}

function Comparison({ rows }: { readonly rows: readonly Fact[] }) {
  const { t } = useTranslation('shipments');
  return (
    <Table aria-label={t('package.title')} verticalSpacing={4} horizontalSpacing={4}>
      <Table.Thead>
        <Table.Tr>
          <Table.Td />
          <Table.Th scope="col">{t('package.declared')}</Table.Th>
          <Table.Th scope="col">{t('package.verified')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(([name, before, after]) => (
          <Table.Tr key={name}>
            <Table.Th scope="row" fw={400}>
              {name}
            </Table.Th>
            <Table.Td>
              <bdi dir="ltr">{before ?? '–'}</bdi>
            </Table.Td>
            <Table.Td>
              <bdi dir="ltr">{after ?? '–'}</bdi>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function VerifiedBy({ verification }: { readonly verification: Verification }) {
  return (
    <Text size="sm" c="dimmed">
      <Instant at={verification.verifiedAt} />
      {verification.verifiedByName && (
        <>
          {' · '}
          <bdi>{verification.verifiedByName}</bdi>
        </>
      )}
      {verification.notes && (
        <>
          {' · '}
          <bdi>{verification.notes}</bdi>
        </>
      )}
    </Text>
  );
}

function Photos({ photos }: { readonly photos: readonly string[] }) {
  const { t } = useTranslation('shipments');
  return (
    <Group gap="sm">
      {photos.map((photo, index) =>
        /^https?:[/][/]/.test(photo) ? (
          <Anchor key={photo} href={photo} target="_blank" rel="noreferrer" size="sm">
            {t('package.photo', { number: index + 1 })}
          </Anchor>
        ) : (
          <bdi key={photo}>{photo}</bdi>
        ),
      )}
    </Group>
  );
}
