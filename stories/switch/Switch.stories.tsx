import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "@tread/design-system/layout";
import { Switch } from "@tread/design-system/switch";
import { expect, fn, userEvent } from "storybook/test";

const meta = {
  title: "Components/Switch",
  component: Switch,
  args: { children: "On sale", onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap={8}>
      <Switch>Off</Switch>
      <Switch defaultChecked>On</Switch>
      <Switch disabled>Disabled</Switch>
    </Stack>
  ),
};

export const Switches: Story = {
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole("switch", { name: "On sale" });
    await userEvent.click(canvas.getByText("On sale"));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(control).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const PostsWithItsForm: Story = {
  render: () => (
    <form data-testid="form">
      <Switch name="sale" value="true" defaultChecked>
        On sale
      </Switch>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByTestId<HTMLFormElement>("form");
    await expect([...new FormData(form)]).toEqual([["sale", "true"]]);
    await userEvent.click(canvas.getByRole("switch"));
    await expect([...new FormData(form)]).toEqual([]);
  },
};
