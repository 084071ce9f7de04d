import { Button, Page, PageActionBar, PageBlock, PageLayout, PageTitle } from '@vendure/dashboard';
import { isLocale, locales } from '@tradehall/domain/locales/locales.ts';
import { FailureNote } from '../failure-note';
import { TextLanguage } from '../catalogue/pictures/picture-input';
import { say } from '../say';
import { BlockList } from './block-list';
import type { ContentRevision } from './content.documents';
import { PageTexts } from './page-texts';
import { PublishForm } from './publish-form';
import { RevisionList } from './revision-list';
import { SlugForm } from './slug-form';
import type { OpenedPage } from './use-content-page';
import { useOwnPage } from './use-own-page';

interface OwnPageProps {
  readonly opened: OpenedPage;
  readonly revision: ContentRevision | null;
  readonly onOpen: (revision: ContentRevision) => void;
}

/** The editor of a page that the locale has itself. */
export function OwnPage({ opened, revision, onOpen }: OwnPageProps) {
  const { page, revisions, kinds } = opened;
  const { draft, isPending, failure, ...work } = useOwnPage(opened, revision);
  const openOther = (other: ContentRevision) => {
    if (!draft.isChanged || window.confirm(say('Drop your changes?'))) onOpen(other);
  };
  return (
    <Page pageId="content-page">
      <PageTitle>{say('{key} in {locale}', { key: page.key, locale: page.locale })}</PageTitle>
      <PageActionBar>
        <Button type="button" variant="outline" disabled={isPending} onClick={work.previewDraft}>
          {say('Preview')}
        </Button>
        <Button type="button" disabled={isPending || !draft.isChanged} onClick={work.saveDraft}>
          {say('Save draft')}
        </Button>
      </PageActionBar>
      <FailureNote failure={failure} />
      <PageLayout>
        <PageBlock column="main" blockId="content-texts" title={say('Page')}>
          <PageTexts title={draft.title} metaDescription={draft.metaDescription} onChange={draft.change} />
        </PageBlock>
        <PageBlock column="main" blockId="content-blocks" title={say('Blocks')}>
          <TextLanguage value={isLocale(page.locale) ? locales[page.locale].language : 'en'}>
            <BlockList blocks={draft.blocks} kinds={kinds} onChange={(blocks) => draft.change({ blocks })} />
          </TextLanguage>
        </PageBlock>
        <PageBlock column="side" blockId="content-publish" title={say('Publish')}>
          <PublishForm isBusy={isPending} onPublish={work.saveAndPublish} />
        </PageBlock>
        {page.ownSlug === null ? null : (
          <PageBlock column="side" blockId="content-address" title={say('Address')}>
            <SlugForm
              slug={page.ownSlug}
              action={say('Change address')}
              hint={say('Once the page was published, the old address leads to the new one.')}
              isBusy={isPending}
              onSubmit={work.setSlug}
            />
          </PageBlock>
        )}
        <PageBlock column="side" blockId="content-revisions" title={say('Revisions')}>
          <RevisionList
            revisions={revisions}
            openedId={draft.revision?.id}
            isBusy={isPending}
            onOpen={openOther}
            onPreview={work.preview}
            onWithdraw={work.takeBack}
          />
        </PageBlock>
      </PageLayout>
    </Page>
  );
}
