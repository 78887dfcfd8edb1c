export { NodesResolver } from './nodes.resolver.js';
