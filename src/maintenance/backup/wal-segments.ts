const NAME = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/;
/** Segments of 16 MB per 4 GB of log. */
const PER_LOG = 0x100n;

/** The names of the files of the write-ahead log from one to another, both included. They are on one timeline: a backup does not outlive it. */
export function segmentsBetween(first: string, last: string): string[] {
  const [timeline, start] = numberOf(first);
  const [, end] = numberOf(last);
  const segments: string[] = [];
  for (let number = start; number <= end; number += 1n) segments.push(`${timeline}${hex(number / PER_LOG)}${hex(number % PER_LOG)}`);
  return segments;
}

function numberOf(name: string): readonly [string, bigint] {
  const [, timeline = '', log = '', segment = ''] = NAME.exec(name) ?? [];
  if (timeline === '') throw new Error(`"${name}" is not a file of the write-ahead log.`);
  return [timeline, BigInt(`0x${log}`) * PER_LOG + BigInt(`0x${segment}`)];
}

const hex = (number: bigint): string => number.toString(16).toUpperCase().padStart(8, '0');
