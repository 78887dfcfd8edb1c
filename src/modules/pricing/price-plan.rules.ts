import type { Currency, BasisPoints } from '../../kernel/money.js';
import { divideRounded } from '../../kernel/decimal.js';
import { amountIn, type FxTable } from '../../kernel/exchange.js';
import type { Plan } from './price-book.js';
import type { CarrierServiceRow } from '../carriers/index.js';

const HUNDRED_PERCENT = 10_000n;

/** Freight in the currency of the card, priced at a given moment. */
export interface FreightToPlan {
  readonly service: Pick<CarrierServiceRow, 'id'>;
  readonly freight: bigint;
  readonly currency: Currency;
  readonly at: number;
}

/** The plan's discount on this service; null when it has a flat price instead. */
export function planPercent(plan: Plan, service: Pick<CarrierServiceRow, 'id'>): BasisPoints | null {
  const grant = plan.services.get(service.id);
  if (!grant) return plan.discount;
  return grant.kind === 'percent' ? grant.discount : null;
}

/** The seller's price, rounded once and never below the minimum charge; undefined without an exchange rate. */
export function plannedRate(plan: Plan, fx: FxTable, job: FreightToPlan): bigint | undefined {
  const rate = grantedRate(plan, fx, job);
  if (rate === undefined || plan.minCharge === null) return rate;
  const least = amountIn(fx, plan.minCharge, { from: plan.currency, to: job.currency, at: job.at });
  if (least === undefined) return undefined;
  return rate < least ? least : rate;
}

function grantedRate(plan: Plan, fx: FxTable, { service, freight, currency, at }: FreightToPlan): bigint | undefined {
  const grant = plan.services.get(service.id);
  if (grant?.kind === 'flat') return amountIn(fx, grant.price, { from: plan.currency, to: currency, at });
  const discount = grant?.discount ?? plan.discount;
  return discount === 0n ? freight : divideRounded(freight * (HUNDRED_PERCENT - discount), HUNDRED_PERCENT);
}
