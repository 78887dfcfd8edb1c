import type { RequestBook } from './request-book.js';
import type { RequestFeed } from './read-requests.js';

export interface ShopRequestServices {
  readonly shopRequests: {
    readonly book: RequestBook;
    readonly feed: RequestFeed;
  };
}
