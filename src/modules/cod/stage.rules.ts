import type { CollectionPlace } from '../ledger/index.js';
import type { CodStage } from '../shipments/index.js';
import { type CollectionMethod, isCash } from './cod.enums.js';

/** Custody stages, from collection to the bank. Money begins in one of the first two. */
export const stages = ['collected', 'with_carrier', 'with_reception', 'with_accounts', 'deposited'] as const satisfies readonly CodStage[];

/** Stages of money in the operator's own hands; a carrier's is settled by `carrier-cash.ts`. */
export type OwnStage = Exclude<CodStage, 'with_carrier'>;

/** The stages of cash, and the ledger account of each. */
const cashPlaces: Readonly<Record<OwnStage, CollectionPlace>> = {
  collected: 'codWithDriver',
  with_reception: 'codWithReception',
  with_accounts: 'codWithAccounts',
  deposited: 'bank',
};

const next: Readonly<Record<CodStage, CodStage | undefined>> = {
  collected: 'with_reception',
  with_carrier: 'deposited',
  with_reception: 'with_accounts',
  with_accounts: 'deposited',
  deposited: undefined,
};

/** The next stage. Non-cash money skips the intermediate stages: a bank or a provider pays it out. */
export function stageAfter(stage: CodStage, method: CollectionMethod): CodStage | undefined {
  if (stage === 'deposited') return undefined;
  return isCash(method) ? next[stage] : 'deposited';
}

/** The ledger account that holds the money of a stage, on its way through the operator's own hands. */
export const placeOf = (stage: OwnStage, method: CollectionMethod): CollectionPlace =>
  isCash(method) || stage === 'deposited' ? cashPlaces[stage] : 'clearing';
