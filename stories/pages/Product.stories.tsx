import type { Meta, StoryObj } from "@storybook/react-vite";
import { addToCart } from "@tread/storefront/app/features/cart/cart-actions.ts";
import { BuyBox } from "@tread/storefront/app/pages/product/buy-box.tsx";
import { ProductDetails } from "@tread/storefront/app/pages/product/product-details.tsx";
import { WhenNear } from "@tread/storefront/app/pages/product/when-near.tsx";
import { countries } from "@tread/storefront/domain/country/country.ts";
import { useState } from "react";
import { Provider } from "react-redux";
import { MemoryRouter } from "react-router";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { settled } from "../overlay/calm.ts";
import { heading } from "./shop/heading.ts";
import { locating, locationFailure, position } from "./shop/location.ts";
import { moment } from "./shop/moment.ts";
import { content, productAt } from "./shop/products.ts";
import { openedScene, openScene, renderScene, scene } from "./shop/scene.tsx";

const meta = {
  title: "Pages/Product",
  tags: ["!autodocs"],
  parameters: {
    layout: "fullscreen",
    visual: { photographs: "plain", themes: ["main"] },
    proof: { withoutServer: "The shop's own server renders these pages, and the end-to-end tests hydrate them." },
  },
  beforeEach: openScene,
  render: renderScene,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** What stands below a product that cannot be had: others like it. */
async function insteadOf(canvas: Canvas) {
  document.getElementById("reviews")?.scrollIntoView();
  const row = await canvas.findByRole("region", { name: "Try these instead" }, { timeout: 10_000 });
  await expect(within(row).getAllByRole("article", { hidden: true }).length).toBeGreaterThan(2);
}

export const InStock: Story = {
  name: "PDP-02 In stock, with sizes to choose from",
  parameters: scene({ path: "/products/norvane/ridgeback-southerly" }),
  play: async ({ canvas }) => {
    await heading(canvas, /ridgeback/i);
    const sizes = within(canvas.getByRole("list", { name: "Sizes" })).getAllByRole("button");
    await expect(sizes.length).toBeGreaterThan(5);
    for (const size of sizes) await expect(size).not.toHaveAttribute("aria-pressed", "true");
    // Forced colours take a mark's ground away, and leave it its border.
    const fact = canvas.getByText(/^Style no\./);
    await expect(getComputedStyle(fact, "::before").borderTopWidth).toBe("2px");
    // A Thursday morning.
    await expect(canvas.getByText(/^Order by 2 pm, here Fri /)).toBeVisible();
    const [add] = canvas.getAllByRole("button", { name: "Add to cart" });
    await userEvent.click(add as HTMLElement);
    await canvas.findByText("Choose a size first.");
  },
};

export const TouchedOnAPhone: Story = {
  name: "On a phone what reads like a link has the height of a finger",
  parameters: { ...scene({ path: "/products/osker/court-low-galah" }), visual: { skip: "As InStock." } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const links = [
      await canvas.findByRole("link", { name: "Osker" }),
      canvas.getByRole("link", { name: /reviews$/ }),
      canvas.getByRole("button", { name: /^Your size sold out/ }),
      await canvas.findByRole("button", { name: "Find in store" }),
    ];
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const FourTimesTheSize: Story = {
  name: "At four times the size neither the head nor the bar to buy with stays over what is read",
  parameters: { ...scene({ path: "/products/osker/court-low-galah" }), visual: { skip: "As InStock." } },
  globals: { viewport: { value: "zoomed" } },
  play: async ({ canvas }) => {
    const title = await heading(canvas, /court low/i);
    title.scrollIntoView();
    await expect(canvas.getByRole("banner").getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    const inWindow = () =>
      canvas
        .getAllByRole("button", { name: "Add to cart" })
        .filter((button) => button.getBoundingClientRect().top < window.innerHeight);
    await expect(inWindow()).toEqual([]);
  },
};

export const FewLeft: Story = {
  name: "Which sizes are nearly gone is said right under the sizes",
  parameters: { ...scene({ path: "/products/osker/court-low-chalk" }), visual: { skip: "As InStock." } },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const words = await canvas.findByText(/^Only a few left in/, undefined, { timeout: 10_000 });
    const sizes = canvas.getByRole("list", { name: "Sizes" });
    await expect(words.getBoundingClientRect().top - sizes.getBoundingClientRect().bottom).toBeLessThan(20);
  },
};

export const Added: Story = {
  parameters: scene({ path: "/products/hinterly/haul-45-bluff" }),
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /haul/i);
    const { store } = openedScene(loaded);
    await waitFor(() => expect(store.getState().accountState.loaded).toBe(true));
    await userEvent.click(canvas.getAllByRole("button", { name: "Add to cart" })[0] as HTMLElement);
    const panel = within(await within(document.body).findByRole("dialog", { name: "Cart" }));
    await panel.findByRole("link", { name: "Haul 45" });
  },
};

export const Challenge: Story = {
  name: "PDP-09 PDP-21 PDP-22 PDP-24 FORM-31 A product that asks a question goes into the cart with the right answer alone",
  parameters: {
    ...scene({ path: "/products/norvane/fogline-schist" }),
    visual: { skip: "The buy box with a field of the design system." },
  },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /fogline/i);
    const { store } = openedScene(loaded);
    await waitFor(() => expect(store.getState().accountState.loaded).toBe(true));
    const lines = () => Object.values(store.getState().accountState.current?.cart.items ?? {});
    const answer = await canvas.findByRole("textbox", { name: /What year was Norvane founded\?/ });
    const sizes = within(canvas.getByRole("list", { name: "Sizes" })).getAllByRole("button");
    await userEvent.click(sizes.find((size) => !size.hasAttribute("disabled")) as HTMLElement);
    const add = () => userEvent.click(canvas.getAllByRole("button", { name: "Add to cart" })[0] as HTMLElement);
    await add();
    await canvas.findByText("Answer the question to add this to your cart.");
    await expect(answer).toHaveFocus();
    await userEvent.type(answer, "1978");
    await add();
    await canvas.findByText("That answer isn't right. Check it and try again.");
    await expect(answer).toHaveFocus();
    await expect(lines()).toEqual([]);
    await userEvent.clear(answer);
    await userEvent.type(answer, " 2009 ");
    await add();
    await waitFor(() => expect(lines()).toMatchObject([{ challengeAnswer: "2009", addedFrom: "product" }]));
  },
};

