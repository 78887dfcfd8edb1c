import { useRouteError } from 'react-router';
import { Trouble } from '../ui/trouble.js';

/** A page that could not be loaded or shown. Loading everything again also brings the files of a newer release. */
export function RouteFailed() {
  const thrown = useRouteError();
  return <Trouble error={thrown instanceof Error ? thrown : new Error(String(thrown))} again={() => location.reload()} />;
}
