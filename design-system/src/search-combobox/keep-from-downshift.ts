/** Tells Downshift to leave an event alone. Its own convention, read from the native event. */
export function keepFromDownshift(event: { nativeEvent: Event }): void {
  (event.nativeEvent as Event & { preventDownshiftDefault?: boolean }).preventDownshiftDefault = true;
}
