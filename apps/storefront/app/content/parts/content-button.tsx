import ArrowRight from 'lucide-react/icons/arrow-right';
import ExternalLink from 'lucide-react/icons/external-link';
import { ButtonLink, type ButtonKind } from '../../ui/inputs/button.tsx';
import type { LabelledLinkView } from '../../ui/link-view.ts';
import { NewTabHint, anchorOf } from './content-anchor.tsx';

interface ContentButtonProps {
  /** Null where it leads nowhere in this shop: then there is no button. */
  readonly link: LabelledLinkView | null;
  readonly kind?: ButtonKind;
  readonly className?: string | undefined;
}

export function ContentButton({ link, kind = 'secondary', className }: ContentButtonProps) {
  if (link === null) return null;
  const icon = link.newTabHint === null ? ArrowRight : ExternalLink;
  return (
    <ButtonLink {...anchorOf(link)} kind={kind} iconAfter={icon} className={className}>
      <span>
        {link.label}
        <NewTabHint link={link} />
      </span>
    </ButtonLink>
  );
}
