/** ISO 3166-1 codes. The browser supplies the names in every language. */
const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

/** All countries with their names in a language, sorted for that language. */
export function countriesIn(language: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const order = new Intl.Collator(language);
  return CODES.split(' ')
    .map((value) => ({ value, label: `${names.of(value) ?? value} (${value})` }))
    .sort((left, right) => order.compare(left.label, right.label));
}

/** Name of a country in a language. For an unknown code, falls back to the order's name, then to the code. */
export function countryName(language: string, code: string | null | undefined, given = code ?? ''): string {
  if (!code || !/^[A-Z]{2}$/.test(code)) return given;
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(code);
  return name === undefined || name === code ? given : name;
}

/** What people write instead of the name. */
const SHORT: Readonly<Record<string, string>> = { UAE: 'AE', KSA: 'SA', UK: 'GB', USA: 'US', الإمارات: 'AE', السعودية: 'SA' };

/** Code of a country by its name in a language or in English, or by its code; undefined for anything else. */
export function countryNamed(language: string, text: string): string | undefined {
  const [wanted, upper] = [text.trim().toLowerCase(), text.trim().toUpperCase()];
  const codes = CODES.split(' ');
  if (codes.includes(upper)) return upper;
  const names = [language, 'en'].map((each) => new Intl.DisplayNames(each, { type: 'region' }));
  return SHORT[upper] ?? codes.find((code) => names.some((name) => name.of(code)?.toLowerCase() === wanted));
}
