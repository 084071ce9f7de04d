import { api, Button, NativeSelect } from '@vendure/dashboard';
import { useMutation } from '@tanstack/react-query';
import { type ProductDocument, productDocument } from '@tradehall/domain/catalogue/product-document.ts';
import { languageRows } from '@tradehall/domain/locales/languages.ts';
import { isLocale, type Locale, localeCodes, locales } from '@tradehall/domain/locales/locales.ts';
import { formatMoney } from '@tradehall/domain/money/format-money.ts';
import { useState } from 'react';
import { FailureNote } from '../failure-note';
import { Labelled } from '../labelled';
import { plainWords } from './text-words';
import type { Work } from './use-product-work';
import { previewProductWork } from './workbench.documents';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });
const places = localeCodes
  .map((locale) => {
    const { country, language } = locales[locale];
    return { locale, words: `${countryNames.of(country) ?? country}, ${languageRows[language].label}` };
  })
  .toSorted((a, b) => a.words.localeCompare(b.words, 'en'));

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
      <Labelled label="Shop" hint="With what you have typed, also before it is saved.">
        {(control) => (
          <NativeSelect
            {...control}
            value={locale}
            onChange={({ target }) => (isLocale(target.value) ? setLocale(target.value) : undefined)}
          >
            {places.map((place) => (
              <option key={place.locale} value={place.locale}>
                {place.words}
              </option>
            ))}
          </NativeSelect>
        )}
      </Labelled>
      <Button type="button" variant="outline" disabled={isPending || problems.length > 0} onClick={() => mutate()}>
        Show it
      </Button>
      <FailureNote failure={error} />
      {data === undefined ? null : data.asked === asked ? null : (
        <p className="text-muted-foreground">Something has changed since. Show it again.</p>
      )}
      {data === undefined ? null : data.shown === null ? (
        <p>It has no page there: it needs a variant and a price of that store.</p>
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

function Shown({ document, address, locale, isDraft }: ShownProps) {
  const { name, brand, price, highlights, description, attributes, faq, safety, categories, availability } = document;
  const isHidden = !document.published || !document.enabledOnMarket;
  const [first] = categories;
  return (
    <article
      lang={locales[locale].language}
      aria-label={`Preview of ${name}`}
      className="max-h-[40rem] space-y-3 overflow-y-auto rounded-md border p-3"
      tabIndex={0}
    >
      {isHidden ? (
        <p lang="en" className="text-muted-foreground">
          Shoppers do not find it: it is switched off, or not sold in this country.
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
      <p lang="en">
        <a href={address} target="_blank" rel="noreferrer" className="underline">
          Open the page of the shop
        </a>
        {isDraft ? ' as it is saved: it does not show what you have not saved.' : ''}
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
