import { globSync, readFileSync } from 'node:fs';
import { lexer, type Tokens } from 'marked';

const GLOSSARY = 'src/docs/glossary.md';

interface Line {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** What a text may say although the glossary rules the word out elsewhere: names of the API, of files and of other people's software. */
const ALLOWED: readonly { readonly where: RegExp; readonly words: RegExp }[] = [
  // The address that a webhook calls is its receiver.
  { where: /webhook|certify-a-plug-in/i, words: /receivers?/gi },
  { where: /aramex/i, words: /waybills?/gi },
  { where: /adapters\/(karrio|easypost)/, words: /API keys?/g },
  { where: /WordPress/, words: /Plugins?/g },
  // What shops write about payments at the door.
  { where: /payment-words/, words: /collect on delivery/g },
];

/** Texts that quote other words on purpose. */
const HISTORY = new Set(['src/docs/changelog.md', GLOSSARY]);

describe('The glossary holds in', () => {
  it.each([
    ['the console and the drivers’ app', pages],
    ['mails, text messages and tracking pages', mails],
    ['descriptions of the schema', descriptions],
    ['messages', messages],
    ['guides', guides],
  ])('%s', (_name, texts) => {
    expect(
      departures(texts(), [
        ...ruledOut('Not'),
        ...ruledOut('Ruled out'),
        ...(texts === pages || texts === mails ? ruledOut('Instead of') : []),
      ]),
    ).toEqual([]);
  });

  it('Arabic words', () => {
    expect(departures(arabic(), ruledOut('Not in Arabic'))).toEqual([]);
  });

  it('comments, for words that are ruled out everywhere', () => {
    expect(departures(comments(), ruledOut('Ruled out'))).toEqual([]);
  });
});

it('finds a word with its file and its line', () => {
  const text = { file: 'a.md', line: 3, text: 'Nobody was told of the Bank slips.' };
  expect(departures([text], [...ruledOut('Not'), ...ruledOut('Ruled out')])).toEqual([
    'a.md:3 “bank slip”',
    'a.md:3 “told”',
    'a.md:3 “nobody”',
  ]);
  expect(departures([{ ...text, text: 'رسوم التحصيل' }], ruledOut('Not in Arabic'))).toEqual(['a.md:3 “رسوم التحصيل”']);
});

/** The cells of the columns with this heading, one entry a word. */
function ruledOut(heading: string): string[] {
  return lexer(readFileSync(GLOSSARY, 'utf8')).flatMap((token) => {
    if (token.type !== 'table') return [];
    const { header, rows } = token as Tokens.Table;
    const column = header.findIndex(({ text }) => text === heading);
    return column < 0 ? [] : rows.flatMap((row) => (row[column]?.text ?? '').split(/[,،]\s*/).filter(Boolean));
  });
}

function departures(texts: readonly Line[], words: readonly string[]): string[] {
  const patterns = words.map((word) => ({ word, pattern: patternOf(word) }));
  return texts.flatMap(({ file, line, text }) => {
    const said = ALLOWED.reduce(
      (left, { where, words }) => (where.test(file) || where.test(text) ? left.replace(words, '') : left),
      bare(text),
    );
    return patterns.filter(({ pattern }) => pattern.test(said)).map(({ word }) => `${file}:${line} “${word}”`);
  });
}

/** The word as a whole, in the singular or the plural. Arabic words may begin with و, ب or ل. */
function patternOf(word: string): RegExp {
  const [text, isArabic] = [bare(word).replaceAll(' ', '\\s+'), /\p{Script=Arabic}/u.test(word)];
  // Before a noun it is English: “the prices of its own carriers”.
  if (/ own$/.test(word)) return new RegExp(`(?<!(?:none|something|^) )\\b${text}\\b(?!\\s+(?!${FUNCTION_WORDS})[a-z])(?!:)`, 'i');
  return isArabic ? new RegExp(`(?<!\\p{L})[وفبلك]?${text}(?!\\p{L})`, 'u') : new RegExp(`(?<![\\w./-])${text}s?(?![\\w/(])`, 'i');
}

const FUNCTION_WORDS = '(?:and|or|in|on|at|for|with|that|which|who|when|each|to|as|so|is|are|was|until|where|because|instead|per)\\b';

/** Without the signs for vowels, which texts have or have not. */
const bare = (text: string): string => text.replace(/[\u064b-\u0652]/g, '');

const linesOf = (file: string): Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((text, at) => ({ file, line: at + 1, text }));

function pages(): Line[] {
  return globSync(['src/console/*/words.en.json', 'src/driver/words.en.json']).flatMap(wordsOf);
}

function arabic(): Line[] {
  const files = globSync(['src/console/*/words.ar.json', 'src/driver/words.ar.json']);
  return [...files.flatMap(wordsOf), ...mails()].filter(({ text }) => /\p{Script=Arabic}/u.test(text));
}

/** The texts of a file of words. */
const wordsOf = (file: string): Line[] =>
  linesOf(file).map(({ text, ...place }) => ({
    ...place,
    text: /": "(.*)"/.exec(text)?.[1]?.replace(/\{\{?\w+\}?\}|https?:\S+/g, '') ?? '',
  }));

function mails(): Line[] {
  return globSync([
    'src/modules/notifications/templates/**/*.ts',
    'src/{modules,rest}/**/*[.-]words.ts',
    'src/rest/pages/*.ts',
    'src/modules/statements/*.ts',
    'src/modules/invoices/*.ts',
  ]).flatMap(sentencesOf);
}

function messages(): Line[] {
  return globSync(['src/kernel/*-messages.ts', 'src/kernel/error*.ts', 'src/kernel/field-*.ts', 'src/cli/**/*.ts']).flatMap(sentencesOf);
}

/** The texts of a source file: what stands in quotation marks and has a space in it or begins like a sentence. */
function sentencesOf(file: string): Line[] {
  return linesOf(file)
    .filter(({ text }) => !isComment(text) && !/^\s*import /.test(text))
    .map(({ text, ...place }) => {
      const quoted = text.match(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
      return {
        ...place,
        text: quoted
          .filter((each) => /\s|^.[A-Z][a-z]/.test(each))
          .join(' ')
          .replace(/\$?\{[^}]*\}/g, ''),
      };
    });
}

function descriptions(): Line[] {
  let isInside = false;
  return linesOf('schema.graphql').flatMap((line) => {
    const marks = line.text.split('"""').length - 1;
    const isText = isInside || marks > 0;
    if (marks === 1) isInside = !isInside;
    return isText ? [{ ...line, text: line.text.replace(/`[^`]*`/g, '') }] : [];
  });
}

/** Guides without their code. */
function guides(): Line[] {
  const files = [...globSync(['src/docs/*.md', 'src/**/README.md']), 'README.md'].filter(
    (file) => !HISTORY.has(file) && !file.includes('node_modules'),
  );
  return files.flatMap((file) => {
    let isCode = false;
    return linesOf(file)
      .filter(({ text }) => {
        if (/^\s*```/.test(text)) return (isCode = !isCode) && false;
        return !isCode && !/^<!--/.test(text);
      })
      .map(({ text, ...place }) => ({ ...place, text: text.replace(/`[^`]*`|\]\([^)]*\)/g, '') }));
  });
}

const isComment = (text: string): boolean => /^\s*(\/\/|\/\*|\*)/.test(text);

function comments(): Line[] {
  return globSync(['src/**/*.{ts,tsx,graphql}', 'test/**/*.ts'])
    .filter((file) => !/generated|node_modules/.test(file))
    .flatMap(linesOf)
    .flatMap(({ text, ...place }) => {
      const comment = isComment(text) || /^\s*#/.test(text) ? text : (/\s\/\/ (.*)/.exec(text)?.[1] ?? '');
      return comment ? [{ ...place, text: comment.replace(/`[^`]*`/g, '') }] : [];
    });
}
