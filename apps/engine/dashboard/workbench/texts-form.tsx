import { Button, NativeSelect } from '@vendure/dashboard';
import { isLanguage, type Language, languages } from '@tradehall/domain/locales/languages.ts';
import { Labelled } from '../labelled';
import { say } from '../say';
import { StateBadge } from '../state-badge';
import {
  isEmptyText,
  type LanguageTexts,
  stateOfText,
  type TextField,
  textFields,
  textKinds,
} from '../../src/workbench/product-texts';
import { TextInput } from './text-input';
import { isOutdated, languageName, plainWords, stateWords, textWords } from './text-words';
import type { Work } from './use-product-work';
import { withText } from './work-draft';

interface TextsFormProps {
  readonly work: Work;
  readonly language: Language;
  readonly source: Language;
  readonly onLanguage: (language: Language) => void;
  readonly onSource: (language: Language) => void;
}

/** The texts of one language beside those of another. */
export function TextsForm({ work, language, source, onLanguage, onSource }: TextsFormProps) {
  const { draft, update } = work;
  return (
    <div className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <LanguageChoice label={say('Beside')} value={source} without={language} onChange={onSource} />
        <LanguageChoice label={say('Language you work on')} value={language} onChange={onLanguage} />
      </div>
      {textFields.map((field) => (
        <section key={field} data-text={field} className="grid gap-x-4 gap-y-2 border-t pt-4 sm:grid-cols-2">
          <SourceText field={field} texts={draft.texts[source]} language={source} />
          <div className="min-w-0 space-y-2">
            <TextInput
              key={`${language} ${field}`}
              field={field}
              language={language}
              texts={draft.texts[language]}
              onChange={(given) => update((before) => withText(before, language, source, given))}
            />
            <TextNotes work={work} field={field} language={language} source={source} />
          </div>
        </section>
      ))}
    </div>
  );
}

interface LanguageChoiceProps {
  readonly label: string;
  readonly value: Language;
  readonly without?: Language;
  readonly onChange: (language: Language) => void;
}

function LanguageChoice({ label, value, without, onChange }: LanguageChoiceProps) {
  return (
    <Labelled label={label}>
      {(control) => (
        <NativeSelect
          {...control}
          value={value}
          onChange={({ target }) => (isLanguage(target.value) ? onChange(target.value) : undefined)}
        >
          {languages
            .filter((code) => code !== without)
            .map((code) => (
              <option key={code} value={code}>
                {languageName(code)}
              </option>
            ))}
        </NativeSelect>
      )}
    </Labelled>
  );
}

interface SourceTextProps {
  readonly field: TextField;
  readonly texts: LanguageTexts;
  readonly language: Language;
}

function SourceText({ field, texts, language }: SourceTextProps) {
  const text = texts[field];
  return (
    <div className="min-w-0 space-y-1 text-sm">
      <p className="text-xs text-muted-foreground">
        {textWords(field).label}, {languageName(language)}
      </p>
      <div lang={language} className="break-words whitespace-pre-line">
        {isEmptyText(text) ? (
          <span className="text-muted-foreground">{say('Nothing')}</span>
        ) : (
          <Words text={text} kind={field} />
        )}
      </div>
    </div>
  );
}

function Words({ text, kind }: { readonly text: LanguageTexts[TextField]; readonly kind: TextField }) {
  if (typeof text === 'string') return textKinds[kind].kind === 'html' ? plainWords(text) : text;
  return (
    <ol className="list-decimal space-y-1 pl-5">
      {text.map((item, at) => (
        // Two lines may say the same.
        <li key={at}>{typeof item === 'string' ? item : `${item.question}\n${item.answer}`}</li>
      ))}
    </ol>
  );
}

interface TextNotesProps {
  readonly work: Work;
  readonly field: TextField;
  readonly language: Language;
  readonly source: Language;
}

/** How far the text is, and the button for whoever finds that it still says the same. */
function TextNotes({ work: { saved, draft, update }, field, language, source }: TextNotesProps) {
  if (field === 'slug') return null;
  const outdated = isOutdated(saved, draft, language, field);
  const state = stateOfText(field, draft.texts[language], draft.texts[source], outdated);
  if (state === null || state === 'complete') return null;
  return (
    <div className="flex flex-wrap items-center gap-2 text-xs">
      <StateBadge {...stateWords(state)} />
      {state === 'changed' ? (
        <>
          <span>{say('The source has changed since this was translated.')}</span>
          <Button
            type="button"
            variant="outline"
            size="xs"
            onClick={() => update((before) => withText(before, language, source, {}, [field]))}
          >
            {say('It still says the same')}
          </Button>
        </>
      ) : null}
      {state === 'same' ? <span>{say('Word for word as in {source}.', { source: languageName(source) })}</span> : null}
      {state === 'missing' &&
      Array.isArray(draft.texts[language][field]) &&
      !isEmptyText(draft.texts[language][field]) ? (
        <span>
          {say('{written} of {all} entries.', {
            written: draft.texts[language][field].length,
            all: draft.texts[source][field].length,
          })}
        </span>
      ) : null}
    </div>
  );
}
