import { api, Page, PageBlock, PageLayout, PageTitle } from '@vendure/dashboard';
import { FailureNote } from '../failure-note';
import { say } from '../say';
import { contentRevisions, createContentPage, saveContentDraft, type ContentPage } from './content.documents';
import { findRevisionToEdit } from './revision-choice';
import { SlugForm } from './slug-form';
import { useContentWork } from './use-content-work';

/** For a locale that has none of its own: it begins with the words visitors see until then. */
export function StartPage({ page }: { readonly page: ContentPage }) {
  const { run, isPending, failure } = useContentWork();
  const { key, locale, fallbackOf } = page;
  const state =
    fallbackOf === null
      ? say('{locale} has no such page', { locale })
      : say('{locale} shows the page of {fallbackOf}', { locale, fallbackOf });
  return (
    <Page pageId="content-page">
      <PageTitle>{say('{key} in {locale}', { key, locale })}</PageTitle>
      <FailureNote failure={failure} />
      <PageLayout>
        <PageBlock
          column="main"
          blockId="content-start"
          title={state}
          description={
            fallbackOf === null
              ? say('Start with an empty page.')
              : say('Start with a copy of {fallbackOf}.', { fallbackOf })
          }
        >
          <SlugForm
            slug={page.slug ?? ''}
            action={say('Start a page')}
            hint={say('Small letters, digits and hyphens. Empty for home and for what stands inside other pages.')}
            isBusy={isPending}
            onSubmit={(slug) => run(() => startPage(page, slug))}
          />
        </PageBlock>
      </PageLayout>
    </Page>
  );
}

async function startPage({ key, locale, fallbackOf }: ContentPage, slug: string): Promise<string> {
  await api.mutate(createContentPage, { input: { key, locale, slug: slug === '' ? null : slug } });
  if (fallbackOf === null) return say('Page started');
  const answer = await api.query(contentRevisions, { pageKey: key, locale: fallbackOf });
  const shown = answer.contentRevisions.find(({ isLive }) => isLive) ?? findRevisionToEdit(answer.contentRevisions);
  if (shown !== null) {
    const { title, metaDescription, blocks } = shown;
    const input = { id: null, updatedAt: null, pageKey: key, locale, title, metaDescription, blocks };
    await api.mutate(saveContentDraft, { input });
  }
  return say('Page started');
}
