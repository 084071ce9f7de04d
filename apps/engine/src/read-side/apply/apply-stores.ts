import { loadStores } from '../load/load-catalogue';
import { loadReviewSummary } from '../load/load-review-summary';
import { projectStore } from '../project/project-store';
import type { Projection } from '../projection';
import { type ChangedDocuments, removeDocuments, writeDocuments } from '../write-documents';

export async function applyStores(projection: Projection, storeKeys: readonly string[]): Promise<ChangedDocuments> {
  const { database, markets } = projection;
  const stores = await loadStores(database, storeKeys);
  const reviewSummary = stores.length === 0 ? null : await loadReviewSummary(database);
  const documents = stores
    .flatMap((store) => projectStore(store, markets, reviewSummary))
    .map((document) => ({ locale: document.locale, key: document.key, body: JSON.stringify(document) }));
  const closed = storeKeys.filter((key) => stores.every((store) => store.key !== key));
  const gone = closed.flatMap((key) => markets.map(({ locale }) => ({ locale, key })));
  const removed = await removeDocuments(database, 'store', gone);
  return [...removed, ...(await writeDocuments(database, 'store', documents))];
}
