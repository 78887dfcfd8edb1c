import { OrderImportRowSchema, OrderImportSchema } from './order-import.entity.js';
import { OrderImportChangeResolver, OrderImportResolver, OrderImportRowResolver } from './order-import.resolver.js';

export const orderImportResolvers = [OrderImportResolver, OrderImportRowResolver, OrderImportChangeResolver] as const;
export const orderImportEntities = [OrderImportSchema, OrderImportRowSchema];
export type { OrderImportServices } from './services.js';
export { IMPORT_TURN_SECONDS } from './create-order-import.js';
export { orderImportQueue, orderImportTasks } from './import-jobs.js';
