/** Stand in ready texts and addresses where the browser puts what it learns later. */
export const nameMark = '{name}';
export const versionMark = '{version}';
