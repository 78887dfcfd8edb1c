import { refuse, type Refusal } from '../../../kernel/errors.js';

export const notADriver = (): Refusal => refuse('UNAUTHORIZED.driversOnly', {}, { reason: 'NOT_A_DRIVER' });
