import { api, Button, PermissionGuard, Textarea } from '@vendure/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { namesIn } from '@tradehall/domain/wording/message-parts.ts';
import { wordingFault } from '@tradehall/domain/wording/wording-fault.ts';
import { fieldsOfWording, wordingOfFields, type WordingField } from '@tradehall/domain/wording/wording-fields.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { toast } from 'sonner';
import { say } from '../../say';
import { FailureNote } from '../../failure-note';
import { Labelled } from '../../labelled';
import { labelOf, localeInWords, partsOf, previewOf } from './wording-words';
import { saveWording, type ChangedWording, type ShopWords } from './wording.documents';

interface WordingFormProps {
  readonly locale: Locale;
  readonly text: ShopWords;
  readonly changed: ChangedWording | null;
}

/** What is typed, whether it fits, and the two ways to save. */
function useWording({ locale, text: { key, original }, changed }: WordingFormProps) {
  const queries = useQueryClient();
  // What does not fit any more is typed anew, on the words of today.
  const start = changed === null || changed.state === 'unfit' ? original : changed.words;
  const [fields, setFields] = useState(() => fieldsOfWording(start));
  const message = wordingOfFields(fields, original);
  const isOriginal = message === wordingOfFields(fieldsOfWording(original), original);
  const isChanged = message !== wordingOfFields(fieldsOfWording(start), original);
  const seen = changed?.words ?? null;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (words: string) => api.mutate(saveWording, { locale, key, words, seen }),
    onSuccess: (_saved, words) =>
      toast.success(words === '' ? say('Back to the original.') : say('Saved. The shop shows it in a moment.')),
    onSettled: () => queries.invalidateQueries({ queryKey: ['changed-wordings'] }),
  });
  const type = (place: number, words: string) =>
    setFields((before) => before.map((field, at) => (at === place ? { ...field, words } : field)));
  return {
    fields,
    message,
    isPending,
    failure: error,
    fault: isChanged && !isOriginal ? wordingFault(message.trim(), original, locale) : null,
    maySave: isChanged && !isPending,
    type,
    save: () => mutate(isOriginal ? '' : message.trim()),
    goBack: () => mutate(''),
  };
}

/** One text of the shop: what the release says, what is said in its place, and how it will stand. */
export function WordingForm(props: WordingFormProps) {
  const { locale, text, changed } = props;
  const work = useWording(props);
  const place = useRef<HTMLElement>(null);
  // It stands below what was found, mostly out of sight.
  useEffect(() => place.current?.focus(), []);
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={say('The text')}
      className="space-y-4 rounded-md border p-4 text-sm outline-none"
    >
      <div>
        <h2 className="text-base font-medium break-words">{text.key}</h2>
        <p className="text-xs text-muted-foreground">
          {say('{locale}. Other languages keep their words.', { locale: localeInWords(locale) })}
        </p>
      </div>
      <Original text={text} locale={locale} />
      {text.isFixed ? (
        <p>{say('A law or an agreement asks for these words: they change with a release.')}</p>
      ) : (
        <>
          <Fields locale={locale} original={text.original} work={work} />
          <Preview lines={previewOf(work.message, work.fields, locale)} locale={locale} />
        </>
      )}
      <FailureNote failure={work.failure} />
      <PermissionGuard requires="WriteCountryStore">
        <div className="flex flex-wrap gap-2">
          {text.isFixed ? null : (
            <Button type="button" disabled={!work.maySave || work.fault !== null} onClick={work.save}>
              {say('Save the words')}
            </Button>
          )}
          {changed === null ? null : (
            <Button type="button" variant="outline" disabled={work.isPending} onClick={work.goBack}>
              {say('Back to the original')}
            </Button>
          )}
        </div>
      </PermissionGuard>
    </section>
  );
}

function Original({ text, locale }: { readonly text: ShopWords; readonly locale: Locale }) {
  return (
    <dl>
      <dt className="text-xs text-muted-foreground">{say('Original')}</dt>
      {fieldsOfWording(text.original).map((field) => (
        <dd key={field.option ?? ''} className="break-words">
          {field.option === null ? null : (
            <span className="text-muted-foreground">{`${labelOf(field, locale)}: `}</span>
          )}
          <span lang={locale}>{field.words}</span>
        </dd>
      ))}
    </dl>
  );
}

interface FieldsProps {
  readonly locale: Locale;
  readonly original: string;
  readonly work: ReturnType<typeof useWording>;
}

function Fields({ locale, original, work: { fields, fault, type } }: FieldsProps) {
  const faultId = useId();
  const isCounted = fields.some(({ option }) => option !== null);
  const parts = partsOf(original) ?? [];
  const counted = new Set(parts.flatMap((part) => (part.kind === 'choice' ? [part.name] : [])));
  const chips = [
    ...(isCounted ? ['#'] : []),
    ...[...namesIn(parts)].flatMap((name) => (counted.has(name) ? [] : [`{${name}}`])),
  ];
  const insert = (place: number, { words }: WordingField, chip: string) =>
    type(place, words === '' || words.endsWith(' ') ? `${words}${chip}` : `${words} ${chip}`);
  return (
    <div className="space-y-3">
      {fields.map((field, place) => (
        <div key={field.option ?? ''} className="space-y-1">
          <Labelled label={labelOf(field, locale)}>
            {(control) => (
              <Textarea
                {...control}
                lang={locale}
                rows={field.words.length > 80 ? 3 : 1}
                value={field.words}
                aria-invalid={fault !== null}
                aria-describedby={fault === null ? control['aria-describedby'] : faultId}
                onChange={({ target }) => type(place, target.value)}
              />
            )}
          </Labelled>
          <div className="flex flex-wrap gap-1">
            {chips.map((chip) => (
              <Button
                key={chip}
                type="button"
                variant="outline"
                size="xs"
                aria-label={say('Insert {chip} {field}', { chip, field: labelOf(field, locale) })}
                onClick={() => insert(place, field, chip)}
              >
                {chip === '#' ? say('The number') : chip}
              </Button>
            ))}
          </div>
        </div>
      ))}
      {chips.length === 0 ? null : (
        <p className="text-xs text-muted-foreground">
          {say('The shop fills in what stands in the small frames. Keep each of them.')}
        </p>
      )}
      <p id={faultId} role="status" className="text-xs text-destructive">
        {fault}
      </p>
    </div>
  );
}

interface PreviewProps {
  readonly lines: ReturnType<typeof previewOf>;
  readonly locale: Locale;
}

function Preview({ lines, locale }: PreviewProps) {
  return (
    <div className="rounded-md border border-dashed p-3">
      <p className="text-xs text-muted-foreground">{say('As it will stand on the page, with examples filled in')}</p>
      <ul>
        {lines.map(({ number, text }) => (
          <li key={number} lang={locale} className="break-words" data-preview={number}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
