import { useEffect, useRef, useState } from 'react';
import type { SuggestionsView } from './suggestions-view.ts';

// A§9
const debounceMs = 300;
const shortest = 2;

const isSuggestions = (body: unknown): body is SuggestionsView =>
  typeof body === 'object' && body !== null && 'products' in body && 'categories' in body;

async function fetchSuggestions(source: string, text: string, signal: AbortSignal): Promise<SuggestionsView | null> {
  try {
    const answer = await fetch(`${source}?${new URLSearchParams({ query: text }).toString()}`, { signal });
    const body: unknown = await answer.json();
    return answer.ok && isSuggestions(body) ? body : null;
  } catch {
    return null;
  }
}

interface Suggestions {
  /** The words they belong to. */
  readonly text: string;
  readonly view: SuggestionsView | null;
}

const nothing: Suggestions = { text: '', view: null };

/** Suggestions for what was typed last; an answer that comes after newer letters is dropped. */
export function useSuggestions(source: string) {
  const [suggestions, setSuggestions] = useState(nothing);
  const [isBusy, setBusy] = useState(false);
  const asking = useRef(new AbortController());
  useEffect(() => () => asking.current.abort(), []);

  const ask = async (text: string, { signal }: AbortController) => {
    await new Promise((resolve) => setTimeout(resolve, debounceMs));
    if (signal.aborted) return;
    const view = await fetchSuggestions(source, text, signal);
    // Newer letters have their own question under way.
    if (asking.current.signal === signal) {
      setSuggestions({ text, view });
      setBusy(false);
    }
  };
  const suggestFor = (typed: string) => {
    const text = typed.trim();
    asking.current.abort();
    asking.current = new AbortController();
    const isLongEnough = text.length >= shortest;
    setBusy(isLongEnough);
    if (isLongEnough) {
      void ask(text, asking.current);
    } else {
      setSuggestions({ text, view: null });
    }
  };
  return { suggestions, isBusy, suggestFor };
}
