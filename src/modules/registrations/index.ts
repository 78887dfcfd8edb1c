import type { Work } from '../../platform/work/work.js';
import { now, statement } from '../../platform/db/statement.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { db } from './registrations.tables.js';
import { SellerRegistrationSchema } from './seller-registration.entity.js';

export { RegistrationResolver } from './registration.resolver.js';
export const registrationEntities = [SellerRegistrationSchema];

const dropExpired = statement(() => db.deleteFrom('sellerRegistration').where('expiresAt', '<=', now));

export const registrationTasks: readonly ScheduledTask[] = [
  { queue: 'registration_expiry', cron: '17 * * * *', run: async ({ sql }: Work) => void (await dropExpired(sql, {})) },
];
export type { RegistrationServices } from './services.js';