export const SizeGuideOpen: Story = {
  name: "PDP-03 The size guide shows the size's chart, and how to measure a foot",
  parameters: scene({ path: "/products/norvane/ridgeback-southerly" }),
  play: async ({ canvas }) => {
    await heading(canvas, /ridgeback/i);
    await userEvent.click(canvas.getByRole("button", { name: "Size guide" }));
    const guide = within(await within(document.body).findByRole("dialog", { name: "Size guide" }));
    await expect(guide.getAllByRole("row").length).toBeGreaterThan(5);
    await userEvent.click(guide.getByRole("tab", { name: "Measure your foot" }));
    await expect(guide.getAllByRole("listitem")).toHaveLength(3);
    await userEvent.click(guide.getByRole("tab", { name: "Convert" }));
    await expect(guide.getByRole("table")).toBeVisible();
  },
};

export const ZoomOpen: Story = {
  // A phone has no thumbnails, by which the play goes.
  parameters: { ...scene({ path: "/products/norvane/ridgeback-southerly" }), visual: { viewports: ["desktop"] } },
  play: async ({ canvas }) => {
    await heading(canvas, /ridgeback/i);
    await userEvent.click(canvas.getAllByRole("button", { name: /^Zoom picture 1/ })[0] as HTMLElement);
    const dialog = await within(document.body).findByRole("dialog");
    const zoom = within(dialog);
    await zoom.findByRole("button", { name: "Picture 1" });
    await expect(zoom.getByRole("button", { name: "Picture 1" })).toHaveAttribute("aria-current", "true");
    // Until it has faded in, what lies behind it is judged as well.
    await settled(dialog);
  },
};

const filmed = "/products/farrow-mile/pace-one-ember";

/** The product with a film, whose film is another file. */
const filmedWith = (src: string) =>
  scene({
    path: filmed,
    answers: {
      "content.resolve": () => {
        const product = productAt(filmed);
        const productGallery = product.productGallery.map((item) => (item.type === "VIDEO" ? { ...item, src } : item));
        return {
          isRedirect: false,
          redirectHref: null,
          httpStatusCode: 200,
          entity: { type: "product", data: { ...product, productGallery } },
        };
      },
    },
  });

/** Presses the film's place in the gallery. */
async function playFilm(canvas: Canvas) {
  await heading(canvas, /pace one/i);
  const film: HTMLElement = canvas.getByRole("button", { name: "Play film of Farrow Mile Pace One: One stride, slowly" });
  // On a phone it is further along.
  film.closest<HTMLElement>("[aria-roledescription='slide']")?.removeAttribute("inert");
  film.focus();
  await userEvent.keyboard("{Enter}");
  return within(await within(document.body).findByRole("dialog", { name: /^Film of / }));
}

export const Filmed: Story = {
  name: "IMG-02 PDP-01 A film stands in the gallery by its thumbnail; pictures are counted without it",
  parameters: scene({ path: filmed }),
  play: async ({ canvas }) => {
    await heading(canvas, /pace one/i);
    const slides = within(canvas.getByRole("region", { name: /^Pictures of/ })).getAllByRole("button", {
      name: /^(Zoom|Play)/,
      hidden: true,
    });
    const names = slides.map((slide) => slide.getAttribute("aria-label")?.split(":")[0]);
    await expect(names).toEqual([
      ...[1, 2, 3, 4, 5].map((number) => `Zoom picture ${number}`),
      "Play film of Farrow Mile Pace One",
    ]);
    // Nothing of it is fetched before it is asked for.
    await expect(document.querySelector("video")).toBeNull();
  },
};

export const FilmOpen: Story = {
  name: "A press plays the film with its captions, focus goes to it and on closing back to where it was",
  parameters: { ...scene({ path: filmed }), visual: { skip: "A film." } },
  play: async ({ canvas }) => {
    const overlay = await playFilm(canvas);
    const film = overlay.getByLabelText("One stride, slowly") as HTMLVideoElement;
    await expect(film).toHaveFocus();
    await expect(film.controls).toBe(true);
    await waitFor(() => expect(film.currentTime).toBeGreaterThan(0), { timeout: 10_000 });
    await expect(overlay.queryByRole("img", { name: "Loading the film" })).toBeNull();
    await waitFor(() => expect(film.textTracks[0]?.cues?.length).toBe(4));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("button", { name: /^Play film/ })).toHaveFocus();
  },
};

