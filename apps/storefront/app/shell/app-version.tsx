import { useSyncExternalStore } from 'react';
import { versionMark } from './marks.ts';
import styles from './app-version.module.css';

const never = () => () => undefined;

/** The router's own name for what was built: it changes with every deployment that changes the page. */
function builtVersion(): string {
  const manifest: unknown = Reflect.get(window, '__reactRouterManifest');
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '';
}

/** B§2.3: a banner for staff, asked for by `?appVersion=true`. */
export function AppVersion({ text }: { readonly text: string }) {
  const version = useSyncExternalStore(never, builtVersion, () => '');
  return <p className={styles['version']}>{text.replace(versionMark, version)}</p>;
}
