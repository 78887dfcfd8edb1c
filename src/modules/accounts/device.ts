/** Names in a user agent and what they stand for, the more particular ones first: Edge and Opera also say Chrome, Chrome also says Safari. */
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

/** A user agent in words that people recognise, such as "Firefox on Linux"; null when it names nothing known. */
export function deviceOf(userAgent: string): string | null {
  const [program, system] = [namedIn(userAgent, PROGRAMS), namedIn(userAgent, SYSTEMS)];
  return program && system ? `${program} on ${system}` : (program ?? system ?? null);
}
