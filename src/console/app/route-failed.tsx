import { useRouteError } from 'react-router';
import { Trouble } from '../ui/trouble.js';

/** Error page for failed routes. A full reload also fetches the files of a newer release. */
export function RouteFailed() {
  const thrown = useRouteError();
  return <Trouble error={thrown instanceof Error ? thrown : new Error(String(thrown))} again={() => location.reload()} />;
}
