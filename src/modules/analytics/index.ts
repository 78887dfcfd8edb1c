export { AnalyticsResolver } from './analytics.resolver.js';
export { BoardResolver } from './board.resolver.js';
