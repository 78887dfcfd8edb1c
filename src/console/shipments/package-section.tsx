import { Anchor, Group, Table, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Instant } from '../ui/instant.js';
import { Money } from '../ui/money.js';
import { Section } from '../ui/section.js';
import type { ShipmentDetails } from './shipment-details.js';

const sizeOf = (size: { readonly lengthCm: number; readonly widthCm: number; readonly heightCm: number }): string =>
  `${size.lengthCm} × ${size.widthCm} × ${size.heightCm} cm`;

const kgOf = (weight: number | null | undefined): string | null => (weight == null ? null : `${weight} kg`);

/** What was declared beside what the hub found. */
export function PackageSection({ shipment: { package: declared, verification, actualRate } }: { readonly shipment: ShipmentDetails }) {
  const { t } = useTranslation('shipments');
  const rows: readonly (readonly [string, React.ReactNode, React.ReactNode])[] = [
    [t('package.weight'), `${declared.weightKg} kg`, verification && `${verification.weightKg} kg`],
    [t('package.size'), sizeOf(declared), verification && sizeOf(verification)],
    [t('package.volumetric'), `${declared.volumetricWeightKg} kg`, kgOf(verification?.volumetricWeightKg)],
    [t('package.chargeable'), `${declared.chargeableWeightKg} kg`, kgOf(verification?.chargeableWeightKg)],
    [t('columns.rate'), <Money key="rate" of={actualRate} />, verification && <Money of={verification.actualRate} />],
    ...(verification ? [[t('package.difference'), null, <Money key="difference" of={verification.difference} signed />] as const] : []),
  ];
  return (
    <Section title={t('package.title')}>
      <Table aria-label={t('package.title')} verticalSpacing={4}>
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
      {verification && (
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
      )}
      {verification && verification.photos.length > 0 && (
        <Group gap="sm">
          {verification.photos.map((photo, index) =>
            /^https?:[/][/]/.test(photo) ? (
              <Anchor key={photo} href={photo} target="_blank" rel="noreferrer" size="sm">
                {t('package.photo', { number: index + 1 })}
              </Anchor>
            ) : (
              <bdi key={photo}>{photo}</bdi>
            ),
          )}
        </Group>
      )}
    </Section>
  );
}
