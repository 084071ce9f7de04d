import type { ReactNode } from 'react';
import styles from './drawing.module.css';

/** What a page without contents shows: each in 160 by 120, standing on the same floor. */
const drawings = {
  /** A platform truck with nothing on it. */
  cart: (
    <>
      <path d="M26 30h12l12 56h74" />
      <rect x="64" y="46" width="46" height="34" rx="2" className={styles['ghost']} />
      <circle cx="62" cy="98" r="10" className={styles['filled']} />
      <circle cx="112" cy="98" r="10" className={styles['filled']} />
    </>
  ),
  /** An open carton. */
  orders: (
    <>
      <path d="M44 54h72v54H44z" />
      <path d="M44 54L30 38M116 54l14-16M44 54l16-20h40l16 20" />
      <path d="M70 54h20v20l-10-6-10 6z" className={styles['filled']} />
      <path d="M54 96h20" className={styles['accent']} />
    </>
  ),
  /** An oven, and the spanner that looks after it. */
  equipment: (
    <>
      <rect x="34" y="34" width="66" height="68" rx="4" />
      <path d="M34 54h66M42 102v6M92 102v6" />
      <circle cx="46" cy="44" r="3" />
      <circle cx="60" cy="44" r="3" />
      <rect x="44" y="64" width="46" height="28" rx="2" className={styles['filled']} />
      <path d="M118 108V66a12 12 0 1 1 10 0v42z" className={styles['accent']} />
      <path d="M123 44v10" className={styles['accent']} />
    </>
  ),
  /** Two of a kind, measured against each other. */
  compare: (
    <>
      <rect x="32" y="62" width="36" height="46" rx="3" />
      <path d="M32 76h36" />
      <rect x="92" y="38" width="36" height="70" rx="3" className={styles['filled']} />
      <path d="M92 54h36" className={styles['accent']} />
      <path d="M20 62h60M80 38h60" className={styles['ghost']} />
      <path d="M80 44v12M76 48l4-4 4 4M76 52l4 4 4-4" />
    </>
  ),
  /** A glass over an empty place on the shelf. */
  search: (
    <>
      <path d="M26 108V84h108v24M26 84h108" />
      <rect x="60" y="44" width="32" height="34" rx="2" className={styles['ghost']} />
      <circle cx="76" cy="58" r="32" className={styles['accent']} />
      <path d="M99 81l22 22" className={styles['accent']} strokeWidth="6" />
    </>
  ),
  /** A shelf without goods: only a tag is left. */
  'not-found': (
    <>
      <path d="M32 20v88M128 20v88M32 44h96M32 76h96" />
      <rect x="44" y="50" width="26" height="26" rx="2" className={styles['ghost']} />
      <path d="M92 76v6" />
      <path d="M92 82l12 8v14H80V90z" className={styles['filled']} />
      <circle cx="92" cy="90" r="2" />
    </>
  ),
  /** A plug that lies beside its socket. */
  error: (
    <>
      <rect x="22" y="34" width="40" height="40" rx="6" />
      <circle cx="34" cy="54" r="3" />
      <circle cx="50" cy="54" r="3" />
      <path d="M84 84h-8M84 96h-8M84 78h18a12 12 0 0 1 0 24H84z" className={styles['filled']} />
      <path d="M114 90c20 0 20-20 8-26s-6-26 16-26" />
      <path d="M66 80l-6 6M68 92l-10 2M60 100l6 4" className={styles['accent']} />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

export type DrawingName = keyof typeof drawings;

/** Beside words that say the same: it is silent. */
export function Drawing({ name }: { readonly name: DrawingName }) {
  return (
    <svg
      viewBox="0 0 160 120"
      width="160"
      height="120"
      aria-hidden="true"
      focusable="false"
      className={styles['drawing']}
    >
      <path d="M10 108h140" className={styles['floor']} />
      {drawings[name]}
    </svg>
  );
}
