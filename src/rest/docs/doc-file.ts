import { join } from 'node:path';
import { packageFolder } from '../../platform/package-folder.js';

/** The path of a documentation file: in the sources, or in the build's copy. */
export const docFile = (name: string): string => join(packageFolder, import.meta.url.endsWith('.ts') ? 'src/docs' : 'dist/docs', name);
