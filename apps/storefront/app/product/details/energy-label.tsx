import type { EnergyLabelView } from './details-view.ts';
import styles from './energy-label.module.css';

// The drawing's own measures: a sheet of 320 units, arrows that grow from the best class to the worst.
const sheet = { width: 320, head: 76, row: 34, arrow: 26, shortest: 70, growth: 18 };

function arrowOf(length: number, top: number): string {
  const { arrow } = sheet;
  const tip = arrow / 2;
  return `M16 ${top}h${length}l${tip} ${tip}l-${tip} ${tip}H16z`;
}

/** The scale of the European label with the class of the product on it. */
export function EnergyLabel({ label }: { readonly label: EnergyLabelView }) {
  const { brand, model, steps } = label;
  const own = steps.indexOf(label.class);
  const height = sheet.head + steps.length * sheet.row + 16;
  const topOf = (at: number) => sheet.head + at * sheet.row;
  return (
    <svg role="img" aria-label={label.text} viewBox={`0 0 ${sheet.width} ${height}`} className={styles['label']}>
      <rect x="1" y="1" width={sheet.width - 2} height={height - 2} rx="6" className={styles['sheet']} />
      <text x="16" y="32" className={styles['brand']}>
        {brand}
      </text>
      <text x="16" y="52" className={styles['model']}>
        {model}
      </text>
      {steps.map((step, at) => (
        <g key={step}>
          <path
            d={arrowOf(sheet.shortest + at * sheet.growth, topOf(at))}
            data-step={at + 1}
            className={styles['step']}
          />
          <text x="24" y={topOf(at) + 19} data-step={at + 1} className={styles['class']}>
            {step}
          </text>
        </g>
      ))}
      <path d={`M304 ${topOf(own) - 6}h-56l-19 19 19 19h56z`} className={styles['own']} />
      <text x="274" y={topOf(own) + 21} className={styles['ownClass']}>
        {label.class}
      </text>
    </svg>
  );
}
