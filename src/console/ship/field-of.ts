import { controlId } from '../ui/form-problems.js';
import { FORM } from './form-problems.js';
import type { ProblemOf } from './problems.js';

/** The id and the problem of the control for a field. */
export const fieldOf = (field: string, problemOf: ProblemOf) => ({ id: controlId(FORM, field), error: problemOf(field) });
