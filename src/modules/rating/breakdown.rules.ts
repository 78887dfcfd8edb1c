import type { Actor, Permission } from '../../kernel/actor.js';
import { add } from '../../kernel/money.js';
import type { BreakdownLine } from './breakdown.js';

interface LineRule {
  readonly permission: Permission;
  /** The line that carries the amount for everybody else. */
  readonly within: string;
}

/**
 * Lines that show what a carrier asks and what the operator earns on it. They are for those who may also read the cards by which carriers
 * charge the operator.
 */
const OPERATOR_LINES: Readonly<Record<string, LineRule>> = {
  MARKUP: { permission: 'rate-book:read', within: 'BASE' },
};
/** The currency of a carrier's own price is its affair, too. */
const LIVE_LINES: Readonly<Record<string, LineRule>> = {
  ...OPERATOR_LINES,
  CONVERSION: { permission: 'rate-book:read', within: 'BASE' },
};

/** A price without a rate card is the carrier's own, plus the operator's markup. */
type Priced = { readonly rateCardId: string | null };

/** The lines that the caller may see. Hidden amounts are part of another line, so the sum stays. */
export function visibleLines(actor: Actor, { rateCardId }: Priced, lines: readonly BreakdownLine[]): readonly BreakdownLine[] {
  const rules = rateCardId === null ? LIVE_LINES : OPERATOR_LINES;
  const isHidden = ({ code }: BreakdownLine): boolean => {
    const rule = Object.hasOwn(rules, code) ? rules[code] : undefined;
    return rule !== undefined && !(actor.actsForOperator && actor.can(rule.permission));
  };
  const hidden = lines.filter((line) => isHidden(line) && lines.some(({ code }) => code === rules[line.code]?.within));
  if (hidden.length === 0) return lines;
  return lines
    .filter((line) => !hidden.includes(line))
    .map((line) => {
      const parts = hidden.filter(({ code }) => rules[code]?.within === line.code);
      return parts.length === 0 ? line : { ...line, amount: parts.reduce((sum, { amount }) => add(sum, amount), line.amount) };
    });
}
