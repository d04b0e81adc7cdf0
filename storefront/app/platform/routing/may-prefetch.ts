/** The part of the Network Information API that the shop reads. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Nothing is fetched ahead for those who pay by the megabyte or wait for it. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/(^|-)2g$/.test(connection?.effectiveType ?? "");
}
