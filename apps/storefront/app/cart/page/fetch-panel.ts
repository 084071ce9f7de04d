import type { CartPanelView } from './cart-panel-view.ts';

/** The server of the shop has made it; what has no words is none. */
const isPanel = (body: unknown): body is CartPanelView =>
  typeof body === 'object' && body !== null && 'texts' in body && 'words' in body;

async function ask(address: string): Promise<CartPanelView | null> {
  try {
    const answer = await fetch(address);
    const body: unknown = answer.ok ? await answer.json() : null;
    return isPanel(body) ? body : null;
  } catch {
    return null;
  }
}

const asked = new Map<string, Promise<CartPanelView | null>>();

/** What the drawer says, with what is offered after adding `sku`. Asked for once a page; null where no answer came. */
export function fetchPanel(source: string, sku: string | null): Promise<CartPanelView | null> {
  const address = sku === null ? source : `${source}?sku=${sku}`;
  const known = asked.get(address);
  if (known !== undefined) return known;
  const answer = ask(address).then((panel) => {
    if (panel === null) asked.delete(address);
    return panel;
  });
  asked.set(address, answer);
  return answer;
}
