const hasDefault = (value: unknown): value is { default: unknown } =>
  typeof value === "object" && value !== null && "default" in value;

/**
 * The module with a default export in a chunk of the build. Of a module that other code imports as well a chunk exports the parts, and
 * the module itself, under short names that only the build's own import knows.
 * @throws Error where there is none, or more than one
 */
export function moduleInChunk(chunk: object): { default: unknown } {
  if (hasDefault(chunk)) return chunk;
  const [module, ...others] = Object.values(chunk).filter(hasDefault);
  if (module === undefined || others.length > 0) throw new Error("No module in the chunk.");
  return module;
}
