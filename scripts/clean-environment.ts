import { stackEnvironment } from './addresses.ts';

const ofTests = /^(?:VITEST.*|TEST|NODE_ENV|MODE|PROD|DEV|SSR|BASE_URL)$/;

/** What a command started by a test inherits: nothing of the stack and the mode that the test itself runs in. */
export function cleanEnvironment(more: Readonly<Record<string, string>>): Record<string, string | undefined> {
  const ofStack = new Set(Object.keys(stackEnvironment()));
  const inherited = Object.entries(process.env).filter(([name]) => !ofStack.has(name) && !ofTests.test(name));
  return { ...Object.fromEntries(inherited), ...more };
}
