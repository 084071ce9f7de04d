import { z } from 'zod';

/** B§2.7: the kinds of block a content page is made of. */
export const contentBlockKinds = [
  'image-banner',
  'home-products',
  'vertical-lander-linkout-image',
  'help-menu',
  'nav-image-grid',
  'department-block',
  'marketing-cards',
  'marketing-cards-wide',
  'marketing-cards-container',
  'marketing-landing-page-config',
  'category-cards',
  'category-boxes',
  'category-box-links',
  'notification-banner',
  'video-banner',
  'promo-banners',
  'blog-posts',
  'blog-posts-with-link',
  'campaign-countdown',
  'banner-box',
  'banner-boxes',
  'strap-with-link',
  'trusted-payments',
  'usp-section',
  'usp-carousel',
  'faq-section',
  'newsletter',
  'trust-review-carousel',
  'page-title',
  'campaign-banner',
  'product-group-slider',
  'promo-list',
  'hero-banner',
  'product-listing',
  'product-zone',
  'product-zone-box',
  'discount-vouchers',
  'web-to-case-form',
  'contact-information',
  'partners',
] as const;

/** What a kind needs in its fields is parsed by the component that shows it. */
export const contentBlock = z.object({
  kind: z.enum(contentBlockKinds),
  fields: z.record(z.string(), z.json()),
});
export type ContentBlock = z.output<typeof contentBlock>;
