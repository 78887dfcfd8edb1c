/** Orders two semantic versions as `sort` expects it: 1.0.0-rc.1, 1.0.0-rc.2, 1.0.0, 1.0.1. */
export function compareVersions(one: string, other: string): number {
  const [oneRelease, onePre] = partsOf(one);
  const [otherRelease, otherPre] = partsOf(other);
  const byRelease = compareLists(oneRelease, otherRelease);
  if (byRelease !== 0) return byRelease;
  // A version is newer than its previews.
  if (onePre.length === 0 || otherPre.length === 0) return otherPre.length - onePre.length;
  return compareLists(onePre, otherPre);
}

function partsOf(text: string): readonly [readonly string[], readonly string[]] {
  const [version = ''] = text.split('+');
  const [release = '', ...pre] = version.split('-');
  return [release.split('.'), pre.length === 0 ? [] : pre.join('-').split('.')];
}

function compareLists(one: readonly string[], other: readonly string[]): number {
  for (const [at, part] of one.entries()) {
    const order = comparePart(part, other[at]);
    if (order !== 0) return order;
  }
  return one.length - other.length;
}

function comparePart(one: string, other: string | undefined): number {
  if (other === undefined) return 1;
  const bothNumbers = /^\d+$/.test(one) && /^\d+$/.test(other);
  return bothNumbers ? Number(one) - Number(other) : one < other ? -1 : Number(one > other);
}
