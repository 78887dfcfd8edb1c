import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = 'src/stores/woocommerce';
const DOMAIN = 'shipgraph-for-woocommerce';

/** The template of translations of the plug-in for WooCommerce. */
export const WOOCOMMERCE_WORDS = `${FOLDER}/languages/${DOMAIN}.pot`;

const CALL = /\b(?:__|_e|esc_html__|esc_html_e|esc_attr__|esc_attr_e|_n)\( /g;
const SINGLE = /\b(?:__|_e|esc_html__|esc_html_e|esc_attr__|esc_attr_e)\( '((?:[^'\\]|\\.)*)', 'shipgraph-for-woocommerce' \)/g;
const PLURAL = /\b_n\( '((?:[^'\\]|\\.)*)', '((?:[^'\\]|\\.)*)', \$\w+, 'shipgraph-for-woocommerce' \)/g;
const HINT = /\/\* (translators: [^*]*) \*\/\s*$/;

interface Entry {
  readonly text: string;
  readonly plural: string | undefined;
  readonly hint: string | undefined;
  readonly files: Set<string>;
}

/** Everything that the plug-in says, as a template for translators. */
export async function woocommerceWordsText(): Promise<string> {
  const entries = new Map<string, Entry>();
  const included = (await readdir(join(FOLDER, 'includes'))).sort().map((name) => `includes/${name}`);
  for (const file of [`${DOMAIN}.php`, ...included, 'uninstall.php']) collect(entries, file, await readFile(join(FOLDER, file), 'utf8'));
  return [HEADER, ...[...entries.values()].map(entryText)].join('\n');
}

const HEADER = `# Words of shipgraph for WooCommerce. Written by "npm run codegen".
# This file is distributed under the GPL-2.0-or-later.
msgid ""
msgstr ""
"Project-Id-Version: shipgraph for WooCommerce\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"X-Domain: ${DOMAIN}\\n"
`;

function collect(entries: Map<string, Entry>, file: string, code: string): void {
  const found = [...code.matchAll(SINGLE), ...code.matchAll(PLURAL)].sort((left, right) => left.index - right.index);
  const calls = [...code.matchAll(CALL)].length;
  if (calls !== found.length)
    throw new Error(`${file}: ${calls - found.length} calls of translations are not of the form __( 'text', '${DOMAIN}' ).`);
  const described = /^ \* Description: +(.+)$/m.exec(code)?.[1];
  if (described) entries.set(described, { text: described, plural: undefined, hint: 'Description of the plugin', files: new Set([file]) });
  for (const match of found) {
    const [, text = '', plural] = match.map((part) => part?.replaceAll(/\\(.)/g, '$1'));
    const known = entries.get(text);
    if (known) known.files.add(file);
    else entries.set(text, { text, plural, hint: hintBefore(code, match.index), files: new Set([file]) });
  }
}

/** The comment that stands in the line before the call, or before the text within it. */
const hintBefore = (code: string, index: number): string | undefined =>
  HINT.exec(code.slice(0, code.lastIndexOf('\n', index) + 1).trimEnd())?.[1];

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;

const entryText = ({ text, plural, hint, files }: Entry): string =>
  [
    ...(hint === undefined ? [] : [`#. ${hint}`]),
    ...[...files].map((file) => `#: ${file}`),
    ...(/%(\d\$)?[sd]/.test(text) ? ['#, php-format'] : []),
    `msgid ${quoted(text)}`,
    ...(plural === undefined ? ['msgstr ""'] : [`msgid_plural ${quoted(plural)}`, 'msgstr[0] ""', 'msgstr[1] ""']),
    '',
  ].join('\n');

/** Words of the template that a language lacks, each with the name of the file. */
export async function untranslatedWooCommerceWords(): Promise<string[]> {
  const words = await readFile(WOOCOMMERCE_WORDS, 'utf8');
  const wanted = [...words.matchAll(/^msgid "(.+)"$/gm)].map(([, text = '']) => unquoted(text));
  const files = (await readdir(join(FOLDER, 'languages'))).filter((name) => name.endsWith('.po'));
  const missing = files.map(async (name) => {
    const known = new Set(translationsIn(await readFile(join(FOLDER, 'languages', name), 'utf8')).map(({ text }) => text));
    return wanted.filter((text) => !known.has(text)).map((text) => `  ${name}: ${text}`);
  });
  return (await Promise.all(missing)).flat();
}

interface Translation {
  readonly text: string;
  readonly plural: string;
  readonly forms: readonly string[];
}

/** The translations in a file of the form .po, without those that are empty. */
export function translationsIn(po: string): Translation[] {
  return po
    .split(/\n\s*\n/)
    .map((block) => {
      const fields = new Map<string, string>();
      let field = '';
      for (const line of block.split('\n')) {
        const [, name, text] = /^(?:(msg\w+(?:\[\d\])?) )?"(.*)"$/.exec(line) ?? [];
        if (text === undefined) continue;
        field = name ?? field;
        fields.set(field, (fields.get(field) ?? '') + unquoted(text));
      }
      const forms = [...fields].filter(([name]) => name.startsWith('msgstr')).map(([, text]) => text);
      return { text: fields.get('msgid') ?? '', plural: fields.get('msgid_plural') ?? '', forms };
    })
    .filter(({ forms }) => forms.length > 0 && forms.every((form) => form !== ''));
}

const unquoted = (text: string): string => text.replaceAll(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));

const MAGIC = 0x950412de;
const HEAD_BYTES = 28;
const ENTRY_BYTES = 8;

/** Compiles a file of the form .po to .mo: two tables of lengths and offsets, sorted by the originals, then the texts, each ended by NUL. */
export function compileTranslations(po: string): Uint8Array {
  const pairs = translationsIn(po)
    .map(({ text, plural, forms }) => [plural === '' ? text : `${text}\0${plural}`, forms.join('\0')].map((each) => Buffer.from(each)))
    .sort(([left = Buffer.of()], [right = Buffer.of()]) => Buffer.compare(left, right));
  const tables = Buffer.alloc(HEAD_BYTES + 2 * ENTRY_BYTES * pairs.length);
  const second = HEAD_BYTES + ENTRY_BYTES * pairs.length;
  [MAGIC, 0, pairs.length, HEAD_BYTES, second, 0, tables.length].forEach((value, index) => tables.writeUInt32LE(value, index * 4));
  const texts: Buffer[] = [];
  let offset = tables.length;
  for (const [column, table] of [HEAD_BYTES, second].entries()) {
    pairs.forEach((pair, index) => {
      const text = pair[column] ?? Buffer.of();
      tables.writeUInt32LE(text.length, table + index * ENTRY_BYTES);
      tables.writeUInt32LE(offset, table + index * ENTRY_BYTES + 4);
      texts.push(text, Buffer.of(0));
      offset += text.length + 1;
    });
  }
  return Buffer.concat([tables, ...texts]);
}
