export { AnalyticsResolver, BoardResolver } from './analytics.resolver.js';
