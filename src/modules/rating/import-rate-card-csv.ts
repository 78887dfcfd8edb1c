import { exponentOf } from '../../kernel/money.js';
import { invalid, refuseFields, type FieldError, FieldChecks } from '../../kernel/errors.js';
import { statement, type Named } from '../../platform/db/statement.js';
import type { Tx } from '../../platform/db/unit-of-work.js';
import type { FileServices } from '../../platform/files/file-reader.js';
import type { Context } from '../../platform/work/context.js';
import { db } from './rating.tables.js';
import { byLine, MOST_DECIMALS, rateCardFile, type CsvBreaks } from './rate-card-csv.rules.js';
import { checkTierName } from './rate-card.rules.js';
import type { RateCardRecord } from './read-rate-cards.js';
import type { ImportRateCardCsvArgs } from './rate-card.types.js';
import { readSurcharges, type CheckedSurcharge, readBreaks } from './price-input.rules.js';
import { draftBasis, readPeriod, writeDraft, zoneIds } from './write-draft.js';

/** Errors beyond this are only counted. */
const MAX_SHOWN = 100;

/** Drafts the next version of a service's prices from a CSV price list. Reports each wrong line once, and then writes nothing. */
export async function importRateCardCsv(context: Context<FileServices>, given: ImportRateCardCsvArgs): Promise<RateCardRecord> {
  const { services } = context;
  const list = await services.fileReader.read(rateCardFile, given.csv);
  return context.transact((tx) => draftOf(tx, given, list));
}

async function draftOf(tx: Tx, given: ImportRateCardCsvArgs, list: CsvBreaks): Promise<RateCardRecord> {
  const checks = new FieldChecks();
  const { purpose, service, latest, currency } = await draftBasis(tx, checks, given);
  checks.errors.push(...list.errors);
  if (exponentOf(currency) < MOST_DECIMALS) checks.errors.push(...list.unclearPrices);
  if (service) for (const { at, tier } of list.breaks) checkTierName(checks, `${at}.tier`, { tier, service });
  const breaks = readBreaks(checks, list.breaks, currency);
  const surcharges = given.surcharges
    ? readSurcharges(checks, given.surcharges, { currency, zones: await zoneIds(tx) })
    : await surchargesOf(tx, latest?.id);
  const period = readPeriod(checks, given, tx.services.clock.now());
  if (checks.errors.length > 0) throw refuseFields(shown(byLine(checks.errors)), MAX_SHOWN + 1);

  return writeDraft(tx, { purpose, serviceId: service?.id ?? '', currency, period, breaks, surcharges });
}

function shown(errors: readonly FieldError[]): FieldError[] {
  const inOrder = [...errors].sort((left, right) => lineOf(left) - lineOf(right));
  const rest = inOrder.length - MAX_SHOWN;
  if (rest <= 0) return inOrder;
  return [...inOrder.slice(0, MAX_SHOWN), invalid('csv', 'moreLinesWrong', { count: rest })];
}

const lineOf = ({ field }: FieldError): number => Number(/^csv\[(\d+)\]/.exec(field ?? '')?.[1] ?? 0);

const findSurcharges = statement(($: Named<{ cardId: string }>) =>
  db
    .selectFrom('surcharge')
    .select([
      'position',
      'code',
      'label',
      'kind',
      'value',
      'currency',
      'appliesTo',
      'validFrom',
      'validTo',
      'zoneId',
      'overLengthCm',
      'overGirthCm',
    ])
    .where('cardId', '=', $.cardId)
    .orderBy('position'),
);

/** A price list carries no surcharges: keep those of the card that it replaces. */
const surchargesOf = async (tx: Tx, cardId: string | undefined): Promise<CheckedSurcharge[]> =>
  cardId === undefined ? [] : findSurcharges(tx.sql, { cardId });
