interface Rules {
  readonly createHTML: (html: string) => string;
  readonly createScriptURL?: (url: string) => string;
}

interface OurPolicy {
  readonly createHTML: (html: string) => TrustedHTML;
  readonly createScriptURL: (url: string) => unknown;
}

declare global {
  // Of the browser, where it has Trusted Types.
  var trustedTypes: { readonly createPolicy: (name: string, rules: Rules) => OurPolicy } | undefined;
}

/** The name stands in the policy the server sends with every page: no other may make HTML out of text. */
const policy = globalThis.trustedTypes?.createPolicy('tradehall', {
  createHTML: (html) => html,
  createScriptURL: (url) => url,
});

/** Marks what the server has sanitised. A page in the browser takes no other text for HTML. */
export const trustedHtml = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html;

/** Marks the one script of somebody else that the shop is configured with. */
export const trustedScriptUrl = (url: string): unknown => policy?.createScriptURL(url) ?? url;

const emptyScript = '<script></script>';

/**
 * An extension that changes a page before it comes alive makes React draw the whole document anew, and each script in it
 * from this text, which browsers never run. Whatever else anybody writes as text is dropped.
 */
export function letReactDrawAnew(): void {
  globalThis.trustedTypes?.createPolicy('default', { createHTML: (html) => (html === emptyScript ? html : '') });
}
