interface Rules {
  readonly createHTML: (html: string, type?: string, place?: string) => string | null;
  readonly createScriptURL?: (url: string) => string | null;
}

interface OurPolicy {
  readonly createHTML: (html: string) => TrustedHTML;
}

declare global {
  // Of the browser, where it has Trusted Types.
  var trustedTypes: { readonly createPolicy: (name: string, rules: Rules) => OurPolicy } | undefined;
}

/** The name stands in the policy the server sends with every page: no other may make HTML out of text. */
const policy = globalThis.trustedTypes?.createPolicy('tradehall', { createHTML: (html) => html });

/** Marks what the server has sanitised. A page in the browser takes no other text for HTML. */
export const trustedHtml = (html: string): string | TrustedHTML => policy?.createHTML(html) ?? html;

type AllowsScript = (url: string) => boolean;

/** None at first: whose scripts a page may fetch besides its own, somebody has agreed to. */
const allowances = new Set<AllowsScript>();

export const allowScripts = (allows: AllowsScript): void => void allowances.add(allows);

const emptyScript = '<script></script>';

/**
 * What browsers ask about every text that somebody else's script would make into markup or into the address of a script. Null is
 * refused with an error, which `document.write` needs: with an empty text it would still empty the page.
 *
 * An extension that changes a page before it comes alive makes React draw the whole document anew, and each script in it
 * from one text, which browsers never run. Whatever else anybody writes as text is dropped.
 */
export const defaultRules: Rules = {
  createHTML: (html, _type, place = '') =>
    html === emptyScript ? html : /^Document write(?:ln)?$/.test(place) ? null : '',
  createScriptURL: (url) => ([...allowances].some((allows) => allows(url)) ? url : null),
};

export function guardTexts(): void {
  globalThis.trustedTypes?.createPolicy('default', defaultRules);
}
