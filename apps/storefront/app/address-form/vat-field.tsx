import { useRef, useState } from 'react';
import type { Country } from '@tradehall/domain/countries/country.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { vatIdOf, writtenVatId } from '@tradehall/domain/countries/vat-id.ts';
import { addressLengths } from '@tradehall/domain/address/address-limits.ts';
import { vatOutcomeEvent, type VatOutcome } from '@tradehall/domain/tracking/vat-outcomes.ts';
import { fillMarks } from '../i18n/fill-texts.ts';
import { getFromShop } from '../request/browser-calls.ts';
import { Button } from '../ui/inputs/button.tsx';
import { TextField } from '../ui/inputs/text-field.tsx';
import { useVatCheck } from './use-vat-check.ts';
import { VatIssues } from './vat-issues.tsx';
import type { VatFinding } from './vat-state.ts';
import type { VatView } from './vat-view.ts';
import styles from './vat-field.module.css';

/** What the shop can find out about a number of a company in this country. Nothing is changed by asking. */
async function askVat(locale: Locale, country: Country, typed: string): Promise<VatFinding> {
  const id = vatIdOf(country, typed);
  if (id === null) return 'not-valid';
  if (!id.country.vatValidation) return null;
  const answer = await getFromShop('vat', 'validate', { locale, UstId_2: writtenVatId(id) });
  if (answer?.ok === true) return answer.value.verdict;
  return answer?.failure.code === 'feature-disabled' ? null : 'could-not-validate';
}

/** Whoever counts what comes of it listens to the page. */
const tellPage = (field: Element | null, outcome: VatOutcome): void =>
  void field?.dispatchEvent(new CustomEvent(vatOutcomeEvent, { bubbles: true, detail: outcome }));

interface VatFieldProps {
  readonly view: VatView;
  readonly name: string;
  /** Of the company. */
  readonly country: Country;
  readonly defaultValue: string;
  /** What the form has against it. */
  readonly fault: string | null;
}

/** Has a VAT number confirmed when the field is left. Whatever comes of it, the form can be sent. */
export function VatField({ view, name, country, defaultValue, fault }: VatFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [showsIssues, setShowsIssues] = useState(false);
  const { start, locale, messages } = view;
  const vat = useVatCheck({
    start: defaultValue === start.number ? start : { number: '', state: 'unknown' },
    ask: (number) => askVat(locale, country, number),
    onOutcome: (outcome) => tellPage(input.current, outcome),
  });
  const checkAgain = () => {
    // The button goes away with the answer.
    input.current?.focus();
    vat.checkAgain(input.current?.value ?? '');
  };
  const { prefix, example } = country.vatNumber;
  return (
    <div className={styles['vat']}>
      <TextField
        ref={input}
        name={name}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={addressLengths.vatNumber}
        defaultValue={defaultValue}
        label={view.label}
        help={fillMarks(view.help, { example: `${prefix}${example}` })}
        optionalText={view.optional}
        message={fault === null ? messages[vat.state] : { kind: 'error', text: fault }}
        onChange={vat.forget}
        onBlur={({ currentTarget }) => view.isChecked && vat.check(currentTarget.value)}
      />
      {vat.state === 'slow' && <Button onClick={checkAgain}>{view.checkAgain}</Button>}
      {vat.state === 'not-valid' && (
        <Button kind="quiet" onClick={() => setShowsIssues(true)}>
          {view.why}
        </Button>
      )}
      <VatIssues view={view.issues} isOpen={showsIssues} onClose={() => setShowsIssues(false)} />
    </div>
  );
}
