/**
 * The texts and ticks of a form as they were kept, over what it starts with. What is not a draft, or has another kind of value than the form starts with,
 * counts as nothing kept.
 */
export function mergeDraft<Value extends object>(kept: string | null, start: Value): Value {
  let found: unknown;
  try {
    found = JSON.parse(kept ?? "null");
  } catch {
    return start;
  }
  if (typeof found !== "object" || found === null || Array.isArray(found)) return start;
  const sound = Object.entries(found).every(
    ([field, value]) =>
      (typeof value === "string" || typeof value === "boolean") && typeof value === typeof (start[field as keyof Value] ?? ""),
  );
  return sound ? { ...start, ...found } : start;
}
