import { body } from './source.js';

/** Forms send every field, empty or not. */
export const chosenFields = body();

export const CHOICE_EXAMPLE = { kind: 'day', day: '2026-12-04', note: 'Please ring twice' };
