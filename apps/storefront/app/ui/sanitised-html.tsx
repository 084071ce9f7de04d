import { useMemo } from 'react';
import styles from './layout/prose.module.css';
import { trustedHtml } from './trusted-html.ts';

/** Running text an operator wrote. The loader has sanitised it: the browser gets nothing to clean and trusts it. */
export function SanitisedHtml({ html }: { readonly html: string }) {
  // The same object for the same text: another one would be written into the page anew.
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  return <div className={styles['prose']} dangerouslySetInnerHTML={content} />;
}
