/** Where the link in the page leads that was followed last, until its target has been loaded; Back and Forward follow none. */
export const followed: { path?: string } = {};
