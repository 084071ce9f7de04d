import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AttemptEvent, attemptEvents, type AttemptState, attemptStates, nextState } from './attempt-state';

const events = fc.array(fc.constantFrom(...attemptEvents), { maxLength: 30 });

function walk(from: AttemptState, happened: readonly AttemptEvent[]): AttemptState[] {
  return happened.reduce<AttemptState[]>(
    (seen, event) => {
      const state = seen.at(-1) ?? from;
      return [...seen, nextState(state, event) ?? state];
    },
    [from],
  );
}

describe('an attempt to pay', () => {
  it('that is authorised is claimed by an order or reversed, and nothing else', () => {
    fc.assert(
      fc.property(events, (happened) => {
        const path = walk('CREATED', ['sent', ...happened]);
        path.forEach((state, index) => {
          if (state === 'AUTHORISED')
            expect(['AUTHORISED', 'CLAIMED', 'REVERSING', undefined]).toContain(path[index + 1]);
        });
      }),
    );
  });

  it('never holds money at its end: whatever comes after an authorisation, it is claimed or given back', () => {
    fc.assert(
      fc.property(events, events, (before, after) => {
        const start = walk('CREATED', ['sent', ...before]).at(-1) ?? 'CREATED';
        if (start === 'CLAIMED' || start === 'REVERSED') return;
        const path = walk(start, ['authorised', ...after]);
        const withoutOperator = !after.includes('withdrawn') && !after.includes('refused');
        if (withoutOperator) expect(['AUTHORISED', 'CLAIMED', 'REVERSING', 'REVERSED']).toContain(path.at(-1));
      }),
    );
  });

  it('is claimed once', () => {
    fc.assert(
      fc.property(events, (happened) => {
        const path = walk('CREATED', happened);
        const claims = path.filter((state, index) => state === 'CLAIMED' && path[index - 1] !== 'CLAIMED');
        expect(claims.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('hears the same twice as once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...attemptStates), fc.constantFrom(...attemptEvents), (state, event) => {
        const once = nextState(state, event) ?? state;
        const twice = nextState(once, event) ?? once;
        // A late authorisation is the one event that is news again after it was a cancellation's.
        expect(twice).toBe(once);
      }),
    );
  });

  it('that was reversed stays so', () => {
    expect(attemptEvents.map((event) => nextState('REVERSED', event))).toEqual(attemptEvents.map(() => null));
  });
});
