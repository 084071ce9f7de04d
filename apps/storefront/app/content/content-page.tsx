import { PageWidth } from '../ui/layout/page-width.tsx';
import { Trail } from '../ui/layout/trail.tsx';
import { StructuredData } from '../ui/sanitised-html.tsx';
import { Notice } from '../ui/overlays/notice.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { ContentSlots } from './block-props.ts';
import { ContentBlocks } from './content-blocks.tsx';
import type { ContentView } from './content-view.ts';

interface ContentPageProps {
  readonly view: ContentView;
  readonly slots: ContentSlots;
}

export function ContentPage({ view, slots }: ContentPageProps) {
  return (
    <>
      {view.draftText !== null && (
        <Notice kind="warning" isBanner>
          {view.draftText}
        </Notice>
      )}
      {view.structuredData !== null && <StructuredData json={view.structuredData} />}
      {view.trail !== null && (
        <PageWidth>
          <Trail trail={view.trail} />
        </PageWidth>
      )}
      {view.lacksTitle && (
        <VisuallyHidden>
          <h1>{view.title}</h1>
        </VisuallyHidden>
      )}
      <ContentBlocks view={view} slots={slots} />
    </>
  );
}
