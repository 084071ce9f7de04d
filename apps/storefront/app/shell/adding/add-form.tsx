import { addFormId } from '../../product-card/add-form-id.ts';

/** What the buy buttons of all cards send where no script has taken over: each adds its own `sku`. */
export function AddForm({ action }: { readonly action: string }) {
  return (
    <form id={addFormId} method="post" action={action} hidden>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="quantity" value="1" />
    </form>
  );
}
