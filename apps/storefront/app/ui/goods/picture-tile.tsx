import styles from './picture-tile.module.css';

interface PictureTileProps {
  readonly brand: string;
  readonly number: string;
}

/** Stands where a product has no picture. It repeats what the text beside it says, so it is silent. */
export function PictureTile({ brand, number }: PictureTileProps) {
  return (
    <div className={styles['tile']} aria-hidden="true">
      <span className={styles['brand']}>{brand}</span>
      <span className={styles['number']}>{number}</span>
    </div>
  );
}
