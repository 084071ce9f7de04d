import {
  api,
  Button,
  type ExtensionRoute,
  Link,
  Page,
  PageActionBar,
  PageBlock,
  PageLayout,
  PageTitle,
  PermissionGuard,
  useBlocker,
} from '@vendure/dashboard';
import { useQuery } from '@tanstack/react-query';
import type { Language } from '@tradehall/domain/locales/languages.ts';
import { useState } from 'react';
import { FailureNote } from '../failure-note';
import { say } from '../say';
import { AttributeFields } from './attribute-fields';
import { CategoryTree } from './category-tree';
import { DocumentFields } from './document-fields';
import { FactFields } from './fact-fields';
import { LanguageList } from './language-list';
import { OnlyOfAllStores } from './only-of-all-stores';
import { PreviewPanel } from './preview-panel';
import { Relations, SetParts } from './relations';
import { TextsForm } from './texts-form';
import { VideoField } from './video-field';
import { useProductWork, type Work } from './use-product-work';
import { type ProductWork, productWork } from './workbench.documents';

/** All that operators say of one product, and what shoppers would read. */
export function ProductWorkPage({ route }: { readonly route: ExtensionRoute }) {
  const { id = '' } = route.useParams();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['product-work', id],
    queryFn: () => api.query(productWork, { productId: id }),
    // What is being typed is not replaced behind anybody's back.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  // Each time it is loaded anew the forms begin anew.
  const [round, setRound] = useState(0);
  const work = data?.productWork;
  if (!work) {
    if (isFetching) return <p className="m-4 text-sm">{say('Loading the product…')}</p>;
    return <FailureNote failure={error ?? new Error(say('There is no such product any more.'))} />;
  }
  const loadAgain = async () => {
    await refetch();
    setRound((before) => before + 1);
  };
  return <OpenedProduct key={`${id} ${round}`} work={work} onLoadAgain={() => void loadAgain()} />;
}

interface OpenedProductProps {
  readonly work: ProductWork;
  readonly onLoadAgain: () => void;
}

function OpenedProduct({ work: opened, onLoadAgain }: OpenedProductProps) {
  const work = useProductWork(opened);
  const [language, setLanguage] = useState<Language>('de');
  const [source, setSource] = useState<Language>('en');
  const { isChanged, saved, draft } = work;
  useBlocker({ shouldBlockFn: () => isChanged, enableBeforeUnload: () => isChanged });
  const choose = (next: Language) => {
    if (next === source) setSource(next === 'en' ? 'de' : 'en');
    setLanguage(next);
  };
  return (
    <Page pageId="product-work">
      <PageTitle>{draft.texts.en.name || say('Product without a name')}</PageTitle>
      <PageActionBar>
        <SaveButtons work={work} />
      </PageActionBar>
      <SaveNotes work={work} onLoadAgain={onLoadAgain} />
      <PageLayout>
        <PageBlock column="main" blockId="work-texts" title={say('Texts')}>
          <TextsForm work={work} language={language} source={source} onLanguage={choose} onSource={setSource} />
        </PageBlock>
        <PageBlock column="main" blockId="work-details" title={say('Technical data')}>
          <AttributeFields work={work} />
        </PageBlock>
        <PageBlock column="main" blockId="work-relations" title={say('Accessories')}>
          <Relations work={work} />
        </PageBlock>
        <PageBlock column="main" blockId="work-set" title={say('Set')}>
          <SetParts work={work} />
        </PageBlock>
        <PageBlock column="main" blockId="work-facts" title={say('Brand and energy label')}>
          <FactFields work={work} />
        </PageBlock>
        <PageBlock column="main" blockId="work-documents" title={say('Documents')}>
          <DocumentFields work={work} />
        </PageBlock>
        <PageBlock column="main" blockId="work-video" title={say('Video')}>
          <VideoField work={work} />
        </PageBlock>
        <PageBlock column="side" blockId="work-state" title={say('Product')}>
          <State work={saved} />
        </PageBlock>
        <PageBlock column="side" blockId="work-languages" title={say('Languages')}>
          <LanguageList work={work} language={language} source={source} onLanguage={choose} />
        </PageBlock>
        <PageBlock column="side" blockId="work-categories" title={say('Categories')}>
          <CategoryTree work={work} />
        </PageBlock>
        <PageBlock column="side" blockId="work-preview" title={say('What a shopper would see')}>
          <PermissionGuard requires="UpdateCatalog">
            <PreviewPanel work={work} />
          </PermissionGuard>
        </PageBlock>
      </PageLayout>
    </Page>
  );
}

function SaveButtons({ work: { isPending, isChanged, forget, save } }: { readonly work: Work }) {
  return (
    <OnlyOfAllStores>
      <Button type="button" variant="outline" disabled={isPending || !isChanged} onClick={forget}>
        {say('Forget changes')}
      </Button>
      <PermissionGuard requires="UpdateCatalog">
        <Button type="button" disabled={isPending || !isChanged} onClick={save}>
          {say('Save')}
        </Button>
      </PermissionGuard>
    </OnlyOfAllStores>
  );
}

/** Why nothing was saved. */
function SaveNotes({
  work: { failure, problems },
  onLoadAgain,
}: {
  readonly work: Work;
  readonly onLoadAgain: () => void;
}) {
  return (
    <>
      <FailureNote failure={failure} />
      {problems.length === 0 ? null : (
        <p role="alert" className="rounded-md border border-destructive p-3 text-sm text-destructive">
          {say('{count, plural, one {One attribute has} other {# attributes have}} to be mended.', {
            count: problems.length,
          })}
        </p>
      )}
      {failure === null ? null : (
        <p>
          <Button type="button" variant="outline" size="sm" onClick={onLoadAgain}>
            {say('Load what is saved now')}
          </Button>
        </p>
      )}
    </>
  );
}

function State({ work: { productId, sku, enabled } }: { readonly work: ProductWork }) {
  return (
    <div className="space-y-2 text-sm">
      <p>
        {sku === null
          ? say('It has no variant yet, and no page: add one on the product’s own page.')
          : say('SKU {sku}', { sku })}
      </p>
      {enabled ? null : <p>{say('It is switched off: shoppers do not find it.')}</p>}
      <p>
        <Link to="/products/$id" params={{ id: productId }} className="underline">
          {say('Pictures, variant and switches')}
        </Link>
      </p>
      <PermissionGuard requires="ReadOperatorLog">
        <p>
          <Link to="/operator-log" search={{ entity: 'product', entityId: productId }} className="underline">
            {say('Who has changed this product')}
          </Link>
        </p>
      </PermissionGuard>
    </div>
  );
}
