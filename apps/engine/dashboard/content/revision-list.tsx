import { Badge, Button } from '@vendure/dashboard';
import { shownMoment } from '../moments';
import { say } from '../say';
import type { ContentRevision } from './content.documents';
import { revisionState } from './states';

interface RevisionListProps {
  readonly revisions: readonly ContentRevision[];
  readonly openedId: string | undefined;
  readonly isBusy: boolean;
  readonly onOpen: (revision: ContentRevision) => void;
  readonly onPreview: (revision: ContentRevision) => void;
  readonly onWithdraw: (revision: ContentRevision) => void;
}

/** Newest first. */
export function RevisionList({ revisions, openedId, isBusy, onOpen, onPreview, onWithdraw }: RevisionListProps) {
  if (revisions.length === 0) return <p className="text-sm">{say('Nothing is saved yet.')}</p>;
  return (
    <ol className="space-y-3 text-sm">
      {revisions.map((revision) => {
        const { words, variant } = revisionState(revision, new Date());
        const button = { type: 'button', variant: 'outline', size: 'xs', disabled: isBusy } as const;
        return (
          <li key={revision.id} className="space-y-1 border-b pb-3" aria-current={revision.id === openedId}>
            <p>
              <Badge variant={variant}>{words}</Badge> {revision.title}
            </p>
            <p className="text-xs text-muted-foreground">
              {shownMoment(revision.updatedAt)}, {revision.updatedBy}
              {revision.id === openedId ? `, ${say('open here')}` : ''}
            </p>
            <div className="flex gap-1">
              <Button {...button} onClick={() => onOpen(revision)}>
                {say('{what, select, other {Open}}', { what: 'revision' })}
              </Button>
              <Button {...button} onClick={() => onPreview(revision)}>
                {say('Preview')}
              </Button>
              {revision.state === 'WITHDRAWN' ? null : (
                <Button {...button} onClick={() => onWithdraw(revision)}>
                  {say('Withdraw')}
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