export const FilmLoading: Story = {
  name: "A film that takes its time says that it is loading",
  // Never given anything, it never has anything to show.
  parameters: { ...filmedWith(URL.createObjectURL(new MediaSource())), visual: { skip: "A spinner over a picture." } },
  play: async ({ canvas }) => {
    const overlay = await playFilm(canvas);
    await waitFor(() => expect(overlay.getByRole("img", { name: "Loading the film" })).toBeVisible());
  },
};

export const FilmFailed: Story = {
  name: "A film that cannot be played says so, and can be asked for again",
  parameters: filmedWith("/films/there-is-none.webm"),
  play: async ({ canvas }) => {
    const overlay = await playFilm(canvas);
    const again = () => overlay.findByRole("button", { name: "Try again" }, { timeout: 10_000 });
    await userEvent.click(await again());
    const next = await again();
    await waitFor(() => expect(next).toBeVisible());
    await expect(overlay.getByRole("alert")).toHaveTextContent("We're unable to play this film right now.");
    await expect(overlay.getByRole("button", { name: "Close film" })).toBeVisible();
  },
};

export const SoldOut: Story = {
  name: "PDP-01 Sold out: sizes are struck through, and what to take instead stands below",
  parameters: scene({ path: "/products/osker/court-low-basalt" }),
  play: async ({ canvas }) => {
    await heading(canvas, /court/i);
    await expect(canvas.getByText("All gone, in every size.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Tell me when it's back" })).toBeVisible();
    const sizes = within(canvas.getByRole("list", { name: "Sizes" })).getAllByRole("button");
    for (const size of sizes) await expect(size).toBeDisabled();
    await insteadOf(canvas);
    await expect(canvas.queryByRole("button", { name: "Add to cart" })).toBeNull();
  },
};

export const OnlyColourSoldOut: Story = {
  name: "PDP-01 Sold out in its only colour: no other colour is spoken of",
  parameters: { ...SoldOut.parameters, visual: { skip: "The words differ alone." } },
  render: (_, { loaded }) => (
    <Provider store={openedScene(loaded).store}>
      <MemoryRouter>
        <BuyBox product={{ ...productAt("/products/osker/court-low-basalt"), siblingProducts: [] }} size={null} />
      </MemoryRouter>
    </Provider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Try something like it below.")).toBeVisible();
    await expect(canvas.queryByText(/another colour/)).toBeNull();
  },
};

export const MoreLikeIt: Story = {
  name: "LIST-07 LIST-25 From what is sold out the way leads on to its category, with its brand first",
  parameters: { ...SoldOut.parameters, visual: { skip: "Ends on a listing." } },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /court/i);
    await userEvent.click(canvas.getByRole("link", { name: /^More .*sneakers from Osker$/ }));
    await heading(canvas, /sneakers/i);
    await expect(openedScene(loaded).router.state.location.search).toMatch(/^\?adj=\w{6}$/);
    const brands = within(canvas.getByRole("main"))
      .getAllByRole("article")
      .map((tile) => tile.querySelector("p")?.textContent === "Osker");
    await expect(brands).toContain(false);
    await expect(brands.slice(0, brands.filter(Boolean).length)).not.toContain(false);
    await expect(brands[0]).toBe(true);
  },
};

