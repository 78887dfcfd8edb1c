import { sql, type RawBuilder } from 'kysely';
import { exponentOf } from '../../kernel/currency.js';
import { parseScaled } from '../../kernel/decimal.js';
import { invalid, refuseFields } from '../../kernel/errors.js';
import { likeAny, searchPatterns } from '../../platform/db/search-terms.js';
import { isUuid } from '../../platform/ids.js';
import { REFERENCE_WORDS } from './approval-request.entity.js';

const MAX_SEARCH = 200;
/** Maximum of a database bigint. */
const LARGEST = 2n ** 63n - 1n;
/** Amounts are matched with the decimals of their currency. */
const DECIMALS = [0, 2, 3] as const;

/** Builds the condition on `approval_request` for a search term; null without a term. Each kind of match has its own index. */
export function approvalSearch(search: string | null | undefined): RawBuilder<boolean> | null {
  const term = search?.trim() ?? '';
  if (term.length > MAX_SEARCH) throw refuseFields([invalid('search', 'atMostCharacters', { max: MAX_SEARCH })]);
  if (term === '') return null;
  if (isUuid(term)) return sql`id = ${term}`;
  const patterns = searchPatterns(term);
  const found = [
    sql`select id from approval_request where subject_user_id in (select s.id from seller s where ${likeAny('s.words', patterns)})`,
    sql`select id from approval_request where ${likeAny(REFERENCE_WORDS, patterns)}`,
    sql`select id from approval_request where shipment_id in (select s.id from shipment s where upper(${term}) in (s.reference, s.awb, s.tracking_number))`,
    ...amounts(term),
  ];
  return sql`id in (${sql.join(found, sql` union `)})`;
}

function amounts(term: string): RawBuilder<unknown>[] {
  return DECIMALS.flatMap((decimals) => {
    const minor = term.length > 18 ? undefined : parseScaled(term, decimals);
    const currencies = Intl.supportedValuesOf('currency').filter((currency) => exponentOf(currency) === decimals);
    if (minor === undefined || minor < 0n || minor > LARGEST) return [];
    return [sql`select id from approval_request where amount_minor = ${minor} and currency = any(${currencies})`];
  });
}
