import { useLostPicture } from '../../ui/goods/use-lost-picture.ts';

export interface PictureView {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

interface ContentPictureProps {
  readonly picture: PictureView;
  /** The picture one sees before anything else of the page. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
}

/** Nothing, in the place the picture has: the texts of the block stay where they are. */
const blank = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

export function ContentPicture({ picture, isFirst = false, className }: ContentPictureProps) {
  const urgency = isFirst ? ({ loading: 'eager', fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  const { src, alt, width, height } = picture;
  const { isLost, watch } = useLostPicture(src);
  const shown = { src: isLost ? blank : src, alt, width, height, className };
  return <img {...urgency} {...watch} decoding="async" {...shown} />;
}
