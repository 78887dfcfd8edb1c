import { refuse, type FieldError } from '../../kernel/errors.js';
import type { Shipment } from './shipment.entity.js';
import type { MeasuredBox } from './verification.rules.js';

type Declared = Pick<Shipment, 'weightMg' | 'lengthUm' | 'widthUm' | 'heightUm' | 'serviceName'>;

/** The most that the service takes. */
interface Limits {
  readonly maxWeightMg: number;
  readonly maxLengthUm: number;
}

/** A slipped decimal point is ten times the truth. */
const TIMES = 10;

/** UNUSUAL_MEASURES for measures that a person should look at twice, because they are billed: both values are named. */
export function assertUsual(declared: Declared, box: MeasuredBox, limits: Limits | undefined): void {
  const errors = [...weightProblem(declared, box, limits), ...sizeProblem(declared, box, limits)];
  if (errors.length === 0) return;
  const message = `${errors.map(({ message: what }) => `${what}.`).join(' ')} If that is right, repeat the request with confirmUnusual: true.`;
  throw refuse('UNUSUAL_MEASURES', { message, errors });
}

function weightProblem({ weightMg, serviceName }: Declared, box: MeasuredBox, limits: Limits | undefined): FieldError[] {
  const declared = Number(weightMg);
  if (declared > 0 && box.weightMg >= TIMES * declared)
    return [unusual('weightKg', `${kg(box.weightMg)} were declared as ${kg(declared)}`)];
  if (limits === undefined || box.weightMg <= limits.maxWeightMg) return [];
  return [
    unusual('weightKg', `${kg(box.weightMg)}, declared as ${kg(declared)}, are more than the ${kg(limits.maxWeightMg)} of ${serviceName}`),
  ];
}

/** Boxes are measured in any order of their sides. */
function sizeProblem(declared: Declared, box: MeasuredBox, limits: Limits | undefined): FieldError[] {
  const [before, after] = [sidesOf(declared), sidesOf(box)];
  const longest = after[0] ?? 0;
  if (after.some((side, index) => (before[index] ?? 0) > 0 && side >= TIMES * (before[index] ?? 0)))
    return [unusual('length', `${cm(after)} were declared as ${cm(before)}`)];
  if (limits === undefined || longest <= limits.maxLengthUm) return [];
  return [
    unusual('length', `${cm(after)}, declared as ${cm(before)}, are more than the ${cm([limits.maxLengthUm])} of ${declared.serviceName}`),
  ];
}

const unusual = (field: string, message: string): FieldError => ({ field, code: 'UNUSUAL_MEASURES', message });

type Sides = Readonly<Record<'lengthUm' | 'widthUm' | 'heightUm', number | bigint>>;

/** In micrometres, longest first. */
const sidesOf = ({ lengthUm, widthUm, heightUm }: Sides): number[] =>
  [lengthUm, widthUm, heightUm].map(Number).toSorted((one, other) => other - one);

const shown = (number: number): string => number.toLocaleString('en', { maximumFractionDigits: 3 });
const kg = (mg: number): string => `${shown(mg / 1e6)} kg`;
const cm = (sides: readonly number[]): string => `${sides.map((side) => shown(side / 1e4)).join(' x ')} cm`;
