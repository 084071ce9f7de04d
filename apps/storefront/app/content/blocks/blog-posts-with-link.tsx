import type { BlockProps } from '../block-props.ts';
import { BlogPosts } from './blog-posts.tsx';
import type { BlogPostsView } from './blog-posts.tsx';

/** The same posts; the view of this kind has the link to all of them. */
export function BlogPostsWithLink(props: BlockProps<BlogPostsView>) {
  return <BlogPosts {...props} />;
}
