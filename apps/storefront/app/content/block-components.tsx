import type { ReactNode } from 'react';
import type { BlockProps } from './block-props.ts';
import type { BlockViews } from './block-views.ts';
import { BannerBox } from './blocks/banner-box.tsx';
import { BannerBoxes } from './blocks/banner-boxes.tsx';
import { BlogPosts } from './blocks/blog-posts.tsx';
import { BlogPostsWithLink } from './blocks/blog-posts-with-link.tsx';
import { CampaignBanner } from './blocks/campaign-banner.tsx';
import { CampaignCountdown } from './blocks/campaign-countdown.tsx';
import { CategoryBoxLinks } from './blocks/category-box-links.tsx';
import { CategoryBoxes } from './blocks/category-boxes.tsx';
import { CategoryCards } from './blocks/category-cards.tsx';
import { ContactInformation } from './blocks/contact-information.tsx';
import { DepartmentBlock } from './blocks/department-block.tsx';
import { DiscountVouchers } from './blocks/discount-vouchers.tsx';
import { FaqSection } from './blocks/faq-section.tsx';
import { HelpMenu } from './blocks/help-menu.tsx';
import { HeroBanner } from './blocks/hero-banner.tsx';
import { HomeProducts } from './blocks/home-products.tsx';
import { ImageBanner } from './blocks/image-banner.tsx';
import { MarketingCards } from './blocks/marketing-cards.tsx';
import { MarketingCardsContainer } from './blocks/marketing-cards-container.tsx';
import { MarketingCardsWide } from './blocks/marketing-cards-wide.tsx';
import { MarketingLandingPageConfig } from './blocks/marketing-landing-page-config.tsx';
import { NavImageGrid } from './blocks/nav-image-grid.tsx';
import { Newsletter } from './blocks/newsletter.tsx';
import { NotificationBanner } from './blocks/notification-banner.tsx';
import { PageTitle } from './blocks/page-title.tsx';
import { Partners } from './blocks/partners.tsx';
import { ProductGroupSlider } from './blocks/product-group-slider.tsx';
import { ProductListing } from './blocks/product-listing.tsx';
import { ProductZone } from './blocks/product-zone.tsx';
import { ProductZoneBox } from './blocks/product-zone-box.tsx';
import { PromoBanners } from './blocks/promo-banners.tsx';
import { PromoList } from './blocks/promo-list.tsx';
import { StrapWithLink } from './blocks/strap-with-link.tsx';
import { TextSection } from './blocks/text-section.tsx';
import { TrustReviewCarousel } from './blocks/trust-review-carousel.tsx';
import { TrustedPayments } from './blocks/trusted-payments.tsx';
import { UspCarousel } from './blocks/usp-carousel.tsx';
import { UspSection } from './blocks/usp-section.tsx';
import { VerticalLanderLinkoutImage } from './blocks/vertical-lander-linkout-image.tsx';
import { VideoBanner } from './blocks/video-banner.tsx';
import { WebToCaseForm } from './blocks/web-to-case-form.tsx';

/** B§2.7: one component for every kind; the compiler refuses a kind without one. */
export const blockComponents: {
  readonly [Kind in keyof BlockViews]: (props: BlockProps<BlockViews[Kind]>) => ReactNode;
} = {
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
  'blog-posts-with-link': BlogPostsWithLink,
  'nav-image-grid': NavImageGrid,
  'help-menu': HelpMenu,
  'promo-list': PromoList,
  partners: Partners,
  'home-products': HomeProducts,
  'product-group-slider': ProductGroupSlider,
  'product-listing': ProductListing,
  'product-zone': ProductZone,
  'product-zone-box': ProductZoneBox,
  'department-block': DepartmentBlock,
  'category-cards': CategoryCards,
  'category-boxes': CategoryBoxes,
  'category-box-links': CategoryBoxLinks,
  'page-title': PageTitle,
  'text-section': TextSection,
  'marketing-landing-page-config': MarketingLandingPageConfig,
  'usp-section': UspSection,
  'usp-carousel': UspCarousel,
  'faq-section': FaqSection,
  'trusted-payments': TrustedPayments,
  newsletter: Newsletter,
  'trust-review-carousel': TrustReviewCarousel,
  'discount-vouchers': DiscountVouchers,
  'web-to-case-form': WebToCaseForm,
  'contact-information': ContactInformation,
};
