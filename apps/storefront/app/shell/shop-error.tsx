import { isRouteErrorResponse } from 'react-router';
import { ErrorPage } from './error-page.tsx';
import type { ShellView } from './shell-view.ts';

interface ShopErrorProps {
  readonly shell: ShellView | undefined;
  readonly error: unknown;
}

export function ShopError({ shell, error }: ShopErrorProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  // Without the frame's texts nothing is known of the language: a number is the one word all of them share.
  return shell === undefined ? <h1>{status}</h1> : <ErrorPage shell={shell} status={status} />;
}
