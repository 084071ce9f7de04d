import { api, Button, Link, PermissionGuard } from '@vendure/dashboard';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { FailureNote } from '../failure-note';
import { say } from '../say';
import { StateBadge } from '../state-badge';
import { approveLegalPage, goingLive, openStore, type GoingLiveLine, type LegalWords } from './stores.documents';
import { stateInWords, summaryInWords } from './store-words';

interface GoingLiveProps {
  readonly storeKey: string;
  readonly name: string;
  /** After it was opened, which is a change of the store as well. */
  readonly onOpened: () => void;
}

/** The check, and what an operator does about it. */
function useGoingLive({ storeKey, name, onOpened }: GoingLiveProps) {
  const queries = useQueryClient();
  const queryKey = ['going-live', storeKey];
  const check = useQuery({ queryKey, queryFn: () => api.query(goingLive, { storeKey }) });
  const work = useMutation({
    mutationFn: (job: () => Promise<string>) => job(),
    onSuccess: (done) => toast.success(done),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  const approve = (words: LegalWords, of: string) =>
    work.mutate(async () => {
      await api.mutate(approveLegalPage, words);
      return say('{of}: approved in your name', { of });
    });
  const open = () => {
    if (!window.confirm(say('Open the store {name}? Shoppers can order from then on.', { name }))) return;
    work.mutate(async () => {
      await api.mutate(openStore, { storeKey });
      onOpened();
      return say('{name} is open', { name });
    });
  };
  return { check, work, approve, open };
}

/** What the store needs before it sells, who answers for its legal pages, and the door. */
export function GoingLive(props: GoingLiveProps) {
  const { check, work, approve, open } = useGoingLive(props);
  if (check.data === undefined) {
    if (check.error !== null) return <FailureNote failure={check.error} />;
    return <p className="text-sm">{say('Checking the store, its mail server and its card provider…')}</p>;
  }
  const { state, isReady, lines } = check.data.goingLive;
  const missing = lines.filter(({ isDone }) => !isDone);
  return (
    <div className="space-y-4 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <StateBadge {...stateInWords(state)} />
        <span>{summaryInWords(state, missing.length)}</span>
      </p>
      <FailureNote failure={work.error} />
      <ul className="space-y-3">
        {missing.map((line) => (
          <MissingLine key={line.name} line={line} isBusy={work.isPending} onApprove={approve} />
        ))}
      </ul>
      <DoneLines lines={lines} />
      <div className="flex flex-wrap gap-2">
        {state === 'open' ? null : (
          <PermissionGuard requires="WriteCountryStore">
            <Button type="button" disabled={!isReady || work.isPending} onClick={open}>
              {say('Open the store')}
            </Button>
          </PermissionGuard>
        )}
        <Button type="button" variant="outline" disabled={check.isFetching} onClick={() => void check.refetch()}>
          {say('Check again')}
        </Button>
      </div>
    </div>
  );
}

function DoneLines({ lines }: { readonly lines: readonly GoingLiveLine[] }) {
  const done = lines.filter(({ isDone }) => isDone);
  return (
    <details>
      <summary className="cursor-pointer">
        {say('{done} of {lines} are done', { done: done.length, lines: lines.length })}
      </summary>
      <ul className="space-y-2 pt-2">
        {done.map((line) => (
          <li key={line.name}>
            <span className="font-medium">{line.name}</span>
            <span className="block break-words text-xs text-muted-foreground">{line.words}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface MissingLineProps {
  readonly line: GoingLiveLine;
  readonly isBusy: boolean;
  readonly onApprove: (words: LegalWords, of: string) => void;
}

function MissingLine({ line: { name, words, link, toApprove }, isBusy, onApprove }: MissingLineProps) {
  return (
    <li className="space-y-1 border-l-2 border-destructive pl-3">
      {link === null ? (
        <span className="font-medium">{name}</span>
      ) : (
        <Link to={link} className="font-medium underline">
          {name}
        </Link>
      )}
      <span className="block break-words">{words}</span>
      {toApprove === null ? null : (
        <PermissionGuard requires="WriteCountryStore">
          <Button
            type="button"
            variant="outline"
            size="sm"
            disabled={isBusy}
            aria-label={say('Approve {name}', { name })}
            onClick={() => onApprove(toApprove, name)}
          >
            {say('Approve in my name')}
          </Button>
        </PermissionGuard>
      )}
    </li>
  );
}
