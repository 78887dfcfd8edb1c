import { Injectable } from '@nestjs/common';
import type { Store } from '@shipgraph/client/store';
import type { RequestContext } from '@vendure/core';
import { chosenService } from '../cod/cod-eligibility';
import type { Connection } from '../connection/connection';
import { toAmount } from '../money';
import { destinationOf } from '../parcels/destination';
import { OriginService } from '../parcels/origin.service';
import { ProductsService } from '../parcels/products.service';
import { CHEAPEST } from '../rates/quote';
import type { Parcel } from './parcel.service';
import { recipientOf } from './recipient';

export type OrderBody = Parameters<Store['placeOrder']>[0];

/** An order of shipgraph for one parcel. The same parcel always gives the same body, so that it can be sent again. */
@Injectable()
export class OrderBodyService {
  constructor(
    private readonly origins: OriginService,
    private readonly products: ProductsService,
  ) {}

  async bodyOf(
    ctx: RequestContext,
    connection: Connection,
    parcel: Parcel,
    service: string | undefined,
  ): Promise<Omit<OrderBody, 'order'> & { order: Omit<OrderBody['order'], 'orderNumber'> }> {
    const destination = destinationOf(parcel.order);
    if (destination === undefined) throw new Error('The shipping address of the order is not complete.');
    const origin = await this.origins.originOf(ctx, parcel.lines, connection.origin);
    if (origin === undefined) throw new Error('There is no address that parcels are sent from. Run connectShipgraph with an origin.');
    return {
      order: this.orderOf(connection, parcel, service),
      customer: recipientOf(parcel.order),
      origin: { ...origin, zip: origin.zip ?? '' },
      destination,
      products: await this.products.productsOf(ctx, parcel.order, parcel.lines),
    };
  }

  private orderOf({ domain }: Connection, parcel: Parcel, service: string | undefined): Omit<OrderBody['order'], 'orderNumber'> {
    const { order, amounts, shippingFee, collection } = parcel;
    const unit = this.products.unitOf(order);
    const amount = (minor: number): number => toAmount(minor, unit);
    const carrier = service || chosenService(order);
    const isCod = collection !== undefined && collection > 0;
    return {
      shopDomain: domain,
      orderReference: parcel.number === 0 ? order.code : `${order.code}-${parcel.number + 1}`,
      subTotal: amount(amounts.subTotal),
      tax: amount(amounts.tax),
      discount: amount(amounts.discount),
      total: amount(amounts.subTotal + amounts.tax - amounts.discount + shippingFee),
      shippingFee: amount(shippingFee),
      currency: order.currencyCode,
      paymentStatus: isCod ? 'postpaid' : 'prepaid',
      ...(isCod && { collectionAmount: amount(collection) }),
      ...(carrier !== CHEAPEST && { carrier }),
    };
  }
}
