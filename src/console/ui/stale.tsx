import type { ReactNode } from 'react';
import './stale.css';

interface StaleProps {
  /** True while what is shown belongs to an earlier question: another filter, page or day. */
  readonly isStale: boolean;
  readonly children: ReactNode;
}

/** Dims what is not right yet and takes it out of reach, so that no wrong row can be ticked, opened or acted on. */
export const Stale = ({ isStale, children }: StaleProps) => (
  <div className="stale" inert={isStale} aria-busy={isStale}>
    {children}
  </div>
);