export const Upcoming: Story = {
  name: "PDP-08 Upcoming, with a countdown",
  parameters: scene({ path: "/products/norvane/moonboot-runner-moreton" }),
  play: async ({ canvas }) => {
    await heading(canvas, /moonboot/i);
    await expect(canvas.getByRole("timer")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Add to cart" })).toBeNull();
    // Where nothing can be bought, no room is left for it.
    const column = canvas.getByRole("button", { name: "Tell me when it's out" }).parentElement;
    const heights = [...(column?.children ?? [])].map((part) => part.getBoundingClientRect().height);
    await expect(heights.length).toBeGreaterThan(5);
    await expect(heights).not.toContain(0);
  },
};

const awaited = "/products/norvane/moonboot-runner-moreton";
const inAMoment = moment.getTime() + 2_000;

export const Dropping: Story = {
  name: "PDP-08 COUNT-04 What is counted down to can be bought as soon as it has come, on the page that waited for it",
  parameters: {
    ...scene({
      path: awaited,
      answers: {
        "content.resolve": () => ({
          isRedirect: false,
          redirectHref: null,
          httpStatusCode: 200,
          entity: { type: "product", data: { ...productAt(awaited), release: inAMoment / 1000 } },
        }),
      },
    }),
    visual: { skip: "Looks as any product then." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /moonboot/i);
    await expect(canvas.getByRole("timer")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Add to cart" })).toBeNull();
    Date.now = () => inAMoment;
    await waitFor(() => expect(canvas.getAllByRole("button", { name: "Add to cart" })[0]).toBeVisible(), { timeout: 10_000 });
    await expect(canvas.queryByRole("timer")).toBeNull();
  },
};

export const MembersOnly: Story = {
  name: "PDP-01 Members only: the way in stands where it would be bought",
  parameters: scene({ path: "/products/osker/halfcourt-hi-plum" }),
  play: async ({ canvas }) => {
    await heading(canvas, /halfcourt/i);
    await expect(canvas.getByText("MEMBERS ONLY")).toBeVisible();
    await expect(canvas.getByText(/^NOT A MEMBER\?/)).toHaveTextContent("NOT A MEMBER? JOIN NOW OR LOG IN");
    const back = "?redirect=%2Fproducts%2Fosker%2Fhalfcourt-hi-plum";
    await expect(canvas.getByRole("link", { name: "JOIN NOW" })).toHaveAttribute("href", `/nz/account/signup${back}`);
    await expect(canvas.getByRole("link", { name: "LOG IN" })).toHaveAttribute("href", `/nz/account/signin${back}`);
    await expect(canvas.queryByRole("button", { name: "Add to cart" })).toBeNull();
  },
};

export const Coming: Story = {
  name: "PDP-01 Coming: it says so, and cannot be bought, delivered or found in a store yet",
  parameters: { ...scene({ path: "/products/norvane/strata-3-rata" }), visual: { skip: "As SoldOut, in other words." } },
  play: async ({ canvas }) => {
    await heading(canvas, /strata/i);
    await expect(canvas.getByText("Not out yet.")).toBeVisible();
    for (const size of within(canvas.getByLabelText("Sizes")).getAllByRole("button")) await expect(size).toBeEnabled();
    await expect(canvas.queryByRole("button", { name: "Add to cart" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Find in store" })).toBeNull();
    await expect(canvas.queryByText(/^Order (by|now), here/)).toBeNull();
    // Whoever wants to be told leaves an address, by keyboard alone.
    const ask = canvas.getByRole("button", { name: "Tell me when it's out" });
    ask.focus();
    await userEvent.keyboard("{Enter}");
    const form = within(await canvas.findByRole("form", { name: "Tell me when it's out" }));
    const email = form.getByRole("textbox", { name: /Email/ });
    await waitFor(() => expect(email).toHaveFocus());
    const small = form.getByText("One mail when it happens, no newsletter.").getBoundingClientRect();
    const above = form.getByRole("button", { name: "Tell me" }).getBoundingClientRect();
    await expect(small.top - above.bottom).toBeLessThan(20);
    await userEvent.keyboard("mere{Enter}");
    await waitFor(() => expect(email).toHaveAttribute("aria-invalid", "true"));
    await userEvent.clear(email);
    await userEvent.type(email, "mere@example.co.nz{Enter}");
    const said = await canvas.findByText(/^Check your mail/);
    await expect(said).toHaveTextContent("mere@example.co.nz");
    await waitFor(() => expect(said).toHaveFocus());
  },
};

export const ReviewedOnce: Story = {
  name: "What one buyer has reviewed has one review",
  parameters: {
    ...scene({
      path: "/products/osker/court-low-basalt",
      answers: {
        "content.resolve": () => ({
          isRedirect: false,
          redirectHref: null,
          httpStatusCode: 200,
          entity: {
            type: "product",
            data: { ...productAt("/products/osker/court-low-basalt"), rating: { average: 5, count: 1 } },
          },
        }),
      },
    }),
    visual: { skip: "A word less." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /court/i);
    await expect(canvas.getByRole("link", { name: /\b1 review$/ })).toBeVisible();
  },
};

/** Answers the question for a reminder that is on its way. */
let answerReminder: () => void;

export const RemindedWhereAsked: Story = {
  name: "Who asks for a reminder is told the address that it was asked for, whatever is typed by then",
  parameters: {
    ...scene({
      path: "/products/osker/court-low-basalt",
      network: {
        "reminders.create": () =>
          new Promise((resolve) => {
            answerReminder = () => resolve("normal");
          }),
      },
    }),
    visual: { skip: "A sentence." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /court/i);
    await userEvent.click(canvas.getByRole("button", { name: "Tell me when it's back" }));
    const form = within(await canvas.findByRole("form", { name: "Tell me when it's back" }));
    const size = form.getByRole("combobox", { name: "Size" });
    await userEvent.selectOptions(size, "9");
    const email = form.getByRole("textbox", { name: /Email/ });
    await userEvent.type(email, "mere@example.co.nz{Enter}");
    await form.findByText("Asking");
    await userEvent.clear(email);
    await userEvent.type(email, "ana@example.co.nz");
    await userEvent.selectOptions(size, "10");
    answerReminder();
    const said = await canvas.findByText(/^Check your mail/);
    await expect(said).toHaveTextContent("mere@example.co.nz");
    await expect(said).toHaveTextContent("when size 9 is back");
  },
};

export const WaitsForItsSize: Story = {
  name: "Whoever waits for a size says which: none is chosen for them, and what they are told names it",
  parameters: {
    ...scene({ path: "/products/osker/court-low-basalt" }),
    visual: { skip: "A select and a field of the design system." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /court/i);
    await userEvent.click(canvas.getByRole("button", { name: "Tell me when it's back" }));
    const form = within(await canvas.findByRole("form", { name: "Tell me when it's back" }));
    const size = form.getByRole("combobox", { name: "Size" });
    await waitFor(() => expect(size).toHaveFocus());
    await expect(size).toHaveDisplayValue("Choose a size");
    await userEvent.type(form.getByRole("textbox", { name: /Email/ }), "mere@example.co.nz{Enter}");
    await form.findByText("Choose a size.");
    await expect(size).toHaveFocus();
    await userEvent.selectOptions(size, "9");
    await userEvent.click(form.getByRole("button", { name: "Tell me" }));
    await expect(await canvas.findByText(/^Check your mail/)).toHaveTextContent("we'll tell you when size 9 is back.");
  },
};

export const OneSize: Story = {
  parameters: scene({ path: "/products/hinterly/haul-70-basalt" }),
  play: async ({ canvas }) => {
    await heading(canvas, /haul/i);
    // There is nothing to choose, so nothing asks.
    await expect(canvas.queryByRole("group", { name: /size/i })).toBeNull();
    await expect(canvas.getAllByRole("button", { name: "Add to cart" }).length).toBeGreaterThan(0);
  },
};

export const ByEmail: Story = {
  name: "What comes by email is promised no courier and no way back",
  parameters: {
    ...scene({ path: "/products/farrow-mile/first-five-training-plan-ember" }),
    visual: { skip: "The page of a product in one size, with less below it." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /training plan/i);
    await expect(canvas.getAllByRole("button", { name: "Add to cart" })[0]).toBeVisible();
    await expect(canvas.queryByText(/express delivery over|-day returns|^Order (by|now)|Delivery and returns/)).toBeNull();
  },
};

export const NoLongerSold: Story = {
  name: "PDP-01 Discontinued: the page stays, with a message and alternatives in place of sizes and price",
  parameters: scene({ path: "/products/kilnwood/chelsea-no-3-kelp" }),
  play: async ({ canvas }) => {
    await heading(canvas, /chelsea/i);
    await expect(canvas.getByText("This one has left the building.")).toBeVisible();
    await expect(canvas.queryByRole("list", { name: "Sizes" })).toBeNull();
    await expect(canvas.queryByText("Price includes GST.")).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Find in store" })).toBeNull();
    await insteadOf(canvas);
  },
};

export const UnableToAdd: Story = {
  name: "ERRCAT-32 ERRCAT-43 What can't be added is said in an error alert",
  parameters: scene({ path: "/products/hinterly/haul-45-ember", network: { "products.byIds": "offline" } }),
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /haul/i);
    const { store } = openedScene(loaded);
    await waitFor(() => expect(store.getState().accountState.loaded).toBe(true));
    await userEvent.click(canvas.getAllByRole("button", { name: "Add to cart" })[0] as HTMLElement);
    const alert = await within(document.body).findByText("Unable to add to cart, so try again in a moment.");
    await expect(alert.closest("li")).toHaveTextContent(/Error/);
    await expect(store.getState().accountState.current?.cart.items ?? {}).toEqual({});
  },
};

export const InLots: Story = {
  name: "CART-25 CART-26 What comes in lots says how many are added, and is added by the lot",
  parameters: { ...scene({ path: "/products/fourth-set/team-sock-kelp?size=M" }), visual: { skip: "Its button's words alone." } },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /team sock/i);
    const { store } = openedScene(loaded);
    await waitFor(() => expect(store.getState().accountState.loaded).toBe(true));
    await userEvent.click(canvas.getAllByRole("button", { name: "Add 5 to cart" })[0] as HTMLElement);
    const lines = () => Object.values(store.getState().accountState.current?.cart.items ?? {});
    await waitFor(() => expect(lines()).toMatchObject([{ qty: 5 }]));
    await within(document.body).findByRole("dialog", { name: "Cart" });
  },
};

export const AddedElsewhere: Story = {
  name: "A size that is on its way into the cart from elsewhere is not added twice, and can be added again once it is there",
  parameters: { ...scene({ path: "/products/hinterly/haul-45-ember" }), visual: { skip: "Stays as it is." } },
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /haul/i);
    const { store } = openedScene(loaded);
    await waitFor(() => expect(store.getState().accountState.loaded).toBe(true));
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    // Nothing gets into the cart while another tab is at it.
    void navigator.locks.request("account-state:nz", () => held);
    const { id: productId, variants } = productAt("/products/hinterly/haul-45-ember");
    const wanted = { productId, variantId: variants[0]?.id ?? "", qty: 1, addedFrom: "tile" };
    const elsewhere = store.dispatch(addToCart(wanted));
    const add = () => canvas.getAllByRole("button", { name: "Add to cart" })[0] as HTMLElement;
    await userEvent.click(add());
    letGo();
    await elsewhere;
    const lines = () => Object.values(store.getState().accountState.current?.cart.items ?? {});
    await expect(lines()).toMatchObject([{ qty: 1 }]);
    await waitFor(() => expect(add()).toBeEnabled());
    await userEvent.click(add());
    await waitFor(() => expect(lines()).toMatchObject([{ qty: 2 }]));
  },
};

