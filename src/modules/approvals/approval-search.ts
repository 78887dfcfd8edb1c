import { exponentOf } from '../../kernel/currency.js';
import { parseScaled } from '../../kernel/decimal.js';
import { invalid, refuseFields } from '../../kernel/errors.js';
import { likeAny, searchPatterns } from '../../platform/db/search-terms.js';
import { isUuid } from '../../platform/ids.js';
import { REFERENCE_WORDS } from './approval-request.entity.js';

const MAX_SEARCH = 200;
/** Of a bigint in the database. */
const LARGEST = 2n ** 63n - 1n;
/** An amount is looked for with the decimals that its currency has. */
const DECIMALS = [0, 2, 3] as const;

/** The requests that a term finds, as SQL on `approval_request`; null for no term. Each way of finding has an index of its own. */
export function approvalSearch(search: string | null | undefined, given: (value: unknown) => string): string | null {
  const term = search?.trim() ?? '';
  if (term.length > MAX_SEARCH) throw refuseFields([invalid('search', `must have at most ${MAX_SEARCH} characters`)]);
  if (term === '') return null;
  if (isUuid(term)) return `id = ${given(term)}`;
  const patterns = searchPatterns(term);
  const found = [
    `select id from approval_request where subject_user_id in (select s.id from seller s where ${likeAny('s.words', patterns, given)})`,
    `select id from approval_request where ${likeAny(REFERENCE_WORDS, patterns, given)}`,
    `select id from approval_request where shipment_id in (select s.id from shipment s where upper(${given(term)}) in (s.reference, s.awb, s.tracking_number))`,
    ...amounts(term, given),
  ];
  return `id in (${found.join(' union ')})`;
}

function amounts(term: string, given: (value: unknown) => string): string[] {
  return DECIMALS.flatMap((decimals) => {
    const minor = term.length > 18 ? undefined : parseScaled(term, decimals);
    const currencies = Intl.supportedValuesOf('currency').filter((currency) => exponentOf(currency) === decimals);
    if (minor === undefined || minor < 0n || minor > LARGEST) return [];
    return [`select id from approval_request where amount_minor = ${given(minor)} and currency = any(${given(currencies)})`];
  });
}
