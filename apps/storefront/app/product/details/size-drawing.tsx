import { useId } from 'react';
import type { SizeView } from './measures-view.ts';
import styles from './size-drawing.module.css';

// The drawing's own measures. All of it but the words is drawn to one scale, which the largest thing decides.
const sheet = { width: 360, height: 260, edge: 8, words: 28 };
/** Room for the height's name and number before the product. */
const beforeProduct = 92;
/** Room for a side's name and number beside the product. */
const besideProduct = 96;
/** A depth is drawn at half its length, in a slant of 45 degrees. */
const slant = Math.SQRT1_2 / 2;
const personWidthMm = 440;

interface Frame {
  readonly scale: number;
  readonly left: number;
  readonly floor: number;
  /** What the product stands on. */
  readonly stand: number;
  /** Where the drawing begins. */
  readonly top: number;
}

function frameOf({ reference, referenceMm, sides: { lengthMm, widthMm, heightMm } }: SizeView): Frame {
  const { width, height, edge, words } = sheet;
  const deep = widthMm * slant;
  const isBesidePerson = reference === 'person';
  const across = lengthMm + deep + (isBesidePerson ? personWidthMm : 0);
  const up = isBesidePerson ? Math.max(referenceMm, heightMm + deep) : referenceMm + heightMm + deep;
  const room = {
    across: width - beforeProduct - besideProduct - edge,
    up: height - edge - (isBesidePerson ? words : edge),
  };
  const scale = Math.min(room.across / across, room.up / up);
  const floor = isBesidePerson ? height - words : height - edge;
  const left = beforeProduct + (room.across - across * scale) / 2;
  const top = Math.max(0, Math.min(floor - up * scale - edge, floor - 2 * words));
  return { scale, left, floor, stand: isBesidePerson ? floor : floor - referenceMm * scale, top };
}

/** The front and, slanted away from it, the top and the side. */
function Box({ view: { sides }, frame }: { readonly view: SizeView; readonly frame: Frame }) {
  const { scale, left, stand } = frame;
  const [length, height, deep] = [sides.lengthMm * scale, sides.heightMm * scale, sides.widthMm * slant * scale];
  return (
    <g className={styles['box']}>
      <path d={`M${left} ${stand - height}l${deep} ${-deep}h${length}l${-deep} ${deep}z`} className={styles['top']} />
      <path d={`M${left + length} ${stand}v${-height}l${deep} ${-deep}v${height}z`} className={styles['side']} />
      <path d={`M${left} ${stand}v${-height}h${length}v${height}z`} className={styles['front']} />
    </g>
  );
}

/** A line with a small stroke at each end. */
function measure(x: number, y: number, across: number, up: number): string {
  const long = Math.hypot(across, up) || 1;
  const [dx, dy] = [(3 * up) / long, (3 * across) / long];
  return `M${x - dx} ${y - dy}l${2 * dx} ${2 * dy}m${-dx} ${-dy}l${across} ${-up}m${-dx} ${-dy}l${2 * dx} ${2 * dy}`;
}

interface TwoLinesProps {
  readonly x: number;
  readonly y: number;
  readonly words: SizeView['labels']['height'];
  readonly look: 'start' | 'end';
}

/** A side's name above its number: beside the product there is little room. */
function TwoLines({ x, y, words, look }: TwoLinesProps) {
  return (
    <text x={x} y={y - 3} className={styles[look]}>
      {words.label}
      <tspan x={x} dy="15">
        {words.value}
      </tspan>
    </text>
  );
}

function Measures({ view: { sides, labels }, frame }: { readonly view: SizeView; readonly frame: Frame }) {
  const { scale, left, stand } = frame;
  const [length, height, deep] = [sides.lengthMm * scale, sides.heightMm * scale, sides.widthMm * slant * scale];
  const low = stand + 10;
  // Above what it stands on, however flat it is.
  const above = (up: number) => stand - Math.max(14, up);
  return (
    <g>
      <path d={measure(left, low, length, 0)} className={styles['measure']} />
      <path d={measure(left - 8, stand, 0, height)} className={styles['measure']} />
      <path d={measure(left + length + 6, stand + 4, deep, deep)} className={styles['measure']} />
      <text x={left + length / 2} y={low + 14} className={styles['middle']}>
        {`${labels.length.label} ${labels.length.value}`}
      </text>
      <TwoLines x={left - 14} y={above(height / 2)} words={labels.height} look="end" />
      <TwoLines x={left + length + deep + 12} y={above(deep / 2 + 8)} words={labels.width} look="start" />
    </g>
  );
}

function Person({ frame: { scale, floor }, label }: { readonly frame: Frame; readonly label: string }) {
  const middle = sheet.width - sheet.edge - (personWidthMm / 2) * scale;
  const [x, y] = [(mm: number) => middle + mm * scale, (mm: number) => floor - mm * scale];
  const part = (from: number, to: number, low: number, high: number, round: number) => (
    <rect
      x={x(from)}
      y={y(high)}
      width={(to - from) * scale}
      height={(high - low) * scale}
      rx={round * scale}
      className={styles['person']}
    />
  );
  return (
    <g>
      <circle cx={middle} cy={y(1_635)} r={115 * scale} className={styles['person']} />
      {part(-220, 220, 760, 1_490, 110)}
      {part(-150, -10, 0, 900, 40)}
      {part(10, 150, 0, 900, 40)}
      <text x={Math.min(middle, sheet.width - sheet.words)} y={floor + 18} className={styles['middle']}>
        {label}
      </text>
    </g>
  );
}

function Worktop({ frame: { scale, floor, stand }, label }: { readonly frame: Frame; readonly label: string }) {
  const right = sheet.width - sheet.words;
  const slab = 40 * scale;
  return (
    <g>
      <path
        d={`M${sheet.edge + 8} ${stand + slab}H${right - 8}V${floor - 100 * scale}H${sheet.edge + 8}z`}
        className={styles['cupboard']}
      />
      <path d={`M${sheet.edge} ${stand}H${right}v${slab}H${sheet.edge}z`} className={styles['slab']} />
      <path d={measure(right + 8, floor, 0, floor - stand)} className={styles['measure']} />
      <text
        x={right + 20}
        y={(floor + stand) / 2}
        transform={`rotate(-90 ${right + 20} ${(floor + stand) / 2})`}
        className={styles['middle']}
      >
        {label}
      </text>
    </g>
  );
}

/** The product to scale, beside something whose size everybody knows. */
export function SizeDrawing({ view }: { readonly view: SizeView }) {
  const id = useId();
  const frame = frameOf(view);
  const { reference } = view.labels;
  return (
    <figure className={styles['figure']}>
      <svg
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        viewBox={`0 ${frame.top} ${sheet.width} ${sheet.height - frame.top}`}
        className={styles['drawing']}
      >
        <title id={`${id}-title`}>{view.title}</title>
        <desc id={`${id}-text`}>{view.text}</desc>
        {view.reference === 'worktop' && <Worktop frame={frame} label={reference} />}
        <path d={`M0 ${frame.floor}H${sheet.width}`} className={styles['floor']} />
        {view.reference === 'person' && <Person frame={frame} label={reference} />}
        <Box view={view} frame={frame} />
        <Measures view={view} frame={frame} />
      </svg>
      <figcaption className={styles['caption']}>{view.caption}</figcaption>
    </figure>
  );
}
