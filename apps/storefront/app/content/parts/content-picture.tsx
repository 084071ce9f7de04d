import type { FocusPoint } from '@tradehall/domain/catalogue/focus-point.ts';
import { useLostPicture } from '../../ui/goods/use-lost-picture.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './content-picture.module.css';

export interface PictureView {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** What has to be seen of it where only a part is. */
  readonly focus?: FocusPoint | undefined;
}

interface ContentPictureProps {
  readonly picture: PictureView;
  /** The picture one sees before anything else of the page. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
}

/** To the tenth: no page has styles of its own (docs/decisions/0007-nonces-and-trusted-types.md), so each place has a class. */
function focusClasses({ x, y }: FocusPoint): string {
  return joinClasses(styles[`x${Math.round(x / 10)}`], styles[`y${Math.round(y / 10)}`]);
}

/** Nothing, in the place the picture has: the texts of the block stay where they are. */
const blank = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

export function ContentPicture({ picture, isFirst = false, className }: ContentPictureProps) {
  const urgency = isFirst ? ({ loading: 'eager', fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  const { src, alt, width, height, focus } = picture;
  const { isLost, watch } = useLostPicture(src);
  const classes = focus === undefined ? className : joinClasses(className, focusClasses(focus));
  const shown = { src: isLost ? blank : src, alt, width, height, className: classes };
  return <img {...urgency} {...watch} decoding="async" {...shown} />;
}
