import { download } from '../ui/csv.js';

interface CsvPage {
  readonly fileName: string;
  readonly text: string;
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
}

/** Reads a file that the service sends in parts, and saves it as one. */
export async function saveCsv(readPage: (after: string | null) => Promise<CsvPage>): Promise<void> {
  const parts: string[] = [];
  for (let after: string | null = null; ;) {
    const page = await readPage(after);
    parts.push(page.text);
    if (!page.hasNextPage || page.endCursor === null) return download(page.fileName, parts.join(''));
    after = page.endCursor;
  }
}
