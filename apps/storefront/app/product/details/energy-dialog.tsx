import { Dialog } from '../../ui/overlays/modal.tsx';
import type { EnergyLabelView } from './details-view.ts';
import styles from './energy-dialog.module.css';
import { EnergyLabel } from './energy-label.tsx';

interface EnergyDialogProps {
  readonly label: EnergyLabelView;
  readonly closeLabel: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The whole label over the page, with the way to the data sheet. */
export function EnergyDialog({ label, closeLabel, isOpen, onClose }: EnergyDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={label.title} closeLabel={closeLabel}>
      <div className={styles['label']}>
        <EnergyLabel label={label} />
        <a href={label.sheet.href}>{label.sheet.name}</a>
      </div>
    </Dialog>
  );
}
