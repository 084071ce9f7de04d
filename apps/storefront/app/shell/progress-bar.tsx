import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import styles from './progress-bar.module.css';

// B§2.1
const throttleMs = 200;
const hideMs = 500;

type Phase = 'hidden' | 'running' | 'finished';

function usePhase(isBusy: boolean): Phase {
  const [phase, setPhase] = useState<Phase>('hidden');
  useEffect(() => {
    if (isBusy) {
      const start = setTimeout(() => setPhase('running'), throttleMs);
      return () => clearTimeout(start);
    }
    const finish = setTimeout(() => setPhase((known) => (known === 'running' ? 'finished' : known)));
    const hide = setTimeout(() => setPhase('hidden'), hideMs);
    return () => {
      clearTimeout(finish);
      clearTimeout(hide);
    };
  }, [isBusy]);
  return phase;
}

/** For the eye only: a screen reader is told of the new page by the focus that moves into it. */
export function ProgressBar() {
  const phase = usePhase(useNavigation().state !== 'idle');
  return phase === 'hidden' ? null : (
    <div aria-hidden="true" className={styles['track']}>
      <div className={styles[phase]} />
    </div>
  );
}
