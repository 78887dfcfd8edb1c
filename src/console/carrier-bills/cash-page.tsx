import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../app/session.js';
import { useFilters } from '../graph/use-filters.js';
import { useRead } from '../graph/use-read.js';
import { Empty } from '../ui/empty.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { AgeTable } from './age-table.js';
import { BooksOnly } from './books-only.js';
import { CashParcels } from './cash-parcels.js';
import { ImportRemittance } from './import-remittance.js';
import { CarrierCashDocument } from './operations.generated.js';

/** Cash on delivery that carriers have collected and not paid yet. */
export default function CarrierCashPage() {
  const { t } = useTranslation('carrier-bills');
  const { isOperator, can } = useSession();
  const from = useFilters().get('carrier');
  return (
    <Page title={t('cash.title')} actions={isOperator && can('ledger:settle') && <ImportRemittance from={from} />}>
      <BooksOnly>
        <Text size="sm" c="dimmed" maw={760}>
          {t('cash.intro')}{' '}
          <Anchor component={Link} to="/cod" inherit underline="always">
            {t('cash.all')}
          </Anchor>
        </Text>
        <Cash />
      </BooksOnly>
    </Page>
  );
}

function Cash() {
  const { t } = useTranslation('carrier-bills');
  const filters = useFilters();
  const read = useRead(CarrierCashDocument, {});
  const carrier = filters.get('carrier');
  return (
    <Loaded read={read}>
      {({ carrierCash }) => (
        <>
          {carrierCash.length === 0 ? <Empty title={t('cash.empty')} advice={t('cash.emptyAdvice')} /> : <AgeTable sums={carrierCash} />}
          {(carrierCash.length > 0 || carrier !== null) && <CashParcels />}
        </>
      )}
    </Loaded>
  );
}
