import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Question } from '../app/price-question.js';
import type { FieldProblem } from '../graph/graph-error.js';
import type { FormProblem } from '../ui/form-problems.js';
import { useRefusalText } from '../ui/refusal-text.js';
import { controlFor, problemsIn, type ProblemOf } from './question-problems.js';

export interface QuestionProblems {
  readonly all: readonly FormProblem[];
  readonly problemOf: ProblemOf;
  /** Counts the attempts to ask. */
  readonly attempt: number;
  /** Counts one more attempt; true if nothing is wrong with the form itself. */
  readonly check: () => boolean;
}

/** Everything that is wrong with a question, once it was to be asked: by the form, and by the service. */
export function useQuestionProblems(given: Question, told: readonly FieldProblem[]): QuestionProblems {
  const { t } = useTranslation('prices');
  const refusalText = useRefusalText();
  const [attempt, setAttempt] = useState(0);
  const found = problemsIn(given, t);
  const own = attempt > 0 ? found : [];
  const theirs = told.flatMap((problem) => {
    const field = controlFor(problem, given);
    return own.some((each) => each.field === field) ? [] : [{ field, problem: refusalText(problem) }];
  });
  return {
    all: [...own, ...theirs.map(({ field, problem }) => ({ field, text: t('try.wrong.told', { field: labelOf(field, t), problem }) }))],
    problemOf: (field) => own.find((each) => each.field === field)?.text ?? theirs.find((each) => each.field === field)?.problem,
    attempt,
    check: () => {
      setAttempt((count) => count + 1);
      return found.length === 0;
    },
  };
}

function labelOf(field: string, t: TFunction<'prices'>): string {
  const [, line, ofLine = ''] = /^products\[(\d+)\][.](\w+)$/.exec(field) ?? [];
  if (line !== undefined) return `${t('try.product', { number: Number(line) + 1 })}, ${t(`try.${ofLine}` as 'try.grams')}`;
  const [owner = '', name = ''] = field.split('.');
  if (name === '') return t(`try.${owner}` as 'try.kg', { defaultValue: owner });
  return `${t(owner === 'origin' ? 'try.from' : 'try.to')}, ${t(`try.${name}` as 'try.city')}`;
}
