import type { ComponentProps, ReactNode } from 'react';
import form from '../forms/form.module.css';
import { Button } from '../ui/inputs/button.tsx';
import type { LinkView } from '../ui/link-view.ts';
import { Notice } from '../ui/overlays/notice.tsx';
import { AccountLinks } from './account-links.tsx';

export interface AccountFormView {
  readonly title: string;
  readonly lead: string;
  /** Where it is sent. */
  readonly action: string;
  readonly button: string;
  /** What is wrong with the whole of it. */
  readonly error: string | null;
  readonly links: readonly LinkView[];
}

interface AccountFormProps {
  readonly view: AccountFormView;
  readonly children: ReactNode;
  readonly onSubmit?: ComponentProps<'form'>['onSubmit'];
  readonly isBusy?: boolean;
}

/** A plain form: it works before the page has come alive, and a new document forgets what was typed. */
export function AccountForm({ view, children, onSubmit, isBusy = false }: AccountFormProps) {
  const { lead, action, button, error, links } = view;
  return (
    <>
      {/* Post, so that nothing typed can ever stand in an address. */}
      <form method="post" action={action} noValidate className={form['form']} onSubmit={onSubmit}>
        <p>{lead}</p>
        {error !== null && (
          <Notice kind="error" isLive>
            {error}
          </Notice>
        )}
        {children}
        <Button type="submit" kind="primary" size="large" isWide isBusy={isBusy}>
          {button}
        </Button>
      </form>
      <AccountLinks links={links} />
    </>
  );
}