export const Below: Story = {
  name: "PDP-05 PDP-06 PDP-07 Below it: what goes with it, reviews, and what was looked at before",
  parameters: {
    ...scene({ path: "/products/hinterly/haul-45-bluff" }),
    visual: { skip: "Carousel, tile and review have pictures of their own." },
  },
  play: async ({ canvas, canvasElement, loaded }) => {
    const below = async () => {
      const top = () => canvasElement.querySelector("#reviews") as HTMLElement;
      top().scrollIntoView();
      return canvas.findByRole("region", { name: "Style it with" }, { timeout: 10_000 });
    };
    await heading(canvas, /haul/i);
    const first = within(await below()).getAllByRole("article", { hidden: true });
    await expect(first.length).toBeGreaterThan(2);
    await expect(canvas.queryByRole("region", { name: "Recently viewed" })).toBeNull();

    await openedScene(loaded).router.navigate("/products/norvane/ridgeback-southerly");
    await heading(canvas, /ridgeback/i);
    await below();
    // The page grows while its reviews arrive, so its foot is looked for again.
    const row = () => {
      canvas.getByRole("contentinfo").scrollIntoView({ block: "end" });
      return canvas.getByRole("region", { name: "Recently viewed" });
    };
    const recent = within(await waitFor(row, { timeout: 10_000 }));
    await expect(recent.getAllByRole("article", { hidden: true }).map((tile) => tile.textContent)).toEqual([
      expect.stringContaining("Haul 45"),
    ]);
    const reviews = (await canvas.findByRole("heading", { level: 2, name: "Reviews" })).closest("section") as HTMLElement;
    await expect(within(reviews).getByText(/^\d+ reviews$/)).toBeVisible();
    const described = JSON.parse(reviews.querySelector("script[type='application/ld+json']")?.textContent ?? "{}");
    const shown = within(reviews).getAllByRole("article");
    await expect(described["@graph"]).toHaveLength(shown.length);
  },
};

