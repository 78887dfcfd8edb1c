import { fieldError, problem, Refusal, refuse, type FieldError, type FieldProblem } from '../../kernel/errors.js';
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
  const { message, ...confirm } = refuse('UNUSUAL_MEASURES.confirm').said;
  const found = errors.map((error) => `${error.message}.`);
  throw new Refusal('UNUSUAL_MEASURES', { message: [...found, message].join(' '), ...confirm }, { errors });
}

function weightProblem({ weightMg, serviceName }: Declared, box: MeasuredBox, limits: Limits | undefined): FieldError[] {
  const declared = Number(weightMg);
  if (declared > 0 && box.weightMg >= TIMES * declared)
    return [unusual('weightKg', problem('declaredAs', { given: kg(box.weightMg), declared: kg(declared) }))];
  if (limits === undefined || box.weightMg <= limits.maxWeightMg) return [];
  const measured = { given: kg(box.weightMg), declared: kg(declared) };
  return [unusual('weightKg', problem('moreThanService', { ...measured, max: kg(limits.maxWeightMg), service: serviceName }))];
}

/** Boxes are measured in any order of their sides. */
function sizeProblem(declared: Declared, box: MeasuredBox, limits: Limits | undefined): FieldError[] {
  const [before, after] = [sidesOf(declared), sidesOf(box)];
  const longest = after[0] ?? 0;
  const measured = { given: cm(after), declared: cm(before) };
  if (after.some((side, index) => (before[index] ?? 0) > 0 && side >= TIMES * (before[index] ?? 0)))
    return [unusual('length', problem('declaredAs', measured))];
  if (limits === undefined || longest <= limits.maxLengthUm) return [];
  return [unusual('length', problem('moreThanService', { ...measured, max: cm([limits.maxLengthUm]), service: declared.serviceName }))];
}

const unusual = (field: string, what: FieldProblem): FieldError => fieldError(field, 'UNUSUAL_MEASURES', what);

type Sides = Readonly<Record<'lengthUm' | 'widthUm' | 'heightUm', number | bigint>>;

/** In micrometres, longest first. */
const sidesOf = ({ lengthUm, widthUm, heightUm }: Sides): number[] =>
  [lengthUm, widthUm, heightUm].map(Number).toSorted((one, other) => other - one);

const shown = (number: number): string => number.toLocaleString('en', { maximumFractionDigits: 3 });
const kg = (mg: number): string => `${shown(mg / 1e6)} kg`;
const cm = (sides: readonly number[]): string => `${sides.map((side) => shown(side / 1e4)).join(' x ')} cm`;
