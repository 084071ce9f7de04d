import { z } from 'zod';
import { block } from '../block.ts';
import { plainText } from '../../calls/fields.ts';
import { heading, link, moment, picture, text } from '../block-fields.ts';

const banner = { title: heading, text: text.optional(), picture, link };

export const bannerBlocks = [
  block('hero-banner', { ...banner, secondLink: link.optional() }),
  block('image-banner', { picture, link: link.optional() }),
  block('banner-box', { ...banner, picture: picture.optional() }),
  block('banner-boxes', {
    boxes: z
      .array(z.strictObject({ ...banner, picture: picture.optional() }))
      .min(2)
      .max(6),
  }),
  block('promo-banners', { banners: z.array(z.strictObject(banner)).min(1).max(4) }),
  block('video-banner', {
    title: heading,
    text: text.optional(),
    video: z.string().regex(/^\/pictures\/[\w/.-]+\.(?:webm|mp4)$/),
    /** What is to be seen and heard, for those who cannot. */
    description: text,
    poster: picture,
    link: link.optional(),
  }),
  block('vertical-lander-linkout-image', { title: heading, text, picture, link }),
  block('notification-banner', {
    tone: z.enum(['info', 'success', 'warning']),
    text,
    link: link.optional(),
  }),
  block('strap-with-link', { text, link }),
  /** A§4: shown while its campaign runs; the store's own campaign of that name decides if there is one. */
  block('campaign-banner', { ...banner, campaignName: plainText(80), startsAt: moment, endsAt: moment }),
  block('campaign-countdown', {
    title: heading,
    text: text.optional(),
    startsAt: moment,
    endsAt: moment,
    link: link.optional(),
  }),
] as const;
