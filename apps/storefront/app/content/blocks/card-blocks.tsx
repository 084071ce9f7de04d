import type { LabelledLinkView } from '../../ui/link-view.ts';
import type { BlockProps } from '../block-props.ts';
import { CardGrid } from '../parts/card-grid.tsx';
import { ContentSection } from '../parts/content-section.tsx';
import { MarketingCard, MarketingCardGrid, type CardView } from '../parts/marketing-card.tsx';

export interface MarketingCardsView {
  readonly title: string | null;
  readonly cards: readonly CardView[];
}

export function MarketingCards({ view: { title, cards } }: BlockProps<MarketingCardsView>) {
  return (
    <ContentSection title={title}>
      <MarketingCardGrid cards={cards} hasHeading={title !== null} />
    </ContentSection>
  );
}

export function MarketingCardsWide({ view: { title, cards } }: BlockProps<MarketingCardsView>) {
  return (
    <ContentSection title={title}>
      <MarketingCardGrid cards={cards} hasHeading={title !== null} look="wide" />
    </ContentSection>
  );
}

export interface MarketingCardsContainerView {
  readonly title: string;
  readonly text: string | null;
  readonly cards: readonly CardView[];
}

export function MarketingCardsContainer({ view }: BlockProps<MarketingCardsContainerView>) {
  return (
    <ContentSection title={view.title} text={view.text} tone="tinted">
      <MarketingCardGrid cards={view.cards} hasHeading />
    </ContentSection>
  );
}

export interface BlogPostsView {
  readonly title: string;
  readonly posts: readonly (CardView & { readonly date: string })[];
  /** To all posts; null in the kind without it. */
  readonly link: LabelledLinkView | null;
}

export function BlogPosts({ view: { title, posts, link } }: BlockProps<BlogPostsView>) {
  return (
    <ContentSection title={title} link={link}>
      <CardGrid
        size="normal"
        items={posts.map((post) => ({
          key: post.title,
          content: <MarketingCard card={post} level={3} note={post.date} />,
        }))}
      />
    </ContentSection>
  );
}

export interface PartnersView {
  readonly title: string;
  readonly text: string | null;
  readonly partners: readonly CardView[];
}

export function Partners({ view: { title, text, partners } }: BlockProps<PartnersView>) {
  return (
    <ContentSection title={title} text={text}>
      <CardGrid
        size="small"
        items={partners.map((partner) => ({
          key: partner.title,
          content: <MarketingCard card={partner} level={3} />,
        }))}
      />
    </ContentSection>
  );
}
