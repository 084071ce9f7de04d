import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { Notice } from '../../ui/overlays/notice.tsx';
import { Spinner } from '../../ui/inputs/spinner.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { frameAfterDrag } from './frame-after-drag.ts';
import type { TurnView } from './gallery-view.ts';
import styles from './turn-slide.module.css';

type Loading = 'loading' | 'ready' | 'failed';

const fetchFrame = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve();
    image.onerror = () => reject(new Error(address));
    image.src = address;
  });

/** Frames are there before anything turns: a product that jumps is worse than one that waits. */
function useFrames(frames: readonly string[]): Loading {
  const [state, setState] = useState<Loading>('loading');
  useEffect(() => {
    let isWanted = true;
    Promise.all(frames.map(fetchFrame)).then(
      () => isWanted && setState('ready'),
      () => isWanted && setState('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [frames]);
  return state;
}

/** Turned by dragging, or by the slider, which also listens to the arrow keys. It never turns by itself. */
export function Turn({ view }: { readonly view: TurnView }) {
  const { frames, turnHelp: help, turnLoading: loading, turnFailed: failed, turnSlider: slider } = view;
  const state = useFrames(frames);
  const [at, setAt] = useState(0);
  const drag = useRef<{ readonly x: number; readonly at: number } | null>(null);
  const move = (event: PointerEvent<HTMLElement>) => {
    if (drag.current !== null) {
      const share = (event.clientX - drag.current.x) / event.currentTarget.clientWidth;
      setAt(frameAfterDrag(drag.current.at, share, frames.length));
    }
  };
  if (state === 'failed') {
    return (
      <Notice kind="error" isLive>
        {failed}
      </Notice>
    );
  }
  return (
    <div className={styles['turn']} aria-busy={state === 'loading'}>
      <div
        className={styles['handle']}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag.current = { x: event.clientX, at };
        }}
        onPointerMove={state === 'ready' ? move : undefined}
        onPointerUp={() => {
          drag.current = null;
        }}
        onPointerCancel={() => {
          drag.current = null;
        }}
      >
        <img src={frames[at]} alt="" width={640} height={640} draggable={false} className={styles['frame']} />
        {state === 'loading' && (
          <span role="status" className={styles['loading']}>
            <Spinner />
            <VisuallyHidden>{loading}</VisuallyHidden>
          </span>
        )}
      </div>
      <div className={styles['controls']}>
        <input
          type="range"
          min={0}
          max={frames.length - 1}
          value={at}
          disabled={state === 'loading'}
          aria-label={slider}
          aria-valuetext={`${Math.round((at * 360) / frames.length)}°`}
          className={styles['slider']}
          onChange={({ currentTarget }) => setAt(Number(currentTarget.value))}
        />
        <p className={styles['help']}>{help}</p>
      </div>
    </div>
  );
}
