import type { Faults } from './faults.ts';
import type { Journal } from './journal.ts';

/** A third party that runs here: it keeps state, writes down what it was asked, and misbehaves when told to. */
export interface RunningFake {
  readonly name: string;
  readonly url: string;
  readonly journal: Pick<Journal<unknown>, 'entries' | 'clear'>;
  readonly faults: Faults;
  readonly stop: () => Promise<void>;
}
