import { ModuleProvider, Modules } from '@medusajs/framework/utils';
import { CashOnDeliveryService } from './service.js';

export default ModuleProvider(Modules.PAYMENT, { services: [CashOnDeliveryService] });
