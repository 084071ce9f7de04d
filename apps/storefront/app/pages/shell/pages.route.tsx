import { Outlet } from 'react-router';
import { obeyVerdict } from '../../request/obey-verdict.ts';
import { shopRequest } from '../../request/shop-request.ts';
import type { Route } from './+types/pages.route.ts';
import { ShopError } from '../../shell/shop-error.tsx';
import { useShell } from '../../shell/use-shell.ts';

export function loader({ context }: Route.LoaderArgs) {
  return obeyVerdict(context.get(shopRequest));
}

/** The guards have a say on every page. */
export const shouldRevalidate = () => true;

/** Around every page: what fails inside is shown in the frame as it stands. The document itself is never drawn anew. */
export default function Pages() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ShopError shell={useShell()} error={error} />;
}
