import { invalid, refuseFields } from '../../kernel/errors.js';
import type { CarrierAdapter } from '../carriers/index.js';

const MAX_CODE = 20;

/** The adapter with this code, in any case. VALIDATION_FAILED lists those that there are. */
export function adapterNamed(adapters: ReadonlyMap<string, CarrierAdapter>, name: string): CarrierAdapter {
  const adapter = name.length <= MAX_CODE ? adapters.get(name.trim().toUpperCase()) : undefined;
  if (adapter) return adapter;
  throw refuseFields([invalid('carrier', 'notConnectable', {}, [...adapters.keys()].sort())]);
}
