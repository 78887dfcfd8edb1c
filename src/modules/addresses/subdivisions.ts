import { knownCity } from './gulf-cities.js';
import { closeKey, placeKey } from './place-key.js';
import { REGION_POSTAL_CODES, SUBDIVISION_NAMES } from './postal-data.generated.js';
import { zipForms } from './postal-codes.js';

interface Subdivisions {
  /** Codes by the names as they are registered, and by the codes themselves. */
  readonly exact: ReadonlyMap<string, string>;
  /** Codes by names without words such as "province"; without those that would name two. */
  readonly bare: ReadonlyMap<string, string>;
  /** The subdivision around another one. */
  readonly parents: ReadonlyMap<string, string>;
}

/** Words around the name of a subdivision that say what kind it is. */
const KINDS = new Set(
  (
    'emirate governorate province provincia provinsi state county region region regiao regione district departamento department departement ' +
    'prefecture oblast krai canton kanton lan land municipality territory estado comunidad sheng shi zizhiqu to ken fu of de del do da d imarat muhafazat mintaqat wilayat ' +
    'اماره محافظه منطقه ولايه'
  ).split(' '),
);

const HAN_WITH_KIND = /\p{Script=Han}{2}[省市県府都縣县]$/u;

const built = new Map<string, Subdivisions | undefined>();

/** Built when the country is first asked for. */
function subdivisionsOf(country: string): Subdivisions | undefined {
  if (!built.has(country)) built.set(country, build(country));
  return built.get(country);
}

function build(country: string): Subdivisions | undefined {
  const lines = SUBDIVISION_NAMES[country]?.split('\n');
  if (!lines) return undefined;
  const exact = new Map<string, string>();
  const bare = new Map<string, string | undefined>();
  const parents = new Map<string, string>();
  const entries = lines
    .map((line) => line.split('|'))
    .toSorted(([, left = ''], [, right = '']) => Number(left !== '') - Number(right !== ''));
  for (const [code = ''] of entries) for (const key of [closeKey(code), closeKey(country + code)]) exact.set(key, code);
  for (const [code = '', parent = '', ...names] of entries) {
    if (parent !== '') parents.set(code, parent);
    for (const name of [...names, ...(MORE_SUBDIVISION_NAMES[country]?.[code] ?? [])]) {
      if (!exact.has(closeKey(name))) exact.set(closeKey(name), code);
      const short = bareKey(name);
      if (short !== '') bare.set(short, bare.has(short) && bare.get(short) !== code ? undefined : code);
    }
  }
  return { exact, bare: new Map([...bare].flatMap(([key, code]) => (code === undefined ? [] : [[key, code]]))), parents };
}

/** A name without the words that say what kind of subdivision it is, at its beginning or end. */
function bareKey(name: string): string {
  const words = placeKey(name).split(' ');
  const first = words.findIndex((word) => !KINDS.has(word));
  const last = words.findLastIndex((word) => !KINDS.has(word));
  const bare = words.slice(Math.max(first, 0), last + 1).join('');
  return HAN_WITH_KIND.test(bare) ? bare.slice(0, -1) : bare;
}

/** The code of a subdivision (ISO 3166-2 without its country) given by code or name in any language of the country; undefined if unknown. */
export function subdivisionCode(country: string, state: string | null | undefined): string | undefined {
  const key = closeKey(state);
  if (key === '') return undefined;
  const known = subdivisionsOf(country);
  return known?.exact.get(key) ?? known?.bare.get(bareKey(state ?? ''));
}

export const hasSubdivisions = (country: string): boolean => SUBDIVISION_NAMES[country] !== undefined;

/** Where a city has the name of its subdivision, such as Dubai, or is one of the cities that are known by name. */
export const subdivisionOfCity = (country: string, city: string): string | undefined =>
  subdivisionCode(country, city) ?? knownCity(country, city)?.state;

