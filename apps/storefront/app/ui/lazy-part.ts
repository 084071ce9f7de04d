import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

interface LazyPartProps<Props> {
  /** Once wanted it is fetched, and stays. */
  readonly isWanted: boolean;
  readonly props: Props;
  /** Shown until it is there; nothing unless given. */
  readonly meanwhile?: ReactNode;
}

/** A part of the frame that is fetched when it is first wanted. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  function LazyPart({ isWanted, props, meanwhile = null }: LazyPartProps<Props>) {
    const [loaded, setLoaded] = useState<{ readonly part: ComponentType<Props> } | null>(null);
    useEffect(() => {
      if (isWanted) {
        // What is lost after a deployment is the matter of watchForLostChunks.
        load().then(
          (part) => setLoaded((known) => known ?? { part }),
          () => undefined,
        );
      }
    }, [isWanted]);
    return loaded === null ? meanwhile : createElement(loaded.part, props);
  };
