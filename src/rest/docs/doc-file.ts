import { join } from 'node:path';
import { packageFolder } from '../../platform/package-folder.js';

/** Where a file of the documentation lies: among the sources, or in the copy that the build makes of them. */
export const docFile = (name: string): string => join(packageFolder, import.meta.url.endsWith('.ts') ? 'src/docs' : 'dist/docs', name);
