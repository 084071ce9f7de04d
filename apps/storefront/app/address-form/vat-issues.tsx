import { Button } from '../ui/inputs/button.tsx';
import { Dialog } from '../ui/overlays/modal.tsx';
import styles from './vat-field.module.css';
import type { VatIssuesView } from './vat-view.ts';

interface VatIssuesProps {
  readonly view: VatIssuesView;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** B§5: what may be wrong with a number, and that buying goes on without it. */
export function VatIssues({ view, isOpen, onClose }: VatIssuesProps) {
  const proceed = (
    <Button kind="primary" onClick={onClose}>
      {view.continue}
    </Button>
  );
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={view.title} closeLabel={view.close} actions={proceed}>
      <p>{view.intro}</p>
      <dl className={styles['issues']}>
        {view.issues.map(({ title, text }) => (
          <div key={title}>
            <dt className={styles['issue']}>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{view.reclaim}</p>
    </Dialog>
  );
}
