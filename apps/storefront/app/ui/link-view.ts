/** A link as a view carries it: the words are finished. */
export interface LinkView {
  readonly href: string;
  readonly label: string;
}

/** To what has a name of its own: a category, a step of the trail. */
export interface NamedLinkView {
  readonly href: string;
  readonly name: string;
}

/** One of many alike: its name says also which product it is about, for whoever hears it alone. */
export interface LineLinkView extends LinkView {
  readonly name: string;
}

/** Where something leads. Links out of the shop open in a new tab, and those who cannot see that are told. */
export interface LinkTargetView {
  readonly href: string;
  /** Null for a link within the shop. */
  readonly newTabHint: string | null;
}

export interface LabelledLinkView extends LinkView, LinkTargetView {}
