import { ButtonLink } from '../ui/inputs/button.tsx';
import type { LinkView } from '../ui/link-view.ts';
import { Notice } from '../ui/overlays/notice.tsx';
import { AccountLinks } from './account-links.tsx';

/** What came of a form, and where to go from here. */
export interface ToldView {
  readonly title: string;
  readonly kind: 'success' | 'warning' | 'info';
  readonly text: string;
  readonly more: string | null;
  readonly goOn: LinkView | null;
  readonly links: readonly LinkView[];
}

export function AccountTold({ view: { kind, text, more, goOn, links } }: { readonly view: ToldView }) {
  return (
    <>
      <Notice kind={kind} isLive>
        {text}
      </Notice>
      {more !== null && <p>{more}</p>}
      {goOn !== null && (
        <div>
          <ButtonLink href={goOn.href} kind="primary">
            {goOn.label}
          </ButtonLink>
        </div>
      )}
      <AccountLinks links={links} />
    </>
  );
}
