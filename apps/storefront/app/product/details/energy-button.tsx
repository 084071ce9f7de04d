import { useState } from 'react';
import { EnergyArrow, type EnergyView } from '../../ui/goods/energy-arrow.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { openInstead } from '../../ui/overlays/overlay-links.ts';
import type { EnergyLabelView } from './details-view.ts';
import styles from './energy-button.module.css';

const EnergyDialog = lazyPart(() => import('./energy-dialog.tsx').then((file) => file.EnergyDialog));

interface EnergyButtonProps {
  readonly energy: EnergyView;
  /** Null where the scale could not be read: then the arrow is all there is. */
  readonly label: EnergyLabelView | null;
  readonly closeLabel: string;
}

/** The arrow opens the label over the page; without JavaScript it leads to it further down. */
export function EnergyButton({ energy, label, closeLabel }: EnergyButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  if (label === null) return <EnergyArrow energy={energy} />;
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <div className={styles['place']}>
      <span onClick={(event) => openInstead(event, open)}>
        <EnergyArrow energy={energy} />
      </span>
      <EnergyDialog isWanted={isWanted} props={{ label, closeLabel, isOpen, onClose: () => setOpen(false) }} />
    </div>
  );
}