const reviewOf = (rating: number, title: string) => ({
  id: title,
  author: "Ana",
  place: "Nelson",
  rating,
  title,
  text: "Worn for a month.",
  bought: "9",
});

export const ReviewsInOrder: Story = {
  name: "PDP-05 PDP-10 Reviews are read from the newest, the best or the worst",
  parameters: {
    ...scene({
      path: "/products/norvane/ridgeback-southerly",
      answers: {
        "reviews.list": () => ({
          average: 3.5,
          count: 4,
          reviews: [reviewOf(3, "Newest"), reviewOf(5, "Best"), reviewOf(1, "Worst"), reviewOf(5, "Best of old")],
        }),
      },
    }),
    visual: { skip: "Review has pictures of its own." },
  },
  play: async ({ canvas, canvasElement }) => {
    await heading(canvas, /ridgeback/i);
    const find = () => {
      canvasElement.querySelector("#reviews")?.scrollIntoView();
      return canvas.getByRole("combobox", { name: "Sort reviews" });
    };
    const sort = await waitFor(find, { timeout: 10_000 });
    const section = within(sort.closest("section") as HTMLElement);
    const titles = () =>
      section.getAllByRole("article").map((review) => /Newest|Best of old|Best|Worst/.exec(review.textContent)?.[0]);
    await expect(titles()).toEqual(["Newest", "Best", "Worst"]);
    await userEvent.selectOptions(sort, "Lowest rating first");
    await expect(titles()).toEqual(["Worst", "Newest", "Best"]);
    await userEvent.selectOptions(sort, "Highest rating first");
    await expect(titles()).toEqual(["Best", "Best of old", "Newest"]);
    await userEvent.click(section.getByRole("button", { name: "Show more reviews" }));
    await expect(titles()).toEqual(["Best", "Best of old", "Newest", "Worst"]);
    await expect(sort.closest("section")).toContainElement(document.activeElement as HTMLElement);
    // Further down the bar to buy with lies over what is read.
    scrollTo(0, 0);
  },
};

export const MoreReviewsInForcedColours: Story = {
  name: "In forced colours, which give every button an edge, all of the edge of Show more reviews is on a phone's screen",
  parameters: {
    ...scene({
      path: "/products/norvane/ridgeback-southerly",
      answers: {
        "reviews.list": () => ({
          average: 3,
          count: 4,
          reviews: [1, 2, 4, 5].map((rating) => reviewOf(rating, `Worn ${rating}`)),
        }),
      },
    }),
    visual: { skip: "As Below, in forced colours." },
  },
  globals: { colours: "forced", viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await heading(canvas, /ridgeback/i);
    const find = () => {
      canvasElement.querySelector("#reviews")?.scrollIntoView();
      return canvas.getByRole("button", { name: "Show more reviews" });
    };
    const { left, right } = (await waitFor(find, { timeout: 10_000 })).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    scrollTo(0, 0);
  },
};

