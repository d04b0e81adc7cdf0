import type { Meta, StoryObj } from "@storybook/react-vite";
import { Description, DescriptionList } from "@tread/design-system/description-list";
import { LinkButton } from "@tread/design-system/link";
import { expect, fn, userEvent } from "storybook/test";

const change = fn();

const answers = (
  <>
    <Description
      term="Contact"
      action={
        <LinkButton aria-label="Change contact" onClick={change}>
          Change
        </LinkButton>
      }
    >
      Mere Parata, mere@example.co.nz
    </Description>
    <Description term="Deliver to" action={<LinkButton aria-label="Change delivery">Change</LinkButton>}>
      14 Tāwhiri Street, Aro Valley, Wellington 6021
      <br />
      Express, Tue 24 Nov
    </Description>
  </>
);

const meta = {
  title: "Components/Description list",
  component: DescriptionList,
  subcomponents: { Description },
  args: {
    children: (
      <>
        <Description term="Thu, Fri">9 am to 8 pm</Description>
        <Description term="Weekend">10 am to 5 pm</Description>
        <Description term="Phone">09 555 0142</Description>
      </>
    ),
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const TermsAndFacts: Story = {
  name: "Is a list of terms and their facts, lined up",
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole("term");
    const facts = canvas.getAllByRole("definition");
    await expect(terms.map((term) => term.textContent)).toEqual(["Thu, Fri", "Weekend", "Phone"]);
    const starts = new Set(facts.map((fact) => Math.round(fact.getBoundingClientRect().left)));
    const ends = new Set(facts.map((fact) => Math.round(fact.getBoundingClientRect().right)));
    await expect(Math.min(starts.size, ends.size)).toBe(1);
  },
};

export const Framed: Story = {
  name: "Framed, each answer has a way back to it",
  args: { look: "framed", children: answers },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Change contact" }));
    await expect(change).toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Change delivery" })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    look: "framed",
    children: (
      <Description term="Deliver to" action={<LinkButton>Change</LinkButton>}>
        {"Tetaumatawhakatangihangakoauauotamatea".repeat(4)}
      </Description>
    ),
  },
  render: (args) => (
    <div style={{ width: 260 }} data-testid="box">
      <DescriptionList {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId("box");
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};
