import { parseConfig, type Config, type Environment, ConfigError } from '../config.js';

/** What a command on the machine of the service works with. */
export interface Surroundings {
  /** The settings of the service. */
  readonly env: Environment;
  /** Receives progress messages, one sentence at a time. */
  readonly report: (message: string) => void;
  readonly signal: AbortSignal;
}

export interface Installation extends Surroundings {
  readonly config: Config;
  /** The database for connections with their own session; undefined for the embedded one. */
  readonly directUrl: string | undefined;
  /** The setting that names it. */
  readonly setting: string;
}

/** Reads the settings. Throws ConfigError. */
export function installationOf(surroundings: Surroundings): Installation {
  const config = parseConfig(surroundings.env);
  const { url, directUrl } = config.database;
  const setting = directUrl === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
  return { ...surroundings, config, directUrl: url === undefined ? undefined : (directUrl ?? url), setting };
}

/** A command of the installation cannot be done. The message says why and what to do. */
export class MaintenanceError extends Error {
  override readonly name = 'MaintenanceError';
}

/** True for errors whose message tells the operator what to do, rather than a fault of the program. */
export const isRefusal = (error: unknown): error is Error => error instanceof MaintenanceError || error instanceof ConfigError;
