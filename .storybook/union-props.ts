import {
  builtinHandlers,
  builtinResolvers,
  type Documentation as Found,
  type Handler,
  makeFsImporter,
  type NodePath,
  parse,
  utils,
} from "react-docgen";
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
  // A kind that rules it out says nothing of what it is in another.
  if ((type.get("typeAnnotation") as NodePath).isTSUndefinedKeyword()) return;
  const before = documentation.getPropDescriptor(name);
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

const listHandler: Handler = (documentation, component) => {
  for (const type of utils.getTypeFromReactComponent(component))
    utils.applyToTypeProperties(
      documentation,
      type,
      (property) => {
        if (!property.isTSPropertySignature()) return;
        const name = utils.getPropertyName(property);
        const written = property.get("typeAnnotation").get("typeAnnotation") as NodePath;
        if (!name || !written.isTSTypeOperator({ operator: "readonly" })) return;
        const raw = utils.printValue(written);
        documentation.getPropDescriptor(name).tsType = { name: raw, raw };
      },
      null,
    );
};

const resolver = new builtinResolvers.FindExportedDefinitionsResolver();

/** The props of components, by the components' names. */
type ComponentProps = Record<string, NonNullable<Found["props"]>>;

/** What a handler finds of the props of each component in a file. */
function propsFoundBy(handler: Handler, code: string, filename: string): ComponentProps {
  try {
    const handlers = [builtinHandlers.displayNameHandler, handler];
    const found = parse(code, { filename, handlers, resolver, importer: makeFsImporter() });
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

/** Props that only some kinds of a component take, `href` of a Button that leads somewhere: by component. */
export const unionProps = (source: string, filename: string): ComponentProps =>
  source.includes("|") ? propsFoundBy(unionHandler, source, filename) : {};

/** The types of props that are lists nobody may change, as they are written: by component. */
export const listProps = (source: string, filename: string): ComponentProps => propsFoundBy(listHandler, source, filename);

/**
 * Completes what Storybook knows of a component's props. Its own reader stops at unions, by which our components say that
 * they are either a button or a link, and at `readonly`, of which it knows no more than that the type is unknown.
 */
export function unionPropsPlugin(): Plugin {
  return {
    name: "union-props",
    enforce: "pre",
    transform(code, id) {
      if (!/\/design-system\/src\/[^?]+\.tsx$/.test(id)) return null;
      const [unions, lists] = [unionProps(code, id), listProps(code, id)];
      const assignments = [...new Set([...Object.keys(unions), ...Object.keys(lists)])].map((name) => {
        const known = `${name}.__docgenInfo?.props`;
        const typed = Object.entries(lists[name] ?? {}).map(
          ([prop, { tsType }]) =>
            `${JSON.stringify(prop)}: { ...${known}?.[${JSON.stringify(prop)}], tsType: ${JSON.stringify(tsType)} }`,
        );
        const props = `{ ...${JSON.stringify(unions[name] ?? {})}, ...${known}, ${typed.join(", ")} }`;
        return `\n;${name}.__docgenInfo = { displayName: ${JSON.stringify(name)}, ...${name}.__docgenInfo, props: ${props} };`;
      });
      return assignments.length > 0 ? { code: code + assignments.join(""), map: null } : null;
    },
  };
}
