import { keepChoice, useKeptChoice } from '../../request/kept-choices.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './net-switch.module.css';

interface NetSwitchProps {
  readonly label: string;
  readonly className?: string | undefined;
}

/** A company sets it once: net prices beside the gross ones on cards, products and cart lines. */
export function NetSwitch({ label, className }: NetSwitchProps) {
  const isOn = useKeptChoice('net-prices') !== '';
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={joinClasses(styles['switch'], className)}
      onClick={() => keepChoice('net-prices', isOn ? '' : '1')}
    >
      <span className={styles['track']} />
      {label}
    </button>
  );
}
