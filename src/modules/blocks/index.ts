export { BlockResolver } from './block.resolver.js';
