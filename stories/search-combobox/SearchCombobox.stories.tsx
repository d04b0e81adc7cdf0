import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tread/design-system/button";
import { Marked, SearchCombobox, type SearchOption, type SearchState, searchTimes } from "@tread/design-system/search-combobox";
import { type ComponentProps, useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { promptText, SamplePrompt, sampleGroups, sampleOrder } from "./sample-search.tsx";

type Args = ComponentProps<typeof SearchCombobox<SearchOption>>;

/** A search whose owner keeps the text, as a page does. Too short a text shows the prompt. */
function Search({ value: first, onValueChange, state, groups, ...args }: Args) {
  const [value, setValue] = useState(first);
  const own: SearchState = value.trim() === "" ? "prompt" : "success";
  return (
    <div style={{ minHeight: 480, maxWidth: args.pinned ? undefined : 640 }}>
      <SearchCombobox
        {...args}
        value={value}
        state={state ?? own}
        groups={groups}
        onValueChange={(next) => {
          setValue(next);
          onValueChange(next);
        }}
      />
      <Button variant="secondary" style={{ marginTop: args.pinned ? 16 : 320 }}>
        Elsewhere
      </Button>
    </div>
  );
}

const meta = {
  title: "Components/Search combobox",
  component: SearchCombobox,
  subcomponents: { Marked },
  render: (args) => <Search {...(args as Args)} />,
  args: {
    id: "site-search",
    "aria-label": "Search",
    placeholder: promptText,
    value: "",
    groups: sampleGroups(),
    prompt: <SamplePrompt />,
    submitLabel: "View all 348 results",
    action: "#search",
    onValueChange: fn(),
    onSubmit: fn(),
    onOptionSelect: fn(),
    onCancel: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SearchCombobox>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => within(document.body).getByRole<HTMLInputElement>("combobox", { name: "Search" });
const list = () => within(document.body).queryByRole("listbox", { name: "Search results" });
const options = () => within(document.body).queryAllByRole("option");
const selected = () => options().filter((option) => option.getAttribute("aria-selected") === "true");
const button = (name: string) => within(document.body).queryByRole("button", { name });
const said = () => within(document.body).getByRole("status").textContent;
const active = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "");

/** A promise that is kept or broken from outside. */
function held() {
  let keep: () => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    keep = resolve;
    fail = reject;
  });
  return { promise, keep, fail };
}

export const Playground: Story = {};

export const Pinned: Story = {
  args: { pinned: true, value: "run" },
  parameters: { layout: "fullscreen" },
  play: async () => {
    await expect(list()).toBeVisible();
    await expect(field()).not.toHaveFocus();
    await expect(field()).toHaveAttribute("aria-expanded", "true");
  },
};

export const TheField: Story = {
  name: "SEARCH-03 The input is named q and asks a phone for its search keyboard",
  play: async () => {
    const input = field();
    await expect(input).toHaveAttribute("name", "q");
    await expect(input).toHaveAttribute("id", "site-search");
    await expect(input).toHaveAttribute("type", "search");
    await expect(input).toHaveAttribute("enterkeyhint", "search");
    await expect(input).toHaveAttribute("inputmode", "search");
    await expect(input).toHaveAttribute("autocomplete", "off");
    await expect(input).toHaveAttribute("aria-autocomplete", "list");
    await expect(input).toHaveAttribute("aria-expanded", "false");
    await expect(input).not.toHaveAttribute("aria-controls");
    await expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16);
  },
};

