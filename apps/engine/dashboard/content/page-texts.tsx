import { Input, Textarea } from '@vendure/dashboard';
import { Labelled } from '../labelled';
import { say } from '../say';

interface Texts {
  readonly title: string;
  readonly metaDescription: string;
}

interface PageTextsProps extends Texts {
  readonly onChange: (changes: Partial<Texts>) => void;
}

/** What search engines and the browser's tab say of the page. */
export function PageTexts({ title, metaDescription, onChange }: PageTextsProps) {
  return (
    <div className="space-y-3">
      <Labelled label={say('Page title')}>
        {(control) => (
          <Input
            {...control}
            value={title}
            maxLength={160}
            onChange={(event) => onChange({ title: event.target.value })}
          />
        )}
      </Labelled>
      <Labelled label={say('Meta description')} hint={say('One or two sentences for search engines.')}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={320}
            value={metaDescription}
            onChange={(event) => onChange({ metaDescription: event.target.value })}
          />
        )}
      </Labelled>
    </div>
  );
}
