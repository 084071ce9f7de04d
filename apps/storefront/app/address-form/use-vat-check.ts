import { useRef, useState } from 'react';
import type { VatOutcome } from '@tradehall/domain/tracking/vat-outcomes.ts';
import { outcomeOf, stateAfterCheck, type VatFinding, type VatState } from './vat-state.ts';

/** B§5: shorter ones are not asked about. */
const shortest = 2;

interface VatCheckOptions {
  readonly start: { readonly number: string; readonly state: VatState };
  readonly ask: (number: string) => Promise<VatFinding>;
  readonly onOutcome: (outcome: VatOutcome) => void;
}

interface VatCheck {
  readonly state: VatState;
  /** Asks once about a number; about the same again only when it is told to. */
  readonly check: (number: string) => void;
  readonly checkAgain: (number: string) => void;
  readonly forget: () => void;
}

export function useVatCheck({ start, ask, onOutcome }: VatCheckOptions): VatCheck {
  const [state, setState] = useState(start.state);
  const asked = useRef(start.state === 'unknown' ? '' : start.number);
  const tell = (outcome: VatOutcome | null) => outcome !== null && onOutcome(outcome);

  const run = async (number: string) => {
    asked.current = number;
    setState('checking');
    tell('triggered');
    const next = stateAfterCheck(await ask(number));
    // Somebody has typed on meanwhile: this is an answer about another number.
    if (asked.current === number) {
      setState(next);
      tell(outcomeOf(next));
    }
  };

  return {
    state,
    check: (typed) => {
      const number = typed.trim();
      if (number.length >= shortest && number !== asked.current) void run(number);
    },
    checkAgain: (typed) => {
      tell('button-click');
      void run(typed.trim());
    },
    forget: () => {
      asked.current = '';
      setState('unknown');
    },
  };
}
