import type { PositionFeed } from './live/position-feed.js';
import type { PositionNews } from './live/position-news.js';

export interface PositionServices {
  readonly positions: {
    /** Publishes moves to subscribers in all processes. */
    readonly news: PositionNews;
    readonly feed: PositionFeed;
  };
}
