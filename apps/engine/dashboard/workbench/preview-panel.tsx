import { api, Button, NativeSelect } from '@vendure/dashboard';
import { useMutation } from '@tanstack/react-query';
import { type ProductDocument, productDocument } from '@tradehall/domain/catalogue/product-document.ts';
import { languageRows } from '@tradehall/domain/locales/languages.ts';
import { isLocale, type Locale, localeCodes, locales } from '@tradehall/domain/locales/locales.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import { useState } from 'react';
import { FailureNote } from '../failure-note';
import { countryInWords } from '../in-words';
import { Labelled } from '../labelled';
import { say, spokenLocale } from '../say';
import { Sentence } from '../sentence';
import { plainWords } from './text-words';
import type { Work } from './use-product-work';
import { previewProductWork } from './workbench.documents';

const placesInWords = () =>
  localeCodes
    .map((locale) => {
      const { country, language } = locales[locale];
      return { locale, words: `${countryInWords(country)}, ${languageRows[language].label}` };
    })
    .toSorted((a, b) => a.words.localeCompare(b.words, spokenLocale()));

/** The product as shoppers would read it after saving: made by what makes the pages, and kept nowhere. */
export function PreviewPanel({ work: { input, isChanged, problems } }: { readonly work: Work }) {
  const [locale, setLocale] = useState<Locale>('de-DE');
  const asked = JSON.stringify({ input, locale });
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => {
      const { previewProductWork: shown } = await api.query(previewProductWork, { input, locale });
      return {
        asked,
        locale,
        shown: shown === null ? null : { ...shown, document: productDocument.parse(shown.document) },
      };
    },
  });
  return (
    <div className="space-y-3 text-sm">
      <Labelled label={say('Shop')} hint={say('With what you have typed, also before it is saved.')}>
        {(control) => (
          <NativeSelect
            {...control}
            value={locale}
            onChange={({ target }) => (isLocale(target.value) ? setLocale(target.value) : undefined)}
          >
            {placesInWords().map((place) => (
              <option key={place.locale} value={place.locale}>
                {place.words}
              </option>
            ))}
          </NativeSelect>
        )}
      </Labelled>
      <Button type="button" variant="outline" disabled={isPending || problems.length > 0} onClick={() => mutate()}>
        {say('Show it')}
      </Button>
      <FailureNote failure={error} />
      {data === undefined ? null : data.asked === asked ? null : (
        <p className="text-muted-foreground">{say('Something has changed since. Show it again.')}</p>
      )}
      {data === undefined ? null : data.shown === null ? (
        <p>{say('It has no page there: it needs a variant and a price of that store.')}</p>
      ) : (
        <Shown document={data.shown.document} address={data.shown.address} locale={data.locale} isDraft={isChanged} />
      )}
    </div>
  );
}

interface ShownProps {
  readonly document: ProductDocument;
  readonly address: string;
  readonly locale: Locale;
  readonly isDraft: boolean;
}

/** Of what is said in the midst of the shop's own words. */
const spokenLanguage = (): string => spokenLocale().slice(0, 2);

function Shown({ document, address, locale, isDraft }: ShownProps) {
  const { name, brand, price, highlights, description, attributes, faq, safety, categories, availability } = document;
  const isHidden = !document.published || !document.enabledOnMarket;
  const [first] = categories;
  const link = (
    <a key="link" href={address} target="_blank" rel="noreferrer" className="underline">
      {say('Open the page of the shop')}
    </a>
  );
  const opening = isDraft
    ? say('{link} as it is saved: it does not show what you have not saved.', { link: '<1>' })
    : '<1>';
  return (
    <article
      lang={locales[locale].language}
      aria-label={say('Preview of {name}', { name })}
      className="max-h-[40rem] space-y-3 overflow-y-auto rounded-md border p-3"
      tabIndex={0}
    >
      {isHidden ? (
        <p lang={spokenLanguage()} className="text-muted-foreground">
          {say('Shoppers do not find it: it is switched off, or not sold in this country.')}
        </p>
      ) : null}
      {first === undefined ? null : (
        <p className="text-xs text-muted-foreground">
          {[...first.ancestors, first].map((category) => category.name).join(' › ')}
        </p>
      )}
      <h2 className="text-base font-semibold break-words">{name}</h2>
      <p>
        {brand}
        {brand === '' ? '' : ' · '}
        {formatMoney(price.discounted ?? price.value, locale)}
        {availability.isOnStock ? '' : ' · –'}
      </p>
      <List items={highlights} />
      <p className="whitespace-pre-line">{plainWords(description)}</p>
      <dl className="grid grid-cols-2 gap-x-3 gap-y-1 text-xs">
        {attributes.map((attribute) => (
          <div key={attribute.name} className="contents">
            <dt className="break-words text-muted-foreground">{attribute.label}</dt>
            <dd className="break-words">{attribute.value}</dd>
          </div>
        ))}
      </dl>
      <List items={document.deliveryPackage} />
      {faq.map(({ question, answer }) => (
        <div key={question}>
          <p className="font-medium">{question}</p>
          <p>{answer}</p>
        </div>
      ))}
      <List items={safety.warnings} />
      <p lang={spokenLanguage()}>
        <Sentence words={opening} parts={[link]} />
      </p>
    </article>
  );
}

function List({ items }: { readonly items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="list-disc pl-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
