/** A path as a sentence can hold it: one of thousands of characters would bury what is said about it. */
export const shortened = (path: string): string => (path.length > 200 ? `${path.slice(0, 60)}…` : path);
