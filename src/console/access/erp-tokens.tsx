import { useTranslation } from 'react-i18next';
import { usePages } from '../graph/use-pages.js';
import { useRead } from '../graph/use-read.js';
import { DataTable } from '../ui/data-table.js';
import { Empty } from '../ui/empty.js';
import { Paged } from '../ui/paged.js';
import { ErpTokensDocument, RevokeErpTokenDocument, TokenMakersDocument, type ErpTokensQuery } from './operations.generated.js';
import { RevokeToken } from './revoke-token.js';
import { useTokenColumns } from './token-columns.js';

type Token = ErpTokensQuery['erpTokens']['nodes'][number];

/** ERP tokens of the operator's systems. */
export function ErpTokens() {
  const { t } = useTranslation('access');
  const pages = usePages(ErpTokensDocument, {}, ({ erpTokens }) => erpTokens);
  const nameOf = useMakers(pages.page.data?.nodes ?? []);
  const columns = useTokenColumns<Token>();
  return (
    <Paged pages={pages} empty={<Empty title={t('tokens.none')} advice={t('tokens.noneErp')} />}>
      {(rows) => (
        <DataTable
          caption={t('tokens.erp')}
          rows={rows}
          idOf={({ id }) => id}
          columns={[
            ...columns,
            {
              key: 'from',
              title: t('tokens.ips'),
              cell: ({ ipAllowList }) => (ipAllowList.length === 0 ? t('tokens.anywhere') : <bdi dir="ltr">{ipAllowList.join(', ')}</bdi>),
            },
            { key: 'by', title: t('tokens.by'), cell: ({ createdById }) => <bdi>{nameOf(createdById) ?? '–'}</bdi> },
            { key: 'do', title: t('tokens.do'), cell: (token) => <RevokeToken token={token} document={RevokeErpTokenDocument} /> },
          ]}
        />
      )}
    </Paged>
  );
}

/** Names of the creators of the tokens on a page. */
function useMakers(tokens: readonly Token[]): (id: string | null) => string | undefined {
  const ids = [...new Set(tokens.flatMap(({ createdById }) => createdById ?? []))].sort();
  const makers = useRead(TokenMakersDocument, { ids }, { enabled: ids.length > 0, keep: true }).data?.nodes ?? [];
  const names = new Map(makers.flatMap((maker) => (maker && 'name' in maker ? [[maker.id, maker.name] as const] : [])));
  return (id) => (id === null ? undefined : names.get(id));
}
