import type { ExtensionRoute } from '@vendure/dashboard';
import { useState } from 'react';
import { FailureNote } from '../failure-note';
import { say } from '../say';
import type { ContentRevision } from './content.documents';
import { OwnPage } from './own-page';
import { findRevisionToEdit } from './revision-choice';
import { StartPage } from './start-page';
import { useContentPage } from './use-content-page';

export function ContentEditor({ route }: { readonly route: ExtensionRoute }) {
  const { locale = '', key = '' } = route.useParams();
  return <PageEditor key={`${locale}/${key}`} pageKey={key} locale={locale} />;
}

function PageEditor({ pageKey, locale }: { readonly pageKey: string; readonly locale: string }) {
  const { data: opened, error } = useContentPage(pageKey, locale);
  const [chosen, setChosen] = useState<ContentRevision | null>(null);
  // Each time another revision is opened the editor begins anew.
  const [round, setRound] = useState(0);
  if (opened === undefined)
    return error === null ? <p className="m-4">{say('Loading the page…')}</p> : <FailureNote failure={error} />;
  if (!opened.page.hasOwn) return <StartPage page={opened.page} />;
  const open = (revision: ContentRevision) => {
    setChosen(revision);
    setRound(round + 1);
  };
  const revision = chosen ?? findRevisionToEdit(opened.revisions);
  return <OwnPage key={round} opened={opened} revision={revision} onOpen={open} />;
}
