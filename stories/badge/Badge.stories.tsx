import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge, badgeTones, Label, labelKinds } from "@tread/design-system/badge";
import { Cluster } from "@tread/design-system/layout";
import { expect } from "storybook/test";

const meta = {
  title: "Components/Badge",
  component: Badge,
  subcomponents: { Label },
  args: { children: "Recycled" },
  argTypes: { tone: { control: "select", options: badgeTones } },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Badges: Story = {
  render: () => (
    <Cluster gap={8}>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Cluster>
  ),
};

export const Labels: Story = {
  render: () => (
    <Cluster gap={8}>
      {labelKinds.map((kind) => (
        <Label key={kind} kind={kind}>
          {kind}
        </Label>
      ))}
    </Cluster>
  ),
};

const forced = () => matchMedia("(forced-colors: active)").matches;

export const OwnColourAndLink: Story = {
  name: "TILE-51 A badge shows its name in its colour and links to its link",
  render: () => (
    <Badge href="/nz/articles/recycled" colour="#075c32">
      Recycled
    </Badge>
  ),
  play: async ({ canvas }) => {
    const badge = canvas.getByRole("link", { name: "Recycled" });
    await expect(badge).toHaveAttribute("href", "/nz/articles/recycled");
    if (!forced()) await expect(badge).toHaveStyle({ color: "rgb(7, 92, 50)" });
  },
};

export const OwnLabelColours: Story = {
  name: "TILE-48 A label shows its name with its text and background colour and opacity",
  render: () => (
    <Label textColour="rgb(18 19 15 / 0.9)" backgroundColour="rgb(225 255 60 / 0.8)">
      Staff pick
    </Label>
  ),
  play: async ({ canvas }) => {
    const label = getComputedStyle(canvas.getByText("Staff pick"));
    if (forced()) return;
    await expect([label.color, label.backgroundColor]).toEqual(["rgba(18, 19, 15, 0.9)", "rgba(225, 255, 60, 0.8)"]);
  },
};
