import type { Books } from './books.ts';
import type { BooksEntry, Notice } from './books-entry.ts';
import type { WebhookSender } from './webhook-sender.ts';

/** For what happens without the merchant asking: into the books, and the webhooks on their way. */
export function commitAndTell(
  { books, sender }: { readonly books: Books; readonly sender: WebhookSender },
  entries: readonly BooksEntry[],
): void {
  books.commit(entries);
  sender.schedule(noticesIn(entries));
}

export function noticesIn(entries: readonly BooksEntry[]): readonly Notice[] {
  return entries.flatMap((entry): Notice[] => (entry.type === 'notice' ? [entry.notice] : []));
}
