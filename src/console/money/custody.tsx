import { SimpleGrid, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { Empty } from '../ui/empty.js';
import { Loaded } from '../ui/loaded.js';
import { Amounts } from '../ui/amounts-list.js';
import { sumsOf } from '../ui/exact-amounts.js';
import { Figure } from './figure.js';
import { useHand, keyOf, type Hand } from './hand.js';
import { HandTable } from './hand-table.js';
import { HeldParcels } from './held-parcels.js';
import { CodCustodyDocument } from './operations.generated.js';

/** Cash custody: holders, amounts and parcels. */
export function Custody() {
  return <Loaded read={useRead(CodCustodyDocument, {})}>{({ codCustody }) => <Hands of={codCustody} />}</Loaded>;
}

function Hands({ of: hands }: { readonly of: readonly Hand[] }) {
  const { t } = useTranslation('money');
  const { hand, look } = useHand(hands);
  if (hands.length === 0 && !hand) return <Empty title={t('cod.nothingHeld')} advice={t('cod.nothingHeldAdvice')} />;
  const amountsOf = (wanted: (hand: Hand) => boolean) => sumsOf(hands.filter(wanted).map(({ amount }) => amount));
  return (
    <Stack gap="md">
      <SimpleGrid component="dl" cols={{ base: 2, md: 4 }} m={0}>
        <Figure name={t('cod.cashInHand')}>
          <Amounts of={amountsOf(({ cash }) => cash)} />
        </Figure>
        <Figure name={t('cod.owedByOthers')}>
          <Amounts of={amountsOf(({ cash }) => !cash)} />
        </Figure>
        <Figure name={t('cod.all')}>
          <Amounts of={amountsOf(() => true)} />
        </Figure>
        <Figure name={t('cod.parcels')}>{hands.reduce((sum, { shipments }) => sum + shipments, 0)}</Figure>
      </SimpleGrid>
      <HandTable hands={hands} current={hand} look={look} />
      {hand && <HeldParcels of={hand} key={keyOf(hand)} close={() => look(null)} />}
    </Stack>
  );
}
