import { countries } from 'countries-list';

/** Groups of neighbouring trade partners. A country may be in several. */
const REGION_GROUPS: Readonly<Record<string, string>> = {
  GCC: 'AE BH KW OM QA SA',
  MENA: 'AE BH DZ EG IQ JO KW LB LY MA OM PS QA SA SY TN YE',
  EU: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
  ASEAN: 'BN ID KH LA MM MY PH SG TH TL VN',
  NORTH_AMERICA: 'CA MX US',
  SAARC: 'AF BD BT IN LK MV NP PK',
  EAC: 'BI CD KE RW SO SS TZ UG',
  ECOWAS: 'BJ CI CV GH GM GN GW LR NG SL SN TG',
  MERCOSUR: 'AR BO BR PY UY',
  ANZ: 'AU NZ',
};

const groupsByCountry = new Map<string, string[]>();
for (const [group, codes] of Object.entries(REGION_GROUPS)) {
  for (const code of codes.split(' ')) groupsByCountry.set(code, [...(groupsByCountry.get(code) ?? []), group]);
}

const continents: ReadonlyMap<string, string> = new Map(Object.entries(countries).map(([code, country]) => [code, country.continent]));

export function shareRegion(left: string, right: string): boolean {
  const groups = groupsByCountry.get(right) ?? [];
  return (groupsByCountry.get(left) ?? []).some((group) => groups.includes(group));
}

export function shareContinent(left: string, right: string): boolean {
  const continent = continents.get(left);
  return continent !== undefined && continent === continents.get(right);
}
