export { BoardResolver } from './board.resolver.js';
