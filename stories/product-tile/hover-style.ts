/**
 * What a style sheet says of an element while something around it is hovered. A page cannot move the real pointer, so the
 * rules themselves are asked: those that name `:hover`, match without it, and whose media apply now.
 */
export function hoverStyle(element: Element, property: string): string | undefined {
  let found: string | undefined;
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue;
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(":hover")) {
        const rest = rule.selectorText.split(",").filter((part) => part.includes(":hover"));
        const value = rule.style.getPropertyValue(property);
        if (value && rest.some((part) => element.matches(part.replaceAll(":hover", "")))) found = value;
      }
      if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
  return found;
}
