import { Injectable } from '@nestjs/common';
import { HistoryEntryType } from '@vendure/common/lib/generated-types';
import { HistoryService, type ID, type RequestContext } from '@vendure/core';
import { toAmount } from '../money';
import { ProductsService } from '../parcels/products.service';

/** Private notes in the history of an order: every admin of Vendure shows them, without an extension. */
@Injectable()
export class OrderNotes {
  constructor(
    private readonly history: HistoryService,
    private readonly products: ProductsService,
  ) {}

  async add(ctx: RequestContext, orderIds: readonly ID[], note: string): Promise<void> {
    for (const orderId of orderIds)
      await this.history.createHistoryEntryForOrder(
        { ctx, orderId, type: HistoryEntryType.ORDER_NOTE, data: { note: `shipgraph: ${note}` } },
        false,
      );
  }

  money(minor: number, currencyCode: string): string {
    const amount = toAmount(minor, this.products.unitOf({ currencyCode }));
    return new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode }).format(amount);
  }
}
