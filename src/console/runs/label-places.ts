/** A mark in a picture, in pixels. */
export interface Mark {
  readonly id: string;
  readonly number: number;
  readonly x: number;
  readonly y: number;
}

/** Marks that would lie on each other are one. */
export interface Cluster {
  readonly marks: readonly Mark[];
  readonly x: number;
  readonly y: number;
  /** Their numbers, such as "3", "3, 7" or "3–6". */
  readonly text: string;
}

const TOUCHING_PX = 24;

/** Joins marks that touch, in order of their numbers. */
export function clustersOf(marks: readonly Mark[]): Cluster[] {
  const groups: Mark[][] = [];
  for (const mark of marks) {
    const near = groups.find(([first]) => first && Math.hypot(first.x - mark.x, first.y - mark.y) < TOUCHING_PX);
    if (near) near.push(mark);
    else groups.push([mark]);
  }
  return groups.flatMap((own) => {
    const [first] = own;
    return first ? [{ marks: own, x: first.x, y: first.y, text: numbersText(own.map(({ number }) => number)) }] : [];
  });
}

const MOST_NUMBERS = 2;

function numbersText(numbers: readonly number[]): string {
  const [first = 0] = numbers;
  if (numbers.length <= MOST_NUMBERS) return numbers.join(', ');
  const isInARow = numbers.every((number, index) => number === first + index);
  return isInARow ? `${first}–${numbers.at(-1)}` : `${first} +${numbers.length - 1}`;
}

/** A label wanted beside a place, in pixels. */
export interface Wanted {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacedLabel extends Box {
  readonly id: string;
}

const RADIUS_PX = 14;
const GAP_PX = 3;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Puts labels beside, below or above their places, the first ones first, where they hide least of the line that joins the places. One for
 * which there is no room between the marks, the other labels and the edges is left out: the list has it.
 */
export function placeLabels(wanted: readonly Wanted[], frame: Size, line: readonly Point[] = []): PlacedLabel[] {
  const taken: Box[] = wanted.map(({ x, y }) => ({ left: x - RADIUS_PX, top: y - RADIUS_PX, width: 2 * RADIUS_PX, height: 2 * RADIUS_PX }));
  const placed: PlacedLabel[] = [];
  for (const label of wanted) {
    const free = placesBeside(label, frame.width).filter(
      (place) => isInside(place, frame) && !taken.some((other) => overlaps(place, other)),
    );
    const [box] = free.toSorted((one, other) => hidden(line, one) - hidden(line, other));
    if (!box) continue;
    taken.push(box);
    placed.push({ id: label.id, ...box });
  }
  return placed;
}

function placesBeside({ x, y, width, height }: Wanted, frameWidth: number): Box[] {
  const away = RADIUS_PX + GAP_PX;
  const centred = Math.min(Math.max(x - width / 2, 0), frameWidth - width);
  return [
    { left: x + away, top: y - height / 2 },
    { left: x - away - width, top: y - height / 2 },
    { left: centred, top: y + away },
    { left: centred, top: y - away - height },
  ].map((corner) => ({ ...corner, width, height }));
}

const STEPS = 20;

/** How much of a line a box hides, in steps of its parts. */
const hidden = (line: readonly Point[], { left, top, width, height }: Box): number =>
  line.slice(1).reduce((sum, to, index) => {
    const from = line[index] ?? to;
    const steps = Array.from({ length: STEPS }, (_, step) => (step + 0.5) / STEPS);
    const under = steps.filter((share) => {
      const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
      return x > left && x < left + width && y > top && y < top + height;
    });
    return sum + under.length * Math.hypot(to.x - from.x, to.y - from.y);
  }, 0);

const isInside = ({ left, top, width, height }: Box, frame: Size): boolean =>
  left >= 0 && top >= 0 && left + width <= frame.width && top + height <= frame.height;

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;
