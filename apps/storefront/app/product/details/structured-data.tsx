import { SanitisedHtml } from '../../ui/sanitised-html.tsx';

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
