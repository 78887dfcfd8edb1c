import type { RequestBook } from './request-book.js';
import type { RequestFeed } from './request-feed.js';

export interface ShopRequestServices {
  readonly shopRequests: {
    readonly book: RequestBook;
    readonly feed: RequestFeed;
  };
}
