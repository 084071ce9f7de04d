import { api, Button, Input, NativeSelect } from '@vendure/dashboard';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ProductFile, productFileKinds } from '@tradehall/domain/catalogue/product-document.ts';
import { type Language, languageRows, languages } from '@tradehall/domain/locales/languages.ts';
import { useState } from 'react';
import { FailureNote } from '../failure-note';
import { Labelled } from '../labelled';
import { say, toSay } from '../say';
import type { Work } from './use-product-work';
import { withFile } from './work-draft';
import { filesOrigin, keepDocument } from './workbench.documents';

const kindWords: Readonly<Record<ProductFile['kind'], string>> = {
  manual: toSay('Manual'),
  conformity: toSay('Declaration of conformity'),
  'safety-data': toSay('Safety data sheet'),
};

const nameOf = ({ kind, language }: Pick<ProductFile, 'kind' | 'language'>): string =>
  `${say(kindWords[kind])}, ${languageRows[language].label}`;

const places = new Map(
  productFileKinds.flatMap((kind) => languages.map((language) => [`${kind} ${language}`, { kind, language }])),
);

/** In the order in which shoppers see them. */
const shownPlace = ({ kind, language }: ProductFile): number => [...places.keys()].indexOf(`${kind} ${language}`);

/** What shoppers of a language can read about the product, as PDF. */
export function DocumentFields({ work: { draft, change } }: { readonly work: Work }) {
  const { files, facts } = draft;
  const origin = useQuery({ queryKey: ['files-origin'], queryFn: () => api.query(filesOrigin, {}) });
  return (
    <div className="space-y-4 text-sm">
      {files.length === 0 ? <p>{say('No document yet.')}</p> : null}
      <ul className="space-y-1">
        {files
          .toSorted((one, other) => shownPlace(one) - shownPlace(other))
          .map((file) => (
            <li key={file.address} className="flex items-center justify-between gap-2 border-t pt-1">
              {origin.data === undefined ? (
                nameOf(file)
              ) : (
                <a
                  href={new URL(file.address, origin.data.filesOrigin).href}
                  target="_blank"
                  rel="noreferrer"
                  className="underline"
                >
                  {nameOf(file)}
                </a>
              )}
              <Button
                type="button"
                variant="outline"
                size="sm"
                aria-label={say('Remove {name}', { name: nameOf(file) })}
                onClick={() => change({ files: files.filter((each) => each !== file) })}
              >
                ×
              </Button>
            </li>
          ))}
      </ul>
      <UploadDocument onKept={(file) => change({ files: withFile(draft, file).files })} />
      <Labelled
        label={say('Manual for all languages')}
        hint={say('https://… or a file of the shop. Shown where no manual is uploaded in the language.')}
      >
        {(control) => (
          <Input
            {...control}
            value={facts.manualUrl}
            onChange={({ target }) => change({ facts: { ...facts, manualUrl: target.value.trim() } })}
          />
        )}
      </Labelled>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly wordsOf: (value: Value) => string;
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, values, chosen, wordsOf, onChoose }: ChoiceProps<Value>) {
  return (
    <Labelled label={label}>
      {(control) => (
        <NativeSelect
          {...control}
          value={chosen}
          onChange={({ target }) => onChoose(values.find((each) => each === target.value) ?? chosen)}
        >
          {values.map((each) => (
            <option key={each} value={each}>
              {wordsOf(each)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Labelled>
  );
}

function UploadDocument({ onKept }: { readonly onKept: (file: ProductFile) => void }) {
  const [kind, setKind] = useState<ProductFile['kind']>('manual');
  const [language, setLanguage] = useState<Language>('de');
  const uploading = useMutation({
    // What was chosen when it began counts, whatever is chosen meanwhile.
    mutationFn: async (chosen: { file: File; kind: ProductFile['kind']; language: Language }) => {
      const { keepDocument: address } = await api.mutate(keepDocument, { file: chosen.file });
      return { kind: chosen.kind, language: chosen.language, address };
    },
    onSuccess: onKept,
  });
  const kinds = { values: productFileKinds, chosen: kind, wordsOf: (each: typeof kind) => say(kindWords[each]) };
  const spoken = { values: languages, chosen: language, wordsOf: (each: Language) => languageRows[each].label };
  return (
    <section aria-label={say('Upload a document')} className="space-y-3 rounded-md border p-3">
      <div className="grid gap-4 sm:grid-cols-3">
        <Choice label={say('Kind')} {...kinds} onChoose={setKind} />
        <Choice label={say('Language')} {...spoken} onChoose={setLanguage} />
        <Labelled label={say('Upload a document')} hint={say('PDF, up to 20 MB.')}>
          {(control) => (
            <Input
              {...control}
              type="file"
              accept="application/pdf,.pdf"
              disabled={uploading.isPending}
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file !== undefined) uploading.mutate({ file, kind, language });
                target.value = '';
              }}
            />
          )}
        </Labelled>
      </div>
      <p aria-live="polite">{uploading.isPending ? say('Uploading the document…') : ''}</p>
      <FailureNote failure={uploading.error} />
      <p className="text-xs text-muted-foreground">
        {say('One of a kind in a language: another takes its place. A language without one shows the English one.')}
      </p>
    </section>
  );
}
