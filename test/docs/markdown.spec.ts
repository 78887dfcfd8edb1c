import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { lexer, walkTokens, type Token } from 'marked';
import { slugOf } from '../../src/rest/docs/html.js';
import { plainText } from '../../src/rest/docs/plain-text.js';
import { blocksOf, documents } from '../support/guides.js';

/** Links and code of a text, wherever they stand in it. */
function partsOf(file: string): { links: string[]; code: string[]; anchors: Set<string> } {
  const parts = { links: new Array<string>(), code: new Array<string>(), anchors: new Set<string>() };
  const tokens: Token[] = lexer(readFileSync(file, 'utf8'));
  void walkTokens(tokens, (token) => {
    if (token.type === 'link' || token.type === 'image') parts.links.push(String(token['href']));
    if (token.type === 'codespan') parts.code.push(String(token['text']));
    if (token.type === 'heading') parts.anchors.add(slugOf(plainText(token)));
  });
  return parts;
}

describe.each(documents)('In %s', (file) => {
  const { links, code } = partsOf(file);

  it('every link leads to a file and an anchor of the repository, to the service, or elsewhere by https', () => {
    const broken = links.filter((href) => {
      if (/^(https:\/\/|http:\/\/localhost:4000(\/|$))/.test(href)) return false;
      const [path = '', anchor] = href.split('#');
      const target = path === '' ? file : normalize(join(dirname(file), path));
      return !existsSync(target) || (anchor !== undefined && !partsOf(target).anchors.has(anchor));
    });
    expect(broken).toEqual([]);
  });

  it('every file and folder that is named is there', () => {
    expect(code.filter((text) => /^(src|test)\/[\w./-]+$/.test(text) && !existsSync(text))).toEqual([]);
  });

  it('every block of a language that can be run is run by a test, or says why not', () => {
    const runnable = blocksOf(file).filter(({ language }) => ['sh', 'ts', 'python', 'graphql', 'console'].includes(language));
    expect(runnable.filter(({ label, notRun }) => label === undefined && notRun === undefined).map((block) => block.code)).toEqual([]);
  });
});

it('These blocks are not run, each for its reason', () => {
  const reasons = documents.flatMap(blocksOf).flatMap(({ file, notRun }) => (notRun === undefined ? [] : [`${file}: ${notRun}`]));
  expect(reasons).toEqual([
    'src/docs/quick-start.md: installs the packages and starts the service',
    'src/docs/quick-start.md: needs Docker',
    'src/docs/quick-start.md: fills the database with sixty days of history, which takes a minute',
  ]);
});
