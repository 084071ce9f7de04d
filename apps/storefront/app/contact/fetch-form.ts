import type { ContactFormView } from './contact-form-view.ts';

/** The server of the shop has made it; what has no reasons is none. */
const isForm = (body: unknown): body is ContactFormView =>
  typeof body === 'object' && body !== null && 'reasons' in body && 'labels' in body;

async function ask(source: string): Promise<ContactFormView | null> {
  try {
    const answer = await fetch(source);
    const body: unknown = answer.ok ? await answer.json() : null;
    return isForm(body) ? body : null;
  } catch {
    return null;
  }
}

const asked = new Map<string, Promise<ContactFormView | null>>();

/** The words of the form: few open it, so no page carries them. Asked for once; null where no answer came. */
export function fetchForm(source: string): Promise<ContactFormView | null> {
  const known = asked.get(source);
  if (known !== undefined) return known;
  const answer = ask(source).then((view) => {
    if (view === null) asked.delete(source);
    return view;
  });
  asked.set(source, answer);
  return answer;
}
