import type { Meta, StoryObj } from "@storybook/react-vite";
import { Announcer, announce } from "@tread/design-system/announcer";
import { TextField } from "@tread/design-system/field";
import { Icon, type IconName, iconNames, iconSizes } from "@tread/design-system/icon";
import { Cluster, Stack } from "@tread/design-system/layout";
import { Text, typeStyle } from "@tread/design-system/text";
import { VisuallyHidden } from "@tread/design-system/visually-hidden";
import { useEffect, useState } from "react";
import { expect, type Mock, spyOn, userEvent, waitFor } from "storybook/test";
import { FoundationPage, FoundationPart } from "./FoundationPage.tsx";
import css from "./foundations.module.css";
import { iconKeywords } from "./icon-keywords.ts";

const meta = { title: "Foundations/Icons", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Icons whose name or keywords hold every word of the query. */
function matching(query: string): readonly IconName[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return iconNames.filter((name) => {
    const text = [name, ...iconKeywords[name]].join(" ");
    return words.every((word) => text.includes(word));
  });
}

const counted = (count: number) => (count === 0 ? "No icons" : count === 1 ? "1 icon" : `${count} icons`);

function IconFinder() {
  const [query, setQuery] = useState("");
  const found = matching(query);
  const said = query.trim() === "" ? "" : counted(found.length);
  // Said once typing has paused, not letter by letter.
  useEffect(() => {
    const timer = setTimeout(() => announce(said), 300);
    return () => clearTimeout(timer);
  }, [said]);

  const copy = async (name: IconName) => {
    try {
      await navigator.clipboard.writeText(name);
      announce(`Copied ${name}`);
    } catch {
      announce(`${name} could not be copied`, "assertive");
    }
  };

  return (
    <Stack gap={20}>
      <div style={{ maxWidth: 440 }}>
        <TextField
          label="Find an icon"
          required
          name="icon"
          value={query}
          onChange={setQuery}
          trim={false}
          help="By its name or by what it is for: cart, delivery, undo."
        />
      </div>
      <Text variant="label.md" tabular>
        {counted(found.length)}
      </Text>
      <ul className={css.icons} aria-label="Icons">
        {found.map((name) => (
          <li key={name}>
            <button type="button" className={css.icon} onClick={() => copy(name)}>
              <Icon name={name} />
              <span className={typeStyle("label.xs")}>
                <VisuallyHidden>Copy </VisuallyHidden>
                {name}
              </span>
            </button>
            <Text variant="body.xs" tone="secondary" className={css.keywords}>
              {iconKeywords[name].join(", ")}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function IconsPage() {
  return (
    <FoundationPage
      shout="Icons"
      aside="at a glance"
      lead="Drawn on a grid of 24 in the text's colour. Strokes grow as icons shrink, so that all look one weight. Hearts and stars are filled only when they are on. Press one to copy its name."
    >
      <FoundationPart title="All of them">
        <IconFinder />
      </FoundationPart>
      <FoundationPart title="Sizes" note="12, 16, 20, 24 and 32 px. 20 in buttons, 24 on their own.">
        <Cluster gap={28} align="end">
          {iconSizes.map((size) => (
            <Stack key={size} gap={8} align="center">
              <Icon name="truck" size={size} label={`Truck, ${size}`} />
              <Text variant="body.xs">{size}</Text>
            </Stack>
          ))}
        </Cluster>
      </FoundationPart>
      <Announcer />
    </FoundationPage>
  );
}

export const All: Story = {
  render: () => <IconsPage />,
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole("button", { name: /^Copy / }).map((button) => button.textContent?.replace("Copy ", ""));
    await expect(names).toEqual([...iconNames]);
    const widths = iconSizes.map((size) => canvas.getByRole("img", { name: `Truck, ${size}` }).getBoundingClientRect().width);
    await expect(widths).toEqual([12, 16, 20, 24, 32]);
  },
};

export const SearchNarrows: Story = {
  name: "Search narrows by name and keyword, and announces the count",
  render: () => <IconsPage />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Find an icon" });
    const shown = () => canvas.queryAllByRole("button", { name: /^Copy / }).map((button) => button.textContent);
    await userEvent.type(field, "chevron");
    await expect(shown()).toEqual(["Copy chevron-down", "Copy chevron-left", "Copy chevron-right", "Copy chevron-up"]);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("4 icons"));
    await userEvent.clear(field);
    await expect(shown()).toHaveLength(iconNames.length);
    await userEvent.type(field, "basket");
    await expect(shown()).toEqual(["Copy bag"]);
    await userEvent.clear(field);
    await userEvent.type(field, "unicorn");
    await expect(shown()).toEqual([]);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("No icons"));
  },
};

export const CopiesTheName: Story = {
  name: "A press copies the name and says so",
  render: () => <IconsPage />,
  beforeEach: () => {
    const written = spyOn(navigator.clipboard, "writeText").mockResolvedValue(undefined);
    return () => written.mockRestore();
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy truck" }));
    await expect((navigator.clipboard.writeText as Mock).mock.calls).toEqual([["truck"]]);
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Copied truck"));
  },
};