/** An observer that tells of two frames at once, as the browser does on a busy page: out of view, then in view. */
class LateObserver {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe() {
    const frames = [{ isIntersecting: false }, { isIntersecting: true }] as IntersectionObserverEntry[];
    queueMicrotask(() => this.#tell(frames, this as unknown as IntersectionObserver));
  }
  disconnect() {}
}

export const NearOnABusyPage: Story = {
  name: "A section comes although a busy page hears late that it is near",
  parameters: { ...scene({ path: "/products/hinterly/haul-45-bluff" }), visual: { skip: "A sentence." } },
  beforeEach: () => {
    const { IntersectionObserver } = window;
    window.IntersectionObserver = LateObserver as unknown as typeof IntersectionObserver;
    return () => {
      window.IntersectionObserver = IntersectionObserver;
    };
  },
  render: () => (
    <WhenNear height="1px">
      <p>Here it is.</p>
    </WhenNear>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Here it is.")).toBeVisible();
  },
};

/** As a product is that came in another shop's file. */
export const PlainDetails: Story = {
  name: "A description keeps its paragraphs, and what nobody has written has no heading",
  parameters: {
    ...scene({ path: "/products/norvane/strata-3-basalt" }),
    visual: { skip: "Words of the details, as every product has them." },
  },
  render: () => {
    const written = { description: "For rain.\n62% wool\nFor rain.\nMade in Porirua.", details: [], fitAndSize: "", care: "" };
    return <ProductDetails product={{ ...productAt("/products/norvane/strata-3-basalt"), ...written }} country={countries.nz} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("62% wool")).toBeVisible();
    await expect(canvas.getAllByText("For rain.")).toHaveLength(2);
    await expect(canvas.queryByRole("list")).toBeNull();
    const headings = canvas.getAllByRole("heading").map(({ textContent }) => textContent);
    await expect(headings).toEqual(["The details", "Delivery and returns"]);
  },
};

/** A buy box that goes on to another product where it stands. */
function PassingOn({ paths: [first, second] }: { paths: readonly [string, string] }) {
  const [path, setPath] = useState(first);
  return (
    <>
      <BuyBox product={productAt(path)} size={null} />
      <button type="button" onClick={() => setPath(second)}>
        Next product
      </button>
    </>
  );
}

/** Until the next product's chart is there, its sizes are named as they come. */
export const NextChartOnItsWay: Story = {
  name: "SIZE-09 The chart of the product before does not name the next one's sizes",
  parameters: scene({
    path: "/products/norvane/strata-3-basalt",
    network: { "sizeCharts.get": ({ params }) => (params.id === "footwear-uk-men" ? "slow" : "normal") },
  }),
  render: (_, { loaded }) => (
    <Provider store={openedScene(loaded).store}>
      <MemoryRouter>
        <PassingOn paths={["/products/norvane/strata-3-basalt", "/products/fourth-set/baseline-84-terracotta"]} />
      </MemoryRouter>
    </Provider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("combobox", { name: "Size system" })).toHaveValue("usMen");
    await userEvent.click(canvas.getByRole("button", { name: "Next product" }));
    await heading(canvas, /baseline/i);
    await expect(canvas.getByRole("button", { name: /^UK6(?!\.)/ })).toBeVisible();
    await expect(canvas.queryByRole("combobox", { name: "Size system" })).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Size guide" })).toBeNull();
  },
};

/** Opens the dialog that says which store has it. */
async function findInStore(canvas: Canvas) {
  await userEvent.click(canvas.getByRole("button", { name: "Find in store" }));
  const dialog = await within(document.body).findByRole("dialog", { name: "Find in store" }, { timeout: 10_000 });
  return within(dialog);
}
const storeNames = (dialog: Canvas) =>
  dialog.getAllByRole("article").map((each: HTMLElement) => within(each).getByRole("heading").textContent);

export const FindInStore: Story = {
  name: "PDP-04 PDP-10 Find in store: what each store has of a size, the nearest first, by keyboard alone",
  parameters: scene({ path: "/products/norvane/ridgeback-southerly" }),
  play: async ({ canvas }) => {
    await heading(canvas, /ridgeback/i);
    canvas.getByRole("button", { name: "Find in store" }).focus();
    await userEvent.keyboard("{Enter}");
    const dialog = within(await within(document.body).findByRole("dialog", { name: "Find in store" }, { timeout: 10_000 }));
    await dialog.findByText(/^\d of 10 stores have it\.$/);
    await expect(storeNames(dialog)).toHaveLength(10);

    await expect(dialog.getByRole("group", { name: "Size, US Men" })).toBeVisible();
    const size = within(dialog.getByRole("list", { name: "Sizes to look for" })).getByRole("button", { name: "9" });
    size.focus();
    await userEvent.keyboard(" ");
    await expect(size).toHaveAttribute("aria-pressed", "true");
    const level = /In stock|Only a few left|None here/;
    const levels = () => dialog.getAllByRole("article").map((store: HTMLElement) => level.exec(store.textContent ?? "")?.[0]);
    // Until a place is known.
    await expect(levels().slice(levels().indexOf("None here"))).not.toContain("In stock");
    await userEvent.type(dialog.getByRole("combobox", { name: "Suburb, city or postcode" }), "aro{Enter}");
    await dialog.findByText(/^\d of 10 stores ha(s|ve) size 9, nearest to Aro Valley, Wellington 6021 first\.$/);
    await expect(storeNames(dialog).slice(0, 2)).toEqual(["Cuba Street", "Lambton Quay"]);
    for (const store of dialog.getAllByRole("article")) {
      await expect(store).toHaveTextContent(level);
      await expect(store).toHaveTextContent(/Open until|Closed/);
    }
    await expect(new Set(levels()).size).toBe(3);
    await expect(dialog.getByRole("link", { name: "Cuba Street" })).toHaveAttribute("href", "/nz/stores/cuba-street");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Find in store" })).toHaveFocus());
  },
};

