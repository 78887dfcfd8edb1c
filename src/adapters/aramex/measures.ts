import type { CarrierParcel } from '../../modules/carriers/adapter/index.js';

export const kilograms = (grams: number): { readonly Unit: 'KG'; readonly Value: number } => ({ Unit: 'KG', Value: grams / 1000 });

interface Dimensions {
  readonly Length: number;
  readonly Width: number;
  readonly Height: number;
  readonly Unit: 'CM';
}

export const dimensionsOf = ({ box }: CarrierParcel): Dimensions | null =>
  box && { Length: box.lengthMm / 10, Width: box.widthMm / 10, Height: box.heightMm / 10, Unit: 'CM' };

export const totalGrams = (parcels: readonly CarrierParcel[]): number => parcels.reduce((sum, { weightG }) => sum + weightG, 0);
