/**
 * A ref for what takes focus with it when it goes: an unseen spot then has focus in its place until that goes on, so that the
 * next Tab leads to what has come there and not to the top of the page.
 */
export const keepFocusNear = (element: Element | null) => () => {
  if (!element?.contains(document.activeElement)) return;
  const spot = document.createElement("span");
  spot.tabIndex = -1;
  Object.assign(spot.style, { position: "absolute", outline: "none", boxShadow: "none" });
  spot.onblur = spot.remove;
  element.before(spot);
  spot.focus({ preventScroll: true });
};
