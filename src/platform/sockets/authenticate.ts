import type { ErrorCode } from '../../kernel/errors.js';
import type { Principal } from '../auth/principal.js';

export type Authenticate = (token: string, ip: string, deviceId?: string) => Promise<Principal>;

/** True for a refusal that is about the token, and not about the load of the service. */
export const isUnknown = (code: ErrorCode): boolean => code === 'UNAUTHORIZED' || code === 'DEVICE_MISMATCH';
