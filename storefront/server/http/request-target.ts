/**
 * A request's target as path and query, whichever form its request line has: clients may write a whole address there, as they do
 * to proxies, and every server has to take it (RFC 9112 §3.2.2). What is neither stays as it is.
 */
export function originForm(target: string): string {
  if (target.startsWith("/") || !URL.canParse(target)) return target;
  const { protocol, pathname, search } = new URL(target);
  return protocol === "http:" || protocol === "https:" ? pathname + search : target;
}
