import { useTranslation } from 'react-i18next';
import { usePages } from '../graph/use-pages.js';
import { DataTable } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Paged } from '../ui/paged.js';
import { ApiTokensDocument, RevokeApiTokenDocument, type ApiTokensQuery } from './operations.generated.js';
import { RevokeToken } from './revoke-token.js';
import { useTokenColumns } from './token-columns.js';

type Token = ApiTokensQuery['apiTokens']['nodes'][number];

/** API tokens of a seller; null for those of the current user. */
export function ApiTokens({ sellerId }: { readonly sellerId: string | null }) {
  const { t } = useTranslation('access');
  const pages = usePages(ApiTokensDocument, { sellerId }, ({ apiTokens }) => apiTokens);
  const columns = useTokenColumns<Token>();
  const advice = t(sellerId === null ? 'tokens.noneSeller' : 'tokens.noneOfSeller');
  return (
    <Paged pages={pages} empty={<Empty title={t('tokens.none')} advice={advice} />}>
      {(rows) => (
        <DataTable
          caption={t('tokens.api')}
          rows={rows}
          idOf={({ id }) => id}
          columns={[
            ...columns,
            { key: 'do', title: t('tokens.do'), cell: (token) => <RevokeToken token={token} document={RevokeApiTokenDocument} /> },
          ]}
        />
      )}
    </Paged>
  );
}
