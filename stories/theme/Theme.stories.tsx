import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tread/design-system/button";
import { Cluster } from "@tread/design-system/layout";
import { inverseGround, vars } from "@tread/design-system/theme";
import { expect, userEvent } from "storybook/test";

const meta = { title: "Foundations/Theme", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const rgb = (text: string) =>
  text
    .match(/[\d.]+/g)
    ?.slice(0, 3)
    .map(Number);

export const FocusShowsOnEveryGround: Story = {
  render: () => (
    <Cluster gap={24}>
      <div style={{ padding: 24 }}>
        <Button variant="secondary">On light</Button>
      </div>
      <div {...inverseGround} style={{ padding: 24, background: vars.color.bg.inverse }}>
        <Button variant="outlineInverse">On dark</Button>
      </div>
    </Cluster>
  ),
  play: async ({ canvas }) => {
    const light = canvas.getByRole("button", { name: "On light" });
    const dark = canvas.getByRole("button", { name: "On dark" });
    await userEvent.tab();
    await expect(light).toHaveFocus();
    const onLight = getComputedStyle(light);
    await expect(onLight.outlineStyle).toBe("solid");
    await expect(onLight.outlineWidth).toBe("2px");
    const lightRing = rgb(onLight.outlineColor);
    await userEvent.tab();
    await expect(dark).toHaveFocus();
    const onDark = getComputedStyle(dark);
    await expect(onDark.outlineStyle).toBe("solid");
    // In forced colours both rings are the system's; otherwise ring and halo change places.
    if (matchMedia("(forced-colors: active)").matches) await expect(rgb(onDark.outlineColor)).toEqual(lightRing);
    else await expect(rgb(onDark.outlineColor)).not.toEqual(lightRing);
  },
};
