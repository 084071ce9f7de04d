import type { ExpressPanelView } from './express-panel-view.ts';

/** The server of the shop has made it; what has no wallets is none. */
const isPanel = (body: unknown): body is ExpressPanelView =>
  typeof body === 'object' && body !== null && 'wallets' in body && 'sheet' in body;

/** Null where no answer came. */
export async function fetchExpress(address: string): Promise<ExpressPanelView | null> {
  try {
    const answer = await fetch(address);
    const body: unknown = answer.ok ? await answer.json() : null;
    return isPanel(body) ? body : null;
  } catch {
    return null;
  }
}
