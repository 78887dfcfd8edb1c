export type Verdict = 'ok' | 'warning' | 'problem';

/** What a check found, in one sentence, and what to do about it in another. */
export interface Finding {
  readonly verdict: Verdict;
  readonly message: string;
  readonly remedy?: string;
}

export const ok = (message: string): Finding => ({ verdict: 'ok', message });
export const warning = (message: string, remedy: string): Finding => ({ verdict: 'warning', message, remedy });
export const problem = (message: string, remedy: string): Finding => ({ verdict: 'problem', message, remedy });

const SEVERITY: readonly Verdict[] = ['ok', 'warning', 'problem'];

export const worstOf = (findings: readonly Finding[]): Verdict =>
  SEVERITY[Math.max(0, ...findings.map(({ verdict }) => SEVERITY.indexOf(verdict)))] ?? 'ok';
