import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { IconButton } from '../../ui/inputs/icon-button.tsx';
import { Modal } from '../../ui/overlays/modal.tsx';
import type { GalleryView, PictureView } from './gallery-view.ts';
import styles from './gallery-zoom.module.css';

interface GalleryZoomProps {
  readonly pictures: readonly PictureView[];
  readonly texts: GalleryView['zoom'];
  /** Null while it is closed. */
  readonly shown: number | null;
  readonly show: (at: number | null) => void;
}

const mostSteps = 3;

/** One picture as large as the screen, and up to three times that: scrolled, pinched or pressed. */
export function GalleryZoom({ pictures, texts, shown, show }: GalleryZoomProps) {
  const [last, setLast] = useState(shown ?? 0);
  const [step, setStep] = useState(1);
  const sheet = useRef<HTMLDivElement>(null);
  if (shown !== null && shown !== last) {
    setLast(shown);
    setStep(1);
  }
  // While it closes it still shows what it has shown.
  const picture = pictures[shown ?? last];
  const go = (direction: 1 | -1) => {
    setStep(1);
    show(((shown ?? last) + direction + pictures.length) % pictures.length);
  };
  const turnOver = (event: KeyboardEvent) => {
    const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    if (direction !== null && step === 1 && pictures.length > 1) {
      event.preventDefault();
      go(direction);
    }
  };
  return (
    <Modal
      isOpen={shown !== null}
      onClose={() => {
        setStep(1);
        show(null);
      }}
      title={picture?.label ?? ''}
      closeLabel={texts.zoomClose}
      shape={styles['zoom']}
      initialFocus={sheet}
    >
      <div className={styles['content']} onKeyDown={turnOver}>
        {picture !== undefined && (
          <Sheet place={sheet} picture={picture} step={step} toggle={() => setStep(step === 1 ? 2 : 1)} />
        )}
        <div className={styles['tools']}>
          {pictures.length > 1 && (
            <IconButton icon={ChevronLeft} label={texts.picturePrevious} onClick={() => go(-1)} />
          )}
          <IconButton
            icon={ZoomOut}
            label={texts.zoomOut}
            aria-disabled={step === 1}
            onClick={() => setStep(Math.max(1, step - 1))}
          />
          <IconButton
            icon={ZoomIn}
            label={texts.zoomIn}
            aria-disabled={step === mostSteps}
            onClick={() => setStep(Math.min(mostSteps, step + 1))}
          />
          {pictures.length > 1 && <IconButton icon={ChevronRight} label={texts.pictureNext} onClick={() => go(1)} />}
        </div>
      </div>
    </Modal>
  );
}

interface SheetProps {
  /** Gets the focus, so that the arrow keys work at once. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly picture: PictureView;
  readonly step: number;
  readonly toggle: () => void;
}

/** Scrolls by the browser alone, also by keyboard. */
function Sheet({ place, picture, step, toggle }: SheetProps) {
  return (
    <div ref={place} role="region" aria-label={picture.label} tabIndex={0} className={styles['scroller']}>
      <img
        key={picture.large}
        src={picture.large}
        alt={picture.alt}
        width={1280}
        height={1280}
        data-step={step}
        className={styles['picture']}
        onClick={toggle}
      />
    </div>
  );
}
