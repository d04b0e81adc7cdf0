import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@tread/design-system/button";
import { Cluster, Grid, Stack } from "@tread/design-system/layout";
import { Heading, Text } from "@tread/design-system/text";
import { inverseGround, vars } from "@tread/design-system/theme";
import { expect, userEvent } from "storybook/test";

const meta = { title: "Foundations/Theme" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function leaves(tree: object, path: string[] = []): [name: string, value: string][] {
  return Object.entries(tree).flatMap(([key, node]) =>
    typeof node === "string" ? [[[...path, key].join("."), node] as [string, string]] : leaves(node as object, [...path, key]),
  );
}

export const Colours: Story = {
  render: () => (
    <Stack gap={24}>
      <Heading level={1} size="lg" shout="Colour" aside="by role" />
      <Grid as="ul" columns={{ base: 2, md: 4, xl: 6 }} gap={12}>
        {leaves(vars.color).map(([name, value]) => (
          <Stack as="li" key={name} gap={4}>
            <span style={{ background: value, height: 48, border: vars.border.hairline }} />
            <Text variant="body.xs">{name}</Text>
          </Stack>
        ))}
      </Grid>
    </Stack>
  ),
};

export const SpaceAndShape: Story = {
  render: () => (
    <Stack gap={24}>
      <Heading level={1} size="lg" shout="Space" aside="and shape" />
      <Grid as="ul" columns={{ base: 2, md: 4 }} gap={12}>
        {Object.entries(vars.radius).map(([name, value]) => (
          <Stack as="li" key={name} gap={4}>
            <span style={{ height: 48, border: vars.border.control, borderRadius: value }} />
            <Text variant="body.xs">radius.{name}</Text>
          </Stack>
        ))}
        {Object.entries(vars.shadow).map(([name, value]) => (
          <Stack as="li" key={name} gap={4}>
            <span style={{ height: 48, background: vars.color.bg.panel, boxShadow: value }} />
            <Text variant="body.xs">shadow.{name}</Text>
          </Stack>
        ))}
      </Grid>
    </Stack>
  ),
};

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
