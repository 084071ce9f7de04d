import { useMemo } from 'react';
import styles from './layout/prose.module.css';
import { trustedHtml } from './trusted-html.ts';

/** Running text an operator wrote. The loader has sanitised it: the browser gets nothing to clean and trusts it. */
export function SanitisedHtml({ html }: { readonly html: string }) {
  // The same object for the same text: another one would be written into the page anew.
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  return <div className={styles['prose']} dangerouslySetInnerHTML={content} />;
}

/**
 * For search engines. Written as markup, for in the browser React would make the script element out of plain text, which the page's
 * policy forbids. `json` comes from the loader and cannot end the element.
 */
export function StructuredData({ json }: { readonly json: string }) {
  return (
    <div hidden>
      <SanitisedHtml html={`<script type="application/ld+json">${json}</script>`} />
    </div>
  );
}
