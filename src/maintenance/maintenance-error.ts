import { ConfigError } from '../config.js';

/** A command of the installation cannot be done. The message says why and what to do. */
export class MaintenanceError extends Error {
  override readonly name = 'MaintenanceError';
}

/** True for errors whose message tells the operator what to do, rather than a fault of the program. */
export const isRefusal = (error: unknown): error is Error => error instanceof MaintenanceError || error instanceof ConfigError;
