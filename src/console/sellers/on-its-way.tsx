import { Group, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { isolated, inOneLine } from '../ui/isolated.js';
import { localeOf, Money, type Amount } from '../ui/money.js';
import { StillToCollectDocument } from './operations.generated.js';
import type { WalletSeller } from './seller-wallet.js';

type Wallet = WalletSeller['wallets'][number];
type Stage = Wallet['onItsWay'][number];

interface OnItsWayProps {
  readonly seller: WalletSeller;
  readonly wallet: Wallet;
}

/** Cash on delivery by who has it, and what shoppers still have to pay. */
export function OnItsWay({ seller, wallet }: OnItsWayProps) {
  const { t } = useTranslation('sellers');
  const toCollect = useToCollect(seller.id, wallet.currency);
  return (
    <Stack gap="xs" miw={280} flex={1}>
      <Title order={3} size="h4">
        {t('onItsWay.title')}
      </Title>
      {wallet.onItsWay.length === 0 && !toCollect && (
        <Text size="sm" c="dimmed">
          {t('onItsWay.none')}
        </Text>
      )}
      <Stack component="dl" gap="xs" m={0}>
        {toCollect && <Line name={t('onItsWay.toCollect')} hint={t('onItsWay.toCollectHint')} of={toCollect} />}
        {wallet.onItsWay.map((stage) => (
          <StageLine key={stage.stage} of={stage} />
        ))}
      </Stack>
    </Stack>
  );
}

/** What is not collected yet; it does not depend on the range of the figures. */
function useToCollect(sellerId: string, currency: string): Amount | undefined {
  const today = new Date().toISOString().slice(0, 10);
  const { data } = useRead(StillToCollectDocument, { sellerId, startDate: today, endDate: today });
  return data?.shipmentFigures.codOutstanding?.toCollect.find((each) => each.currency === currency);
}

function StageLine({ of }: { readonly of: Stage }) {
  const { t } = useTranslation('sellers');
  const expected = useExpected(of);
  const hint = inOneLine(t('onItsWay.parcels', { count: of.shipments }), expected);
  return <Line name={t(`onItsWay.stages.${of.stage}`)} hint={hint} of={of.amount} />;
}

/** When the money should be in the bank; undefined where no one has said so. */
function useExpected({ expectedFrom, expectedUntil }: Stage): string | undefined {
  const { t, i18n } = useTranslation('sellers');
  if (expectedFrom == null || expectedUntil == null) return undefined;
  const format = new Intl.DateTimeFormat(localeOf(i18n.language), { day: 'numeric', month: 'short' });
  const [from, until] = [format.format(new Date(expectedFrom)), format.format(new Date(expectedUntil))];
  const now = Date.now();
  if (Date.parse(expectedUntil) < now) return t('onItsWay.late', { day: isolated(until) });
  if (from === until || Date.parse(expectedFrom) < now) return t('onItsWay.by', { day: isolated(until) });
  return t('onItsWay.between', { from: isolated(from), until: isolated(until) });
}

const Line = ({ name, hint, of }: { readonly name: string; readonly hint: string; readonly of: Amount }) => (
  <Group justify="space-between" wrap="nowrap" align="start">
    <Text component="dt" size="sm">
      {name}
      <Text span display="block" size="xs" c="dimmed">
        {hint}
      </Text>
    </Text>
    <Text component="dd" size="sm" m={0} style={{ whiteSpace: 'nowrap' }}>
      <Money of={of} />
    </Text>
  </Group>
);
