/** What comes, part by part, as it is; each is told of first. */
export async function* observed<T>(parts: AsyncIterable<T>, tell: (part: T) => void): AsyncGenerator<T, undefined> {
  for await (const part of parts) {
    tell(part);
    yield part;
  }
}