/** The subdivision whose postal codes begin as this one; undefined if none or several do. */
export function subdivisionOfZip(country: string, zip: string): string | undefined {
  const patterns = REGION_POSTAL_CODES[country];
  if (!patterns || zip.trim() === '') return undefined;
  const forms = zipForms(country, zip);
  const fitting = Object.keys(patterns).filter((code) => forms.some((form) => patterns[code]?.test(form)));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** True if both are known and neither lies in the other. */
export function areApart(country: string, left: string | undefined, right: string | undefined): boolean {
  if (left === undefined || right === undefined || left === right) return false;
  const parents = subdivisionsOf(country)?.parents;
  return parents?.get(left) !== right && parents?.get(right) !== left;
}

/** Names that the data sets lack: Arabic ones of the Gulf and the Levant, and what people call a few others. */
const MORE_SUBDIVISION_NAMES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  AE: {
    AZ: ['Abudhabi', 'Abu Zabi'],
    UQ: ['أم القيوين', 'Umm Al Quwain', 'Umm Al Qaiwain', 'UAQ'],
    RK: ['RAK', 'Ras Al Khaima', 'راس الخيمه'],
    SH: ['Sharja', 'شارقة'],
    DU: ['DXB', 'دبى'],
    FU: ['Fujaira'],
  },
  BH: {
    13: ['Manama', 'العاصمة', 'Al Asimah'],
    14: ['الجنوبية', 'Al Janubiyah'],
    15: ['المحرق', 'Al Muharraq'],
    17: ['الشمالية', 'Ash Shamaliyah'],
  },
  JO: {
    AJ: ['عجلون'], AM: ['عمان', 'العاصمة'], AQ: ['العقبة'], AT: ['الطفيلة'], AZ: ['الزرقاء', 'Az Zarqa'], BA: ['البلقاء'],
    IR: ['إربد'], JA: ['جرش'], KA: ['الكرك'], MA: ['المفرق'], MD: ['مادبا'], MN: ['معان'],
  }, // prettier-ignore
  KW: {
    AH: ['الأحمدي', 'Ahmadi'],
    FA: ['الفروانية', 'Farwaniya', 'Farwaniyah', 'Al Farwaniya'],
    HA: ['حولي', 'Hawally', 'Hawali'],
    JA: ['الجهراء', 'Jahra'],
    KU: ['العاصمة', 'Capital', 'Kuwait City', 'الكويت'],
    MU: ['مبارك الكبير', 'Mubarak Al Kabir'],
  },
  LB: {
    AK: ['عكار'], AS: ['الشمال', 'North Lebanon'], BA: ['بيروت'], BH: ['بعلبك الهرمل'], BI: ['البقاع', 'Bekaa'],
    JA: ['الجنوب', 'South Lebanon'], JL: ['جبل لبنان'], NA: ['النبطية'],
  }, // prettier-ignore
  MX: { CMX: ['Mexico City', 'CDMX', 'Distrito Federal', 'DF'], MEX: ['Estado de México', 'Edomex'] },
  OM: {
    BJ: ['جنوب الباطنة', 'South Batinah', 'Al Batinah South'], BS: ['شمال الباطنة', 'North Batinah', 'Al Batinah North'],
    BU: ['البريمي', 'Buraimi'], DA: ['الداخلية', 'Dakhiliyah'], MA: ['مسقط'], MU: ['مسندم'],
    SJ: ['جنوب الشرقية', 'South Sharqiyah', 'Ash Sharqiyah South'], SS: ['شمال الشرقية', 'North Sharqiyah', 'Ash Sharqiyah North'],
    WU: ['الوسطى'], ZA: ['الظاهرة', 'Dhahirah'], ZU: ['ظفار', 'Zufar'],
  }, // prettier-ignore
  QA: {
    DA: ['الدوحة'], KH: ['الخور', 'Al Khor and Al Thakhira'], MS: ['الشمال', 'Al Shamal'], RA: ['الريان', 'Rayyan'],
    SH: ['الشيحانية', 'Al Shahaniya', 'Al Sheehaniya'], US: ['أم صلال', 'Umm Slal'], WA: ['الوكرة', 'Wakra'], ZA: ['الضعاين', 'Daayen'],
  }, // prettier-ignore
  SA: {
    '01': ['الرياض', 'Ar Riyad', 'Riyad'], '02': ['مكة المكرمة', 'مكة', 'Mecca', 'Makka', 'Western'], '03': ['المدينة المنورة', 'المدينة', 'Madinah', 'Medina', 'Al Madina'],
    '04': ['الشرقية', 'المنطقة الشرقية', 'Eastern Province', 'Al Sharqiyah'], '05': ['القصيم', 'Qassim', 'Al Qasim', 'Qasim'], '06': ['حائل', 'Hail'], '07': ['تبوك'],
    '08': ['الحدود الشمالية', 'Northern Border', 'Northern'], '09': ['جازان', 'جيزان', 'Jazan', 'Jizan'], 10: ['نجران'],
    11: ['الباحة', 'Baha', 'Al Baha'], 12: ['الجوف', 'Jouf', 'Al Jouf'], 14: ['عسير', 'Aseer', 'Asir'],
  }, // prettier-ignore
  US: { DC: ['Washington D.C.', 'D.C.'] },
};