export const ClearAndCancel: Story = {
  name: "SEARCH-04 SEARCH-05 Clear shows while there is text to clear; cancel is always there",
  play: async ({ args }) => {
    await expect(button("Clear")).toBeNull();
    await userEvent.type(field(), "run");
    const clear = button("Clear") as HTMLElement;
    await expect(clear.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(clear.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.click(clear);
    await expect(field()).toHaveValue("");
    await expect(field()).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("");
    await expect(button("Clear")).toBeNull();
    await userEvent.click(button("Cancel search") as HTMLElement);
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

export const NoClearWhileDisabled: Story = {
  name: "SEARCH-05 Clear does not show while the input is disabled",
  args: { value: "run", disabled: true },
  play: async () => {
    await expect(field()).toBeDisabled();
    await expect(field()).toHaveValue("run");
    await expect(button("Clear")).toBeNull();
  },
};

export const Grouped: Story = {
  name: "Results are grouped by their kind",
  args: { pinned: true, value: "run" },
  parameters: { layout: "fullscreen" },
  play: async () => {
    const box = within(list() as HTMLElement);
    const groups = box.getAllByRole("group");
    await expect(groups.map((group) => group.getAttribute("aria-labelledby"))).not.toContain(null);
    for (const name of ["Brands", "Categories", "Products", "Articles"]) {
      await expect(within(box.getByRole("group", { name })).getAllByRole("option").length).toBeGreaterThan(0);
    }
    await expect(within(box.getByRole("group", { name: "Products" })).getAllByRole("option")).toHaveLength(4);
    for (const [index, option] of options().entries()) {
      await expect(option).toHaveAccessibleName(sampleOrder[index]);
      await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const ViewAll: Story = {
  name: "SEARCH-07 A 'view all results' button submits the search",
  args: { value: "run" },
  play: async ({ args }) => {
    await userEvent.click(field());
    await userEvent.click(button("View all 348 results") as HTMLElement);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith("run");
    await expect(args.onOptionSelect).not.toHaveBeenCalled();
  },
};

export const ChoosesByPress: Story = {
  name: "SEARCH-11 A brand, category or article leads to its path; a press that asks for a new tab is the browser's",
  args: { value: "run" },
  play: async ({ args }) => {
    const press = async (name: string) => {
      await userEvent.click(field());
      await userEvent.click(within(list() as HTMLElement).getByRole("option", { name }));
    };
    for (const [name, href] of [
      ["Runaway 32 styles", "#runaway"],
      ["Trail running Men, 121", "#trail-running"],
      ["Running shoes, explained by someone normal", "#running-shoes-explained-by-someone-normal"],
    ] as const) {
      await press(name);
      await expect(args.onOptionSelect).toHaveBeenLastCalledWith(expect.objectContaining({ href }));
      await userEvent.click(button("Clear") as HTMLElement);
      await userEvent.type(field(), "run");
    }
    await expect(args.onOptionSelect).toHaveBeenCalledTimes(3);

    const link = options()[0] as HTMLElement;
    await expect(link).toHaveAttribute("href", "#runaway");
    // `fireEvent` says false where the default was prevented. The last listener keeps the story where it is.
    const stay = (event: Event) => event.preventDefault();
    const seen: boolean[] = [];
    const watch = (event: Event) => seen.push(event.defaultPrevented);
    for (const type of ["click", "auxclick"]) window.addEventListener(type, watch);
    for (const type of ["click", "auxclick"]) window.addEventListener(type, stay);
    fireEvent.click(link, { ctrlKey: true });
    fireEvent.click(link, { metaKey: true });
    await expect(fireEvent.mouseDown(link, { button: 1 })).toBe(true);
    fireEvent(link, new MouseEvent("auxclick", { button: 1, bubbles: true, cancelable: true }));
    for (const type of ["click", "auxclick"]) window.removeEventListener(type, watch);
    for (const type of ["click", "auxclick"]) window.removeEventListener(type, stay);
    await expect(seen).toEqual([false, false, false]);
    await expect(args.onOptionSelect).toHaveBeenCalledTimes(3);
    await expect(list()).toBeVisible();
  },
};

export const Shows: Story = {
  name: "SEARCH-13 The popup shows on focus, on input and on click",
  args: { value: "run" },
  play: async () => {
    await expect(list()).toBeNull();
    await userEvent.tab();
    await expect(field()).toHaveFocus();
    await expect(list()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(list()).toBeNull();
    await userEvent.keyboard("s");
    await expect(list()).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(list()).toBeNull();
    await userEvent.click(field());
    await expect(list()).toBeVisible();
    // A second click does not take away what the first one asked for.
    await userEvent.click(field());
    await expect(list()).toBeVisible();
  },
};

export const HidesOnBlur: Story = {
  name: "SEARCH-14 The popup hides on blur, but not while focus is in its own parts",
  args: { value: "run" },
  play: async ({ canvas }) => {
    await userEvent.click(field());
    await userEvent.tab();
    await expect(button("Clear")).toHaveFocus();
    await userEvent.tab();
    await expect(button("Cancel search")).toHaveFocus();
    await userEvent.tab();
    await expect(button("View all 348 results")).toHaveFocus();
    await expect(list()).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Elsewhere" })).toHaveFocus();
    await expect(list()).toBeNull();
    await userEvent.click(field());
    await expect(list()).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Elsewhere" }));
    await expect(list()).toBeNull();
  },
};

export const HidesOnEscape: Story = {
  name: "SEARCH-15 SEARCH-20 Escape hides the popup, then clears the text, then cancels",
  args: { value: "run" },
  play: async ({ args }) => {
    await userEvent.click(field());
    await userEvent.keyboard("{ArrowDown}{Escape}");
    await expect(list()).toBeNull();
    await expect(field()).toHaveValue("run");
    await expect(field()).not.toHaveAttribute("aria-activedescendant");
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(field()).toHaveValue("");
    await expect(field()).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

export const HidesOnSelect: Story = {
  name: "SEARCH-16 The popup hides on selecting a hit",
  args: { value: "run" },
  play: async ({ args }) => {
    await userEvent.click(field());
    await userEvent.click(options()[2] as HTMLElement);
    await expect(args.onOptionSelect).toHaveBeenCalledWith(expect.objectContaining({ label: "Running" }));
    await expect(list()).toBeNull();
    await expect(field()).toHaveValue("Running");
  },
};

export const StaysWhilePinned: Story = {
  name: "SEARCH-14 SEARCH-15 SEARCH-16 Pinned open, the results stay on blur, Escape and selecting; Escape cancels",
  args: { pinned: true, value: "run" },
  parameters: { layout: "fullscreen" },
  play: async ({ args, canvas }) => {
    await userEvent.click(field());
    await userEvent.click(canvas.getByRole("button", { name: "Elsewhere" }));
    await expect(list()).toBeVisible();
    await userEvent.click(field());
    await userEvent.keyboard("{Escape}");
    await expect(list()).toBeVisible();
    await expect(field()).toHaveValue("run");
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await userEvent.click(options()[0] as HTMLElement);
    await expect(args.onOptionSelect).toHaveBeenCalledTimes(1);
    await expect(list()).toBeVisible();
    // The pointer's way to the option highlighted it; the press has ended that for good.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await expect(selected()).toEqual([]);
  },
};

export const Arrows: Story = {
  name: "SEARCH-17 SEARCH-18 Arrow keys go through the options of all groups, and past either end to none",
  args: { value: "run" },
  play: async () => {
    await userEvent.click(field());
    await expect(active()).toBeNull();
    for (const name of sampleOrder) {
      await userEvent.keyboard("{ArrowDown}");
      await waitFor(() => expect(active()).toHaveAccessibleName(name));
      await expect(selected()).toEqual([active()]);
      await expect(field()).toHaveFocus();
    }
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(active()).toBeNull());
    await expect(selected()).toEqual([]);
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(active()).toHaveAccessibleName(sampleOrder[0]));
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(active()).toBeNull());
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(active()).toHaveAccessibleName(sampleOrder.at(-1)));
    await expect(getComputedStyle(active() as Element).outlineStyle).toBe("solid");
  },
};

export const OtherKeys: Story = {
  name: "Other keys as the ARIA pattern has them: Home, End and the side arrows go back to the text, Alt opens and closes",
  args: { value: "run" },
  play: async () => {
    const input = field();
    await userEvent.click(input);
    for (const key of ["Home", "End", "ArrowLeft", "ArrowRight"]) {
      await userEvent.keyboard("{ArrowDown}");
      await waitFor(() => expect(active()).not.toBeNull());
      await userEvent.keyboard(`{${key}}`);
      await waitFor(() => expect(active()).toBeNull());
      await expect(list()).toBeVisible();
    }
    await userEvent.keyboard("{Home}");
    await expect(input.selectionStart).toBe(0);
    await userEvent.keyboard("{End}");
    await expect(input.selectionStart).toBe(3);
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(list()).toBeNull();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await expect(list()).toBeVisible();
    await expect(active()).toBeNull();
    await userEvent.keyboard("{Escape}{ArrowDown}");
    await waitFor(() => expect(active()).toHaveAccessibleName(sampleOrder[0]));
    await userEvent.keyboard("{Escape}{ArrowUp}");
    await waitFor(() => expect(active()).toHaveAccessibleName(sampleOrder.at(-1)));
    // Typing is about the text again.
    await userEvent.keyboard("s");
    await waitFor(() => expect(active()).toBeNull());
    await expect(input).toHaveValue("runs");
  },
};

export const Enter: Story = {
  name: "SEARCH-19 Enter opens the highlighted option, or submits the text when none is",
  args: { value: "run" },
  play: async ({ args }) => {
    await userEvent.click(field());
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith("run");
    await expect(args.onOptionSelect).not.toHaveBeenCalled();
    await userEvent.click(field());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await waitFor(() => expect(active()).toHaveAccessibleName(sampleOrder[1]));
    await userEvent.keyboard("{Enter}");
    await expect(args.onOptionSelect).toHaveBeenCalledTimes(1);
    await expect(args.onOptionSelect).toHaveBeenCalledWith(expect.objectContaining({ label: "Bluegum Run Club" }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** A key as a browser sends it: only what has to be done at once is done before the next one. */
async function press(key: string) {
  field().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  await null;
}

export const QuickKeys: Story = {
  name: "SEARCH-17 SEARCH-18 Keys that follow each other at once all count",
  args: { value: "run" },
  play: async ({ args }) => {
    await userEvent.click(field());
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "Enter"]) await press(key);
    await expect(args.onOptionSelect).toHaveBeenCalledTimes(1);
    await expect(args.onOptionSelect).toHaveBeenCalledWith(expect.objectContaining({ label: "Bluegum Run Club" }));
    await userEvent.click(field());
    for (const key of ["ArrowUp", "Enter"]) await press(key);
    await expect(args.onOptionSelect).toHaveBeenLastCalledWith(expect.objectContaining({ label: "Ridgeback" }));
  },
};

export const RestingPointer: Story = {
  name: "A list that moves under a resting pointer leaves the highlight to the keys",
  args: { value: "run" },
  play: async () => {
    await userEvent.click(field());
    const moveTo = (index: number, screenX: number) =>
      fireEvent.mouseMove(options()[index] as HTMLElement, { screenX, screenY: 9 });
    const leave = () => fireEvent.mouseOut(list() as HTMLElement, { relatedTarget: document.body });
    moveTo(3, 40);
    await waitFor(() => expect(selected()).toEqual([options()[3]]));
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(selected()).toEqual([options()[4]]));
    moveTo(1, 40);
    leave();
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await expect(selected()).toEqual([options()[4]]);
    moveTo(1, 41);
    await waitFor(() => expect(selected()).toEqual([options()[1]]));
    leave();
    await waitFor(() => expect(selected()).toEqual([]));
  },
};

export const EnterOnNothing: Story = {
  name: "Enter without text submits nothing",
  play: async ({ args }) => {
    await userEvent.type(field(), "  {Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(field()).toHaveFocus();
  },
};

const slow = { submit: held(), select: held(), failed: fn() };

export const DisabledMeanwhile: Story = {
  name: "SEARCH-21 The input is disabled while the form is submitting or a hit is being selected",
  args: { value: "run", onSubmit: fn(() => slow.submit.promise), onOptionSelect: fn(() => slow.select.promise) },
  beforeEach: () => {
    Object.assign(slow, { submit: held(), select: held() });
  },
  play: async () => {
    await userEvent.click(field());
    await userEvent.keyboard("{Enter}");
    await expect(field()).toBeDisabled();
    await expect(button("Clear")).toBeNull();
    await expect(button("Cancel search")).toBeDisabled();
    slow.submit.keep();
    await waitFor(() => expect(field()).toBeEnabled());
    await userEvent.click(field());
    await userEvent.click(options()[0] as HTMLElement);
    await expect(field()).toBeDisabled();
    await expect(field()).toHaveValue("Runaway");
    slow.select.keep();
    await waitFor(() => expect(field()).toBeEnabled());
    await expect(button("Cancel search")).toBeEnabled();
  },
};

export const SelectFails: Story = {
  name: "SEARCH-37 When selecting a hit fails, the displayed label is reset and the field has focus again",
  args: {
    value: "run",
    onOptionSelect: fn(() => slow.select.promise),
    onOptionSelectError: (option, error) => slow.failed(option.label, (error as Error).message),
  },
  beforeEach: () => {
    Object.assign(slow, { select: held() });
    slow.failed.mockClear();
  },
  play: async () => {
    await userEvent.click(field());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(active()).not.toBeNull());
    await userEvent.keyboard("{Enter}");
    await expect(field()).toHaveValue("Runaway");
    slow.select.fail(new Error("unreachable"));
    await waitFor(() => expect(field()).toHaveValue("run"));
    await waitFor(() => expect(field()).toHaveFocus());
    await waitFor(() => expect(field()).toHaveAttribute("aria-expanded", "true"));
    await expect(slow.failed).toHaveBeenCalledTimes(1);
    await expect(slow.failed).toHaveBeenCalledWith("Runaway", "unreachable");
  },
};

function Finishes({ delay }: { delay: number }) {
  const [state, setState] = useState<SearchState>("success");
  return (
    <>
      <SearchCombobox
        aria-label="Search"
        pinned
        value="run"
        onValueChange={() => undefined}
        groups={sampleGroups()}
        state={state}
        onSubmit={() => undefined}
        onOptionSelect={() => undefined}
        spinnerDelay={delay}
      />
      <Button onClick={() => setState(state === "loading" ? "success" : "loading")}>Toggle</Button>
    </>
  );
}

export const SlowSearch: Story = {
  name: "SEARCH-22 A spinner appears only after a delay, if loading continues",
  render: () => <Finishes delay={300} />,
  play: async ({ canvas }) => {
    const spinner = () => canvas.queryByRole("img", { name: "Searching" });
    const toggle = canvas.getByRole("button", { name: "Toggle" });
    await expect(spinner()).toBeNull();
    const began = performance.now();
    toggle.click();
    await waitFor(() => expect(list()?.closest("[aria-busy='true']")).not.toBeNull());
    await waitFor(() => expect(spinner()).toBeVisible(), { interval: 10 });
    await expect(performance.now() - began).toBeGreaterThanOrEqual(299);
    // What was found before stays in sight meanwhile.
    await expect(list()).toBeVisible();
    toggle.click();
    await waitFor(() => expect(spinner()).toBeNull());
    toggle.click();
    await waitFor(() => expect(spinner()).toBeVisible());
  },
};

export const FirstResults: Story = {
  name: "Places are held while the first results are on their way",
  args: { value: "run", state: "loading", groups: [] },
  play: async () => {
    await userEvent.click(field());
    await expect(field().form?.querySelector("[aria-busy='true']")).toBeVisible();
    await expect(list()).toBeNull();
    await expect(field()).toHaveAttribute("aria-expanded", "false");
  },
};

export const QuickSearch: Story = {
  name: "SEARCH-22 SEARCH-23 No spinner for a search that ends in time; the delay is 1000 ms",
  render: () => <Finishes delay={400} />,
  play: async ({ canvas }) => {
    await expect(searchTimes.spinner).toBe(1000);
    let spun = false;
    const watch = new MutationObserver(() => {
      spun ||= canvas.queryByRole("img", { name: "Searching" }) !== null;
    });
    const toggle = canvas.getByRole("button", { name: "Toggle" });
    watch.observe(document.body, { childList: true, subtree: true });
    // Twice in a row for less than the delay: the time of one search is not added to that of the next.
    const began = performance.now();
    for (let search = 0; search < 4; search++) {
      toggle.click();
      await new Promise((drawn) => requestAnimationFrame(drawn));
    }
    // The results' own announcement comes later than any spinner would have.
    await waitFor(() => expect(said()).toBe("10 results"));
    await expect(performance.now() - began).toBeGreaterThan(400);
    watch.disconnect();
    await expect(spun).toBe(false);
  },
};

export const TooShort: Story = {
  name: "SEARCH-28 Before anything is typed there are no results but the prompt",
  play: async () => {
    await expect(field()).toHaveAttribute("placeholder", promptText);
    await userEvent.click(field());
    await expect(within(document.body).getByText("Popular right now")).toBeVisible();
    await expect(list()).toBeNull();
    await expect(button("View all 348 results")).toBeNull();
    await userEvent.keyboard("r");
    await expect(list()).toBeVisible();
    await expect(within(document.body).queryByText("Popular right now")).toBeNull();
    await userEvent.keyboard("{Backspace}");
    await expect(list()).toBeNull();
    await expect(within(document.body).getByText("Popular right now")).toBeVisible();
  },
};

export const InvalidCharacters: Story = {
  name: "SEARCH-30 Typing or pasting an invalid character is blocked",
  args: { allows: (text) => !/[<>{}]/.test(text) },
  play: async ({ args }) => {
    const input = field();
    await userEvent.type(input, "ru<n>");
    await expect(input).toHaveValue("run");
    await userEvent.paste("{}");
    await expect(input).toHaveValue("run");
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("run");
  },
};

export const NothingFound: Story = {
  name: "SEARCH-34 Nothing found says so, with the query",
  args: { value: " zzz ", groups: [] },
  play: async () => {
    await userEvent.click(field());
    await expect(within(document.body).getByText("No matches for “zzz”")).toBeVisible();
    await expect(list()).toBeNull();
    await expect(field()).toHaveAttribute("aria-expanded", "false");
    await expect(button("View all 348 results")).toBeNull();
    await waitFor(() => expect(said()).toBe("No results"));
  },
};

export const ReadOtherwise: Story = {
  name: "How the text was read stands over what was found, and nowhere else",
  args: { value: "runer", note: "Showing results for runner" },
  play: async () => {
    await userEvent.click(field());
    const note = within(document.body).getByText("Showing results for runner");
    await expect(note).toBeVisible();
    await expect(note.compareDocumentPosition(list() as HTMLElement) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
};

export const Failed: Story = {
  name: "SEARCH-34 A failed search says so and can be tried again",
  args: { value: "run", state: "error" },
  play: async ({ args }) => {
    await userEvent.click(field());
    const words = "Search is taking a breather. Try again.";
    await waitFor(() => expect(said()).toBe(words));
    await expect(within(document.body).getAllByText(words)).toHaveLength(2);
    await expect(list()).toBeNull();
    await userEvent.click(button("Try again") as HTMLElement);
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(field()).toHaveFocus();
    // The text can still be taken to the results page.
    await userEvent.click(field());
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith("run");
  },
};

export const Highlights: Story = {
  name: "SEARCH-39 A product's match is marked in brand and name, any other's in its name, as text and not as HTML",
  args: {
    pinned: true,
    value: "run",
    groups: [
      ...sampleGroups(),
      { id: "odd", label: "Odd", options: [{ id: "1", label: "<b>run</b>", segments: [{ text: "<b>run</b>", match: true }] }] },
    ],
  },
  parameters: { layout: "fullscreen" },
  play: async () => {
    const marksOf = (name: string) => {
      const option = within(list() as HTMLElement).getByRole("option", { name });
      return [...option.querySelectorAll("mark")].map((mark) => mark.textContent);
    };
    await expect(marksOf("Running Women, 214")).toEqual(["Run"]);
    await expect(marksOf("Trail running Men, 121")).toEqual(["run"]);
    await expect(marksOf("Norvane Moonboot Runner $260.00")).toEqual(["Run"]);
    await expect(marksOf("Runaway Pace One $210.00")).toEqual(["Run"]);
    await expect(marksOf("Norvane Ridgeback $230.00")).toEqual([]);
    await expect(marksOf("<b>run</b>")).toEqual(["<b>run</b>"]);
    await expect(list()?.querySelector("b")).toBeNull();
  },
};

export const Announces: Story = {
  name: "The number of results is said once typing rests, and again for the next text",
  args: { announcement: "348 products found" },
  play: async () => {
    const heard: (string | null)[] = [];
    const region = within(document.body).getByRole("status");
    const watch = new MutationObserver(() => region.textContent && heard.push(region.textContent));
    watch.observe(region, { childList: true, characterData: true, subtree: true });
    await userEvent.type(field(), "run");
    await expect(said()).toBe("");
    await waitFor(() => expect(said()).toBe("348 products found"));
    await userEvent.keyboard("s");
    await expect(said()).toBe("");
    await waitFor(() => expect(said()).toBe("348 products found"));
    await waitFor(() => expect(heard).toEqual(["348 products found", "348 products found"]));
    watch.disconnect();
  },
};

export const Composes: Story = {
  name: "A text that an input method is still composing is neither searched for, checked, submitted nor closed",
  args: { allows: (text) => !text.includes("~") },
  play: async ({ args }) => {
    const input = field();
    await userEvent.click(input);
    const compose = (text: string) => {
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
      setter?.call(input, text);
      input.dispatchEvent(
        new InputEvent("input", { bubbles: true, isComposing: true, inputType: "insertCompositionText", data: text }),
      );
    };
    fireEvent.compositionStart(input);
    compose("r");
    compose("ru~");
    await expect(input).toHaveValue("ru~");
    compose("ラン");
    await expect(input).toHaveValue("ラン");
    await expect(args.onValueChange).not.toHaveBeenCalled();
    for (const key of ["Enter", "Escape", "ArrowDown"]) fireEvent.keyDown(input, { key, isComposing: true });
    // Safari's Enter that ends a composition comes after it, with an old code.
    await expect(fireEvent.keyDown(input, { key: "Enter", keyCode: 229 })).toBe(false);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(input).toHaveValue("ラン");
    fireEvent.compositionEnd(input);
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenCalledWith("ラン");
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith("ラン");
  },
};

function Arrives() {
  const [groups, setGroups] = useState(sampleGroups());
  return (
    <>
      <SearchCombobox
        aria-label="Search"
        pinned
        value="run"
        onValueChange={() => undefined}
        groups={groups}
        onSubmit={late.submit}
        onOptionSelect={late.select}
      />
      <Button onClick={() => setGroups(groups.filter(({ id }) => id !== "products").reverse())}>Other results</Button>
      <Button onClick={() => setGroups(groups.filter(({ id }) => id !== "brands"))}>Without brands</Button>
    </>
  );
}
const late = { submit: fn(), select: fn() };

export const HighlightKeepsItsOption: Story = {
  name: "Results that arrive late move the highlight with its option, or take it away with it",
  render: () => <Arrives />,
  play: async ({ canvas }) => {
    late.submit.mockClear();
    late.select.mockClear();
    await userEvent.click(field());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(active()).toHaveAccessibleName(sampleOrder[0]));
    canvas.getByRole<HTMLButtonElement>("button", { name: "Other results" }).click();
    await waitFor(() => expect(options()[0]).toHaveAccessibleName(sampleOrder[4]));
    await expect(active()).toHaveAccessibleName(sampleOrder[0]);
    canvas.getByRole<HTMLButtonElement>("button", { name: "Without brands" }).click();
    await waitFor(() => expect(active()).toBeNull());
    await userEvent.keyboard("{Enter}");
    await expect(late.select).not.toHaveBeenCalled();
    await expect(late.submit).toHaveBeenCalledWith("run");
  },
};

export const PatternParts: Story = {
  name: "Parts are tied together as the ARIA pattern asks: controls, active descendant, one selected option",
  args: { value: "run", id: "combo", "aria-label": undefined, "aria-labelledby": "combo-label" },
  render: (args) => (
    <>
      <span id="combo-label">Search</span>
      <Search {...(args as Args)} />
    </>
  ),
  play: async () => {
    const input = field();
    await expect(input).toHaveAttribute("id", "combo");
    await userEvent.click(input);
    const box = list() as HTMLElement;
    await expect(input).toHaveAttribute("aria-controls", box.id);
    await expect(input).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(active()).not.toBeNull());
    await expect(box.contains(active())).toBe(true);
    await expect(active()).toHaveAttribute("aria-selected", "true");
    await expect(active()).toHaveAttribute("tabindex", "-1");
    await userEvent.hover(options()[3] as HTMLElement);
    await waitFor(() => expect(selected()).toEqual([options()[3]]));
    await userEvent.unhover(options()[3] as HTMLElement);
    await waitFor(() => expect(selected()).toEqual([]));
  },
};
