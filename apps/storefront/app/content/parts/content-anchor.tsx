import type { ReactNode } from 'react';
import type { LinkTargetView } from '../../ui/link-view.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

interface ContentAnchorProps {
  readonly link: LinkTargetView;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link's own attributes: one that leaves the shop opens beside it and cannot reach back. */
export const anchorOf = ({ href, newTabHint }: LinkTargetView) =>
  newTabHint === null ? { href } : { href, target: '_blank', rel: 'noopener' };

export function NewTabHint({ link }: { readonly link: LinkTargetView }) {
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
