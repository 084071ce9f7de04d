import { Button } from '@vendure/dashboard';
import { type Language, languages } from '@tradehall/domain/locales/languages.ts';
import { say } from '../say';
import { StateBadge } from '../state-badge';
import { fieldsInWords, languageName, languageState, stateWords } from './text-words';
import type { Work } from './use-product-work';

interface LanguageListProps {
  readonly work: Work;
  readonly language: Language;
  readonly source: Language;
  readonly onLanguage: (language: Language) => void;
}

/** How far each language is beside the source; a language leads to its first gap. */
export function LanguageList({ work: { saved, draft }, language, source, onLanguage }: LanguageListProps) {
  const others = languages
    .filter((code) => code !== source)
    .map((code) => ({ code, ...languageState(saved, draft, code, source) }));
  const complete = others.filter(({ state }) => state === 'complete').length;
  const open = (code: Language, field: string | undefined) => {
    onLanguage(code);
    // The form of that language is drawn first.
    requestAnimationFrame(() => {
      const place = document.querySelector<HTMLElement>(`[data-text="${field ?? 'name'}"]`);
      place?.scrollIntoView({ block: 'center' });
      place?.querySelector<HTMLElement>('input, textarea, [contenteditable="true"], button')?.focus();
    });
  };
  return (
    <div className="space-y-2 text-sm">
      <p>
        {say('{complete} of {others} are complete beside {source}.', {
          complete,
          others: others.length,
          source: languageName(source),
        })}
      </p>
      <ul className="max-h-96 overflow-y-auto" tabIndex={0} aria-label={say('Languages and their texts')}>
        {others.map(({ code, state, fields }) => (
          <li key={code} className="border-t py-1">
            <Button
              type="button"
              variant="ghost"
              size="sm"
              className="h-auto w-full justify-between gap-2 whitespace-normal text-left"
              aria-pressed={code === language}
              onClick={() => open(code, fields[0])}
            >
              <span className={code === language ? 'font-semibold' : 'font-normal'}>{languageName(code)}</span>
              <StateBadge {...stateWords(state)} />
            </Button>
            {fields.length === 0 ? null : <p className="px-3 text-xs text-muted-foreground">{fieldsInWords(fields)}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
