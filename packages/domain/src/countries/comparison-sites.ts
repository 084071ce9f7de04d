/** Sites that compare the offers of shops. What each reads is a feed of its own. */
export type ComparisonSite = 'heureka' | 'idealo' | 'ceneo' | 'kelkoo';
