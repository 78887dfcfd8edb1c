import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { docFile } from './doc-file.js';

/** A style sheet or script of the site. */
export interface SiteFile {
  readonly name: string;
  /** With a mark of its content, so that browsers keep it until it changes. */
  readonly url: string;
  readonly content: string;
}

export interface SiteFiles {
  readonly style: SiteFile;
  readonly search: SiteFile;
  readonly copy: SiteFile;
  readonly viewer: SiteFile;
}

export async function readSiteFiles(): Promise<SiteFiles> {
  return {
    style: await ownFile('docs.css'),
    search: await ownFile('search.js'),
    copy: await ownFile('copy.js'),
    viewer: await ownFile('viewer.js'),
  };
}

async function ownFile(name: string): Promise<SiteFile> {
  const content = await readFile(docFile(`site/${name}`), 'utf8');
  const mark = createHash('sha256').update(content).digest('base64url').slice(0, 12);
  return { name, url: `/docs/${name}?v=${mark}`, content };
}
