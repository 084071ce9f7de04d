import { api, useBlocker } from '@vendure/dashboard';
import { say } from '../say';
import { setContentSlug, type ContentRevision } from './content.documents';
import { openPreview } from './open-preview';
import { publish, withdraw } from './publishing';
import { useContentWork } from './use-content-work';
import type { OpenedPage } from './use-content-page';
import { useDraft } from './use-draft';

/** What an operator does with a page: write, look, publish, move, take back. */
export function useOwnPage({ shop, page }: OpenedPage, opened: ContentRevision | null) {
  const { run, isPending, failure } = useContentWork();
  const draft = useDraft(page, opened);
  useBlocker({
    shouldBlockFn: () => draft.isChanged && !window.confirm(say('Leave without saving your changes?')),
    enableBeforeUnload: () => draft.isChanged,
  });

  const saveDraft = () =>
    run(async () => {
      await draft.save();
      return say('Draft saved');
    });
  const saveAndPublish = (startsAt: string | null, endsAt: string | null) =>
    run(async () => {
      const { id } = await draft.save();
      const { revision, done } = await publish(id, startsAt, endsAt);
      draft.setRevision(revision);
      return done;
    });
  const setSlug = (slug: string) =>
    run(async () => {
      await api.mutate(setContentSlug, { pageKey: page.key, locale: page.locale, slug });
      return say('Address changed');
    });
  const takeBack = ({ id, isLive }: ContentRevision) => {
    if (isLive && !window.confirm(say('Visitors see this now. Take it off the shop?'))) return;
    run(async () => {
      const { revision, done } = await withdraw(id);
      if (id === draft.revision?.id) draft.setRevision(revision);
      return done;
    });
  };
  const previewDraft = () => run(() => openPreview(shop, page, async () => (await draft.save()).id));
  const preview = ({ id }: ContentRevision) => run(() => openPreview(shop, page, () => Promise.resolve(id)));

  return { draft, isPending, failure, saveDraft, saveAndPublish, setSlug, takeBack, previewDraft, preview };
}
