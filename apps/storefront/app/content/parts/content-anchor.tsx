import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { LinkView } from '../link-view.ts';

interface ContentAnchorProps {
  readonly link: LinkView;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link's own attributes: one that leaves the shop opens beside it and cannot reach back. */
export const anchorOf = ({ href, newTabHint }: LinkView) =>
  newTabHint === null ? { href } : { href, target: '_blank', rel: 'noopener' };

export function NewTabHint({ link }: { readonly link: LinkView }) {
  return link.newTabHint !== null && <VisuallyHidden> ({link.newTabHint})</VisuallyHidden>;
}

export function ContentAnchor({ link, className, children }: ContentAnchorProps) {
  return (
    <a {...anchorOf(link)} className={className}>
      {children}
      <NewTabHint link={link} />
    </a>
  );
}
