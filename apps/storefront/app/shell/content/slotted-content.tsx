import type { ContentView } from '../../content/content-view.ts';
import { ContentPage } from '../../content/content-page.tsx';
import { useContentSlots } from './content-slots.tsx';

/** A content page with what its blocks leave to other capabilities. */
export function SlottedContent({ view }: { readonly view: ContentView }) {
  return <ContentPage view={view} slots={useContentSlots()} />;
}
