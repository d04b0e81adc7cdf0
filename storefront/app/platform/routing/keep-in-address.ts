/**
 * Keeps a choice in the address of the present history entry, so that Reload and Back bring it again and a link that is copied has it.
 * The router hears nothing of it, since it would load the page anew.
 */
export function keepInAddress(parameter: string, value: string): void {
  const address = new URL(location.href);
  address.searchParams.set(parameter, value);
  history.replaceState(history.state, "", address);
}
