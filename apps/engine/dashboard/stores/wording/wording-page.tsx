import { api, FullWidthPageBlock, Input, NativeSelect, Page, PageLayout, PageTitle } from '@vendure/dashboard';
import { useQuery } from '@tanstack/react-query';
import { countryOfStoreKey } from '@tradehall/domain/countries/store.ts';
import { isLocale, type Locale } from '@tradehall/domain/locales/locales.ts';
import { useState } from 'react';
import { say } from '../../say';
import { FailureNote } from '../../failure-note';
import { Labelled } from '../../labelled';
import { storesQuery } from '../stores-page';
import { WordingForm } from './wording-form';
import { WordingTable } from './wording-table';
import { inShort, isMeant, localeInWords } from './wording-words';
import { changedWordings, shopWords, type ChangedWording, type ShopWords } from './wording.documents';

const changedQuery = { queryKey: ['changed-wordings'], queryFn: () => api.query(changedWordings, {}) };

interface Chosen {
  readonly locale: string;
  readonly key: string;
}

/** Words of the shop's pages: found as they stand there, said in another way, and given back. */
export function WordingPage() {
  const stores = useQuery(storesQuery);
  const changed = useQuery(changedQuery);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  // Not in the block, which the layout may begin anew while the page loads.
  const [search, setSearch] = useState('');
  const codes = (stores.data?.countryStores ?? [])
    .flatMap(({ key }) => countryOfStoreKey(key)?.locales ?? [])
    .toSorted((a, b) => localeInWords(a).localeCompare(localeInWords(b), 'en'));
  const locale = codes.find((code) => code === (chosen?.locale ?? 'de-DE')) ?? codes[0];
  const wordings = changed.data?.changedWordings ?? [];
  return (
    <Page pageId="wording">
      <PageTitle>{say('Words of the shop')}</PageTitle>
      <FailureNote failure={stores.error ?? changed.error} />
      <PageLayout>
        <FullWidthPageBlock blockId="wording-search">
          {locale === undefined ? (
            <p className="text-sm">{say('Loading the languages…')}</p>
          ) : (
            <Finder
              locale={locale}
              search={search}
              onSearch={setSearch}
              codes={codes}
              wordings={wordings.filter((each) => each.locale === locale)}
              chosenKey={chosen?.key ?? null}
              onChoose={(code, key) => setChosen({ locale: code, key })}
            />
          )}
        </FullWidthPageBlock>
        <FullWidthPageBlock blockId="wording-changed">
          <h2 className="pb-3 text-base font-medium">{say('Changed words')}</h2>
          <WordingTable wordings={wordings} onOpen={({ locale: code, key }) => setChosen({ locale: code, key })} />
        </FullWidthPageBlock>
      </PageLayout>
    </Page>
  );
}

interface FinderProps {
  readonly locale: Locale;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly codes: readonly Locale[];
  readonly wordings: readonly ChangedWording[];
  readonly chosenKey: string | null;
  readonly onChoose: (locale: Locale, key: string) => void;
}

const mostFound = 20;

function Finder({ locale, search, onSearch, codes, wordings, chosenKey, onChoose }: FinderProps) {
  const list = useQuery({ queryKey: ['shop-words', locale], queryFn: () => api.query(shopWords, { locale }) });
  const changed = new Map(wordings.map((wording) => [wording.key, wording]));
  const all = list.data?.shopWords ?? [];
  const found =
    search.trim() === ''
      ? []
      : all.filter(({ key, original }) => isMeant(search, changed.get(key)?.words ?? original, key));
  const chosen = all.find(({ key }) => key === chosenKey);
  return (
    <div className="space-y-4">
      <FailureNote failure={list.error} />
      <div className="flex flex-wrap gap-4">
        <Labelled label={say('Language of the shop')}>
          {(control) => (
            <NativeSelect
              {...control}
              value={locale}
              onChange={({ target }) => (isLocale(target.value) ? onChoose(target.value, '') : undefined)}
            >
              {codes.map((code) => (
                <option key={code} value={code}>
                  {localeInWords(code)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Labelled>
        <div className="min-w-0 grow basis-64">
          <Labelled
            label={say('Words on the page')}
            hint={say('As they stand there now, or a part of them. The name of the text will do as well.')}
          >
            {(control) => (
              <Input {...control} type="search" value={search} onChange={({ target }) => onSearch(target.value)} />
            )}
          </Labelled>
        </div>
      </div>
      <Found
        found={found}
        isAsked={search.trim() !== '' && list.data !== undefined}
        changed={changed}
        onChoose={(key) => onChoose(locale, key)}
      />
      {chosen === undefined ? null : (
        <WordingForm
          key={`${locale} ${chosen.key} ${changed.get(chosen.key)?.words ?? ''}`}
          locale={locale}
          text={chosen}
          changed={changed.get(chosen.key) ?? null}
        />
      )}
    </div>
  );
}

interface FoundProps {
  readonly found: readonly ShopWords[];
  readonly isAsked: boolean;
  readonly changed: ReadonlyMap<string, ChangedWording>;
  readonly onChoose: (key: string) => void;
}

function Found({ found, isAsked, changed, onChoose }: FoundProps) {
  if (!isAsked) return null;
  return (
    <div className="space-y-2 text-sm">
      <p aria-live="polite" className="text-muted-foreground">
        {found.length === 0
          ? say('No text of the shop reads like that. Names of products and pages are changed where they are kept.')
          : null}
        {found.length > mostFound
          ? say('The first {shown} of {all}: type more of it.', { shown: mostFound, all: found.length })
          : null}
      </p>
      <ul className="divide-y rounded-md border">
        {found.slice(0, mostFound).map(({ key, original }) => (
          <li key={key}>
            <button
              type="button"
              className="block w-full px-3 py-2 text-left hover:bg-muted focus-visible:outline-2"
              onClick={() => onChoose(key)}
            >
              <span className="block break-words">{inShort(changed.get(key)?.words ?? original)}</span>
              <span className="block text-xs text-muted-foreground">
                {changed.has(key) ? say('{key}, changed', { key }) : key}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
