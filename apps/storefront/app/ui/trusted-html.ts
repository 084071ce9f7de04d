interface HtmlPolicy {
  readonly createHTML: (html: string) => TrustedHTML;
}

declare global {
  // Of the browser, where it has Trusted Types.
  var trustedTypes:
    | { readonly createPolicy: (name: string, rules: { readonly createHTML: (html: string) => string }) => HtmlPolicy }
    | undefined;
}

/** The name stands in the policy the server sends with every page: no other may make HTML out of text. */
const policy = globalThis.trustedTypes?.createPolicy('tradehall', { createHTML: (html) => html });

/** Marks what the server has sanitised. A page in the browser takes no other text for HTML. */
export const trustedHtml = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html;
