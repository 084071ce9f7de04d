import { onTestFinished } from 'vitest';
import { FAKES_CONTROL_URL } from '../environment.ts';

const faults = `${FAKES_CONTROL_URL}/addresses/faults`;

/** The service that suggests addresses answers nothing any more; with the end of the test it is back. */
export async function takeAddressServiceAway() {
  onTestFinished(async () => {
    await fetch(faults, { method: 'DELETE' });
  });
  await fetch(faults, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'refuse', code: 503 }),
  });
}
