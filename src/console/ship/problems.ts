import { GraphError, type FieldProblem } from '../graph/graph-error.js';
import { useRefusalText } from '../ui/refusal-text.js';

/** What the service says of a field, by its paths in orders and in prices; undefined if nothing. */
export type ProblemOf = (...fields: readonly string[]) => string | undefined;

/** Shows the refusals of the service at their fields; the first error that names a field wins. */
export function useProblems(errors: readonly (Error | null | undefined)[]): ProblemOf {
  const refusalText = useRefusalText();
  const problems: readonly FieldProblem[] = errors.flatMap((error) => (error instanceof GraphError ? error.problems : []));
  return (...fields) => {
    const problem = problems.find(({ field }) => fields.includes(field ?? ''));
    return problem && refusalText(problem);
  };
}
