import type { JobContext } from '../../platform/events/consumer.js';
import type { ScheduledTask } from '../../platform/jobs/schedule.js';
import { SellerRegistrationSchema } from './seller-registration.entity.js';

export { RegistrationResolver } from './registration.resolver.js';
export const registrationEntities = [SellerRegistrationSchema];

const dropExpired = async ({ sql, services }: JobContext): Promise<void> => {
  await sql('delete from seller_registration where expires_at <= $1', [services.clock.now()]);
};

export const registrationTasks: readonly ScheduledTask[] = [{ queue: 'registration_expiry', cron: '17 * * * *', run: dropExpired }];
