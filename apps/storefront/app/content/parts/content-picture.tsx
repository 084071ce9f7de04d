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

export function ContentPicture({ picture, isFirst = false, className }: ContentPictureProps) {
  const urgency = isFirst ? ({ loading: 'eager', fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  const { src, alt, width, height } = picture;
  return <img {...urgency} decoding="async" src={src} alt={alt} width={width} height={height} className={className} />;
}
