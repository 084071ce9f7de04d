import { useRef, useState, type PointerEvent, type ReactNode } from 'react';
import styles from './picture-lens.module.css';

interface PictureLensProps {
  readonly large: string;
  readonly children: ReactNode;
}

/** Under a mouse the picture is shown at twice its size, around the pointer. Fingers open the whole of it instead. */
export function PictureLens({ large, children }: PictureLensProps) {
  const lens = useRef<HTMLImageElement>(null);
  const [isNear, setNear] = useState(false);
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    lens.current?.style.setProperty('--x', `${((clientX - left) / width) * 100}%`);
    lens.current?.style.setProperty('--y', `${((clientY - top) / height) * 100}%`);
  };
  return (
    <span
      className={styles['frame']}
      onPointerEnter={(event) => setNear(event.pointerType === 'mouse')}
      onPointerLeave={() => setNear(false)}
      onPointerMove={follow}
    >
      {children}
      {isNear && <img ref={lens} src={large} alt="" className={styles['lens']} />}
    </span>
  );
}
