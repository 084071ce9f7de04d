import type { BlockProps } from '../block-props.ts';
import { CardGrid } from '../parts/card-grid.tsx';
import { ContentSection } from '../parts/content-section.tsx';
import { ShopPromise } from '../parts/promise.tsx';
import type { PromiseView } from '../parts/promise.tsx';

export interface UspSectionView {
  readonly title: string | null;
  readonly promises: readonly PromiseView[];
}

export function UspSection({ view: { title, promises } }: BlockProps<UspSectionView>) {
  return (
    <ContentSection title={title} tone="tinted">
      <CardGrid
        size="normal"
        items={promises.map((promise) => ({
          key: promise.title,
          content: <ShopPromise promise={promise} level={title === null ? 2 : 3} />,
        }))}
      />
    </ContentSection>
  );
}
