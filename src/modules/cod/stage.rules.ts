import type { CollectionPlace } from '../ledger/index.js';
import type { CodStage } from '../shipments/index.js';
import { type CollectionMethod, isCash } from './cod.enums.js';

/** From hand to hand to the bank. */
export const stages = ['collected', 'with_reception', 'with_accounts', 'deposited'] as const satisfies readonly CodStage[];

/** The chain of cash, and the account of the books that stands for each of its hands. */
const cashPlaces: Readonly<Record<CodStage, CollectionPlace>> = {
  collected: 'codWithDriver',
  with_reception: 'codWithReception',
  with_accounts: 'codWithAccounts',
  deposited: 'bank',
};

const next: Readonly<Record<CodStage, CodStage | undefined>> = {
  collected: 'with_reception',
  with_reception: 'with_accounts',
  with_accounts: 'deposited',
  deposited: undefined,
};

/** The step that follows. What was not cash passes no hands: a bank or a provider pays it out. */
export function stageAfter(stage: CodStage, method: CollectionMethod): CodStage | undefined {
  if (stage === 'deposited') return undefined;
  return isCash(method) ? next[stage] : 'deposited';
}

/** Where the money of a stage is in the books. */
export const placeOf = (stage: CodStage, method: CollectionMethod): CollectionPlace =>
  isCash(method) || stage === 'deposited' ? cashPlaces[stage] : 'clearing';
