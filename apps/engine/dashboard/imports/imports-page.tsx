import { api, Button, FullWidthPageBlock, Input, NativeSelect, Page, PageLayout, PageTitle } from '@vendure/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { say } from '../say';
import { FailureNote } from '../failure-note';
import { Labelled } from '../labelled';
import { ImportList } from './import-list';
import { ImportPanel } from './import-panel';
import { readImportFile } from './imports.documents';
import { importKinds, kindInWords } from './import-words';
import { useImportRun } from './use-import-run';

/** Categories, products, texts, prices and stock from files: sent, understood, checked, applied, and put back. */
export function ImportsPage() {
  const queries = useQueryClient();
  const [id, setId] = useState<string | null>(null);
  const open = useImportRun(id);
  const sending = useMutation({
    mutationFn: (given: { readonly kind: string; readonly file: File }) => api.mutate(readImportFile, given),
    onSuccess: async ({ readImportFile: read }) => {
      setId(read.id);
      await queries.invalidateQueries({ queryKey: ['import-runs'] });
    },
  });
  const work = open.data?.importRun;
  return (
    <Page pageId="imports">
      <PageTitle>{say('Imports')}</PageTitle>
      <FailureNote failure={sending.error ?? open.error} />
      <PageLayout>
        <FullWidthPageBlock blockId="import-file">
          <h2 className="pb-3 font-medium">{say('New file')}</h2>
          <FileForm isBusy={sending.isPending} onSend={(given) => sending.mutate(given)} />
        </FullWidthPageBlock>
        {work === undefined ? null : (
          <FullWidthPageBlock blockId="import-run">
            <ImportPanel key={work.id} work={work} />
          </FullWidthPageBlock>
        )}
        <FullWidthPageBlock blockId="import-runs">
          <h2 className="pb-3 font-medium">{say('Past imports')}</h2>
          <ImportList openId={id} onOpen={setId} />
        </FullWidthPageBlock>
      </PageLayout>
    </Page>
  );
}

interface FileFormProps {
  readonly isBusy: boolean;
  readonly onSend: (given: { readonly kind: string; readonly file: File }) => void;
}

function FileForm({ isBusy: isSending, onSend }: FileFormProps) {
  const [kind, setKind] = useState('prices');
  const [file, setFile] = useState<File | null>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (file !== null) onSend({ kind, file });
  };
  return (
    <form className="flex flex-wrap items-start gap-4" aria-label={say('New file')} onSubmit={submit}>
      <Labelled label={say('What it holds')}>
        {(control) => (
          <NativeSelect {...control} value={kind} onChange={(event) => setKind(event.target.value)}>
            {importKinds.map((each) => (
              <option key={each} value={each}>
                {kindInWords(each)}
              </option>
            ))}
          </NativeSelect>
        )}
      </Labelled>
      <div className="min-w-64 max-w-md grow">
        <Labelled
          label={say('File')}
          hint={say('CSV, XLSX or JSON Lines up to 20 MB. The first line names the columns.')}
        >
          {(control) => (
            <Input
              {...control}
              type="file"
              accept=".csv,.tsv,.txt,.xlsx,.jsonl,.ndjson"
              onChange={(event) => setFile(event.target.files?.[0] ?? null)}
            />
          )}
        </Labelled>
      </div>
      <Button type="submit" className="mt-6" disabled={file === null || isSending}>
        {isSending ? say('Reading…') : say('Read file')}
      </Button>
    </form>
  );
}
