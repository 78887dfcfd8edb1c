export { ReferenceResolver } from './reference.resolver.js';
