import { Chip } from "@tread/design-system/chip";
import { Picture } from "@tread/design-system/picture";
import { Price } from "@tread/design-system/price";
import { type SearchGroup, type SearchOption, segmentsOf } from "@tread/design-system/search-combobox";
import { samplePicture } from "../picture/sample-picture.ts";

/** A text with every place where the query is. */
function marked(text: string, query: string) {
  const at = query === "" ? -1 : text.toLowerCase().indexOf(query.toLowerCase());
  return segmentsOf(text, at < 0 ? [] : [[at, at + query.length]]);
}

const rows = {
  Brands: [
    ["Runaway", "32 styles"],
    ["Bluegum Run Club", "14 styles"],
  ],
  Categories: [
    ["Running", "Women, 214"],
    ["Trail running", "Men, 121"],
  ],
  Articles: [
    ["How to start running when you hate running", undefined],
    ["Running shoes, explained by someone normal", undefined],
  ],
} as const;

const products = [
  { id: "1", brand: "Norvane", name: "Moonboot Runner", now: "$260.00" },
  { id: "2", brand: "Runaway", name: "Pace One", now: "$210.00" },
  { id: "3", brand: "Zephyrine", name: "Tempo Run Short", now: "$66.00", was: "$95.00" },
  { id: "4", brand: "Norvane", name: "Ridgeback", now: "$230.00" },
] as const;

const slug = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, "-");

/** What "run" may mean. */
export function sampleGroups(): SearchGroup<SearchOption>[] {
  const query = "run";
  return [
    ...Object.entries(rows).map(([label, entries]) => ({
      id: slug(label),
      label,
      options: entries.map(([name, note]) => ({
        id: slug(name),
        label: name,
        href: `#${slug(name)}`,
        segments: marked(name, query),
        note,
      })),
    })),
    {
      id: "products",
      label: "Products",
      layout: "pictures",
      options: products.map(({ id, brand, name, ...price }) => ({
        id,
        label: name,
        href: `/products/${id}`,
        brand: marked(brand, query),
        segments: marked(name, query),
        picture: <Picture src={samplePicture(400)} alt="" width={800} height={1200} fit="cover" />,
        price: <Price {...price} />,
      })),
    },
  ];
}

/** Names of all options, in the order of the arrow keys. */
export const sampleOrder = [
  "Runaway 32 styles",
  "Bluegum Run Club 14 styles",
  "Running Women, 214",
  "Trail running Men, 121",
  "How to start running when you hate running",
  "Running shoes, explained by someone normal",
  "Norvane Moonboot Runner $260.00",
  "Runaway Pace One $210.00",
  "Zephyrine Tempo Run Short Now $66.00 Was $95.00",
  "Norvane Ridgeback $230.00",
];

/** What the field says before anything is typed. */
export const promptText = "Find brand, category or product";

/** Where to begin. */
export function SamplePrompt() {
  return (
    <>
      <h2 style={{ fontSize: ".875rem" }}>Popular right now</h2>
      <ul style={{ display: "flex", flexWrap: "wrap", gap: 6 }}>
        {["moonboot runner", "white sneakers", "trail", "slides"].map((words) => (
          <li key={words}>
            <Chip href={`#${slug(words)}`}>{words}</Chip>
          </li>
        ))}
      </ul>
    </>
  );
}
