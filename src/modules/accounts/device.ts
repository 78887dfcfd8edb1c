/** User agent tokens and their display names. Order matters: Edge and Opera also say Chrome, and Chrome also says Safari. */
const PROGRAMS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
  ['shipgraph', 'shipgraph command line'],
  ['curl', 'curl'],
  ['node', 'Node.js'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

const namedIn = (text: string, names: readonly (readonly [string, string])[]): string | undefined =>
  names.find(([part]) => text.includes(part))?.[1];

/** Describes a user agent in familiar words, such as "Firefox on Linux"; null if it is unknown. */
export function deviceOf(userAgent: string): string | null {
  const [program, system] = [namedIn(userAgent, PROGRAMS), namedIn(userAgent, SYSTEMS)];
  return program && system ? `${program} on ${system}` : (program ?? system ?? null);
}
