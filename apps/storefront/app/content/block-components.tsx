import type { ReactNode } from 'react';
import type { BlockProps } from './block-props.ts';
import type { BlockViews } from './block-views.ts';
import { BannerBox } from './blocks/banners/banner-box.tsx';
import { BannerBoxes } from './blocks/banners/banner-boxes.tsx';
import { BlogPosts } from './blocks/blog-posts.tsx';
import { BlogPostsWithLink } from './blocks/blog-posts-with-link.tsx';
import { CampaignBanner } from './blocks/banners/campaign-banner.tsx';
import { CampaignCountdown } from './blocks/banners/campaign-countdown.tsx';
import { CategoryBoxLinks } from './blocks/catalogue/category-box-links.tsx';
import { CategoryBoxes } from './blocks/catalogue/category-boxes.tsx';
import { CategoryCards } from './blocks/catalogue/category-cards.tsx';
import { ContactInformation } from './blocks/contact-information.tsx';
import { DepartmentBlock } from './blocks/catalogue/department-block.tsx';
import { DiscountVouchers } from './blocks/catalogue/discount-vouchers.tsx';
import { FaqSection } from './blocks/faq-section.tsx';
import { HelpMenu } from './blocks/help-menu.tsx';
import { HeroBanner } from './blocks/banners/hero-banner.tsx';
import { HomeProducts } from './blocks/catalogue/home-products.tsx';
import { ImageBanner } from './blocks/banners/image-banner.tsx';
import { MarketingCards } from './blocks/marketing-cards.tsx';
import { MarketingCardsContainer } from './blocks/marketing-cards-container.tsx';
import { MarketingCardsWide } from './blocks/marketing-cards-wide.tsx';
import { MarketingLandingPageConfig } from './blocks/banners/marketing-landing-page-config.tsx';
import { NavImageGrid } from './blocks/catalogue/nav-image-grid.tsx';
import { Newsletter } from './blocks/newsletter.tsx';
import { NotificationBanner } from './blocks/banners/notification-banner.tsx';
import { PageTitle } from './blocks/page-title.tsx';
import { Partners } from './blocks/partners.tsx';
import { ProductGroupSlider } from './blocks/catalogue/product-group-slider.tsx';
import { ProductListing } from './blocks/catalogue/product-listing.tsx';
import { ProductZone } from './blocks/catalogue/product-zone.tsx';
import { ProductZoneBox } from './blocks/catalogue/product-zone-box.tsx';
import { PromoBanners } from './blocks/banners/promo-banners.tsx';
import { PromoList } from './blocks/banners/promo-list.tsx';
import { StrapWithLink } from './blocks/banners/strap-with-link.tsx';
import { TextSection } from './blocks/text-section.tsx';
import { TrustReviewCarousel } from './blocks/trust-review-carousel.tsx';
import { TrustedPayments } from './blocks/trusted-payments.tsx';
import { UspCarousel } from './blocks/usp-carousel.tsx';
import { UspSection } from './blocks/usp-section.tsx';
import { VerticalLanderLinkoutImage } from './blocks/banners/vertical-lander-linkout-image.tsx';
import { VideoBanner } from './blocks/banners/video-banner.tsx';
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
