import Rotate3d from 'lucide-react/icons/rotate-3d';
import { useState } from 'react';
import { Button } from '../../ui/inputs/button.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import type { TurnView } from './gallery-view.ts';
import styles from './turn-slide.module.css';

const Turn = lazyPart(() => import('./turn.tsx').then((file) => file.Turn));

/** The first frame and a button: the other frames are fetched for those who want to turn it. */
export function TurnSlide({ view }: { readonly view: TurnView }) {
  const [isStarted, setStarted] = useState(false);
  const waiting = (
    <div className={styles['cover']}>
      <img src={view.frames[0]} alt="" width={640} height={640} loading="lazy" className={styles['frame']} />
      <Button icon={Rotate3d} isBusy={isStarted} className={styles['start']} onClick={() => setStarted(true)}>
        {view.start}
      </Button>
    </div>
  );
  return isStarted ? <Turn isWanted props={{ view }} meanwhile={waiting} /> : waiting;
}
