import { invalid, refuse, refuseFields } from '../../kernel/errors.js';

export const noSuchEntry = () => refuse('NOT_FOUND.addressBookEntry');

export const nameTaken = (field: string) => refuseFields([invalid(field, 'entryName')]);
