/** Where something leads. Links out of the shop open in a new tab, and those who cannot see that are told. */
export interface LinkView {
  readonly href: string;
  /** Null for a link within the shop. */
  readonly newTabHint: string | null;
}

export interface LabelledLinkView extends LinkView {
  readonly label: string;
}
