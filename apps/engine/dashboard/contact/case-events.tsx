import { inWords } from '../in-words';
import { shownMoment } from '../moments';
import { say } from '../say';
import type { CaseEvent } from './contact-requests.documents';

/** What was done about a case, oldest first. */
export function CaseEvents({ events }: { readonly events: readonly CaseEvent[] }) {
  return events.length === 0 ? null : (
    <section aria-label={say('History')} className="space-y-2">
      <h3 className="font-medium">{say('History')}</h3>
      <ol className="space-y-2">
        {events.map(({ id, kind, words, operator, createdAt }) => (
          <li key={id} className="border-t pt-2">
            <p className="text-muted-foreground">{`${inWords(kind)}, ${operator}, ${shownMoment(createdAt)}`}</p>
            {words === null ? null : <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{words}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
