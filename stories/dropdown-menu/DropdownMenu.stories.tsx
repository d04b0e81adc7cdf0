import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tread/design-system/button";
import {
  DropdownMenu,
  DropdownMenuChoice,
  DropdownMenuChoices,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLink,
  DropdownMenuTrigger,
} from "@tread/design-system/dropdown-menu";
import { Icon } from "@tread/design-system/icon";
import { Suspense, startTransition, use, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { passedOn } from "../overlay/passed-on.ts";

const orders = ["Newest", "Price low to high", "Price high to low", "Name A–Z"];
const chosen = fn();

function Sort() {
  const [order, setOrder] = useState("Newest");
  return (
    <DropdownMenu>
      <DropdownMenuTrigger id="sort">
        Sort: {order}
        <Icon name="chevron-down" size="sm" />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuChoices
          aria-label="Order"
          value={order}
          onChange={(next) => {
            setOrder(next);
            chosen(next);
          }}
        >
          {orders.map((name) => (
            <DropdownMenuChoice key={name} value={name}>
              {name}
            </DropdownMenuChoice>
          ))}
        </DropdownMenuChoices>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

const meta = {
  title: "Components/Dropdown menu",
  component: DropdownMenu,
  subcomponents: {
    DropdownMenuTrigger,
    DropdownMenuContent,
    DropdownMenuItem,
    DropdownMenuLink,
    DropdownMenuChoices,
    DropdownMenuChoice,
  },
  args: { children: null },
  render: () => <Sort />,
  beforeEach: () => {
    chosen.mockClear();
  },
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const Playground: Story = {};

export const Chooses: Story = {
  name: "Opens, shows what holds, and chooses",
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Sort: Newest" });
    await expect(button).toHaveAttribute("aria-haspopup", "menu");
    await expect(button).toHaveAttribute("id", "sort");
    await userEvent.click(button);
    await expect(await page.findByRole("menuitemradio", { name: "Newest" })).toBeChecked();
    await userEvent.click(page.getByRole("menuitemradio", { name: "Price low to high" }));
    await expect(chosen).toHaveBeenCalledWith("Price low to high");
    await waitFor(() => expect(page.queryByRole("menu")).toBeNull());
    await expect(canvas.getByRole("button", { name: "Sort: Price low to high" })).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  name: "Arrows, a letter, Enter; Escape gives focus back",
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    button.focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(page.getByRole("menuitemradio", { name: "Newest" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(page.getByRole("menuitemradio", { name: "Price low to high" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(page.getByRole("menuitemradio", { name: "Newest" })).toHaveFocus());
    await userEvent.keyboard("{End}{Enter}");
    await expect(chosen).toHaveBeenCalledWith("Name A–Z");
  },
};

export const LeavesThePageAlone: Story = {
  name: "Does not lock the page behind it",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await page.findByRole("menu");
    await expect(getComputedStyle(document.body).pointerEvents).toBe("auto");
    await expect(getComputedStyle(document.body).overflow).not.toBe("hidden");
  },
};

const edit = fn();

export const ActionsAndLinks: Story = {
  name: "Holds actions and links, and opens upward",
  render: () => (
    <div style={{ paddingTop: 240 }}>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="secondary">Address</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent side="top">
          <DropdownMenuItem onSelect={edit}>
            <Icon name="edit" size="md" />
            Edit
          </DropdownMenuItem>
          <DropdownMenuItem disabled>Delete</DropdownMenuItem>
          <DropdownMenuLink href="#nz" current>
            <Icon name="flag-nz" />
            New Zealand
          </DropdownMenuLink>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  ),
  play: async ({ canvas }) => {
    edit.mockClear();
    const button = canvas.getByRole("button", { name: "Address" });
    await userEvent.click(button);
    const menu = await page.findByRole("menu");
    await waitFor(() => expect(menu.getBoundingClientRect().bottom).toBeLessThan(button.getBoundingClientRect().top));
    const link = page.getByRole("menuitem", { name: "New Zealand" });
    await expect(link).toHaveAttribute("href", "#nz");
    await expect(link).toHaveAttribute("aria-current", "true");
    await expect(page.getByRole("menuitem", { name: "Delete" })).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(page.getByRole("menuitem", { name: "Edit" }));
    await expect(edit).toHaveBeenCalledOnce();
  },
};

const heard = fn();
const never = new Promise<never>(() => undefined);

/** A render in the background that is not finished: its menu is never on the page. */
function Unfinished() {
  const [view, setView] = useState("on the page");
  return (
    <Suspense>
      <Button onClick={() => startTransition(() => setView("never shown"))}>Go on</Button>
      <DropdownMenu onOpenChange={() => heard(view)}>
        <DropdownMenuTrigger>Actions</DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem>Edit</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {view === "never shown" && <Waits />}
    </Suspense>
  );
}

function Waits(): never {
  return use(never);
}

export const UnfinishedRender: Story = {
  name: "Tells the page that is shown, not one that React is still rendering",
  parameters: { visual: { skip: "Ends as the pattern's own story begins." } },
  render: () => <Unfinished />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Go on" }));
    canvas.getByRole("button", { name: "Actions" }).focus();
    await userEvent.keyboard("{ArrowUp}");
    await waitFor(() => expect(page.getByRole("menuitem", { name: "Edit" })).toHaveFocus());
    await expect(heard.mock.calls).toEqual([["on the page"]]);
  },
};

export const MenuButtonPattern: Story = {
  name: "APG menu button: both ways open, arrows in a ring, Home, End, letters, Escape, Enter and Space",
  render: () => (
    <DropdownMenu>
      <DropdownMenuTrigger id="actions">Actions</DropdownMenuTrigger>
      <DropdownMenuContent id="actions-menu">
        {["Edit", "Copy", "Delete"].map((action) => (
          <DropdownMenuItem key={action} onSelect={() => chosen(action)}>
            {action}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Actions" });
    const closed = () => waitFor(() => expect(page.queryByRole("menu")).toBeNull());
    const inFocus = (name: string) => waitFor(() => expect(page.getByRole("menuitem", { name })).toHaveFocus());
    await expect(button).toHaveAttribute("aria-haspopup", "menu");
    await expect(button).toHaveAttribute("aria-expanded", "false");

    for (const [key, first] of [
      ["{Enter}", "Edit"],
      [" ", "Edit"],
      ["{ArrowDown}", "Edit"],
      ["{ArrowUp}", "Delete"],
    ] as const) {
      button.focus();
      await userEvent.keyboard(key);
      await inFocus(first);
      await expect(page.getByRole("menu", { name: "Actions" })).toHaveAttribute("id", "actions-menu");
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await expect(button).toHaveAttribute("aria-controls", "actions-menu");
      await userEvent.keyboard("{Escape}");
      await closed();
      await expect(button).toHaveFocus();
      await expect(button).toHaveAttribute("aria-expanded", "false");
    }

    await userEvent.keyboard("{ArrowDown}");
    await inFocus("Edit");
    await userEvent.keyboard("{ArrowDown}");
    await inFocus("Copy");
    await userEvent.keyboard("{End}");
    await inFocus("Delete");
    await userEvent.keyboard("{ArrowDown}");
    await inFocus("Edit");
    await userEvent.keyboard("{ArrowUp}");
    await inFocus("Delete");
    await userEvent.keyboard("{Home}");
    await inFocus("Edit");
    await userEvent.keyboard("c");
    await inFocus("Copy");
    await userEvent.keyboard("{Enter}");
    await closed();
    await expect(chosen).toHaveBeenLastCalledWith("Copy");
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await inFocus("Delete");
    await userEvent.keyboard(" ");
    await closed();
    await expect(chosen).toHaveBeenLastCalledWith("Delete");
  },
};

export const NamedByItsButton: Story = {
  name: "The menu is named by its button, whatever id that has",
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sort: Newest" }));
    await expect(await page.findByRole("menu", { name: "Sort: Newest" })).toHaveAttribute("aria-labelledby", "sort");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("menu")).toBeNull());
  },
};

const forwarded = { trigger: passedOn(), content: passedOn(), item: passedOn(), link: passedOn(), choice: passedOn() };

export const PassesOn: Story = {
  name: "Every part passes on ref, id, class, data and ARIA attributes",
  render: () => (
    <DropdownMenu>
      <DropdownMenuTrigger {...forwarded.trigger} id="trigger">
        Sort
      </DropdownMenuTrigger>
      <DropdownMenuContent {...forwarded.content} id="content">
        <DropdownMenuItem {...forwarded.item} id="item">
          Edit
        </DropdownMenuItem>
        <DropdownMenuLink {...forwarded.link} id="link" href="#there">
          There
        </DropdownMenuLink>
        <DropdownMenuChoices aria-label="Order" value="new" onChange={chosen}>
          <DropdownMenuChoice {...forwarded.choice} id="choice" value="new">
            Newest
          </DropdownMenuChoice>
        </DropdownMenuChoices>
      </DropdownMenuContent>
    </DropdownMenu>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sort" }));
    await page.findByRole("menu");
    for (const [name, given] of Object.entries(forwarded)) {
      const element = document.getElementById(name) as HTMLElement;
      await expect(element, name).toHaveClass("given-class");
      await expect(element, name).toHaveAttribute("data-given", "yes");
      await expect(element, name).toHaveAttribute("aria-describedby", "elsewhere");
      await expect(given.ref, name).toHaveBeenCalledWith(element);
    }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(page.queryByRole("menu")).toBeNull());
  },
};
