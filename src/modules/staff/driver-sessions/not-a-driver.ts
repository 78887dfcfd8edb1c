import { refuse, type Refusal } from '../../../kernel/errors.js';

export const notADriver = (): Refusal =>
  refuse('UNAUTHORIZED', { reason: 'NOT_A_DRIVER', message: "Only drivers log in to the drivers' app." });
