import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

type Module<Props> = { readonly default: ComponentType<Props> };

/** A screen that is loaded when it is first opened; the service worker has it already. */
export function lazy<Props extends object>(load: () => Promise<Module<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Lazy(props: Props): JSX.Element | null {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | undefined>(() => loaded);
    useEffect(() => {
      if (loaded) return;
      void load().then((module) => {
        loaded = module.default;
        setLoaded(() => module.default);
      });
    }, []);
    return Loaded ? <Loaded {...props} /> : null;
  };
}
