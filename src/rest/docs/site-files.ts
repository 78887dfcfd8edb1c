import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { packageVersion } from '../../platform/package-folder.js';
import { docFile } from './doc-file.js';
import { drawingStyles } from './drawing.js';

/** A style sheet or script of the site. */
export interface SiteFile {
  readonly name: string;
  /** Includes a content hash, so that browsers cache it until it changes. */
  readonly url: string;
  readonly content: string;
}

export interface SiteFiles {
  readonly style: SiteFile;
  readonly search: SiteFile;
  readonly copy: SiteFile;
  readonly viewer: SiteFile;
  /** Of the service. */
  readonly version: string;
}

export async function readSiteFiles(): Promise<SiteFiles> {
  const own = (name: string): Promise<string> => readFile(docFile(`site/${name}`), 'utf8');
  return {
    style: siteFile('docs.css', (await own('docs.css')) + (await drawingStyles())),
    search: siteFile('search.js', await own('search.js')),
    copy: siteFile('copy.js', await own('copy.js')),
    viewer: siteFile('viewer.js', await own('viewer.js')),
    version: packageVersion(),
  };
}

function siteFile(name: string, content: string): SiteFile {
  const mark = createHash('sha256').update(content).digest('base64url').slice(0, 12);
  return { name, url: `/docs/${name}?v=${mark}`, content };
}
