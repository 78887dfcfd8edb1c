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
  readonly finder: SiteFile;
  readonly copy: SiteFile;
  readonly reference: SiteFile;
  /** Of the service. */
  readonly version: string;
}

export async function readSiteFiles(): Promise<SiteFiles> {
  const own = (name: string): Promise<string> => readFile(docFile(`site/${name}`), 'utf8');
  const finder = siteFile(
    'finder.js',
    withAddresses(await own('finder.js'), { minisearch: library('minisearch'), stemmer: library('stemmer') }),
  );
  return {
    style: siteFile('docs.css', (await own('docs.css')) + (await drawingStyles())),
    search: siteFile('search.js', withAddresses(await own('search.js'), { './finder.js': finder.url })),
    finder,
    copy: siteFile('copy.js', await own('copy.js')),
    reference: siteFile('reference.js', await own('reference.js')),
    version: packageVersion(),
  };
}

/** Changes with the version of the service, as the packages do. */
const library = (name: string): string => `/docs/${name}.js?v=${packageVersion()}`;

/** Gives what a script imports the address under which browsers load it. */
const withAddresses = (script: string, addresses: Readonly<Record<string, string>>): string =>
  Object.entries(addresses).reduce((text, [name, url]) => text.replaceAll(`'${name}'`, `'${url}'`), script);

function siteFile(name: string, content: string): SiteFile {
  const mark = createHash('sha256').update(content).digest('base64url').slice(0, 12);
  return { name, url: `/docs/${name}?v=${mark}`, content };
}
