import { Button, PermissionGuard } from '@vendure/dashboard';
import type { ReactNode } from 'react';
import { FailureNote } from '../../failure-note';
import { say } from '../../say';
import type { RuleWork } from './use-rule';

interface RuleFrameProps {
  readonly title: string;
  /** Whom it concerns. */
  readonly scope: string;
  readonly saveLabel: string;
  readonly permission?: 'WriteCountryStore' | 'WriteVolumeDiscount' | 'WriteGuarantee';
  /** Whoever looks after some stores only reads what all of them share. */
  readonly mayChange: boolean;
  readonly work: Omit<RuleWork, 'draft' | 'problems' | 'type'>;
  readonly children: ReactNode;
}

/** Fields of a rule, what they would change today, and the button that saves them. */
export function RuleFrame(props: RuleFrameProps) {
  const { title, scope, saveLabel, permission = 'WriteCountryStore', mayChange, work, children } = props;
  const { isChanged, maySave, failure, save, forget, isPending } = work;
  return (
    <section aria-label={title} className="space-y-3 text-sm">
      <div>
        <h2 className="text-base font-medium">{title}</h2>
        <p className="text-xs text-muted-foreground">{scope}</p>
      </div>
      <fieldset disabled={!mayChange} className="min-w-0">
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
      <FailureNote failure={failure} />
      <Foreseen work={work} />
      {mayChange ? (
        <PermissionGuard requires={permission}>
          <div className="flex flex-wrap gap-2">
            <Button type="button" variant="outline" disabled={!maySave} onClick={save}>
              {saveLabel}
            </Button>
            {isChanged ? (
              <Button type="button" variant="ghost" disabled={isPending} onClick={forget}>
                {say('Forget')}
              </Button>
            ) : null}
          </div>
        </PermissionGuard>
      ) : (
        <p className="text-xs text-muted-foreground">{say('Whoever looks after all stores changes this.')}</p>
      )}
    </section>
  );
}

function Foreseen({ work: { isChanged, isCounting, foreseen, notCounted } }: Pick<RuleFrameProps, 'work'>) {
  const lines =
    isChanged && !isCounting && notCounted !== null
      ? [say('Not counted: {message}', { message: notCounted.message })]
      : foreseen;
  return (
    <div aria-live="polite">
      {isCounting ? <p className="text-muted-foreground">{say('Counting what it would change today…')}</p> : null}
      {lines.length === 0 ? null : (
        <div className="rounded-md border border-dashed p-3">
          <p className="font-medium">{say('What it would change today')}</p>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
