import { api, Button, Link, PermissionGuard } from '@vendure/dashboard';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import { FailureNote } from '../failure-note';
import { say } from '../say';
import { StateBadge } from '../state-badge';
import {
  approveLegalPage,
  closeStore,
  type CountryStore,
  goingLive,
  openStore,
  type GoingLiveLine,
  type LegalWords,
} from './stores.documents';
import { findingsInWords, stateInWords, summaryInWords, topicInWords } from './store-words';

interface GoingLiveProps {
  readonly storeKey: string;
  readonly name: string;
  /** After it was opened or closed, which is a change of the store as well. */
  readonly onTurned: (store: CountryStore) => void;
}

/** The check, and what an operator does about it. */
function useGoingLive({ storeKey, name, onTurned }: GoingLiveProps) {
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
      onTurned((await api.mutate(openStore, { storeKey })).openStore);
      return say('{name} is open', { name });
    });
  };
  const close = () => {
    const question = say(
      'Close the store {name}? Nobody can look or order there from then on. Orders that are placed are delivered as usual.',
      { name },
    );
    if (!window.confirm(question)) return;
    work.mutate(async () => {
      onTurned((await api.mutate(closeStore, { storeKey })).closeStore);
      return say('{name} is closed', { name });
    });
  };
  return { check, work, approve, open, close };
}

/** What the store needs before it sells, who answers for its legal pages, and the door. */
export function GoingLive(props: GoingLiveProps) {
  const { check, work, approve, open, close } = useGoingLive(props);
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
          <MissingLine key={topicInWords(line)} line={line} isBusy={work.isPending} onApprove={approve} />
        ))}
      </ul>
      <DoneLines lines={lines} />
      <div className="flex flex-wrap gap-2">
        <PermissionGuard requires="WriteCountryStore">
          {state === 'open' ? (
            <Button type="button" variant="destructive" disabled={work.isPending} onClick={close}>
              {say('Close the store')}
            </Button>
          ) : (
            <Button type="button" disabled={!isReady || work.isPending} onClick={open}>
              {say('Open the store')}
            </Button>
          )}
        </PermissionGuard>
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
          <li key={topicInWords(line)}>
            <span className="font-medium">{topicInWords(line)}</span>
            <span className="block break-words text-xs text-muted-foreground">{findingsInWords(line)}</span>
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

function MissingLine({ line, isBusy, onApprove }: MissingLineProps) {
  const { link, toApprove } = line;
  const name = topicInWords(line);
  return (
    <li className="space-y-1 border-l-2 border-destructive pl-3">
      {link === null ? (
        <span className="font-medium">{name}</span>
      ) : (
        <Link to={link} className="font-medium underline">
          {name}
        </Link>
      )}
      <span className="block break-words">{findingsInWords(line)}</span>
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
