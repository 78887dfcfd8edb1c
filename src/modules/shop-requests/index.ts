import { ShopRequestSchema, ShopStepSchema } from './shop-request.entity.js';

export { RequestBook } from './request-book.js';
export { RequestFeed } from './read-requests.js';
export { requestRetention } from './retention.js';
export type { ShopRequestServices } from './services.js';
export { ShopIntakeResolver, ShopRequestResolver } from './shop-request.resolver.js';

export const shopRequestEntities = [ShopRequestSchema, ShopStepSchema];
