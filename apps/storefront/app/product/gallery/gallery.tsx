import { useEffect, useRef, useState, type RefObject } from 'react';
import { PictureTile } from '../../ui/goods/picture-tile.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { openInstead } from '../../ui/overlays/overlay-links.ts';
import type { GalleryView } from './gallery-view.ts';
import { slidesOf, type Slide } from './slides-of.tsx';
import styles from './gallery.module.css';

/** Which slide of a row that snaps is in sight, and how to bring another one there. */
function useCurrentSlide(track: RefObject<HTMLElement | null>): readonly [number, (at: number) => void] {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const element = track.current;
    if (element === null) return;
    const measure = () => setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    element.addEventListener('scroll', measure, { passive: true });
    return () => element.removeEventListener('scroll', measure);
  }, [track]);
  const show = (at: number) => {
    track.current?.scrollTo({ left: at * track.current.clientWidth });
    setCurrent(at);
  };
  return [current, show];
}

/** A film that is left is not heard any longer. */
function useSilenceOutOfSight(track: RefObject<HTMLElement | null>, current: number): void {
  useEffect(() => {
    for (const [at, slide] of [...(track.current?.children ?? [])].entries())
      if (at !== current) slide.querySelector('video')?.pause();
  }, [track, current]);
}

const Zoom = lazyPart(() => import('./gallery-zoom.tsx').then(({ GalleryZoom }) => GalleryZoom));

/** All pictures in one row that snaps, so that they can be swiped; links to the files where there is no JavaScript. */
export function Gallery({ view }: { readonly view: GalleryView }) {
  const track = useRef<HTMLUListElement>(null);
  const [zoomed, setZoomed] = useState<number | null>(null);
  const [current, show] = useCurrentSlide(track);
  const slides = slidesOf(view, current, setZoomed);
  useSilenceOutOfSight(track, current);
  if (view.pictures.length === 0 && view.video === null) {
    return (
      <div className={styles['gallery']}>
        <div className={styles['empty']}>
          <PictureTile brand={view.brand} number={view.number} />
        </div>
      </div>
    );
  }
  return (
    <section aria-label={view.label} className={styles['gallery']}>
      <ul ref={track} role="list" className={styles['track']}>
        {slides.map(({ key, content }) => (
          <li key={key} className={styles['slide']}>
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && <Thumbnails label={view.thumbnailsLabel} slides={slides} current={current} show={show} />}
      <Zoom
        isWanted={zoomed !== null}
        props={{ pictures: view.pictures, texts: view.zoom, shown: zoomed, show: setZoomed }}
      />
    </section>
  );
}

interface ThumbnailsProps {
  readonly label: string;
  readonly slides: readonly Slide[];
  readonly current: number;
  readonly show: (at: number) => void;
}

/** Small pictures to choose from: also by keyboard, and the turn is seen to be there. */
function Thumbnails({ label, slides, current, show }: ThumbnailsProps) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Only the strip scrolls: asking the link itself would move the page.
    const link = strip.current?.querySelector<HTMLElement>('[aria-current]');
    strip.current?.scrollTo({
      left: (link?.offsetLeft ?? 0) - strip.current.clientWidth / 3,
      top: (link?.offsetTop ?? 0) - strip.current.clientHeight / 3,
    });
  }, [current]);
  return (
    <nav aria-label={label}>
      <ul ref={strip} role="list" className={styles['strip']}>
        {slides.map(({ key, label: name, href, thumbnail }, at) => (
          <li key={key} className={joinClasses(key === 'turn' && styles['scripted'])}>
            <a
              href={href}
              aria-label={name}
              aria-current={at === current ? 'true' : undefined}
              className={styles['thumbnail']}
              onClick={(event) => openInstead(event, () => show(at))}
            >
              {thumbnail}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
