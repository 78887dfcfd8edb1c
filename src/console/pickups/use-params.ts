import { useSearchParams } from 'react-router';

interface Params {
  readonly get: (name: string) => string | null;
  readonly set: (changes: Readonly<Record<string, string | null>>) => void;
}

/** Filters in the URL. Changing a filter returns to the first page. */
export function useParams(): Params {
  const [params, setParams] = useSearchParams();
  return {
    get: (name) => params.get(name) || null,
    set: (changes) => {
      const next = new URLSearchParams(params);
      next.delete('after');
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      setParams(next);
    },
  };
}
