import { invalid, refuse, refuseFields } from '../../kernel/errors.js';

export const noSuchEntry = () => refuse('NOT_FOUND', { message: 'There is no such entry in the address book.' });

export const nameTaken = (field: string) => refuseFields([invalid(field, 'is the name of another entry')]);
