import type { ReactNode } from 'react';
import type { BlockKind } from '@tradehall/domain/content/content-block.ts';
import type { BlockProps } from './block-props.ts';
import { BannerBox, BannerBoxes, PromoBanners } from './blocks/banners/tile-banners.tsx';
import {
  BlogPosts,
  MarketingCards,
  MarketingCardsContainer,
  MarketingCardsWide,
  Partners,
} from './blocks/card-blocks.tsx';
import { CampaignBanner, HeroBanner } from './blocks/banners/wide-banners.tsx';
import { CampaignCountdown } from './blocks/banners/campaign-countdown.tsx';
import { CategoryBoxLinks } from './blocks/catalogue/category-box-links.tsx';
import { ContactInformation } from './blocks/contact-information.tsx';
import { SmallTiles, Tiles } from './blocks/catalogue/tile-blocks.tsx';
import { DiscountVouchers } from './blocks/catalogue/discount-vouchers.tsx';
import { FaqSection, PageTitle, TextSection } from './blocks/text-blocks.tsx';
import { HelpMenu } from './blocks/help-menu.tsx';
import { ImageBanner, VerticalLanderLinkoutImage } from './blocks/banners/picture-banners.tsx';
import { Newsletter, WebToCaseForm } from './blocks/form-blocks.tsx';
import { NotificationBanner, StrapWithLink } from './blocks/banners/line-banners.tsx';
import { ProductGroupSlider, ProductListing, ProductZoneBox } from './blocks/catalogue/product-blocks.tsx';
import { ProductRecalls } from './blocks/product-recalls.tsx';
import { PromoList } from './blocks/banners/promo-list.tsx';
import { TrustedPayments, UspCarousel, UspSection } from './blocks/promise-blocks.tsx';
import { VideoBanner } from './blocks/banners/video-banner.tsx';
import { ProductRow } from './parts/products.tsx';

/** It says how the page around the blocks looks. */
const drawsNothing: (props: BlockProps<Readonly<Record<string, never>>>) => ReactNode = () => null;

/** B§2.7: one component for every kind; the compiler refuses a kind without one. */
export const blockComponents = {
  'hero-banner': HeroBanner,
  'image-banner': ImageBanner,
  'banner-box': BannerBox,
  'banner-boxes': BannerBoxes,
  'promo-banners': PromoBanners,
  'video-banner': VideoBanner,
  'vertical-lander-linkout-image': VerticalLanderLinkoutImage,
  'notification-banner': NotificationBanner,
  'strap-with-link': StrapWithLink,
  'campaign-banner': CampaignBanner,
  'campaign-countdown': CampaignCountdown,
  'marketing-cards': MarketingCards,
  'marketing-cards-wide': MarketingCardsWide,
  'marketing-cards-container': MarketingCardsContainer,
  'blog-posts': BlogPosts,
  'blog-posts-with-link': BlogPosts,
  'nav-image-grid': SmallTiles,
  'help-menu': HelpMenu,
  'promo-list': PromoList,
  partners: Partners,
  'home-products': ProductRow,
  'product-group-slider': ProductGroupSlider,
  'product-listing': ProductListing,
  'product-zone': ProductRow,
  'product-zone-box': ProductZoneBox,
  'department-block': SmallTiles,
  'category-cards': Tiles,
  'category-boxes': SmallTiles,
  'category-box-links': CategoryBoxLinks,
  'page-title': PageTitle,
  'text-section': TextSection,
  'marketing-landing-page-config': drawsNothing,
  'usp-section': UspSection,
  'usp-carousel': UspCarousel,
  'faq-section': FaqSection,
  'trusted-payments': TrustedPayments,
  newsletter: Newsletter,
  'trust-review-carousel': ProductRow,
  'discount-vouchers': DiscountVouchers,
  'product-recalls': ProductRecalls,
  'web-to-case-form': WebToCaseForm,
  'contact-information': ContactInformation,
} as const satisfies Readonly<Record<BlockKind, (props: BlockProps<never>) => ReactNode>>;

/** From edge to edge: such blocks stand close to one another. */
export const edgeToEdge: ReadonlySet<BlockKind> = new Set<BlockKind>([
  'hero-banner',
  'campaign-banner',
  'notification-banner',
  'strap-with-link',
]);

/** One sees what comes after them at once, too. */
export const slim: ReadonlySet<BlockKind> = new Set<BlockKind>([
  'page-title',
  'notification-banner',
  'strap-with-link',
  'marketing-landing-page-config',
]);
