import { api } from '@vendure/dashboard';
import { say } from '../say';
import { createStaffPass, type ContentPage, type ContentShop } from './content.documents';
import { previewAddress } from './preview-address';

/** Opens a revision in the shop; the tab is opened first, as browsers allow that only right after a click. */
export async function openPreview(
  shop: ContentShop,
  page: ContentPage,
  revisionId: () => Promise<string>,
): Promise<string> {
  const tab = window.open('', '_blank');
  try {
    const id = await revisionId();
    const { createStaffPass: pass } = await api.mutate(createStaffPass, {});
    if (tab === null) throw new Error(say('The browser did not open a tab. Allow pop-ups for the dashboard.'));
    tab.opener = null;
    tab.location.href = previewAddress(shop, page, id, pass.token);
    return say('Preview opened');
  } catch (failure) {
    tab?.close();
    throw failure;
  }
}
