export { FiguresResolver } from './figures.resolver.js';
