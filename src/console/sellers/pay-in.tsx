import { Box, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { Action } from '../ui/action.js';
import { Loaded } from '../ui/loaded.js';
import { Copy } from '../ui/shown-once.js';
import { AmountFields } from './amount-fields.js';
import { PayInWaysDocument, StartTopUpDocument, type PayInWaysQuery } from './operations.generated.js';
import { currenciesOf, type WalletSeller } from './seller-wallet.js';
import { useDraft } from './use-draft.js';

type Ways = PayInWaysQuery['seller']['topUpWays'];

/** Pays money into the wallet: online where a provider is set, and by bank transfer. */
export function PayIn({ seller }: { readonly seller: WalletSeller }) {
  const read = useRead(PayInWaysDocument, { id: seller.id });
  return (
    <Loaded read={read} loading={<></>}>
      {({ seller: { topUpWays } }) =>
        topUpWays.online === 'NONE' ? <TransferOnly ways={topUpWays} /> : <PayOnline seller={seller} ways={topUpWays} />
      }
    </Loaded>
  );
}

function PayOnline({ seller, ways }: { readonly seller: WalletSeller; readonly ways: Ways }) {
  const { t } = useTranslation('sellers');
  const { fields, set, key, begin } = useDraft({ amount: '', currency: seller.currency });
  const start = useWrite(StartTopUpDocument);
  const { amount, currency } = fields;
  const pay = async (): Promise<void> => {
    const { startTopUp } = await start.mutateAsync({ input: { sellerId: seller.id, amount, currency, idempotencyKey: key } });
    location.assign(startTopUp.paymentUrl);
  };
  return (
    <Action
      name={t('payIn.name')}
      variant="filled"
      begin={begin}
      consequences={t(ways.online === 'DEMO' ? 'payIn.demo' : 'payIn.online')}
      run={pay}
    >
      <AmountFields amount={amount} currency={currency} currencies={currenciesOf(seller)} set={set} />
      <Text fw={600} size="sm" mt="sm">
        {t('payIn.orTransfer')}
      </Text>
      <Transfer ways={ways} />
    </Action>
  );
}

function TransferOnly({ ways }: { readonly ways: Ways }) {
  const { t } = useTranslation(['sellers', 'app']);
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button onClick={open}>{t('payIn.name')}</Button>
      <Modal opened={opened} onClose={close} title={t('payIn.name')} size="lg" closeButtonProps={{ 'aria-label': t('app:close') }}>
        <Transfer ways={ways} />
      </Modal>
    </>
  );
}

/** Where to transfer money to, and what to quote. */
function Transfer({ ways: { bankDetails, reference } }: { readonly ways: Ways }) {
  const { t } = useTranslation('sellers');
  return (
    <Stack gap="sm">
      <Text size="sm">{t(bankDetails.length === 0 ? 'payIn.noDetails' : 'payIn.transfer')}</Text>
      <Stack component="dl" gap="xs" m={0}>
        {bankDetails.map((line) => (
          <Detail key={line} {...detailOf(line, t('payIn.account'))} />
        ))}
        <Detail name={t('payIn.reference')} value={reference} />
      </Stack>
    </Stack>
  );
}

/** A line such as "IBAN: AE07 …"; the operator may leave the name out. */
function detailOf(line: string, unnamed: string): { name: string; value: string } {
  const colon = line.indexOf(':');
  const value = line.slice(colon + 1).trim();
  return colon < 1 || colon > 40 || value === '' ? { name: unnamed, value: line } : { name: line.slice(0, colon), value };
}

const Detail = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <Group justify="space-between" wrap="nowrap">
    <div>
      <Text component="dt" size="xs" c="dimmed">
        {name}
      </Text>
      <Text component="dd" m={0} size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
        <bdi>{value}</bdi>
      </Text>
    </div>
    <Box flex="none">
      <Copy text={value} />
    </Box>
  </Group>
);
