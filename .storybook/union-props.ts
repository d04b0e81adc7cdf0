import { builtinHandlers, builtinResolvers, type Handler, makeFsImporter, type NodePath, parse, utils } from "react-docgen";
import type { Plugin } from "vite";

/** Calls back with each member of every union among a component's types: the kinds that it may be. */
function eachKind(path: NodePath, visit: (kind: NodePath) => void): void {
  if (path.isTSParenthesizedType()) eachKind(path.get("typeAnnotation"), visit);
  else if (path.isTSIntersectionType()) for (const part of path.get("types")) eachKind(part, visit);
  else if (path.isTSUnionType()) for (const kind of path.get("types")) visit(kind);
  else if (path.isTSTypeReference()) {
    const named = utils.resolveGenericTypeAnnotation(path);
    if (named) eachKind(named, visit);
  }
}

type Documentation = Parameters<Handler>[0];

function addProp(documentation: Documentation, property: NodePath): void {
  if (!property.isTSPropertySignature()) return;
  const name = utils.getPropertyName(property);
  const type = property.get("typeAnnotation");
  if (!name || !type.hasNode()) return;
  const before = documentation.getPropDescriptor(name);
  // Another kind has said more of it than this one, which rules it out.
  if (before.description) return;
  before.required = false;
  before.tsType = utils.getTSType(type);
  utils.setPropDescription(documentation, property);
}

const unionHandler: Handler = (documentation, component) => {
  const visit = (kind: NodePath): void => {
    const inner = kind.isTSParenthesizedType() ? kind.get("typeAnnotation") : kind;
    utils.applyToTypeProperties(documentation, inner as NodePath, (property) => addProp(documentation, property), null);
  };
  for (const type of utils.getTypeFromReactComponent(component)) eachKind(type, visit);
};

const handlers = [builtinHandlers.displayNameHandler, unionHandler];
const resolver = new builtinResolvers.FindExportedDefinitionsResolver();

/** Props that only some kinds of a component take, `href` of a Button that leads somewhere: by component. */
export function unionProps(source: string, filename: string): Record<string, object> {
  if (!source.includes("|")) return {};
  try {
    const found = parse(source, { filename, handlers, resolver, importer: makeFsImporter() });
    return Object.fromEntries(
      found.flatMap(({ displayName, props }) =>
        displayName && props && Object.keys(props).length > 0 ? [[displayName, props]] : [],
      ),
    );
  } catch {
    // A file without components.
    return {};
  }
}

/**
 * Completes what Storybook knows of a component's props. Its own reader stops at unions, by which our components say that
 * they are either a button or a link.
 */
export function unionPropsPlugin(): Plugin {
  return {
    name: "union-props",
    enforce: "pre",
    transform(code, id) {
      if (!/\/design-system\/src\/[^?]+\.tsx$/.test(id)) return null;
      const assignments = Object.entries(unionProps(code, id)).map(
        ([name, props]) =>
          `\n;${name}.__docgenInfo = { displayName: ${JSON.stringify(name)}, ...${name}.__docgenInfo, props: { ...${JSON.stringify(props)}, ...${name}.__docgenInfo?.props } };`,
      );
      return assignments.length > 0 ? { code: code + assignments.join(""), map: null } : null;
    },
  };
}
