import { useRouteLoaderData } from 'react-router';
import { viewOf, type Handed } from '../request/handed-view.ts';
import type { ShellView } from './shell-view.ts';

/** Undefined where the frame itself could not be made. */
export function useShell(): ShellView | undefined {
  const handed = useRouteLoaderData<Handed<ShellView>>('root');
  return handed === undefined ? undefined : viewOf(handed);
}
