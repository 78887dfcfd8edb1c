import { SegmentedControl, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SellerChoice } from '../app/seller-choice.js';
import { useSession } from '../app/session.js';
import { useFilters } from '../graph/use-filters.js';
import { Empty } from '../ui/empty.js';
import { Page } from '../ui/page.js';
import { ApiTokens } from './api-tokens.js';
import { CreateToken } from './create-token.js';
import { ErpTokens } from './erp-tokens.js';

/** Tokens page: ERP tokens of the operator and API tokens of sellers. */
export default function TokensPage() {
  const { t } = useTranslation('access');
  const { isOperator } = useSession();
  const filters = useFilters();
  const sellerId = filters.get('seller');
  if (!isOperator) {
    return (
      <Page title={t('tokens.title')} actions={<CreateToken ofOperator={false} />}>
        <Text size="sm" c="dimmed" maw={760}>
          {t('tokens.introSeller')}
        </Text>
        <ApiTokens sellerId={null} />
      </Page>
    );
  }
  const kind = filters.get('kind') === 'api' ? 'api' : 'erp';
  return (
    <Page title={t('tokens.title')} actions={kind === 'erp' && <CreateToken ofOperator />}>
      <KindChoice kind={kind} />
      <Text size="sm" c="dimmed" maw={760}>
        {t(kind === 'erp' ? 'tokens.introErp' : 'tokens.introApi')}
      </Text>
      {kind === 'erp' ? (
        <ErpTokens />
      ) : (
        <>
          <SellerChoice label={t('tokens.whose')} value={sellerId} onChange={(seller) => filters.set({ seller })} w={360} />
          {sellerId === null ? <Empty title={t('tokens.choose')} advice={t('tokens.chooseAdvice')} /> : <ApiTokens sellerId={sellerId} />}
        </>
      )}
    </Page>
  );
}

function KindChoice({ kind }: { readonly kind: 'api' | 'erp' }) {
  const { t } = useTranslation('access');
  const filters = useFilters();
  return (
    <SegmentedControl
      aria-label={t('tokens.kind')}
      value={kind}
      onChange={(value) => filters.set({ kind: value === 'api' ? 'api' : null, seller: null })}
      data={[
        { value: 'erp', label: t('tokens.erp') },
        { value: 'api', label: t('tokens.api') },
      ]}
      style={{ alignSelf: 'start' }}
    />
  );
}
