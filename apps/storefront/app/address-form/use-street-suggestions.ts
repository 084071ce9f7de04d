import { useEffect, useRef, useState } from 'react';
import { typedStreetLengths } from '@tradehall/domain/address/address-limits.ts';
import type { AddressSuggestion, FoundAddress } from '@tradehall/domain/address/address-suggestion.ts';
import type { CountryCode } from '@tradehall/domain/countries/countries.ts';
import type { Locale } from '@tradehall/domain/locales/locales.ts';
import { callShop } from '../request/browser-calls.ts';

const debounceMs = 300;

interface Suggested {
  /** Where they are; nobody is offered the streets of a country left meanwhile. */
  readonly country: CountryCode | null;
  readonly suggestions: readonly AddressSuggestion[];
  readonly source: string;
}

const nothing: Suggested = { country: null, suggestions: [], source: '' };
const askAgainNever = ['feature-disabled', 'too-many-requests'];

interface StreetSuggestions extends Pick<Suggested, 'suggestions' | 'source'> {
  readonly suggestFor: (typed: string) => void;
  /** What is still to be asked is not asked. */
  readonly stop: () => void;
  /** Null where nothing is known of it, whatever the reason. */
  readonly find: (id: string) => Promise<FoundAddress | null>;
}

/** Addresses for what was typed last. Whatever goes wrong, there are simply none. */
export function useStreetSuggestions(locale: Locale, country: CountryCode): StreetSuggestions {
  const [suggested, setSuggested] = useState(nothing);
  const asking = useRef(new AbortController());
  /** One from the first letter to the choice: so the service counts. */
  const sitting = useRef<string | null>(null);
  const isOff = useRef(false);
  useEffect(() => () => asking.current.abort(), []);

  const ask = async (typed: string, signal: AbortSignal) => {
    await new Promise((resolve) => setTimeout(resolve, debounceMs));
    if (signal.aborted) return;
    sitting.current ??= crypto.randomUUID();
    const answer = await callShop('shop', 'suggest-addresses', { locale, country, typed, sitting: sitting.current });
    isOff.current = answer?.ok === false && askAgainNever.includes(answer.failure.code);
    // Newer letters have their own question under way.
    if (asking.current.signal === signal) setSuggested(answer?.ok === true ? { country, ...answer.value } : nothing);
  };

  const stop = () => {
    asking.current.abort();
    asking.current = new AbortController();
  };

  const suggestFor = (typed: string) => {
    const text = typed.trim();
    stop();
    if (isOff.current || text.length < typedStreetLengths.shortest || text.length > typedStreetLengths.longest) {
      setSuggested(nothing);
      return;
    }
    void ask(text, asking.current.signal);
  };

  const find = async (id: string) => {
    const ended = sitting.current ?? crypto.randomUUID();
    stop();
    sitting.current = null;
    setSuggested(nothing);
    const answer = await callShop('shop', 'get-address', { locale, country, id, sitting: ended });
    return answer?.ok === true ? answer.value : null;
  };

  const { suggestions, source } = suggested.country === country ? suggested : nothing;
  return { suggestions, source, suggestFor, stop, find };
}
