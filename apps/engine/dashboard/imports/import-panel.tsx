import { api, Button } from '@vendure/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FailureNote } from '../failure-note';
import { StateBadge } from '../state-badge';
import { ImportLines } from './import-lines';
import { applyImport, checkImport, type ImportWork, undoImport } from './imports.documents';
import { countsInWords, isBusy, kindInWords, leftInWords, secondsLeft, stateInWords } from './import-words';
import { MappingForm, type WantedCheck } from './mapping-form';

/** One file, from its columns to what it has done. */
export function ImportPanel({ work }: { readonly work: ImportWork }) {
  const queries = useQueryClient();
  const { id, state, counts } = work;
  const refresh = () =>
    Promise.all(
      [['import-run', id], ['import-runs'], ['import-lines', id]].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  const checking = useMutation({
    mutationFn: (wanted: WantedCheck) => api.mutate(checkImport, { id, ...wanted }),
    onSettled: refresh,
  });
  const applying = useMutation({ mutationFn: () => api.mutate(applyImport, { id }), onSettled: refresh });
  const undoing = useMutation({ mutationFn: () => api.mutate(undoImport, { id }), onSettled: refresh });
  const isSending = checking.isPending || applying.isPending || undoing.isPending;
  const writes = counts.new + counts.changed + counts.switchedOff;
  const undo = () => {
    if (window.confirm(`Put back what ${work.fileName} has changed?`)) undoing.mutate();
  };
  return (
    <section aria-label={work.fileName} className="space-y-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="font-medium">{work.fileName}</h2>
        <StateBadge variant={state === 'applied' ? 'success' : 'secondary'} words={stateInWords(state)} />
        <span className="text-sm text-muted-foreground">{`${kindInWords(work.kind)} · ${work.format} · ${work.rows} rows`}</span>
      </div>
      <FailureNote failure={checking.error ?? applying.error ?? undoing.error} />
      {state === 'read' || state === 'checked' ? (
        <MappingForm work={work} isBusy={isSending} onCheck={(wanted) => checking.mutate(wanted)} />
      ) : null}
      {isBusy(work) ? <Progress work={work} /> : null}
      {state === 'read' || state === 'checking' ? null : (
        <>
          <p role="status">{`${state === 'checked' ? 'It would be' : 'Rows'}: ${countsInWords(counts) || 'nothing yet'}.`}</p>
          {work.isFull && counts.unnamed > 0 ? (
            <p className="text-sm">{`Nothing is switched off: ${counts.unnamed} lines do not say which product they are about.`}</p>
          ) : null}
          <ImportLines id={id} state={state} />
        </>
      )}
      <div className="flex gap-2">
        {state === 'checked' ? (
          <Button type="button" disabled={isSending || writes === 0} onClick={() => applying.mutate()}>
            {`Apply ${writes} ${writes === 1 ? 'row' : 'rows'}`}
          </Button>
        ) : null}
        {state === 'applied' || state === 'applying' ? (
          <Button type="button" variant="outline" disabled={isSending} onClick={undo}>
            {state === 'applied' ? 'Undo' : 'Stop and undo'}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

function Progress({ work }: { readonly work: ImportWork }) {
  const done = Math.min(work.position, work.rows);
  return (
    <div className="space-y-1 text-sm">
      <progress className="h-2 w-full" aria-label={stateInWords(work.state)} max={work.rows} value={done} />
      <p>{[`${done} of ${work.rows} lines`, leftInWords(secondsLeft(work, Date.now()))].filter(Boolean).join(', ')}</p>
    </div>
  );
}
