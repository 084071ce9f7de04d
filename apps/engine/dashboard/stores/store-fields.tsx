import { Input } from '@vendure/dashboard';
import type { StoreProblem } from '@tradehall/domain/catalogue/store-settings.ts';
import { isLanguage, languageRows } from '@tradehall/domain/locales/languages.ts';
import { storeFlags } from '@tradehall/domain/catalogue/store-document.ts';
import { useId } from 'react';
import { say } from '../say';
import type { StoreDraft } from './store-draft';
import { flagWords, problemOf, siteWords } from './store-words';

export interface StoreFieldsProps {
  readonly draft: StoreDraft;
  readonly problems: readonly StoreProblem[];
  readonly onChange: (changes: Partial<StoreDraft>) => void;
}

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly problem?: string | undefined;
  readonly hint?: string | undefined;
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'datetime-local';
  readonly placeholder?: string | undefined;
}

/** A field under its label, with what is wrong with it in the place of its hint. */
export function Line({ label, value, onChange, problem, hint, type = 'text', placeholder }: LineProps) {
  const id = useId();
  const words = problem ?? hint;
  return (
    <div className="min-w-0 grow basis-48 space-y-1">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <Input
        id={id}
        type={type}
        value={value}
        placeholder={placeholder}
        aria-invalid={problem !== undefined}
        aria-describedby={words === undefined ? undefined : `${id}-words`}
        onChange={(event) => onChange(event.target.value)}
      />
      {words === undefined ? null : (
        <p
          id={`${id}-words`}
          className={`text-xs ${problem === undefined ? 'text-muted-foreground' : 'text-destructive'}`}
        >
          {words}
        </p>
      )}
    </div>
  );
}

const nameOf = (language: string) => (isLanguage(language) ? languageRows[language].label : language);

/** Phone and hours in each language of the store, and the one address of all. */
export function ContactFields({ draft, problems, onChange }: StoreFieldsProps) {
  const { phoneNumbers, openingHours, emailAddress } = draft;
  const languages = Object.keys(phoneNumbers);
  const beside = (words: string, language: string) =>
    languages.length === 1 ? words : `${words}, ${nameOf(language)}`;
  return (
    <div className="space-y-4">
      {languages.map((language) => (
        <div key={language} className="flex flex-wrap gap-4">
          <Line
            label={beside(say('Phone'), language)}
            type="tel"
            value={phoneNumbers[language] ?? ''}
            problem={problemOf(problems, `phoneNumbers.${language}`)}
            onChange={(text) => onChange({ phoneNumbers: { ...phoneNumbers, [language]: text } })}
          />
          <Line
            label={beside(say('Hours'), language)}
            value={openingHours[language] ?? ''}
            problem={problemOf(problems, `openingHours.${language}`)}
            onChange={(text) => onChange({ openingHours: { ...openingHours, [language]: text } })}
          />
        </div>
      ))}
      <Line
        label={say('E-mail address')}
        type="email"
        hint={say('Shown in the shop and in mails.')}
        value={emailAddress}
        problem={problemOf(problems, 'emailAddress')}
        onChange={(text) => onChange({ emailAddress: text })}
      />
    </div>
  );
}

/** Where shoppers send their transfers. */
export function BankFields({ draft: { bankDetails }, problems, onChange }: StoreFieldsProps) {
  const line = (name: keyof typeof bankDetails, label: string) => (
    <Line
      label={label}
      value={bankDetails[name]}
      problem={problemOf(problems, `bankDetails.${name}`)}
      onChange={(text) => onChange({ bankDetails: { ...bankDetails, [name]: text } })}
    />
  );
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-4">
        {line('accountOwner', say('Owner of the account'))}
        {line('bankInstitute', say('Bank'))}
      </div>
      <div className="flex flex-wrap gap-4">
        {line('iban', 'IBAN')}
        {line('bic', 'BIC')}
      </div>
      <p className="text-xs text-muted-foreground">
        {say('All four or none. Without them nobody is offered to pay by bank transfer.')}
      </p>
    </div>
  );
}

export function SiteFields({ draft: { sites }, problems, onChange }: StoreFieldsProps) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {siteWords.map(({ name, label }) => (
        <Line
          key={name}
          label={say(label)}
          type="url"
          placeholder="https://"
          value={sites[name] ?? ''}
          problem={problemOf(problems, `sites.${name}`)}
          onChange={(text) => onChange({ sites: { ...sites, [name]: text } })}
        />
      ))}
    </div>
  );
}

export function FlagFields({ draft: { flags }, onChange }: StoreFieldsProps) {
  const id = useId();
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {storeFlags.map((flag) => (
        <li key={flag} className="flex gap-3">
          <input
            id={`${id}-${flag}`}
            type="checkbox"
            className="mt-0.5 size-4 shrink-0"
            checked={flags[flag]}
            aria-describedby={`${id}-${flag}-hint`}
            onChange={(event) => onChange({ flags: { ...flags, [flag]: event.target.checked } })}
          />
          <div>
            <label htmlFor={`${id}-${flag}`} className="text-sm font-medium">
              {say(flagWords[flag].label)}
            </label>
            <p id={`${id}-${flag}-hint`} className="text-xs text-muted-foreground">
              {say(flagWords[flag].hint)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
