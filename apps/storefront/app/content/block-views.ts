import type { BannerBoxesView } from './blocks/banners/banner-boxes.tsx';
import type { BlogPostsView } from './blocks/blog-posts.tsx';
import type { CampaignBannerView } from './blocks/banners/campaign-banner.tsx';
import type { CampaignCountdownView } from './blocks/banners/campaign-countdown.tsx';
import type { CategoryBoxLinksView } from './blocks/catalogue/category-box-links.tsx';
import type { ContactInformationView } from './blocks/contact-information.tsx';
import type { DiscountVouchersView } from './blocks/catalogue/discount-vouchers.tsx';
import type { FaqSectionView } from './blocks/faq-section.tsx';
import type { HelpMenuView } from './blocks/help-menu.tsx';
import type { HeroBannerView } from './blocks/banners/hero-banner.tsx';
import type { ImageBannerView } from './blocks/banners/image-banner.tsx';
import type { MarketingCardsContainerView } from './blocks/marketing-cards-container.tsx';
import type { MarketingCardsView } from './blocks/marketing-cards.tsx';
import type { TilesView } from './blocks/catalogue/nav-image-grid.tsx';
import type { NewsletterView } from './blocks/newsletter.tsx';
import type { NotificationBannerView } from './blocks/banners/notification-banner.tsx';
import type { PageTitleView } from './blocks/page-title.tsx';
import type { PartnersView } from './blocks/partners.tsx';
import type { ProductGroupSliderView } from './blocks/catalogue/product-group-slider.tsx';
import type { ProductListingView } from './blocks/catalogue/product-listing.tsx';
import type { ProductZoneBoxView } from './blocks/catalogue/product-zone-box.tsx';
import type { PromoBannersView } from './blocks/banners/promo-banners.tsx';
import type { PromoListView } from './blocks/banners/promo-list.tsx';
import type { StrapWithLinkView } from './blocks/banners/strap-with-link.tsx';
import type { TextSectionView } from './blocks/text-section.tsx';
import type { TrustedPaymentsView } from './blocks/trusted-payments.tsx';
import type { UspCarouselView } from './blocks/usp-carousel.tsx';
import type { UspSectionView } from './blocks/usp-section.tsx';
import type { VerticalLanderLinkoutImageView } from './blocks/banners/vertical-lander-linkout-image.tsx';
import type { VideoBannerView } from './blocks/banners/video-banner.tsx';
import type { WebToCaseFormView } from './blocks/web-to-case-form.tsx';
import type { CardView } from './parts/marketing-card.tsx';
import type { ProductRowView } from './parts/products.tsx';

/** What each kind of block is drawn from. The compiler asks for a view and a component for every kind. */
export interface BlockViews {
  'hero-banner': HeroBannerView;
  'image-banner': ImageBannerView;
  'banner-box': CardView;
  'banner-boxes': BannerBoxesView;
  'promo-banners': PromoBannersView;
  'video-banner': VideoBannerView;
  'vertical-lander-linkout-image': VerticalLanderLinkoutImageView;
  'notification-banner': NotificationBannerView;
  'strap-with-link': StrapWithLinkView;
  'campaign-banner': CampaignBannerView;
  'campaign-countdown': CampaignCountdownView;

  'marketing-cards': MarketingCardsView;
  'marketing-cards-wide': MarketingCardsView;
  'marketing-cards-container': MarketingCardsContainerView;
  'blog-posts': BlogPostsView;
  'blog-posts-with-link': BlogPostsView;
  'nav-image-grid': TilesView;
  'help-menu': HelpMenuView;
  'promo-list': PromoListView;
  partners: PartnersView;

  'home-products': ProductRowView;
  'product-group-slider': ProductGroupSliderView;
  'product-listing': ProductListingView;
  'product-zone': ProductRowView;
  'product-zone-box': ProductZoneBoxView;
  'department-block': TilesView;
  'category-cards': TilesView;
  'category-boxes': TilesView;
  'category-box-links': CategoryBoxLinksView;

  'page-title': PageTitleView;
  'text-section': TextSectionView;
  'marketing-landing-page-config': Readonly<Record<string, never>>;
  'usp-section': UspSectionView;
  'usp-carousel': UspCarouselView;
  'faq-section': FaqSectionView;
  'trusted-payments': TrustedPaymentsView;
  newsletter: NewsletterView;
  'trust-review-carousel': ProductRowView;
  'discount-vouchers': DiscountVouchersView;
  'web-to-case-form': WebToCaseFormView;
  'contact-information': ContactInformationView;
}

export type BlockView<Kind extends keyof BlockViews = keyof BlockViews> = {
  readonly [Each in Kind]: { readonly kind: Each; readonly view: BlockViews[Each] };
}[Kind];
