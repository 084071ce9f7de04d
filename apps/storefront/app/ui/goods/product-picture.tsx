import {
  isPictureSet,
  pictureFile,
  pictureWidths,
  type PictureFormat,
  type PictureWidth,
} from '@tradehall/domain/catalogue/picture-set.ts';
import { PictureTile } from './picture-tile.tsx';
import styles from './product-picture.module.css';
import { useLostPicture } from './use-lost-picture.ts';

interface ProductPictureProps {
  /** Without an ending it stands for all sizes; null where the product has no picture. */
  readonly url: string | null;
  /** Empty where the text beside it says the same. */
  readonly alt: string;
  readonly brand: string;
  readonly number: string;
  /** How wide it is shown, as `sizes` of an image says it. */
  readonly sizes: string;
  /** The widest file that is ever needed. */
  readonly mostWidth?: PictureWidth | undefined;
  /** `first`: likely the largest thing on the screen, and fetched before all others. */
  readonly priority?: 'first' | 'eager' | 'lazy' | undefined;
}

/** Of the file, which is square; the page decides how large it is shown. */
const side = 640;

const sourceSet = (url: string, format: PictureFormat, mostWidth: PictureWidth): string =>
  pictureWidths
    .filter((width) => width <= mostWidth)
    .map((width) => `${pictureFile(url, width, format)} ${width}w`)
    .join(', ');

/**
 * A product on white, in the size the screen needs; the brand and number where there is no picture, or where it does not
 * come. Until the page is alive, and without JavaScript, the style sheet draws these over a picture that failed.
 */
export function ProductPicture(props: ProductPictureProps) {
  const { url, alt, brand, number, sizes, mostWidth = 1280, priority = 'lazy' } = props;
  const { isLost, watch } = useLostPicture(url);
  if (url === null || isLost) return <PictureTile brand={brand} number={number} />;
  const isSet = isPictureSet(url);
  const image = (
    <img
      {...watch}
      loading={priority === 'lazy' ? 'lazy' : undefined}
      src={isSet ? pictureFile(url, side, 'webp') : url}
      srcSet={isSet ? sourceSet(url, 'webp', mostWidth) : undefined}
      sizes={isSet ? sizes : undefined}
      alt={alt}
      width={side}
      height={side}
      fetchPriority={priority === 'first' ? 'high' : undefined}
      data-missing={`${brand} ${number}`.trim()}
      className={styles['picture']}
    />
  );
  return isSet ? (
    <picture>
      <source type="image/avif" srcSet={sourceSet(url, 'avif', mostWidth)} sizes={sizes} />
      {image}
    </picture>
  ) : (
    image
  );
}
