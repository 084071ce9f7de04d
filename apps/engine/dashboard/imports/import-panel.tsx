import { api, Button } from '@vendure/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { say } from '../say';
import { FailureNote } from '../failure-note';
import { StateBadge } from '../state-badge';
import { ImportChanges } from './import-changes';
import { ImportLines } from './import-lines';
import { applyImport, checkImport, type ImportWork, undoImport } from './imports.documents';
import {
  countsInWords,
  fileInWords,
  isBusy,
  kindInWords,
  leftInWords,
  secondsLeft,
  stateInWords,
} from './import-words';
import { MappingForm, type WantedCheck } from './mapping-form';

interface ImportPanelProps {
  readonly work: ImportWork;
  /** It has no columns that somebody could tell apart. */
  readonly isOfWorkbench?: boolean;
}

/** One file, from its columns to what it has done. */
export function ImportPanel({ work, isOfWorkbench = false }: ImportPanelProps) {
  const queries = useQueryClient();
  const { id, state, counts } = work;
  const fileName = fileInWords(work.fileName);
  const refresh = () =>
    Promise.all(
      [['import-run', id], ['import-runs'], ['import-lines', id], ['import-changes', id]].map((queryKey) =>
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
    if (window.confirm(say('Put back what {name} has changed?', { name: fileName }))) undoing.mutate();
  };
  return (
    <section aria-label={fileName} className="space-y-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="font-medium">{fileName}</h2>
        <StateBadge variant={state === 'applied' ? 'success' : 'secondary'} words={stateInWords(state)} />
        <span className="text-sm text-muted-foreground">
          {[
            kindInWords(work.kind),
            work.format,
            say('{rows, plural, one {# row} other {# rows}}', { rows: work.rows }),
          ].join(' · ')}
        </span>
      </div>
      <FailureNote failure={checking.error ?? applying.error ?? undoing.error} />
      {!isOfWorkbench && (state === 'read' || state === 'checked') ? (
        <MappingForm work={work} isBusy={isSending} onCheck={(wanted) => checking.mutate(wanted)} />
      ) : null}
      {isBusy(work) ? <Progress work={work} /> : null}
      {state === 'read' || state === 'checking' ? null : <Outcome work={work} />}
      <div className="flex gap-2">
        {state === 'checked' ? (
          <Button type="button" disabled={isSending || writes === 0} onClick={() => applying.mutate()}>
            {say('Apply {rows, plural, one {# row} other {# rows}}', { rows: writes })}
          </Button>
        ) : null}
        {state === 'applied' || state === 'applying' ? (
          <Button type="button" variant="outline" disabled={isSending} onClick={undo}>
            {state === 'applied' ? say('Undo') : say('Stop and undo')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

/** What the check says, or what was written. */
function Outcome({ work: { id, state, counts, isFull } }: { readonly work: ImportWork }) {
  const told = countsInWords(counts) || say('nothing yet');
  return (
    <>
      <p role="status">
        {state === 'checked'
          ? say('It would be: {counts}.', { counts: told })
          : say('Rows: {counts}.', { counts: told })}
      </p>
      {isFull && counts.unnamed > 0 ? (
        <p className="text-sm">
          {say(
            'Nothing is switched off: {lines, plural, one {# line does} other {# lines do}} not say which product it is about.',
            { lines: counts.unnamed },
          )}
        </p>
      ) : null}
      <ImportLines id={id} state={state} />
      <ImportChanges id={id} state={state} />
    </>
  );
}

function Progress({ work }: { readonly work: ImportWork }) {
  const done = Math.min(work.position, work.rows);
  return (
    <div className="space-y-1 text-sm">
      <progress className="h-2 w-full" aria-label={stateInWords(work.state)} max={work.rows} value={done} />
      <p>
        {[say('{done} of {rows} lines', { done, rows: work.rows }), leftInWords(secondsLeft(work, Date.now()))]
          .filter(Boolean)
          .join(', ')}
      </p>
    </div>
  );
}
