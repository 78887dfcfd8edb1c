import { invalid, refuse, refuseFields } from '../../kernel/errors.js';

export const noSuchEntry = () => refuse('NOT_FOUND', { message: 'There is no such entry in the address book.' });

export const nameTaken = (field: string) => refuseFields([invalid(field, 'is the name of another entry')]);

export const bookFull = (max: number, what: 'addresses' | 'parcels') =>
  refuse('ADDRESS_BOOK_FULL', { message: `A seller can keep at most ${max} ${what}.` });
