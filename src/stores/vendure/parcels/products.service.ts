import { Inject, Injectable } from '@nestjs/common';
import { ConfigService, EntityHydrator, type Order, type ProductVariant, type RequestContext } from '@vendure/core';
import { toAmount, type Unit } from '../money';
import { SHIPGRAPH_OPTIONS, type Parcel, type ResolvedOptions } from '../options';
import type { PackedLine } from './origin.service';

export interface ParcelProduct extends Parcel {
  readonly name: string;
  readonly quantity: number;
  readonly price: number;
  readonly volume: number;
  readonly currency: string;
}

const LONGEST_NAME = 255;

/** What is packed, as shipgraph wants to know it: measures and prices per unit, without tax. */
@Injectable()
export class ProductsService {
  constructor(
    @Inject(SHIPGRAPH_OPTIONS) private readonly options: ResolvedOptions,
    private readonly hydrator: EntityHydrator,
    private readonly config: ConfigService,
  ) {}

  async productsOf(ctx: RequestContext, order: Order, packed: readonly PackedLine[]): Promise<ParcelProduct[]> {
    if (packed.some(({ line }) => (line.productVariant as ProductVariant | undefined) === undefined))
      await this.hydrator.hydrate(ctx, order, { relations: ['lines.productVariant'] });
    const unit = this.unitOf(order);
    return packed.map(({ line, quantity }) => {
      const parcel = this.parcelOf(line.productVariant);
      return {
        name: (line.productVariant.name || line.productVariant.sku).slice(0, LONGEST_NAME),
        quantity,
        price: toAmount(line.unitPrice, unit),
        ...parcel,
        volume: parcel.length * parcel.width * parcel.height,
        currency: order.currencyCode,
      };
    });
  }

  unitOf({ currencyCode }: { readonly currencyCode: string }): Unit {
    return { currency: currencyCode, precision: this.config.entityOptions.moneyStrategy.precision ?? 2 };
  }

  private parcelOf(variant: ProductVariant): Parcel {
    const { defaultParcel, parcelOf } = this.options;
    const { shipgraphGrams: grams, shipgraphLength: length, shipgraphWidth: width, shipgraphHeight: height } = variant.customFields;
    const own = { grams, length, width, height, ...given(parcelOf?.(variant) ?? {}) };
    return { ...defaultParcel, ...given(own) };
  }
}

/** Measures of 0 mean that no one has entered them. */
const given = (parcel: { readonly [Key in keyof Parcel]?: number | null }): Partial<Parcel> =>
  Object.fromEntries(Object.entries(parcel).filter(([, value]) => typeof value === 'number' && value > 0));
