import { isPictureSet, pictureFile, turnFrame } from '@tradehall/domain/catalogue/picture-set.ts';
import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import type { Translate } from '../../i18n/translator.ts';

export interface PictureView {
  readonly url: string;
  readonly alt: string;
  /** The file that is opened without JavaScript, and looked at closely with it. */
  readonly large: string;
  /** «Picture 2 of 5» */
  readonly label: string;
}

export interface TurnView {
  readonly title: string;
  readonly start: string;
  readonly help: string;
  readonly slider: string;
  readonly loading: string;
  readonly failed: string;
  readonly frames: readonly string[];
}

export interface GalleryView {
  readonly label: string;
  readonly thumbnailsLabel: string;
  readonly brand: string;
  readonly number: string;
  readonly pictures: readonly PictureView[];
  readonly video: { readonly url: string; readonly title: string; readonly label: string } | null;
  readonly turn: TurnView | null;
  readonly zoom: {
    readonly open: string;
    readonly close: string;
    readonly in: string;
    readonly out: string;
    readonly previous: string;
    readonly next: string;
  };
}

export const largestPicture = (url: string): string => (isPictureSet(url) ? pictureFile(url, 1280, 'webp') : url);

const turnView = ({ images, numberOf360Images }: ProductDocument, translate: Translate): TurnView | null => {
  const [first] = images;
  if (first === undefined || numberOf360Images === 0 || !isPictureSet(first.url)) {
    return null;
  }
  return {
    title: translate('product.turn'),
    start: translate('product.turnStart'),
    help: translate('product.turnHelp'),
    slider: translate('product.turnSlider'),
    loading: translate('product.turnLoading'),
    failed: translate('product.turnFailed'),
    frames: Array.from({ length: numberOf360Images }, (_, frame) => turnFrame(first.url, frame)),
  };
};

export const galleryView = (product: ProductDocument, translate: Translate): GalleryView => {
  const { brand, images, name, sku, video } = product;
  const pictureLabel = (at: number) =>
    translate('product.picture', { number: String(at + 1), count: String(images.length) });
  return {
    label: translate('product.gallery'),
    thumbnailsLabel: translate('product.pictures'),
    brand,
    number: sku,
    pictures: images.map(({ url, alt }, at) => ({
      url,
      alt: alt === '' ? `${name}, ${pictureLabel(at)}` : alt,
      large: largestPicture(url),
      label: pictureLabel(at),
    })),
    video:
      video === null
        ? null
        : { url: video, title: translate('product.video'), label: translate('product.videoOf', { name }) },
    turn: turnView(product, translate),
    zoom: {
      open: translate('product.zoom'),
      close: translate('product.zoomClose'),
      in: translate('product.zoomIn'),
      out: translate('product.zoomOut'),
      previous: translate('product.picturePrevious'),
      next: translate('product.pictureNext'),
    },
  };
};
