import { inWords } from '../in-words';
import { say } from '../say';
import type { ContactRequest } from './contact-requests.documents';

/** Everything a request says besides its subject and text, by label. */
export function requestFacts(request: ContactRequest): readonly (readonly [string, string])[] {
  const { reason, subreason, contactName, companyName, customerEmail, storeKey, locale, details } = request;
  const asked = typeof details === 'object' && details !== null ? Object.entries(details) : [];
  const facts: readonly (readonly [string, unknown])[] = [
    [say('Reason'), `${inWords(reason)}: ${inWords(subreason)}`],
    [say('Name'), contactName],
    [say('Company'), companyName],
    [say('E-mail'), customerEmail],
    [say('Shop'), `${storeKey}, ${locale}`],
    ...asked.map(([name, value]) => [inWords(name), value] as const),
  ];
  return facts.flatMap(([label, value]) => (isSaid(value) ? [[label, textOf(value)] as const] : []));
}

function isSaid(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
