import { Injectable } from '@nestjs/common';
import { StockLocationService, type ID, type Order, type OrderLine, type RequestContext, type StockLocation } from '@vendure/core';
import type { ShipgraphAddress } from '../options';

export interface ShopLocation extends ShipgraphAddress {
  readonly refId: string;
  readonly refName: string;
  readonly state: string;
  readonly zip: string;
}

export interface PackedLine {
  readonly line: OrderLine;
  readonly quantity: number;
}

/** The places that a shop sends from: stock locations with an address, and the origin of the connection. */
@Injectable()
export class OriginService {
  constructor(private readonly stockLocations: StockLocationService) {}

  async locations(ctx: RequestContext, origin: ShipgraphAddress | undefined): Promise<ShopLocation[]> {
    const stocks = (await this.withAddress(ctx)).map(({ location, address }) => locationOf(`stock-${location.id}`, location.name, address));
    return origin === undefined ? stocks : [...stocks, locationOf('origin', 'Origin', origin)];
  }

  /** The stock location that most units come from, else the origin of the connection, else the only address there is. */
  async originOf(
    ctx: RequestContext,
    packed: readonly PackedLine[],
    origin: ShipgraphAddress | undefined,
  ): Promise<ShipgraphAddress | undefined> {
    const stocks = await this.withAddress(ctx);
    if (stocks.length === 0) return origin;
    if (stocks.length === 1 && origin === undefined) return stocks[0]?.address;
    const busiest = await this.busiestLocation(ctx, packed);
    return stocks.find(({ location }) => location.id === busiest)?.address ?? origin ?? stocks[0]?.address;
  }

  private async busiestLocation(ctx: RequestContext, packed: readonly PackedLine[]): Promise<ID | undefined> {
    const units = new Map<ID, number>();
    for (const { line, quantity } of packed) {
      const parts = await this.stockLocations.getAllocationLocations(ctx, line, quantity);
      for (const part of parts) units.set(part.location.id, (units.get(part.location.id) ?? 0) + part.quantity);
    }
    return [...units].sort(([, one], [, other]) => other - one)[0]?.[0];
  }

  private async withAddress(ctx: RequestContext): Promise<{ location: StockLocation; address: ShipgraphAddress }[]> {
    const { items } = await this.stockLocations.findAll(ctx, { take: 100 });
    return items.flatMap((location) => {
      const address = addressOf(location);
      return address ? [{ location, address }] : [];
    });
  }
}

function addressOf({ customFields }: StockLocation): ShipgraphAddress | undefined {
  const { address, city, state, countryCode, zip } = customFields.shipgraphAddress ?? {};
  return address && city && countryCode ? { address, city, state, countryCode, zip } : undefined;
}

const locationOf = (refId: string, refName: string, { address, city, state, countryCode, zip }: ShipgraphAddress): ShopLocation => ({
  refId,
  refName,
  address,
  city,
  state: state || city,
  countryCode,
  zip: zip ?? '',
});

export const packedLinesOf = ({ lines }: Order): PackedLine[] =>
  lines.filter(({ quantity }) => quantity > 0).map((line) => ({ line, quantity: line.quantity }));
