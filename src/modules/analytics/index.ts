export { AnalyticsResolver, BoardResolver, OpsCountResolver, SellerBoardResolver } from './analytics.resolver.js';
