import { OrderFileAnswerSchema, OrderImportRowSchema, OrderImportSchema } from './order-import.entity.js';
import { ImportPreviewResolver } from './import-preview.resolver.js';
import { OrderImportRowResolver } from './order-import-row.resolver.js';
import { OrderImportChangeResolver, OrderImportResolver } from './order-import.resolver.js';

export const orderImportResolvers = [
  OrderImportResolver,
  ImportPreviewResolver,
  OrderImportRowResolver,
  OrderImportChangeResolver,
] as const;
export const orderImportEntities = [OrderImportSchema, OrderImportRowSchema, OrderFileAnswerSchema];
export type { OrderImportServices } from './services.js';
export { IMPORT_TURN_SECONDS } from './create-order-import.js';
export { orderImportQueue, orderImportTasks } from './import-jobs.js';
