import { writeFile } from 'node:fs/promises';
import { misused } from './exit-codes.js';

export async function writeReport(file: string, xml: string): Promise<void> {
  try {
    await writeFile(file, xml);
  } catch (error) {
    throw misused(`The report cannot be written to ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
