import Rotate3d from 'lucide-react/icons/rotate-3d';
import { useState, type ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import Play from 'lucide-react/icons/play';
import { ProductPicture } from '../../ui/goods/product-picture.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { openInstead } from '../../ui/overlays/overlay-links.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { GalleryView, PictureView, TurnView } from './gallery-view.ts';
import styles from './gallery.module.css';
import { PictureLens } from './picture-lens.tsx';
import turnStyles from './turn-slide.module.css';

const Turn = lazyPart(() => import('./turn.tsx').then((file) => file.Turn));

/** The first frame and a button: the other frames are fetched for those who want to turn it. */
function TurnSlide({ view }: { readonly view: TurnView }) {
  const [isStarted, setStarted] = useState(false);
  const waiting = (
    <div className={turnStyles['cover']}>
      <img src={view.frames[0]} alt="" width={640} height={640} loading="lazy" className={turnStyles['frame']} />
      <div className={turnStyles['controls']}>
        <Button icon={Rotate3d} isBusy={isStarted} onClick={() => setStarted(true)}>
          {view.turnStart}
        </Button>
      </div>
    </div>
  );
  return isStarted ? <Turn isWanted props={{ view }} meanwhile={waiting} /> : waiting;
}

// The stage, as the style sheet says: half of a screen; on a desk and on a phone its height decides.
const stageSizes =
  '(width >= 1024px) min(50vw, max(384px, min(720px, 100vh - 352px))), (width >= 768px) 50vw, max(144px, min(100vw - 104px, 100vh - 648px))';

export interface Slide {
  readonly key: string;
  readonly label: string;
  /** Where the thumbnail leads without JavaScript. */
  readonly href: string;
  readonly thumbnail: ReactNode;
  readonly content: ReactNode;
}

interface PictureSlide {
  readonly view: GalleryView;
  readonly at: number;
  readonly isCurrent: boolean;
  readonly zoom: (at: number) => void;
}

function pictureSlide(picture: PictureView, { view, at, isCurrent, zoom }: PictureSlide): Slide {
  const { url, alt, large, label } = picture;
  const shown = { url, brand: view.brand, number: view.number };
  return {
    key: url,
    label,
    href: large,
    thumbnail: <ProductPicture {...shown} alt="" sizes="72px" />,
    content: (
      <a
        href={large}
        tabIndex={isCurrent ? undefined : -1}
        className={styles['picture']}
        onClick={(event) => openInstead(event, () => zoom(at))}
      >
        <PictureLens large={large}>
          <ProductPicture {...shown} alt={alt} sizes={stageSizes} priority={at === 0 ? 'first' : 'lazy'} />
        </PictureLens>
        <VisuallyHidden>{view.zoom.open}</VisuallyHidden>
      </a>
    ),
  };
}

const symbol = (icon: LucideIcon, text: string): ReactNode => (
  <span className={styles['symbol']}>
    <Icon icon={icon} size={24} />
    <span className={styles['symbolText']}>{text}</span>
  </span>
);

const turnSlide = (turn: TurnView): Slide => ({
  key: 'turn',
  label: turn.title,
  href: '#content',
  thumbnail: symbol(Rotate3d, turn.title),
  content: <TurnSlide view={turn} />,
});

const videoSlide = (
  { url, type, title, label, poster }: NonNullable<GalleryView['video']>,
  isCurrent: boolean,
): Slide => ({
  key: 'video',
  label: title,
  href: url,
  thumbnail: symbol(Play, title),
  content: (
    <video
      controls
      preload="none"
      playsInline
      tabIndex={isCurrent ? 0 : -1}
      aria-label={label}
      poster={poster}
      className={styles['video']}
    >
      <source src={url} type={type} />
    </video>
  ),
});

/** Pictures, then the turn, then the video. */
export function slidesOf(view: GalleryView, current: number, zoom: (at: number) => void): readonly Slide[] {
  const { pictures, turn, video } = view;
  return [
    ...pictures.map((picture, at) => pictureSlide(picture, { view, at, isCurrent: at === current, zoom })),
    ...(turn === null ? [] : [turnSlide(turn)]),
    ...(video === null ? [] : [videoSlide(video, current === pictures.length + (turn === null ? 0 : 1))]),
  ];
}
