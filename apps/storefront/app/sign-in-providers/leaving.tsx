import { ButtonLink } from '../ui/inputs/button.tsx';
import type { LeavingView } from './start-sign-in.ts';

/** Seen for a moment on the way to the provider. */
export function Leaving({ view: { href, label } }: { readonly view: LeavingView }) {
  return (
    <ButtonLink href={href} kind="primary" size="large" isWide rel="noreferrer">
      {label}
    </ButtonLink>
  );
}
