import type { Capacity, Load } from './routing-problem.js';

/** A load that changes while a run is walked through. */
export class Amount {
  grams = 0;
  millilitres = 0;
  parcels = 0;

  static unlimitedWhereNull({ grams, millilitres, parcels }: Capacity): Amount {
    const amount = new Amount();
    amount.grams = grams ?? Infinity;
    amount.millilitres = millilitres ?? Infinity;
    amount.parcels = parcels ?? Infinity;
    return amount;
  }

  set({ grams, millilitres, parcels }: Load): void {
    this.grams = grams;
    this.millilitres = millilitres;
    this.parcels = parcels;
  }

  add({ grams, millilitres, parcels }: Load): void {
    this.grams += grams;
    this.millilitres += millilitres;
    this.parcels += parcels;
  }

  subtract({ grams, millilitres, parcels }: Load): void {
    this.grams -= grams;
    this.millilitres -= millilitres;
    this.parcels -= parcels;
  }

  /** Keeps the larger in each dimension. */
  raise({ grams, millilitres, parcels }: Load): void {
    if (grams > this.grams) this.grams = grams;
    if (millilitres > this.millilitres) this.millilitres = millilitres;
    if (parcels > this.parcels) this.parcels = parcels;
  }

  isWithin(limit: Amount): boolean {
    return this.grams <= limit.grams && this.millilitres <= limit.millilitres && this.parcels <= limit.parcels;
  }

  /** Whether this and the load together stay within the limit. */
  leavesRoomFor({ grams, millilitres, parcels }: Load, limit: Amount): boolean {
    return (
      this.grams + grams <= limit.grams && this.millilitres + millilitres <= limit.millilitres && this.parcels + parcels <= limit.parcels
    );
  }
}
