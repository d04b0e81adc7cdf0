/** Whether the browser itself forces colours; the toolbar's stand-in does not count. */
export const forcedColours = matchMedia("(forced-colors: active)").matches;

/**
 * Makes the browser report the text colour that it paints. In forced colours it paints text in the system's colours, but gives
 * `-webkit-text-fill-color`, which axe asks for first, as the page wrote it; with this axe's contrast rule can stay on.
 * Text that keeps its own colours (`forced-color-adjust`) is left as it is.
 */
export function reportPaintedColours(): void {
  const asWritten = CSSStyleDeclaration.prototype.getPropertyValue;
  CSSStyleDeclaration.prototype.getPropertyValue = function (this: CSSStyleDeclaration, property: string) {
    const computed = this.parentRule === null && asWritten.call(this, "forced-color-adjust") === "auto";
    return asWritten.call(this, property === "-webkit-text-fill-color" && computed ? "color" : property);
  };
}
