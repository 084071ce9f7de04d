/** Where browsers tell what went wrong in our pages. */
export const browserReportsPath = '/reports/browser';
export const policyReportsPath = '/reports/policy';
