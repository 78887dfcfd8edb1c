export { StatementResolver } from './statement.resolver.js';
