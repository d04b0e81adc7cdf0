/** The files of one product's pictures, in the order in which they are shown. */
export interface ProductFiles {
  readonly id: string;
  readonly files: readonly string[];
}

const inOrder = new Intl.Collator("en", { numeric: true });

/**
 * The products that a file may belong to by its name, the likeliest first: the folder that it lies in (`104201/1.jpg`), or what
 * the name begins with (`104201.jpg`, `104201-2.jpg`, `104201_back.webp`).
 */
function idsOf(file: string): string[] {
  const segments = file.split("/");
  const [, stem] = /^([A-Za-z0-9]{1,40})(?:[-_. ].*)?$/.exec(segments.at(-1) ?? "") ?? [];
  return [segments.at(-2), stem].filter((id) => id !== undefined);
}

/**
 * Tells whose pictures files are by their names. Within a product they are in the order of their names, numbers as numbers:
 * `104201.jpg`, `104201-2.jpg`, `104201-10.jpg`.
 * @param files paths below a folder, with `/` between their parts
 * @param isProduct whether there is a product of that id
 */
export function filesOfProducts(
  files: readonly string[],
  isProduct: (id: string) => boolean,
): { readonly products: readonly ProductFiles[]; readonly others: readonly string[] } {
  const ofProduct = new Map<string, string[]>();
  const others: string[] = [];
  for (const file of files) {
    const id = idsOf(file).find(isProduct);
    if (id === undefined) others.push(file);
    else ofProduct.set(id, [...(ofProduct.get(id) ?? []), file]);
  }
  const nameOf = (file: string) => file.replace(/\.[^./]*$/, "");
  const products = [...ofProduct].map(([id, own]) => ({
    id,
    files: own.toSorted((a, b) => inOrder.compare(nameOf(a), nameOf(b)) || (a < b ? -1 : 1)),
  }));
  return { products: products.sort((a, b) => (a.id < b.id ? -1 : 1)), others };
}