export const NearALongWord: Story = {
  name: "A place of one long word that nobody knows stays within the dialog that finds a store",
  parameters: { ...scene({ path: "/products/norvane/ridgeback-southerly" }), visual: { skip: "As FindInStore." } },
  play: async ({ canvas }) => {
    await heading(canvas, /ridgeback/i);
    const dialog = await findInStore(canvas);
    await userEvent.click(await dialog.findByRole("combobox", { name: "Suburb, city or postcode" }));
    await userEvent.paste("z".repeat(100));
    await userEvent.keyboard("{Enter}");
    const said = await dialog.findByText(/^We couldn't find “zzzz/);
    const { right } = within(document.body).getByRole("dialog", { name: "Find in store" }).getBoundingClientRect();
    await expect(said.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  },
};

export const InNoStore: Story = {
  name: "A size that no store has is said so, and the size chosen on the page is looked for at once",
  parameters: {
    ...scene({
      path: "/products/norvane/ridgeback-southerly?size=9",
      answers: { "stores.stock": () => ({ stores: [] }) },
    }),
    visual: { skip: "As FindInStore." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /ridgeback/i);
    const dialog = await findInStore(canvas);
    await dialog.findByText("None of our 10 stores has size 9 just now.");
    await expect(dialog.getByRole("button", { name: "9" })).toHaveAttribute("aria-pressed", "true");
  },
};

export const StoresFailing: Story = {
  name: "Stores that cannot be asked are said so, and asked again; meanwhile the place is kept free",
  parameters: {
    ...scene({ path: "/products/norvane/ridgeback-southerly", network: { "stores.stock": "broken" } }),
    visual: { skip: "A note in the dialog." },
  },
  beforeEach: () => locating((_, failed) => failed(locationFailure(1))),
  play: async ({ canvas, loaded }) => {
    await heading(canvas, /ridgeback/i);
    const dialog = await findInStore(canvas);
    const { network } = openedScene(loaded);
    await dialog.findByText("We can't look in our stores right now, so try again in a moment.", {}, { timeout: 10_000 });
    network["stores.stock"] = "normal";
    await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
    await dialog.findByText(/^\d of 10 stores have it\.$/);
    await userEvent.click(dialog.getByRole("button", { name: "Near me" }));
    await dialog.findByText("We couldn't get your location, so allow it in your browser or type a suburb.");
  },
};

export const StoresSlow: Story = {
  name: "While stores are asked, their places are kept free and it is said",
  parameters: scene({ path: "/products/norvane/ridgeback-southerly", network: { "stores.stock": "slow" } }),
  beforeEach: () => locating((found) => found(position(-36.85, 174.74))),
  play: async ({ canvas }) => {
    await heading(canvas, /ridgeback/i);
    const dialog = await findInStore(canvas);
    await expect(await dialog.findByRole("status", { name: "Looking in our stores" })).toHaveAttribute("aria-busy", "true");
    await expect(dialog.queryByRole("article")).toBeNull();
  },
};

export const InStoresOnly: Story = {
  name: "PDP-01 In stores only: the way to a store stands where it would be bought",
  parameters: scene({ path: "/products/kilnwood/workshop-boot-ironbark" }),
  play: async ({ canvas }) => {
    await heading(canvas, /workshop/i);
    const note = canvas.getByText("In stores only.");
    await expect(note).toBeVisible();
    // No heart stands beside it, so that it is as wide as what it stands among.
    const place = note.parentElement?.parentElement?.parentElement as HTMLElement;
    await expect(place.firstElementChild?.getBoundingClientRect().right).toBe(place.getBoundingClientRect().right);
    await expect(canvas.queryByRole("button", { name: "Add to cart" })).toBeNull();
    const main = within(canvas.getByRole("main"));
    for (const ofOnlineOrders of [/Free express delivery/, /with Afterpay/])
      await expect(main.queryByText(ofOnlineOrders)).toBeNull();
    const dialog = await findInStore(canvas);
    await dialog.findByText(/^\d+ of 10 stores have it\.$/);
  },
};

const frameWith = (over: { hasStores: boolean; collects: boolean }) => ({
  "content.frame": () => ({ ...content().frame("nz"), boutique: true, galleryOverlay: false, ...over }),
});

export const WithoutStores: Story = {
  name: "A shop without stores offers no collecting, and looks in none",
  parameters: {
    ...scene({
      path: "/products/norvane/ridgeback-southerly",
      answers: frameWith({ hasStores: false, collects: false }),
    }),
    visual: { skip: "As InStock, without a line." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /ridgeback/i);
    const page = within(canvas.getByRole("main"));
    await expect(page.getByText(/^\d+-day returns$/)).toBeVisible();
    await expect(page.queryByText("Click and collect")).toBeNull();
    await expect(page.queryByRole("button", { name: "Find in store" })).toBeNull();
  },
};

export const StoresThatKeepNothing: Story = {
  name: "Where no store keeps orders, what they have can still be looked for",
  parameters: {
    ...scene({
      path: "/products/norvane/ridgeback-southerly",
      answers: frameWith({ hasStores: true, collects: false }),
    }),
    visual: { skip: "As InStock, with fewer words." },
  },
  play: async ({ canvas }) => {
    await heading(canvas, /ridgeback/i);
    const page = within(canvas.getByRole("main"));
    await expect(page.getByText("In our stores")).toBeVisible();
    await expect(page.queryByText("Click and collect")).toBeNull();
    await expect(page.getByRole("button", { name: "Find in store" })).toBeVisible();
  },
};
