import { onTestFinished } from 'vitest';
import { FAKES_CONTROL_URL } from '../environment.ts';

const faults = `${FAKES_CONTROL_URL}/card-provider/faults`;

const giveBack = () => fetch(faults, { method: 'DELETE' });

/** The provider of card payments answers nothing any more; with the end of the test it is back. */
export async function takeProviderAway() {
  onTestFinished(async () => {
    await giveBack();
  });
  await fetch(faults, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'refuse', code: 503 }),
  });
  return { giveBack };
}
