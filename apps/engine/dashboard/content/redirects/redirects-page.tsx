import { api, FullWidthPageBlock, Input, Page, PageActionBar, PageLayout, PageTitle } from '@vendure/dashboard';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { say } from '../../say';
import { contentShops } from '../content.documents';
import { FailureNote } from '../../failure-note';
import { Pager } from '../../pager';
import { RedirectForm } from './redirect-form';
import { RedirectTable } from './redirect-table';
import { deleteRedirect, redirects, saveRedirect, type Redirect, type RedirectInput } from './redirects.documents';

const take = 50;
const newRedirect: RedirectInput = { storeKey: null, sourcePath: '', targetPath: '', status: 301 };

export function RedirectsPage() {
  const [search, setSearch] = useState('');
  const [skip, setSkip] = useState(0);
  const list = useQuery({
    queryKey: ['redirects', search, skip],
    queryFn: () => api.query(redirects, { search, skip, take }),
    placeholderData: keepPreviousData,
  });
  const { items, totalItems } = list.data?.redirects ?? { items: [], totalItems: 0 };
  const { round, form, table, failure } = useRedirectWork();
  return (
    <Page pageId="redirects">
      <PageTitle>{say('Redirects')}</PageTitle>
      <PageActionBar>
        <Input
          type="search"
          aria-label={say('Search redirects')}
          placeholder={say('Search an address')}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setSkip(0);
          }}
        />
      </PageActionBar>
      <FailureNote failure={failure ?? list.error} />
      <PageLayout>
        <FullWidthPageBlock blockId="redirect-form">
          <RedirectForm key={round} {...form} />
        </FullWidthPageBlock>
        <FullWidthPageBlock blockId="redirect-list">
          <RedirectTable {...table} redirects={items} />
          <Pager skip={skip} take={take} totalItems={totalItems} onChange={setSkip} />
        </FullWidthPageBlock>
      </PageLayout>
    </Page>
  );
}

/** What the form and the table do. */
function useRedirectWork() {
  const [edited, setEdited] = useState<Redirect | null>(null);
  // A saved or given up form begins anew.
  const [round, setRound] = useState(0);
  const shops = useQuery({ queryKey: ['content-shops'], queryFn: () => api.query(contentShops, {}) });
  const queries = useQueryClient();
  const edit = (redirect: Redirect | null) => {
    setEdited(redirect);
    setRound((before) => before + 1);
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: (job: () => Promise<string>) => job(),
    onSuccess: async (done) => {
      edit(null);
      await queries.invalidateQueries({ queryKey: ['redirects'] });
      toast.success(done);
    },
  });
  const save = async ({ storeKey, sourcePath, targetPath, status }: RedirectInput) => {
    const input = { id: edited?.id ?? null, storeKey, sourcePath, targetPath, status };
    const { saveRedirect: saved } = await api.mutate(saveRedirect, { input });
    return say('{sourcePath} leads to {targetPath}', { sourcePath: saved.sourcePath, targetPath: saved.targetPath });
  };
  const remove = async ({ id, sourcePath }: Redirect) => {
    await api.mutate(deleteRedirect, { id });
    return say('{sourcePath} is not redirected any more', { sourcePath });
  };
  const form = {
    before: edited ?? newRedirect,
    storeKeys: [...new Set(shops.data?.contentShops.map(({ storeKey }) => storeKey))],
    isNew: edited === null,
    isBusy: isPending,
    onSave: (redirect: RedirectInput) => mutate(() => save(redirect)),
    onCancel: () => edit(null),
  };
  const onDelete = (redirect: Redirect) => {
    if (window.confirm(say('Delete the redirect of {sourcePath}?', { sourcePath: redirect.sourcePath })))
      mutate(() => remove(redirect));
  };
  return { round, form, table: { isBusy: isPending, onEdit: edit, onDelete }, failure: error };
}
