/** Covers the corner of the page in which a browser without a window has its pointer rest, so that it lies on no story. */
export function coverRestingPointer(): void {
  const cover = document.createElement("div");
  Object.assign(cover.style, { position: "fixed", top: "0", left: "0", width: "1px", height: "1px", zIndex: "2147483647" });
  document.documentElement.append(cover);
}
