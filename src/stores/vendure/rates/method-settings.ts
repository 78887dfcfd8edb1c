import type { ShippingMethod } from '@vendure/core';
import { CHEAPEST } from './quote';

export const CALCULATOR_CODE = 'shipgraph-rates';

export interface MethodSettings {
  readonly service: string;
  readonly fallbackPrice: number | undefined;
}

/** What a shipping method has set in its calculator, so that the owner of a shop sets it once. Undefined for methods with other prices. */
export function settingsOf({ calculator }: Pick<ShippingMethod, 'calculator'>): MethodSettings | undefined {
  if (calculator?.code !== CALCULATOR_CODE) return undefined;
  const valueOf = (name: string): string | undefined => calculator.args.find((arg) => arg.name === name)?.value;
  return { service: valueOf('service') || CHEAPEST, fallbackPrice: priceOf(Number(valueOf('fallbackPrice') || NaN)) };
}

/** Free shipping is a price. */
export const priceOf = (value: number | undefined): number | undefined =>
  value !== undefined && Number.isFinite(value) && value >= 0 ? value : undefined;
