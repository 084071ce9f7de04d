import { AccountForm, type AccountFormView } from './account-form.tsx';

export interface ConfirmView extends AccountFormView {
  readonly token: string;
}

/** Opening the link of a mail does nothing, for mail scanners open links too: this button does. */
export function ConfirmAccount({ view }: { readonly view: ConfirmView }) {
  return (
    <AccountForm view={view}>
      <input type="hidden" name="token" value={view.token} />
    </AccountForm>
  );
}
