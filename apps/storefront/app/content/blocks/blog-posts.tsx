import type { BlockProps } from '../block-props.ts';
import type { LabelledLinkView } from '../link-view.ts';
import { CardGrid } from '../parts/card-grid.tsx';
import { ContentSection } from '../parts/content-section.tsx';
import { MarketingCard } from '../parts/marketing-card.tsx';
import type { CardView } from '../parts/marketing-card.tsx';

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
