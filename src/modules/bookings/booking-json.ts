import { money, type Money } from '../../kernel/money.js';
import type { CarrierBooking } from '../carriers/index.js';

interface StoredMoney {
  readonly minor: string;
  readonly currency: string;
}

/** A booking as JSON: amounts and instants as text, so that they stay exact. */
export interface StoredBooking extends Omit<CarrierBooking, 'products' | 'declaredValue' | 'cod' | 'quotedPrice' | 'pickup'> {
  readonly products: readonly (Omit<CarrierBooking['products'][number], 'unitPrice'> & { readonly unitPrice: StoredMoney })[];
  readonly declaredValue: StoredMoney;
  readonly cod: StoredMoney | null;
  readonly quotedPrice: StoredMoney | null;
  readonly pickup: { readonly from: string; readonly to: string };
}

export const storedBooking = ({ products, declaredValue, cod, quotedPrice, pickup, ...rest }: CarrierBooking): StoredBooking => ({
  ...rest,
  products: products.map((product) => ({ ...product, unitPrice: stored(product.unitPrice) })),
  declaredValue: stored(declaredValue),
  cod: cod && stored(cod),
  quotedPrice: quotedPrice && stored(quotedPrice),
  pickup: { from: pickup.from.toISOString(), to: pickup.to.toISOString() },
});

export const carrierBooking = ({ products, declaredValue, cod, quotedPrice, pickup, ...rest }: StoredBooking): CarrierBooking => ({
  ...rest,
  products: products.map((product) => ({ ...product, unitPrice: restored(product.unitPrice) })),
  declaredValue: restored(declaredValue),
  cod: cod && restored(cod),
  quotedPrice: quotedPrice && restored(quotedPrice),
  pickup: { from: new Date(pickup.from), to: new Date(pickup.to) },
});

const stored = ({ minor, currency }: Money): StoredMoney => ({ minor: minor.toString(), currency });

const restored = ({ minor, currency }: StoredMoney): Money => money(BigInt(minor), currency);
