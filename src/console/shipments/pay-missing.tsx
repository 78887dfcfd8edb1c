import { Button, Stack } from '@mantine/core';
import { IconWallet } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';
import { useRead } from '../graph/use-read.js';
import { useWrite } from '../graph/use-write.js';
import { useMoneyText, type Amount } from '../ui/money.js';
import { Trouble } from '../ui/trouble.js';
import { OnlineWayDocument, PayMissingDocument } from './operations.generated.js';
import type { ShipmentDetails } from './shipment-details.js';
import { useKey } from './use-key.js';

interface PayMissingProps {
  readonly shipment: Pick<ShipmentDetails, 'reference'>;
  /** What the wallet lacks; null if it is not known. */
  readonly missing: Amount | null;
}

/** Pays what the parcel waits for: online, and back to its page; or with what the wallet says about transfers. */
export function PayMissing({ shipment, missing }: PayMissingProps) {
  const { seller } = useSession();
  const { data } = useRead(OnlineWayDocument, { sellerId: seller?.id ?? '' }, { enabled: seller !== null });
  if (!data) return null;
  return data.seller.topUpWays.online === 'NONE' || !missing ? <ToWallet /> : <PayOnline shipment={shipment} missing={missing} />;
}

function ToWallet() {
  const { t } = useTranslation('shipments');
  return (
    <Button component={Link} to="/wallet" leftSection={<IconWallet size={16} aria-hidden />}>
      {t('next.topUp')}
    </Button>
  );
}

function PayOnline({ shipment, missing }: { readonly shipment: PayMissingProps['shipment']; readonly missing: Amount }) {
  const { t } = useTranslation('shipments');
  const moneyText = useMoneyText();
  const key = useKey();
  const start = useWrite(PayMissingDocument, ({ startTopUp }) => location.assign(startTopUp.paymentUrl));
  const pay = (): void => start.mutate({ input: { ...missing, shipmentId: shipment.reference, idempotencyKey: key.get() } });
  return (
    <Stack gap="xs" align="end">
      <Button leftSection={<IconWallet size={16} aria-hidden />} loading={start.isPending} onClick={pay}>
        {t('next.pay', { amount: moneyText(missing) })}
      </Button>
      {start.error && <Trouble error={start.error} />}
    </Stack>
  );
}
