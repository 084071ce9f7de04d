import { isPictureSet, largestPicture, turnFrame } from '@tradehall/domain/catalogue/picture-set.ts';
import type { ProductDocument } from '@tradehall/domain/catalogue/product-document.ts';
import type { Translate } from '../../i18n/translator.ts';
import { wordsOf } from '../../i18n/words.ts';

export interface PictureView {
  readonly url: string;
  readonly alt: string;
  /** The file that is opened without JavaScript, and looked at closely with it. */
  readonly large: string;
  /** «Picture 2 of 5» */
  readonly label: string;
}

const turnWords = wordsOf(
  'product.turnStart',
  'product.turnHelp',
  'product.turnSlider',
  'product.turnLoading',
  'product.turnFailed',
);

export interface TurnView extends ReturnType<typeof turnWords> {
  readonly title: string;
  readonly frames: readonly string[];
}

const zoomWords = wordsOf(
  'product.zoomClose',
  'product.zoomIn',
  'product.zoomOut',
  'product.picturePrevious',
  'product.pictureNext',
);

interface VideoView {
  readonly url: string;
  /** By which a browser knows before it asks whether it plays it; undefined where the address does not say. */
  readonly type: string | undefined;
  readonly title: string;
  readonly label: string;
  readonly poster: string | undefined;
}

export interface GalleryView {
  readonly label: string;
  readonly thumbnailsLabel: string;
  readonly brand: string;
  readonly number: string;
  readonly pictures: readonly PictureView[];
  readonly video: VideoView | null;
  readonly turn: TurnView | null;
  readonly zoom: ReturnType<typeof zoomWords> & { readonly open: string };
}

/** Whether an address is on another host than the shop. */
export const isForeign = (url: string): boolean => /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(url);

function turnView({ images, numberOf360Images }: ProductDocument, translate: Translate): TurnView | null {
  const [first] = images;
  if (first === undefined || numberOf360Images === 0 || !isPictureSet(first.url)) return null;
  return {
    title: translate('product.turn'),
    ...turnWords(translate),
    frames: Array.from({ length: numberOf360Images }, (_, frame) => turnFrame(first.url, frame)),
  };
}

const videoTypes = new Map([
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
]);

/** Null for one of another host, which the documents link. */
function videoView({ video, videoPoster, images, name }: ProductDocument, translate: Translate): VideoView | null {
  if (video === null || isForeign(video)) return null;
  const picture = videoPoster ?? images[0]?.url;
  return {
    url: video,
    type: videoTypes.get(video.slice(video.lastIndexOf('.') + 1)),
    title: translate('product.video'),
    label: translate('product.videoOf', { name }),
    poster: picture === undefined ? undefined : largestPicture(picture),
  };
}

export function galleryView(product: ProductDocument, translate: Translate): GalleryView {
  const { brand, images, name, sku } = product;
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
    video: videoView(product, translate),
    turn: turnView(product, translate),
    zoom: {
      open: translate('product.zoom'),
      ...zoomWords(translate),
    },
  };
}
