import { useRead } from '../graph/use-read.js';
import { BooksDocument } from './operations.generated.js';

/** The days of the books, and how they are checked. Read once: the tabs share it. */
export const useBooks = () => useRead(BooksDocument, {});

/** The operator's time zone; undefined until it is known. */
export const useZone = (): string | undefined => useBooks().data?.ledgerBooks.timeZone;
