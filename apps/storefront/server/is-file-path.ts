/** Files have an extension; `.data` is a page asked for by the router in the browser. */
export const isFilePath = (path: string): boolean => /\.(?!data$)\w+$/.test(path);
