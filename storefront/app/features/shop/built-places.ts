/** Where nothing is yet: what leads there, or promises what only would hold there, is not shown until there is. */
const unbuilt = /^\/(account\/qantas|qantas|articles\/qantas)(?![\w-])/;

/** Whether a link of the shop's content leads to something. */
export function isBuilt({ path }: { path?: string | undefined }): boolean {
  return path === undefined || !unbuilt.test(path);
}
